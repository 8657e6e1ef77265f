// A database of a test file's own: migrated, with the instruments, otherwise empty. The same tests run on both kinds.
import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'

import { afterAll, inject } from 'vitest'

import type { Database } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { openPostgres } from '#server/db/postgres.ts'

import { createDatabase, dropDatabase, urlOf } from './postgres-databases.ts'

const POOL_SIZE = 10

/** A test database; `url` where it has an address, which the embedded one has not. */
export type TestDatabase = Database & { readonly url: string | null }

/** Copies the template for this test file, and removes the copy after its last test. Call it at the top of the file. */
export async function openTestDatabase(
  options: { idleLimitMs?: number } = {},
): Promise<TestDatabase> {
  const template = inject('testTemplate')
  if (template.kind === 'embedded') {
    const database = await openEmbedded({
      ...options,
      dump: await openAsBlob(template.dump),
    })
    afterAll(() => database.close())
    return { ...database, url: null }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(template.adminUrl, { name, template: template.name })
  const url = urlOf(template.adminUrl, name)
  const database = await openPostgres({
    ...options,
    url,
    poolSize: POOL_SIZE,
  })
  afterAll(async () => {
    await database.close()
    await dropDatabase(template.adminUrl, name)
  })
  return { ...database, url }
}
