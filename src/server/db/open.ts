// Chooses the database by configuration and brings it to the newest schema.
import path from 'node:path'

import type { Env } from '../http/env.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import { assertOnlyRequests } from './request-role.ts'

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations')

/** Opens and migrates: PostgreSQL when `DATABASE_URL` is set, else PGlite under `DATA_DIR`. */
export async function openDatabase(env: Env): Promise<Database> {
  const { dataDir, databaseUrl: url, databaseOwnerUrl: ownerUrl } = env
  const database =
    url === undefined
      ? await openEmbedded({ dataDir, migrationsFolder: MIGRATIONS_FOLDER })
      : await openPostgres({ url, ownerUrl, migrationsFolder: MIGRATIONS_FOLDER })
  await database.migrate()
  if (url !== undefined && ownerUrl !== undefined) await assertOnlyRequests(url)
  return database
}
