// The storage port in memory: a file is there as a whole, or not at all.
import { Readable } from 'node:stream'

import type { StagedFile, Storage } from '#server/storage/storage.ts'
import { writeStaged } from '#server/storage/write-staged.ts'

/** An empty storage, and a look at what is in it. */
export function createMemoryStorage(): {
  readonly storage: Storage
  readonly contents: ReadonlyMap<string, Uint8Array>
} {
  const contents = new Map<string, Uint8Array>()
  const stage = (): StagedFile => {
    const parts: Uint8Array[] = []
    return {
      async add(bytes) {
        parts.push(bytes.slice())
      },
      end: () => undefined,
      async commit(key) {
        contents.set(key, new Uint8Array(Buffer.concat(parts)))
      },
      discard: async () => undefined,
    }
  }
  const storage: Storage = {
    stage,
    write: (key, content) => writeStaged(stage(), { key, content }),
    read(key, range) {
      const bytes = contents.get(key) ?? new Uint8Array()
      return Readable.from([
        Buffer.from(range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)),
      ])
    },
    size: async (key) => contents.get(key)?.byteLength ?? null,
    async remove(key) {
      contents.delete(key)
    },
  }
  return { storage, contents }
}
