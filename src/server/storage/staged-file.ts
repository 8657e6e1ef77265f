// A file of a folder before it has its name: written while its bytes come in, so that little is left to do after the
// last one.
import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

import type { StagedFile } from './storage.ts'

/** Begins a file in `folder`; `fileOf` tells where a key's file lies, on the same disk. */
export function stageFile(folder: string, fileOf: (key: string) => string): StagedFile {
  const file = path.join(folder, randomUUID())
  const writing = openWriting(folder, file)
  let isDone = false
  return {
    add: (bytes) => writing.add(bytes),
    end: () => void writing.end().catch(() => undefined),
    async commit(key) {
      const name = fileOf(key)
      const handle = await writing.end()
      await mkdir(path.dirname(name), { recursive: true })
      await rename(file, name)
      isDone = true
      await handle.close()
      await syncFolder(path.dirname(name))
    },
    async discard() {
      if (isDone) return
      isDone = true
      if (await writing.stop()) await rm(file, { force: true })
    },
  }
}

function openWriting(folder: string, file: string) {
  const opened = openIn(folder, file)
  let written: Promise<void> = opened.then(() => undefined)
  // Said at the end; until then no one may be there to hear it.
  written.catch(() => undefined)
  let synced: Promise<FileHandle> | null = null
  let waiting: Uint8Array[] = []

  async function writeWaiting(): Promise<void> {
    const parts = waiting
    waiting = []
    await writeAll(await opened, parts)
  }

  async function sync(): Promise<FileHandle> {
    await written
    const handle = await opened
    await handle.sync()
    return handle
  }

  return {
    /** What comes while the disk is busy goes to it together. What goes wrong is said at the end. */
    add(bytes: Uint8Array): Promise<void> {
      if (waiting.length === 0) written = written.then(writeWaiting)
      waiting.push(bytes)
      return written.catch(() => undefined)
    },
    /** All of it is on the disk. @throws what went wrong since it was opened */
    end: () => (synced ??= sync()),
    /** Lets go of the file; false when there is none. */
    async stop(): Promise<boolean> {
      await (synced ?? written).catch(() => undefined)
      const handle = await opened.catch(() => null)
      await handle?.close()
      return handle !== null
    },
  }
}

async function openIn(folder: string, file: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true })
  return open(file, 'wx')
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

async function writeAll(handle: FileHandle, parts: readonly Uint8Array[]): Promise<void> {
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0)
  const { bytesWritten } = await handle.writev(parts)
  if (bytesWritten !== size) throw new Error(`The disk took ${bytesWritten} of ${size} bytes.`)
}
