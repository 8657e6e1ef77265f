// Whether a zip stays small when it is unpacked: each entry is inflated here once, to nowhere, before anything opens it.
import { fromBufferPromise } from 'yauzl'

/** What a long document with photographs has, and some more. */
const LIMITS = { entries: 2000, bytes: 64 * 1024 * 1024 }

/** @throws Error for a zip with too many entries, or with more bytes in them than fit; also when it lies about them. */
export async function assertSmallZip(bytes: Buffer): Promise<void> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
  if (zip.entryCount > LIMITS.entries) throw new Error('Too many entries.')
  let size = 0
  for await (const entry of zip.eachEntry()) {
    size += entry.uncompressedSize
    if (size > LIMITS.bytes) throw new Error('Too large.')
    // One that inflates to other than it says is an error by itself.
    for await (const _ of await zip.openReadStreamPromise(entry)) continue
  }
}
