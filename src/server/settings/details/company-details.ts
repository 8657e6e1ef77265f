// What a company says of itself: read by its staff, changed by those who may change its settings.
import { localeSchema } from '#contract/core/shape.ts'
import * as contract from '#contract/settings/company-details.ts'
import type { CompanyDetails, EditableDetails } from '#contract/settings/company-details.ts'
import { COMPANY_SIZES } from '#contract/settings/settings-rules.ts'

import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { listPreferences } from './account-preferences.ts'
import * as repository from './details-repository.ts'

type Given = { readonly [Name in keyof EditableDetails]?: EditableDetails[Name] | undefined }

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

/** @throws AppError `conflict`, `validation_failed` for a default language that is not offered. */
async function save(changing: Changing, given: Given): Promise<CompanyDetails> {
  const { tx, audit } = changing
  const { accountId } = changing.access
  const before = await repository.lockCompany(tx, accountId)
  if (before === null) throw new AppError('not_found')
  assertBegunFrom(changing, before)
  const details = merged(before, given)
  if (!details.languages.includes(details.default_language))
    throw new AppError('validation_failed', {
      fields: { default_language: 'Not one of the languages.' },
    })
  await repository.updateCompany(tx, { accountId, details })
  if (JSON.stringify(details) !== JSON.stringify(before))
    await audit({
      entity: 'company_details',
      entityId: accountId,
      action: 'update',
      before: inWords(before),
      after: inWords(details),
    })
  return getDetails(tx, accountId)
}

// For readers of the trail, who know no codes.
function inWords(details: EditableDetails) {
  const size = COMPANY_SIZES.find(({ id }) => id === details.company_size)
  return { ...details, company_size: size?.name ?? null }
}

function merged(before: EditableDetails, given: Given): EditableDetails {
  const {
    name = before.name,
    company_size = before.company_size,
    time_zone = before.time_zone,
    languages = before.languages,
    default_language = before.default_language,
  } = given
  return {
    name,
    company_size,
    time_zone,
    languages: localeSchema.options.filter((one) => languages.includes(one)),
    default_language,
  }
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
