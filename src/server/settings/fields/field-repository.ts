// SQL of a company's custom fields. Runs in the company's scope.
import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import { FORM_USAGE_TYPE, type AccountField } from '#contract/settings/account-fields.ts'

import type { Tx } from '../../db/database.ts'
import { accountField } from '../../db/schema/account-field.ts'
import { hasWords } from '../../db/search.ts'

export type FieldKey = { readonly accountId: number; readonly accountFieldId: number }
export type FieldBody = Pick<AccountField, 'field' | 'is_private'>

const columns = {
  account_field_id: accountField.accountFieldId,
  usage_type_id: accountField.usageTypeId,
  field: accountField.written,
  is_private: accountField.isPrivate,
}

/** One page of what is offered, and how much there is. */
export async function listFields(
  tx: Tx,
  given: { accountId: number; search: string; page: number; pageSize: number },
) {
  const { accountId, search, page, pageSize } = given
  const where = and(
    eq(accountField.accountId, accountId),
    eq(accountField.usageTypeId, FORM_USAGE_TYPE),
    isNull(accountField.archivedAt),
    hasWords(accountField.text, search),
  )
  const rows = await tx.db
    .select(columns)
    .from(accountField)
    .where(where)
    .orderBy(asc(accountField.text), asc(accountField.accountFieldId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await tx.db.$count(accountField, where) }
}

export async function insertField(
  tx: Tx,
  { accountId, body }: { accountId: number; body: FieldBody },
) {
  const [row] = await tx.db
    .insert(accountField)
    .values({ accountId, usageTypeId: FORM_USAGE_TYPE, ...valuesOf(body) })
    .returning(columns)
  if (row === undefined) throw new Error('The field was not inserted.')
  return row
}

/** A field that is offered; locked until the transaction ends. */
export async function lockField(tx: Tx, key: FieldKey) {
  const [row] = await tx.db
    .select(columns)
    .from(accountField)
    .where(and(ofField(key), isNull(accountField.archivedAt)))
    .for('update')
  return row ?? null
}

export async function updateField(tx: Tx, key: FieldKey & { body: FieldBody }): Promise<void> {
  await tx.db.update(accountField).set(valuesOf(key.body)).where(ofField(key))
}

export async function archiveField(tx: Tx, key: FieldKey): Promise<void> {
  await tx.db
    .update(accountField)
    .set({ archivedAt: sql`now()` })
    .where(ofField(key))
}

function valuesOf({ field, is_private: isPrivate }: FieldBody) {
  return { text: field.text, isPrivate, written: field }
}

function ofField({ accountId, accountFieldId }: FieldKey) {
  return and(eq(accountField.accountId, accountId), eq(accountField.accountFieldId, accountFieldId))
}
