// Many rows in few statements: one parameter holds a chunk of rows, and the database unfolds it.
import { getTableColumns, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'

export type Database = PgDatabase<PgQueryResultHKT>

/** Keeps a statement's parameter at about a megabyte. */
const CHUNK = 4000
const comma = sql`, `

/**
 * Inserts rows by `insert … select … from jsonb_to_recordset`. All rows must have the columns of the first
 * one; columns that it lacks take their defaults.
 */
export async function insertRows<T extends PgTable>(
  db: Database,
  { table, rows }: { readonly table: T; readonly rows: readonly T['$inferInsert'][] },
): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const names = columns.map(([, column]) => sql.identifier(column.name))
  const keys = columns.map(([key]) => sql.identifier(key))
  const shape = columns.map(
    ([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`,
  )
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK))
    await db.execute(sql`
      insert into ${table} (${sql.join(names, comma)})
      select ${sql.join(keys, comma)}
      from jsonb_to_recordset(${chunk}::jsonb) as given (${sql.join(shape, comma)})
    `)
  }
}
