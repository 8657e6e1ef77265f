// Serves the preferences of a company to its staff.
import {
  ACCOUNT_PREFERENCES,
  isOfKind,
  isPreferenceName,
} from '#contract/settings/account-preferences.ts'
import * as contract from '#contract/settings/company-details.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { AppError } from '../../http/app-error.ts'
import { getPreference, listPreferences, setPreference } from './account-preferences.ts'
import { lockCompany } from './details-repository.ts'

type Change = { readonly keyname: string; readonly value: string | null }

export function servePreferences({ query, command }: StaffEndpoints): void {
  query(contract.listPreferences, ({ tx, access }) => listPreferences(tx, access.accountId))

  command(contract.savePreference, ({ params: { keyname }, body, ...changing }) =>
    change(changing, { keyname, value: body.value }),
  )

  command(contract.removePreference, ({ params: { keyname }, ...changing }) =>
    change(changing, { keyname, value: null }),
  )
}

/** @throws AppError `not_found` for a name that is not known, `forbidden`, `validation_failed`. */
async function change({ tx, access, audit }: Changing, { keyname, value }: Change) {
  if (!isPreferenceName(keyname)) throw new AppError('not_found')
  const { kind, setBy } = ACCOUNT_PREFERENCES[keyname]
  if (setBy === 'provider' && !access.isProvider) throw new AppError('forbidden')
  if (value !== null && !isOfKind(kind, value))
    throw new AppError('validation_failed', { fields: { value: 'Not of the kind that it takes.' } })
  const { accountId } = access
  const key = { accountId, keyname }
  await lockCompany(tx, accountId)
  const before = await getPreference(tx, key)
  await setPreference(tx, { ...key, value })
  const after = value ?? ACCOUNT_PREFERENCES[keyname].preset
  // The trail says yes or no of a switch.
  const shown = (text: string) => (kind === 'switch' ? text === '1' : text)
  if (after !== before)
    await audit({
      entity: 'company_details',
      entityId: accountId,
      action: 'update',
      before: { [keyname]: shown(before) },
      after: { [keyname]: shown(after) },
    })
  return { keyname, value: after }
}
