// Brings a database to the newest schema: tables by migrations, each once; functions and rights by files that are run
// again when one of them changed.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'

import { StartUpError } from '../http/env.ts'
import type { Drizzle } from './database.ts'

const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations')
const FUNCTIONS_FOLDER = path.join(import.meta.dirname, 'functions')
/** The file that tables and policies need: it runs before the migrations, the others after them. */
const BEFORE_TABLES = 'scope.sql'
/**
 * The migrations before the first release were put together into the first ones of today. A database that has them all
 * is at this instant (milliseconds, as the journal counts); one that stopped on the way cannot go on from there.
 */
const FIRST_SCHEMA_AT = 1_795_576_738_107

/** A database as its owner: `run` takes a text of several statements. */
export type Migratable = {
  readonly owner: Drizzle
  run(statements: string): Promise<unknown>
  migrate(config: { migrationsFolder: string }): Promise<void>
}

/** @throws StartUpError for a database whose schema is older than the first migration of today. */
export async function migrateWith(database: Migratable): Promise<void> {
  const appliedAt = await newestMigration(database.owner)
  if (appliedAt !== null && appliedAt < FIRST_SCHEMA_AT) {
    throw new StartUpError(
      'The database was made by a version of Fairlead before its first release, and cannot be brought to this one. Start with an empty database or DATA_DIR.',
    )
  }
  const files = functionFiles()
  const isChanged = (await functionsHash(database.owner)) !== files.hash
  // Servers of two versions may start by turns during an update: the older one leaves the newer one's functions alone.
  const isOlder = appliedAt !== null && appliedAt > newestOfOurs()
  if (isChanged && !isOlder) await database.run(files.beforeTables)
  await database.migrate({ migrationsFolder: MIGRATIONS_FOLDER })
  if (isChanged && !isOlder) {
    await database.run(files.afterTables)
    await storeFunctionsHash(database, files.hash)
  }
}

/** When the newest migration that it has was written; null for a new database. */
async function newestMigration(owner: Drizzle): Promise<number | null> {
  if (!(await hasTable(owner, 'drizzle.__drizzle_migrations'))) return null
  const [row] = await owner
    .select({ at: sql<number | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`)
  return row?.at ?? null
}

function newestOfOurs(): number {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  return Math.max(...migrations.map((migration) => migration.folderMillis))
}

function functionFiles(): { hash: string; beforeTables: string; afterTables: string } {
  const read = (file: string) => readFileSync(path.join(FUNCTIONS_FOLDER, file), 'utf8')
  const beforeTables = read(BEFORE_TABLES)
  const others = readdirSync(FUNCTIONS_FOLDER).filter((file) => file !== BEFORE_TABLES)
  const afterTables = others.toSorted().map(read).join('\n')
  const hash = createHash('sha256').update(beforeTables).update(afterTables).digest('hex')
  return { hash, beforeTables, afterTables }
}

async function functionsHash(owner: Drizzle): Promise<string | null> {
  if (!(await hasTable(owner, 'drizzle.functions_hash'))) return null
  const [row] = await owner.select({ hash: sql<string>`hash` }).from(sql`drizzle.functions_hash`)
  return row?.hash ?? null
}

async function storeFunctionsHash(database: Migratable, hash: string): Promise<void> {
  await database.run(
    `CREATE TABLE IF NOT EXISTS drizzle.functions_hash (hash text NOT NULL);
     DELETE FROM drizzle.functions_hash;
     INSERT INTO drizzle.functions_hash VALUES ('${hash}')`,
  )
}

async function hasTable(owner: Drizzle, name: string): Promise<boolean> {
  const [row] = await owner
    .select({ isThere: sql<boolean>`to_regclass(${name}) is not null` })
    .from(sql`(values (1)) as one`)
  return row?.isThere === true
}
