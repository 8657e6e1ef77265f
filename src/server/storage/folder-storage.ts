// Storage in a folder of this machine. A file appears under its name only when all of it is on the disk.
import { createReadStream, type Stats } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { isMissing } from './missing-file.ts'
import { stageFile } from './staged-file.ts'
import type { Storage } from './storage.ts'
import { writeStaged } from './write-staged.ts'

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/
/** No key begins with it. */
const STAGED = '.staged'
/** Nothing takes this long to arrive, in ms. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000

export function createFolderStorage(folder: string): Storage {
  const stage = () => stageFile(path.join(folder, STAGED), (key) => fileOf(folder, key))
  return {
    stage,
    write: (key, content) => writeStaged(stage(), { key, content }),
    read: (key, range) => createReadStream(fileOf(folder, key), range),
    async size(key) {
      return (await statOf(fileOf(folder, key)))?.size ?? null
    },
    remove: (key) => rm(fileOf(folder, key), { force: true }),
  }
}

/** Removes what never got a name, because the process that staged it was killed. */
export async function removeAbandoned(folder: string, { at }: { at: Date }): Promise<void> {
  const staged = path.join(folder, STAGED)
  for (const name of await namesIn(staged)) {
    const file = path.join(staged, name)
    const found = await statOf(file)
    // Another process may have given it its name, or removed it, meanwhile.
    if (found === null) continue
    if (at.getTime() - found.mtimeMs > ABANDONED_AFTER) await rm(file, { force: true })
  }
}

async function statOf(file: string): Promise<Stats | null> {
  try {
    return await stat(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

// Keys are made of ids by the server itself; nothing else may name a file.
function fileOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new TypeError(`Not a storage key: ${key}`)
  return path.join(folder, key)
}
