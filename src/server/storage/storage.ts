// The storage port: files by key, whatever holds them. Knows nothing of what is in them or whose they are.
import type { Readable } from 'node:stream'

export type ByteRange = {
  readonly start: number
  /** The last byte, inclusive. */ readonly end: number
}

/** What a file consists of: its bytes, or where they come from. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>

/** A file on its way into the storage, which has no name yet. */
export type StagedFile = {
  /** Takes the next bytes; resolves when there is room for more. What goes wrong is said by `commit`. */
  add(bytes: Uint8Array): Promise<void>
  /** Says that there is no more: it goes to the disk by now, and not only at the commit. */
  end(): void
  /** Gives it its name, all at once: it is there when this resolves, and what was there before stays until then. */
  commit(key: string): Promise<void>
  /** Throws away what was not committed; afterwards, and twice, it does nothing. */
  discard(): Promise<void>
}

export type Storage = {
  /** Begins a file whose bytes are written while they come. Commit it, or discard it. */
  stage(): StagedFile
  /** Stores a file as a whole: it is there when this resolves, and what was there before stays until then. */
  write(key: string, content: Content): Promise<void>
  /** A stream of the file, or of a part of it. Open it only for a file that is there. */
  read(key: string, range?: ByteRange): Readable
  /** Size in bytes; null when there is no such file. */
  size(key: string): Promise<number | null>
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>
}
