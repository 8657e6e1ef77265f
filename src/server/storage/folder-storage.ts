// Storage in a folder of this machine. A file appears under its name only when all of it is on the disk.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

import type { Content, Storage } from './storage.ts'

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

export function createFolderStorage(folder: string): Storage {
  return {
    async write(key, content) {
      const file = fileOf(folder, key)
      await mkdir(path.dirname(file), { recursive: true })
      const unfinished = `${file}.${randomUUID()}`
      try {
        await writeDurably(unfinished, content)
        await rename(unfinished, file)
        await syncFolder(path.dirname(file))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    read: (key, range) => createReadStream(fileOf(folder, key), range),
    async size(key) {
      try {
        return (await stat(fileOf(folder, key))).size
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    remove: (key) => rm(fileOf(folder, key), { force: true }),
  }
}

// Keys are made of ids by the server itself; nothing else may name a file.
function fileOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new TypeError(`Not a storage key: ${key}`)
  return path.join(folder, key)
}

async function writeDurably(file: string, content: Content): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    for await (const parts of piecesOf(content)) await writeAll(handle, parts)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// The new name itself must outlive a power cut too.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function piecesOf(content: Content) {
  if (content instanceof Uint8Array) return [[content]]
  return Symbol.asyncIterator in content ? singly(content) : [content]
}

async function* singly(parts: AsyncIterable<Uint8Array>) {
  for await (const part of parts) yield [part]
}

async function writeAll(handle: FileHandle, parts: readonly Uint8Array[]): Promise<void> {
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0)
  const { bytesWritten } = await handle.writev(parts)
  if (bytesWritten !== size) throw new Error(`The disk took ${bytesWritten} of ${size} bytes.`)
}
