// SQL of what a company says of itself. Runs in the company's scope.
import { eq } from 'drizzle-orm'

import type { EditableDetails, WhiteLabel } from '#contract/settings/company-details.ts'

import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'

/** The columns that staff of a company may change. */
export type Editable = EditableDetails & WhiteLabel

const editable = {
  name: account.name,
  company_size: account.companySize,
  time_zone: account.timeZone,
  languages: account.languages,
  default_language: account.defaultLanguage,
  logo_url: account.logoUrl,
  use_custom_header: account.useCustomHeader,
  custom_header_file: account.customHeaderFile,
  accent_color: account.accentColor,
}

export async function findCompany(tx: Tx, accountId: number) {
  const [row] = await tx.db
    .select({ account_id: account.accountId, uuid: account.uuid, ...editable })
    .from(account)
    .where(eq(account.accountId, accountId))
  return row ?? null
}

/** The same of one company, locked until the transaction ends; null when it does not exist. */
export async function lockCompany(tx: Tx, accountId: number): Promise<Editable | null> {
  const [row] = await tx.db
    .select(editable)
    .from(account)
    .where(eq(account.accountId, accountId))
    .for('no key update')
  return row ?? null
}

export async function updateCompany(
  tx: Tx,
  { accountId, details }: { readonly accountId: number; readonly details: Editable },
): Promise<void> {
  await tx.db
    .update(account)
    .set({
      name: details.name,
      companySize: details.company_size,
      timeZone: details.time_zone,
      languages: details.languages,
      defaultLanguage: details.default_language,
      logoUrl: details.logo_url,
      useCustomHeader: details.use_custom_header,
      customHeaderFile: details.custom_header_file,
      accentColor: details.accent_color,
    })
    .where(eq(account.accountId, accountId))
}
