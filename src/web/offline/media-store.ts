// Keeps a candidate's recordings on the device, chunk by chunk. Its promises resolve when what they say is on disk and
// was read back (I1, I10). It must not send anything.
import { sha256Of } from '#contract/assessments/recording-digest.ts'
import { MAX_CHUNK_BYTES, type RecordingType } from '#contract/assessments/recording-rules.ts'

import { areBlobsDurable, bytesOf } from './chunk-bytes.ts'
import type { ActivityKey } from './database.ts'
import type { DeviceTime } from './device-time.ts'
import {
  holdsWork,
  type ChunkRow,
  type KeptPart,
  type MediaDatabase,
  type TakeRow,
} from './media-database.ts'
import { chunksOf, hashesOf, newTake, type ChosenFile } from './media-files.ts'
import { withReopen } from './reopen.ts'

/** The disk gave back other bytes than it was given. */
class StorageFaultError extends Error {
  override name = 'StorageFaultError'
}

/** The take is not here any more: it was wiped, or its owner threw it away. */
class TakeGoneError extends Error {
  override name = 'TakeGoneError'
}

export type NamedFile = { readonly name: string; readonly file: Blob }
type Owned = {
  readonly db: MediaDatabase
  readonly ownerId: number
  readonly time: DeviceTime
  /** Whether chunks are kept as files of the browser's; `areBlobsDurable` when left out. */
  readonly asBlobs?: boolean
}
type Hashes = { readonly sha1: string; readonly sha256: string }
type Question = { readonly activity: ActivityKey; readonly questionId: string }

/** The recordings of one owner; other owners' rows do not exist for it (I11). */
export class MediaStore {
  readonly #db: MediaDatabase
  readonly #ownerId: number
  readonly #time: DeviceTime
  readonly #asBlobs: boolean

  constructor({ db, ownerId, time, asBlobs = areBlobsDurable() }: Owned) {
    this.#db = db
    this.#ownerId = ownerId
    this.#time = time
    this.#asBlobs = asBlobs
  }

  /** Begins a take, durable before the first chunk. */
  async begin(given: Question & { attemptId: string; mime: RecordingType }): Promise<TakeRow> {
    const { activity, questionId, attemptId, mime } = given
    const now = this.#time.now()
    const before = await this.listTakes(given)
    const take = (before.at(-1)?.take ?? 0) + 1
    const ownerId = this.#ownerId
    const row = newTake({ activity, questionId, attemptId, ownerId, mime, take, now })
    await this.#durable(() => this.#db.recordings.add(row))
    return row
  }

