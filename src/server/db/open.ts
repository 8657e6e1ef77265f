// Chooses the database by configuration.
import path from 'node:path'

import type { Env } from '../http/env.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import { assertOnlyRequests } from './request-role.ts'

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations')

/** Opens it: PostgreSQL when `DATABASE_URL` is set, else PGlite under `DATA_DIR`. */
export function openDatabase(env: Env): Promise<Database> {
  const { dataDir, databaseUrl: url, databaseOwnerUrl: ownerUrl } = env
  return url === undefined
    ? openEmbedded({ dataDir, migrationsFolder: MIGRATIONS_FOLDER })
    : openPostgres({ url, ownerUrl, migrationsFolder: MIGRATIONS_FOLDER })
}

/** Brings it to the newest schema. @throws StartUpError when requests would come with more rights than they need. */
export async function migrateDatabase(database: Database, env: Env): Promise<void> {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = env
  await database.migrate()
  if (url !== undefined && ownerUrl !== undefined) await assertOnlyRequests(url)
}
