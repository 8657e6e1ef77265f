// The details of a company: read by its staff, changed by users with access to its settings.
import * as contract from '#contract/settings/company-details.ts'
import type { CompanyDetails, DetailsChange } from '#contract/settings/company-details.ts'
import { COMPANY_SIZES } from '#contract/settings/settings-rules.ts'

import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { listPreferences } from './account-preferences.ts'
import { changedFields, withChange } from './details-change.ts'
import * as repository from './details-repository.ts'
import type { Editable } from './details-repository.ts'
import { assertWhiteLabel } from './white-label.ts'

export function serveCompanyDetails({ query, command }: StaffEndpoints): void {
  query(contract.getCompanyDetails, ({ tx, access }) => getDetails(tx, access.accountId))

  query(contract.getCompanySummary, async ({ tx, access }) => {
    const { account_id, uuid, name, logo_url, company_size } = await getCompany(
      tx,
      access.accountId,
    )
    return { account_id, uuid, name, logo_url, company_size }
  })

  command(contract.saveCompanyDetails, ({ body, ...changing }) => save(changing, body))
}

/**
 * @throws AppError `conflict`, `validation_failed`, or `forbidden` for a white label of a company that has none.
 */
async function save(changing: Changing, change: DetailsChange): Promise<CompanyDetails> {
  const { tx, audit } = changing
  const { accountId } = changing.access
  const before = await repository.lockCompany(tx, accountId)
  if (before === null) throw new AppError('not_found')
  const sent = Object.keys(change)
  assertBegunFrom(
    changing,
    pick(before, (name) => sent.includes(name)),
  )
  const after = withChange(before, change)
  const changed = changedFields(before, after)
  assertLanguages(after)
  await assertWhiteLabel(tx, { accountId, changed, details: after })
  if (changed.length > 0) {
    await repository.updateCompany(tx, { accountId, details: after })
    const isChanged = (name: string) => changed.includes(name)
    await audit({
      entity: 'company_details',
      entityId: accountId,
      action: 'update',
      before: pick(inWords(before), isChanged),
      after: pick(inWords(after), isChanged),
    })
  }
  return getDetails(tx, accountId)
}

function assertLanguages({ languages, default_language }: Editable): void {
  if (!languages.includes(default_language))
    throw new AppError('validation_failed', {
      fields: { default_language: 'Not one of the languages.' },
    })
}

function pick(from: object, isPicked: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(from).filter(([name]) => isPicked(name)))
}

// For readers of the trail, who know no codes.
function inWords(details: Editable) {
  const size = COMPANY_SIZES.find(({ id }) => id === details.company_size)
  return { ...details, company_size: size?.name ?? null }
}

async function getDetails(tx: Tx, accountId: number): Promise<CompanyDetails> {
  const company = await getCompany(tx, accountId)
  return { ...company, preferences: await listPreferences(tx, accountId) }
}

async function getCompany(tx: Tx, accountId: number) {
  const found = await repository.findCompany(tx, accountId)
  if (found === null) throw new AppError('not_found')
  return found
}
