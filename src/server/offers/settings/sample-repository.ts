// SQL of what the preview of a letter shows. Runs in the company's scope.
import { asc, eq } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'
import { offerField } from '../../db/schema/offer-field.ts'

type Company = { readonly accountId: number }
export type FieldRow = Pick<
  typeof offerField.$inferSelect,
  'key' | 'kind' | 'options' | 'defaultValue'
>

export async function findCompanyName(tx: Tx, { accountId }: Company): Promise<string> {
  const [row] = await tx.db
    .select({ name: account.name })
    .from(account)
    .where(eq(account.accountId, accountId))
  return row?.name ?? ''
}

/** A company's own fields in their order, archived ones included. */
export function listFields(tx: Tx, { accountId }: Company): Promise<FieldRow[]> {
  const { key, kind, options, defaultValue } = offerField
  return tx.db
    .select({ key, kind, options, defaultValue })
    .from(offerField)
    .where(eq(offerField.accountId, accountId))
    .orderBy(asc(offerField.sortOrder))
}
