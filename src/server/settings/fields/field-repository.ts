// SQL of a company's custom fields. Runs in the company's scope.
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import type { AccountFieldContent } from '#contract/settings/account-fields.ts'
import type { FieldUsageType } from '#contract/settings/settings-rules.ts'

import type { Tx } from '../../db/database.ts'
import { accountField } from '../../db/schema/account-field.ts'
import { hasWords } from '../../db/search.ts'

/** A field of a company, for one use where the caller names it. */
export type FieldKey = {
  readonly accountId: number
  readonly accountFieldId: number
  readonly usageTypeId?: FieldUsageType
}
type FieldList = { readonly accountId: number; readonly usageTypeId: FieldUsageType }
type FieldQuery = FieldList & {
  readonly search: string
  readonly page: number
  readonly page_size: number
  readonly state?: 'archived' | undefined
}

const columns = {
  account_field_id: accountField.accountFieldId,
  usage_type_id: accountField.usageTypeId,
  field: accountField.written,
  is_private: accountField.isPrivate,
  is_archived: sql<boolean>`${accountField.archivedAt} is not null`,
}

/** One page of what is offered, in its order, or of what is archived, by its text; and how much there is. */
export async function listFields(tx: Tx, { search, page, page_size, state, ...list }: FieldQuery) {
  const isArchived = state === 'archived'
  const where = and(
    isOfList(list),
    isArchived ? isNotNull(accountField.archivedAt) : isNull(accountField.archivedAt),
    hasWords(accountField.text, search),
  )
  const rows = await tx.db
    .select(columns)
    .from(accountField)
    .where(where)
    .orderBy(
      asc(isArchived ? accountField.text : accountField.sortOrder),
      asc(accountField.accountFieldId),
    )
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows, total: await tx.db.$count(accountField, where) }
}

/** How many fields are offered for a use. */
export function countOffered(tx: Tx, list: FieldList): Promise<number> {
  return tx.db.$count(accountField, and(isOfList(list), isNull(accountField.archivedAt)))
}

/** Adds a field behind the others for its use. */
export async function insertField(
  tx: Tx,
  { content, ...list }: FieldList & { content: AccountFieldContent },
) {
  const last = tx.db
    .select({ place: sql`coalesce(max(${accountField.sortOrder}), 0) + 1` })
    .from(accountField)
    .where(and(isOfList(list), isNull(accountField.archivedAt)))
  const [row] = await tx.db
    .insert(accountField)
    .values({ ...list, ...valuesOf(content), sortOrder: sql`(${last})` })
    .returning(columns)
  if (row === undefined) throw new Error('The field was not inserted.')
  return row
}

/** A field, archived or not; locked until the transaction ends. */
export async function lockField(tx: Tx, key: FieldKey) {
  const [row] = await tx.db.select(columns).from(accountField).where(isField(key)).for('update')
  return row ?? null
}

export async function updateField(
  tx: Tx,
  { content, ...key }: FieldKey & { content: AccountFieldContent },
): Promise<void> {
  await tx.db.update(accountField).set(valuesOf(content)).where(isField(key))
}

export async function setArchived(
  tx: Tx,
  { isArchived, ...key }: FieldKey & { isArchived: boolean },
): Promise<void> {
  const archivedAt = isArchived ? sql`now()` : null
  await tx.db.update(accountField).set({ archivedAt }).where(isField(key))
}

/** Where a field stands among those that are offered for its use, counted from 1. */
export async function findPlace(tx: Tx, { accountFieldId, ...list }: FieldList & FieldKey) {
  const [row] = await tx.db
    .select({ place: sql<number>`place::int` })
    .from(sql`(${placesOf(list)}) p`)
    .where(sql`account_field_id = ${accountFieldId}`)
  return row?.place ?? null
}

/** Puts the field at one place into another, and those between them one place on. */
export async function moveField(
  tx: Tx,
  { from, to, ...list }: FieldList & { from: number; to: number },
): Promise<void> {
  const [first, last] = from < to ? [from + 1, to] : [to, from - 1]
  await tx.db.execute(sql`
    update account_field f set sort_order = v.place
    from (
      select account_field_id, case
        when place = ${from}::int then least(${to}::int, count(*) over ())
        when place between ${first}::int and ${last}::int then place - ${Math.sign(to - from)}::int
        else place end as place
      from (${placesOf(list)}) p) v
    where f.account_id = ${list.accountId} and f.account_field_id = v.account_field_id
      and f.sort_order <> v.place`)
}

function placesOf({ accountId, usageTypeId }: FieldList) {
  return sql`
    select account_field_id, row_number() over (order by sort_order, account_field_id) as place
    from account_field
    where account_id = ${accountId} and usage_type_id = ${usageTypeId} and archived_at is null`
}

function valuesOf({ field, is_private: isPrivate }: AccountFieldContent) {
  return { text: field.text, isPrivate, written: field }
}

function isOfList({ accountId, usageTypeId }: FieldList) {
  return and(eq(accountField.accountId, accountId), eq(accountField.usageTypeId, usageTypeId))
}

function isField({ accountId, accountFieldId, usageTypeId }: FieldKey) {
  return and(
    eq(accountField.accountId, accountId),
    eq(accountField.accountFieldId, accountFieldId),
    usageTypeId === undefined ? undefined : eq(accountField.usageTypeId, usageTypeId),
  )
}
