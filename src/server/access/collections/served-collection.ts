// What a slice says of a collection that it keeps, beside the declaration of the contract: its table, and what is special.
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import {
  type AnyRow,
  type CollectionSpec,
  type ContentOf,
  idOf,
  NAMED_USES,
  type RowOf,
  type Usage,
} from '#contract/core/collection.ts'

import type { Changing } from '../staff-command.ts'

/** The company and the id of a row, as columns of a query. */
export type RowColumns = { readonly accountId: SQL; readonly id: SQL }

/** A row that is about to be deleted, and what takes its place: undefined where nothing does. */
export type Leaving = {
  readonly accountId: number
  readonly id: number
  readonly replaceTo: number | undefined
}

export type Hooks<C extends CollectionSpec> = {
  /** Counts what uses a row, and names the first few: a column of the list. */
  readonly uses: Readonly<Record<C['uses'][number], (row: RowColumns) => SQL<Usage>>>
  /**
   * The fields of a new row or of a change that are wrong, by name, with the reason: beyond what their kinds say.
   * `whole` is the row as it would be.
   */
  readonly check?: (
    content: Partial<ContentOf<C>>,
    whole: ContentOf<C>,
  ) => Readonly<Partial<Record<keyof ContentOf<C>, string>>>
  /** Columns of a new row that no client writes, by their names in the database; SQL reads what is stored. */
  readonly alsoInsert?: (row: {
    readonly accountId: number | SQL
    readonly content: Partial<ContentOf<C>>
  }) => Readonly<Record<string, string | SQL>>
  /**
   * Columns that follow from a change, by their names in the database. @throws AppError for a change that the row as it
   * is does not allow.
   */
  readonly alsoSet?: (change: {
    readonly before: RowOf<C>
    readonly content: Partial<ContentOf<C>>
  }) => Readonly<Record<string, unknown>>
  /** Runs before a row is deleted: lets what uses it use the other one instead, or none. */
  readonly onLeave?: (changing: Changing, leaving: Leaving) => Promise<void>
}

/** A collection as the machine works with it: the types of its own row are forgotten. */
export type ServedCollection = {
  readonly spec: CollectionSpec
  readonly table: PgTable
  readonly hooks: AnyHooks
  /** The table's columns by their names in the database. */
  readonly columns: Readonly<Record<string, PgColumn>>
  /** The table's keys for Drizzle, by the names of the columns in the database. */
  readonly keys: Readonly<Record<string, string>>
}

type AnyHooks = {
  readonly uses: Readonly<Record<string, (row: RowColumns) => SQL<Usage>>>
  readonly check?: (content: Content, whole: Content) => Readonly<Record<string, string>>
  readonly alsoInsert?: (row: {
    accountId: number | SQL
    content: Content
  }) => Readonly<Record<string, string | SQL>>
  readonly alsoSet?: (change: { before: AnyRow; content: Content }) => Readonly<Content>
  readonly onLeave?: (changing: Changing, leaving: Leaving) => Promise<void>
}

export type Content = Record<string, unknown>

/** Joins a declaration with its table. @throws Error that names the column which the table lacks. */
export function servedCollection<const C extends CollectionSpec>(
  spec: C,
  { table, ...hooks }: Hooks<C> & { readonly table: PgTable },
): ServedCollection {
  const entries = Object.entries(getTableColumns(table))
  const columns = Object.fromEntries(entries.map(([, column]) => [column.name, column]))
  const needed = [
    'account_id',
    idOf(spec),
    ...Object.keys(spec.fields),
    ...(spec.order === 'manual' ? ['sort_order'] : []),
  ]
  const missing = needed.filter((name) => columns[name] === undefined)
  if (missing.length > 0)
    throw new Error(`The table ${getTableName(table)} lacks the column ${missing.join(', ')}.`)
  return {
    spec,
    table,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the machine gives each hook the rows of its own table
    hooks: hooks as unknown as AnyHooks,
    columns,
    keys: Object.fromEntries(entries.map(([key, column]) => [column.name, key])),
  }
}

type Counted = {
  /** `from … where …`, with the row's columns in it. */
  readonly from: SQL
  /** Which are named, where not all may be: a condition behind `from`. */
  readonly isNamed?: SQL
  /** Columns of what is named; nothing is when left out. */
  readonly named?: { readonly id: SQL; readonly name: SQL; readonly place?: SQL }
}

/** A count of what uses a row, with the first few by place and name: what `uses` answers with. */
export function usageOf({ from, isNamed = sql``, named }: Counted): SQL<Usage> {
  if (named === undefined)
    return sql`jsonb_build_object('count', (select count(*) ${from}), 'named', '[]'::jsonb)`
  const { id, name, place = sql`null::text` } = named
  return sql`jsonb_build_object('count', (select count(*) ${from}), 'named', coalesce((
    select jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'place', n.place)) from (
      select ${id} as id, ${name} as name, ${place} as place ${from} ${isNamed}
      order by 3, lower(${name}), 1 limit ${NAMED_USES}) n), '[]'::jsonb))`
}
