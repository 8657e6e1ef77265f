// SQL of every collection. Runs in the company's scope.
import { and, asc, eq, getTableName, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { type AnyRow, idOf, userFields } from '#contract/core/collection.ts'

import type { Tx } from '../../db/database.ts'
import { userRole } from '../../db/schema/account.ts'
import { hasWords } from '../../db/search.ts'
import type { Content, ServedCollection } from './served-collection.ts'

type Company = { readonly accountId: number }
export type RowKey = Company & { readonly id: number }
type Of<Asked> = Asked & { readonly list: ServedCollection }
type Query = Company & {
  readonly page: number
  readonly page_size: number
  readonly search: string
}

/** One page of a company's rows, and how many there are. */
export async function listRows(tx: Tx, { list, ...query }: Of<Query>) {
  const { spec, table } = list
  const words = spec.search.map((name) => hasWords(columnOf(list, name), query.search))
  const where = and(isOfCompany(list, query), or(...words))
  const rows = await tx.db
    .select(selectionOf(list))
    .from(table)
    .where(where)
    .orderBy(...orderOf(list))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows: rows.map(asRow), total: await tx.db.$count(table, where) }
}

export async function findRow(tx: Tx, { list, ...key }: Of<RowKey>): Promise<AnyRow | null> {
  const [row] = await tx.db.select(selectionOf(list)).from(list.table).where(isRow(list, key))
  return row === undefined ? null : asRow(row)
}

/** Waits for those who are using these rows, in one order; later ones do not find them until the transaction ends. */
export async function lockRows(
  tx: Tx,
  { list, accountId, ids }: Of<Company> & { ids: readonly number[] },
): Promise<void> {
  const id = idColumn(list)
  await tx.db
    .select({ id })
    .from(list.table)
    .where(and(isOfCompany(list, { accountId }), inArray(id, [...ids])))
    .orderBy(asc(id))
    .for('update')
}

export function countRows(tx: Tx, { list, ...company }: Of<Company>): Promise<number> {
  return tx.db.$count(list.table, isOfCompany(list, company))
}

type Value = Company & { readonly field: string; readonly value: string }

/** Whether another row of the company has the text, whatever its case. */
export async function isTaken(
  tx: Tx,
  { list, field, value, id, ...company }: Of<Value> & { readonly id: number | undefined },
): Promise<boolean> {
  const others = and(
    isOfCompany(list, company),
    sql`lower(${columnOf(list, field)}) = lower(${value})`,
    id === undefined ? undefined : ne(idColumn(list), id),
  )
  return (await tx.db.$count(list.table, others)) > 0
}

/** Takes marks that only one row has from the row that has them, where another one is about to get them. */
export async function releaseMarks(
  tx: Tx,
  { list, content, ...company }: Of<Company> & { content: Content },
): Promise<void> {
  const marks = Object.entries(list.spec.fields).filter(
    ([name, field]) =>
      field.kind === 'yes_no' && field.isOnlyOne === true && content[name] === true,
  )
  await Promise.all(
    marks.map(([name]) =>
      tx.db
        .update(list.table)
        .set(valuesOf(list, { [name]: false }))
        .where(and(isOfCompany(list, company), eq(columnOf(list, name), true))),
    ),
  )
}

/** Adds a row, behind the others where they have an order; its id. */
export async function insertRow(
  tx: Tx,
  { list, accountId, content }: Of<Company> & { content: Content },
): Promise<number> {
  const name = sql.identifier(getTableName(list.table))
  const last = sql`(select coalesce(max(sort_order), 0) + 1 from ${name} where account_id = ${accountId})`
  const order = list.spec.order === 'manual' ? { sort_order: last } : {}
  const [row] = await tx.db
    .insert(list.table)
    .values(valuesOf(list, { account_id: accountId, ...content, ...order }))
    .returning({ id: idColumn(list) })
  if (row === undefined) throw new Error(`No ${list.spec.nouns[0]} was stored.`)
  return Number(row.id)
}

export async function updateRow(
  tx: Tx,
  { list, set, ...key }: Of<RowKey> & { set: Content },
): Promise<void> {
  await tx.db.update(list.table).set(valuesOf(list, set)).where(isRow(list, key))
}

