// The storage port in memory: a file is there as a whole, or not at all.
import { Readable } from 'node:stream'

import type { Content, Storage } from '#server/storage/storage.ts'

/** An empty storage, and a look at what is in it. */
export function createMemoryStorage(): {
  readonly storage: Storage
  readonly contents: ReadonlyMap<string, Uint8Array>
} {
  const contents = new Map<string, Uint8Array>()
  const storage: Storage = {
    async write(key, content) {
      contents.set(key, content instanceof Uint8Array ? content.slice() : await joined(content))
    },
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

async function joined(parts: Exclude<Content, Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return new Uint8Array(Buffer.concat(all))
}