  /** Adds a file that was chosen, all at once; whole when this resolves, and read back as it is. */
  async addFile(given: Question & { attemptId: string; file: ChosenFile }): Promise<TakeRow> {
    const { file, ...rest } = given
    const now = this.#time.now()
    const before = await this.listTakes(given)
    const take = (before.at(-1)?.take ?? 0) + 1
    const ownerId = this.#ownerId
    const chunks = await chunksOf(file.bytes)
    const row: TakeRow = {
      ...newTake({ ...rest, ownerId, mime: file.mime, take, now }),
      fileName: file.name,
      state: 'recorded',
      parts: chunks.map(({ part }) => part),
      bytes: file.bytes.byteLength,
    }
    const { recordingId } = row
    const rows = chunks.map(({ part: { index }, chunk }): ChunkRow => {
      return { recordingId, index, ownerId, bytes: this.#asBlobs ? new Blob([chunk]) : chunk }
    })
    await this.#durable(() =>
      this.#db.transaction('rw', [this.#db.recordings, this.#db.chunks], async () => {
        await this.#db.chunks.bulkPut(rows)
        await this.#db.recordings.add(row)
      }),
    )
    try {
      for (const { part, chunk } of chunks) await this.#verify(recordingId, { part, chunk })
    } catch (error) {
      await this.discard([recordingId])
      throw error
    }
    return row
  }

  /**
   * Adds bytes to a take that is being recorded, as chunks of at most 4 MiB. Resolves when they are on disk and were
   * read back as they are. @throws what the storage throws; the chunks before stay.
   */
  async append(
    recordingId: string,
    given: { bytes: ArrayBuffer; durationMs: number },
  ): Promise<void> {
    const { bytes, durationMs } = given
    for (let from = 0; from < bytes.byteLength; from += MAX_CHUNK_BYTES) {
      const chunk = bytes.slice(from, from + MAX_CHUNK_BYTES)
      const hashes = await hashesOf(chunk)
      const part = await this.#write(recordingId, { chunk, hashes, durationMs })
      await this.#verify(recordingId, { chunk, part })
    }
  }

  /** Ends a take: from here on it is whole. @throws when it holds nothing to play: that is no answer (I10). */
  finish(recordingId: string): Promise<TakeRow> {
    return this.#change(recordingId, (row) => {
      if (!holdsWork(row)) throw new Error('Nothing was recorded.')
      return { ...row, state: row.state === 'recording' ? 'recorded' : row.state }
    })
  }

  /** Lets a refused take be sent again; one that failed on the server as another round, from its beginning. */
  retry(recordingId: string): Promise<TakeRow> {
    return this.#change(recordingId, (row) => {
      if (row.refusal === null) return row
      const again = { ...row, refusal: null, isBegun: false }
      if (row.state !== 'closed') return again
      const unsent = { state: 'recorded', sentChunks: 0, sentBytes: 0, progress: 0 } as const
      return { ...again, ...unsent, round: row.round + 1 }
    })
  }

  /** Throws takes away, by their owner's word. */
  async discard(recordingIds: readonly string[]): Promise<void> {
    const ids = [...recordingIds]
    const isMine = (row: { ownerId: number }) => row.ownerId === this.#ownerId
    const { recordings, chunks } = this.#db
    await this.#durable(() =>
      this.#db.transaction('rw', [recordings, chunks], async () => {
        await recordings.where('recordingId').anyOf(ids).filter(isMine).delete()
        await chunks.where('recordingId').anyOf(ids).filter(isMine).delete()
      }),
    )
  }

  /** The takes of a question, oldest first. */
  async listTakes({ activity, questionId }: Question): Promise<TakeRow[]> {
    const key = [this.#ownerId, activity.refId, activity.jobStepActivityId, questionId]
    const rows = await this.#durable(() =>
      this.#db.recordings
        .where('[ownerId+refId+jobStepActivityId+questionId]')
        .equals(key)
        .toArray(),
    )
    return rows.toSorted((one, other) => one.take - other.take)
  }

  /** The takes of an activity. */
  listOfActivity({ refId, jobStepActivityId }: ActivityKey): Promise<TakeRow[]> {
    return this.#durable(() =>
      this.#db.recordings
        .where({ ownerId: this.#ownerId })
        .filter((row) => row.refId === refId && row.jobStepActivityId === jobStepActivityId)
        .toArray(),
    )
  }

  /** What was recorded, to look at; null when the bytes are not on this device any more. */
  async read(recordingId: string): Promise<Blob | null> {
    const row = await this.#durable(() => this.#db.recordings.get(recordingId))
    if (row?.ownerId !== this.#ownerId) return null
    const chunks = await this.#durable(() => this.#db.chunks.where({ recordingId }).sortBy('index'))
    if (chunks.length === 0) return null
    return new Blob(
      chunks.map((chunk) => chunk.bytes),
      { type: row.mime },
    )
  }

  /** What was recorded, as a file with a name; null when the bytes are not on this device any more. */
  async copy({ recordingId, questionId, mime, fileName }: TakeRow): Promise<NamedFile | null> {
    const file = await this.read(recordingId)
    const extension = mime.slice(mime.indexOf('/') + 1)
    return file === null ? null : { name: fileName ?? `${questionId}.${extension}`, file }
  }

  #write(
    recordingId: string,
    given: { chunk: ArrayBuffer; hashes: Hashes; durationMs: number },
  ): Promise<KeptPart> {
    const { chunk, hashes, durationMs } = given
    const { recordings, chunks } = this.#db
    const ownerId = this.#ownerId
    return this.#durable(() =>
      this.#db.transaction('rw', [recordings, chunks], async () => {
        const row = await this.#get(recordingId)
        if (row.state !== 'recording') throw new TakeGoneError()
        const part = { index: row.parts.length, size: chunk.byteLength, ...hashes }
        const bytes = this.#asBlobs ? new Blob([chunk]) : chunk
        await chunks.put({ recordingId, index: part.index, ownerId, bytes })
        await recordings.put({
          ...row,
          parts: [...row.parts, part],
          bytes: row.bytes + part.size,
          durationMs,
        })
        return part
      }),
    )
  }

  // Once more from what is still in memory, as bytes; a disk that errs twice is said to the candidate.
  async #verify(
    recordingId: string,
    { chunk, part }: { chunk: ArrayBuffer; part: KeptPart },
  ): Promise<void> {
    if (await this.#isOnDisk(recordingId, part)) return
    const row = { recordingId, index: part.index, ownerId: this.#ownerId, bytes: chunk }
    await this.#durable(() => this.#db.chunks.put(row))
    if (!(await this.#isOnDisk(recordingId, part))) throw new StorageFaultError()
  }

  async #isOnDisk(recordingId: string, { index, sha256 }: KeptPart): Promise<boolean> {
    const stored = await this.#durable(() => this.#db.chunks.get([recordingId, index]))
    return stored !== undefined && (await sha256Of(await bytesOf(stored.bytes))) === sha256
  }

  #change(recordingId: string, change: (row: TakeRow) => TakeRow): Promise<TakeRow> {
    const { recordings } = this.#db
    return this.#durable(() =>
      this.#db.transaction('rw', recordings, async () => {
        const changed = change(await this.#get(recordingId))
        await recordings.put(changed)
        return changed
      }),
    )
  }

  async #get(recordingId: string): Promise<TakeRow> {
    const row = await this.#db.recordings.get(recordingId)
    if (row?.ownerId !== this.#ownerId) throw new TakeGoneError()
    return row
  }

  #durable<T>(work: () => PromiseLike<T>): Promise<T> {
    return withReopen(this.#db, async () => work())
  }
}
