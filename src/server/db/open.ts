// Chooses the database by configuration.
import type { Env } from '../http/env.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import { assertOnlyRequests } from './request-role.ts'

/** Opens it: PostgreSQL when `DATABASE_URL` is set, else PGlite under `DATA_DIR`. */
export function openDatabase(env: Env): Promise<Database> {
  const { dataDir, databaseUrl: url, databaseOwnerUrl: ownerUrl } = env
  return url === undefined ? openEmbedded({ dataDir }) : openPostgres({ url, ownerUrl })
}

/** Brings it to the newest schema. @throws StartUpError when requests would come with more rights than they need. */
export async function migrateDatabase(database: Database, env: Env): Promise<void> {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl } = env
  await database.migrate()
  if (url !== undefined && ownerUrl !== undefined) await assertOnlyRequests(url)
}
