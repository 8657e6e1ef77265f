// A database as an earlier version left it, with rows of its own: for tests of what migrations do to them.
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'

import { migratable } from '#server/db/embedded.ts'
import { migrateWith, type Migratable } from '#server/db/migrate.ts'

import { createDatabase, dropDatabase, urlOf } from './postgres-databases.ts'

const SERVER_DB = path.join(import.meta.dirname, '../server/db')
const JOURNAL = 'meta/_journal.json'

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** A database of the kind that tests run on, with the migrations up to the one with this number, such as `0028`, and no row. */
export async function openOlderDatabase(newest: string) {
  const database = await openEmpty()
  await database.run(readFileSync(path.join(SERVER_DB, 'functions/scope.sql'), 'utf8'))
  const folder = migrationsUpTo(newest)
  try {
    await database.migrate({ migrationsFolder: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
  return {
    run: (statements: string) => database.run(statements),
    /** Each row as an array. */
    query: async (statement: string) => {
      const found = await database.owner.execute(sql.raw(statement))
      return rowsSchema.parse(found).rows.map((row) => Object.values(row))
    },
    /** Brings it to the version of today. */
    migrate: () => migrateWith(database),
    close: () => database.close(),
  }
}

async function openEmpty(): Promise<Migratable & { close(): Promise<void> }> {
  const template = inject('testTemplate')
  if (template.kind === 'embedded') {
    const client = await PGlite.create({ extensions: { pg_trgm } })
    return { ...migratable(client), close: () => client.close() }
  }
  const name = `older_${randomUUID().replaceAll('-', '')}`
  await createDatabase(template.adminUrl, { name })
  const pool = new Pool({ connectionString: urlOf(template.adminUrl, name) })
  const owner = drizzle(pool)
  return {
    owner,
    run: (statements) => pool.query(statements),
    migrate: (config) => migrate(owner, config),
    close: async () => {
      await pool.end()
      await dropDatabase(template.adminUrl, name)
    },
  }
}

function migrationsUpTo(newest: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-migrations-'))
  cpSync(path.join(SERVER_DB, 'migrations'), folder, { recursive: true })
  const file = path.join(folder, JOURNAL)
  const journal = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const last = journal.entries.findIndex(({ tag }) => tag.startsWith(`${newest}_`))
  if (last === -1) throw new Error(`There is no migration ${newest}.`)
  const entries = journal.entries.slice(0, last + 1)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}
