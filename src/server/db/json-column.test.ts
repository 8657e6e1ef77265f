import { getTableName, is, sql } from 'drizzle-orm'
import { bigint, getTableConfig, PgTable, pgTable, type PgColumn } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { openTestDatabase } from '#testing/test-database.ts'

import { jsonb } from './json-column.ts'

// One call reads every table of the schema: a column that a later slice adds is found by itself.
const modules = import.meta.glob<Record<string, unknown>>('./schema/*.ts', { eager: true })
const tables = Object.values(modules).flatMap((one) =>
  Object.values(one).filter((value): value is PgTable => is(value, PgTable)),
)
const columns = tables.flatMap((table) =>
  getTableConfig(table)
    .columns.filter((column) => column.getSQLType() === 'jsonb')
    .map((column): [string, PgColumn] => [`${getTableName(table)}.${column.name}`, column]),
)

// These tests run a second time on the embedded database: both kinds are tried.
const { owner } = await openTestDatabase()

const sample = pgTable('json_sample', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  value: jsonb('value'),
})

/** What people type that is JSON as well as text, and what only looks like it. */
const TYPED = [
  '4015550134',
  '42',
  '-1',
  '1e3',
  'true',
  'null',
  '{}',
  '[]',
  '{"a":1}',
  '"',
  '""',
  '',
]
// jsonb refuses U+0000 and lone surrogates; answers with them are refused before they come here.
const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0'))
const key = text.filter((one) => one !== '__proto__')
const value = fc
  .letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(...TYPED),
      text,
      fc.integer(),
      fc.boolean(),
      fc.array(fc.option(tie('json'))),
      fc.dictionary(key, fc.option(tie('json')), { noNullPrototype: true }),
    ),
  }))
  .json.filter((one) => one !== null)

describe('a column of JSON', () => {
  it('gives back every value as it was stored', async () => {
    await owner.execute(sql`create table json_sample (id bigint primary key, value jsonb)`)
    const stored = [...TYPED, ...fc.sample(value, 300)]
    await owner.insert(sample).values(stored.map((one, id) => ({ id, value: one })))
    const rows = await owner.select().from(sample).orderBy(sample.id)
    expect(rows.map((row) => row.value)).toEqual(stored)
  })

  it('is what every table of the schema uses', () => {
    expect(columns.length).toBeGreaterThan(30)
    const parsed = columns.filter(([, column]) => column.mapFromDriverValue('42') !== '42')
    expect(parsed.map(([name]) => name)).toEqual([])
  })
})
