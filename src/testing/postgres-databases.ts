// Creating and dropping whole databases on a PostgreSQL server, for tests only.
import { Client } from 'pg'

/** The connection address of another database on the same server. */
export function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Creates a database, as a copy of another one when `template` is given. */
export async function createDatabase(
  adminUrl: string,
  given: { name: string; template?: string | undefined },
): Promise<void> {
  // Copying files beats replaying them through the log, and nothing here must survive a crash.
  const from =
    given.template === undefined ? '' : ` TEMPLATE "${given.template}" STRATEGY = FILE_COPY`
  await administer(adminUrl, `CREATE DATABASE "${given.name}"${from}`)
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await administer(adminUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