export async function deleteRow(tx: Tx, { list, ...key }: Of<RowKey>): Promise<void> {
  await tx.db.delete(list.table).where(isRow(list, key))
}

/** The ids of a company's rows in their order. */
export async function orderedIds(tx: Tx, { list, ...company }: Of<Company>): Promise<number[]> {
  const rows = await tx.db
    .select({ id: idColumn(list) })
    .from(list.table)
    .where(isOfCompany(list, company))
    .orderBy(...orderOf(list))
  return rows.map(({ id }) => Number(id))
}

/** Numbers rows from 1, as they stand. */
export async function setOrder(
  tx: Tx,
  { list, accountId, ids }: Of<Company> & { ids: readonly number[] },
): Promise<void> {
  const name = sql.identifier(getTableName(list.table))
  const id = sql.identifier(idOf(list.spec))
  await tx.db.execute(sql`
    update ${name} t set sort_order = v.place
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as v(id, place)
    where t.account_id = ${accountId} and t.${id} = v.id::bigint and t.sort_order <> v.place`)
}

function selectionOf(list: ServedCollection): Record<string, PgColumn | SQL> {
  const { spec, hooks, table } = list
  const name = sql.identifier(getTableName(table))
  const id = sql.identifier(idOf(spec))
  const row = { accountId: sql`${name}.account_id`, id: sql`${name}.${id}` }
  const uses = spec.uses.flatMap((use) => {
    const count = hooks.uses[use]
    return count === undefined ? [] : [sql`${use}::text, ${count(row)}`]
  })
  const fields = Object.keys(spec.fields).map((field): [string, PgColumn] => [
    field,
    columnOf(list, field),
  ])
  return {
    [idOf(spec)]: idColumn(list),
    ...Object.fromEntries<PgColumn>(fields),
    uses: sql`jsonb_build_object(${sql.join(uses, sql`, `)})`,
    ...userNamesOf(list),
  }
}

/** The names of the users in a row, by id: of those who are still users of the company. */
function userNamesOf(list: ServedCollection): Record<string, SQL> {
  const name = sql.identifier(getTableName(list.table))
  const ids = userFields(list.spec).map((field) => sql`${name}.${sql.identifier(field)}`)
  if (ids.length === 0) return {}
  return {
    user_names: sql`(select coalesce(jsonb_object_agg(u.user_id, trim(u.first_name || ' ' || u.last_name)), '{}'::jsonb)
      from app_user u where u.user_id in (${sql.join(ids, sql`, `)}) and u.erased_at is null
        and exists (select 1 from user_role r where r.account_id = ${name}.account_id and r.user_id = u.user_id))`,
  }
}

/** Whether a user belongs to the company. */
export async function isUserOf(
  tx: Tx,
  { accountId, userId }: Company & { readonly userId: number },
): Promise<boolean> {
  const held = and(eq(userRole.accountId, accountId), eq(userRole.userId, userId))
  return (await tx.db.$count(userRole, held)) > 0
}

function asRow(row: Record<string, unknown>): AnyRow {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `selectionOf` names exactly these
  return row as AnyRow
}

function orderOf(list: ServedCollection): SQL[] {
  const id = asc(idColumn(list))
  if (list.spec.order === 'manual') return [asc(columnOf(list, 'sort_order')), id]
  return [sql`lower(${columnOf(list, list.spec.title)})`, id]
}

function isOfCompany(list: ServedCollection, { accountId }: Company): SQL {
  return eq(columnOf(list, 'account_id'), accountId)
}

function isRow(list: ServedCollection, { accountId, id }: RowKey): SQL | undefined {
  return and(isOfCompany(list, { accountId }), eq(idColumn(list), id))
}

function idColumn(list: ServedCollection): PgColumn {
  return columnOf(list, idOf(list.spec))
}

function columnOf({ columns, spec }: ServedCollection, name: string): PgColumn {
  const column = columns[name]
  if (column === undefined) throw new Error(`The table of ${spec.nouns[1]} has no ${name}.`)
  return column
}

// Drizzle takes values by its own keys.
function valuesOf({ keys }: ServedCollection, values: Content): Content {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [keys[name] ?? name, value]),
  )
}
