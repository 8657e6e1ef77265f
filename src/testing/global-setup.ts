// Runs once before the server's tests: makes one migrated database with the instruments, which every test file copies.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { TestProject } from 'vitest/node'

import { syncInstruments } from '#server/assessments/instruments/sync-instruments.ts'
import { migratable } from '#server/db/embedded.ts'
import { migrateWith } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'

import { createDatabase, dropDatabase, urlOf } from './postgres-databases.ts'

/** Where a test file finds what it copies: a dumped data directory, or a template database. */
export type TestTemplate =
  | { readonly kind: 'embedded'; readonly dump: string }
  | { readonly kind: 'postgres'; readonly adminUrl: string; readonly name: string }

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface ProvidedContext {
    testTemplate: TestTemplate
  }
}

/** Makes the template and returns what removes it. PostgreSQL when `TEST_DATABASE_URL` is set, else PGlite. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const adminUrl = process.env['TEST_DATABASE_URL']
  return adminUrl === undefined || adminUrl === ''
    ? prepareEmbedded(project)
    : preparePostgres(project, adminUrl)
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  const target = migratable(client)
  await migrateWith(target)
  await syncInstruments(target.owner)
  const dumped = await client.dumpDataDir('none')
  await client.close()
  const folder = await mkdtemp(path.join(tmpdir(), 'fairlead-tests-'))
  const dump = path.join(folder, 'database.tar')
  await writeFile(dump, Buffer.from(await dumped.arrayBuffer()))
  project.provide('testTemplate', { kind: 'embedded', dump })
  return () => rm(folder, { recursive: true, force: true })
}

async function preparePostgres(
  project: TestProject,
  adminUrl: string,
): Promise<() => Promise<void>> {
  const name = `template_${process.pid}_${Date.now()}`
  await createDatabase(adminUrl, { name })
  const database = await openPostgres({
    url: urlOf(adminUrl, name),
  })
  await database.migrate()
  await syncInstruments(database.owner)
  await database.close()
  project.provide('testTemplate', { kind: 'postgres', adminUrl, name })
  return () => dropDatabase(adminUrl, name)
}
