// The canonical form of a journal entry and its hash: the device chains by it, the server checks by it.

/** What an entry says, without its place in the chain. */
export type JournalFact = {
  readonly kind: string
  /** The device's own clock, ms since the epoch. */
  readonly wall_ms: number
  /** The device's monotonic clock, ms since `page` was opened. */
  readonly mono_ms: number
  /** Estimate of the server's clock minus the device's, ms. */
  readonly offset_ms: number
  /** Which opening of the app the monotonic clock belongs to. */
  readonly page: string
  /** What it is about: a timer's name, a question with its revision; empty for the page itself. */
  readonly detail: string
}

/** The hash before the first entry. */
export const FIRST_HASH = '0'.repeat(64)

/** SHA-256 over an entry, its place and the hash of the entry before it, as 64 hexadecimal digits. */
export async function journalHash(
  entry: JournalFact & { readonly seq: number; readonly prev: string },
): Promise<string> {
  const { seq, kind, wall_ms: wall, mono_ms: mono, offset_ms: offset, page, detail, prev } = entry
  const text = JSON.stringify([seq, kind, wall, mono, offset, page, detail, prev])
  const hash = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
