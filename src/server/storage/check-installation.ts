// Whether the folder of the files belongs to the database: both carry the id of their installation.
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import type { Drizzle } from '../db/database.ts'
import { installation } from '../db/schema/installation.ts'
import { StartUpError } from '../http/env.ts'
import { isMissing } from './missing-file.ts'

/** No storage key begins with a dot. */
const NAME = '.installation'
/** Written before the database knows the id, and renamed after that: a start that died between them is finished. */
const PENDING = '.installation-pending'

/**
 * Gives a new database and a new folder their id. Run it while no other process starts on the same database.
 * @throws StartUpError when only one of them has an id, or each another one: recordings and exports would be looked for
 * where they are not, and an erasure would leave them where they are.
 */
export async function checkInstallation(given: { owner: Drizzle; folder: string }): Promise<void> {
  const { owner, folder } = given
  const [row] = await owner.select().from(installation)
  const ofDatabase = row?.installationId ?? null
  const ofFolder = await readId(folder, NAME)
  if (ofDatabase !== null && ofDatabase === ofFolder) return
  if (ofFolder === null && ofDatabase === null) return begin(given)
  if (ofFolder === null && ofDatabase === (await readId(folder, PENDING))) return finish(folder)
  throw new StartUpError(describeMismatch({ folder, ofFolder, ofDatabase }))
}

async function begin({ owner, folder }: { owner: Drizzle; folder: string }): Promise<void> {
  const installationId = randomUUID()
  await mkdir(folder, { recursive: true })
  const file = await open(path.join(folder, PENDING), 'w')
  try {
    await file.writeFile(`${installationId}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await owner.insert(installation).values({ installationId })
  await finish(folder)
}

function finish(folder: string): Promise<void> {
  return rename(path.join(folder, PENDING), path.join(folder, NAME))
}

async function readId(folder: string, name: string): Promise<string | null> {
  try {
    const text = await readFile(path.join(folder, name), 'utf8')
    // Whatever else stands there is no id of any database.
    return z.uuid().safeParse(text.trim()).data ?? `unreadable (${name})`
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function describeMismatch(given: {
  folder: string
  ofFolder: string | null
  ofDatabase: string | null
}): string {
  const { folder, ofFolder, ofDatabase } = given
  const both = `DATA_DIR: the folder ${folder} belongs to ${named(ofFolder)}, the database to ${named(ofDatabase)}.`
  if (ofDatabase === null)
    return `${both} Use the database of that installation, or an empty DATA_DIR for a new one.`
  const share = 'Set DATA_DIR to the folder that all processes of this database share'
  return `${both} ${share}, or restore it from the same backup. If its files are lost for good, write the database's id into ${path.join(folder, NAME)}.`
}

function named(id: string | null): string {
  return id === null ? 'no installation' : `installation ${id}`
}
