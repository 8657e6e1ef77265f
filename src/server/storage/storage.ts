// The storage port: files by key, whatever holds them. Knows nothing of what is in them or whose they are.
import type { Readable } from 'node:stream'

export type ByteRange = {
  readonly start: number
  /** The last byte, inclusive. */ readonly end: number
}

/** What a file consists of: its bytes, in pieces or not, or where they come from. */
export type Content = Uint8Array | readonly Uint8Array[] | AsyncIterable<Uint8Array>

export type Storage = {
  /** Stores a file as a whole: it is there when this resolves, and what was there before stays until then. */
  write(key: string, content: Content): Promise<void>
  /** A stream of the file, or of a part of it. Open it only for a file that is there. */
  read(key: string, range?: ByteRange): Readable
  /** Size in bytes; null when there is no such file. */
  size(key: string): Promise<number | null>
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>
}
