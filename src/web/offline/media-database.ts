// The device's database of recordings, apart from the one of the answers: it may grow large, and be thrown away by a
// browser under pressure, without taking the answers along. Every row names its owner; nothing here knows how to send.
import { Dexie, type Table } from 'dexie'

import type { ManifestChunk } from '#contract/assessments/media.ts'
import { SIGNATURE_BYTES } from '#contract/assessments/recording-rules.ts'
import type { UploadType } from '#contract/core/file-rules.ts'

import type { KeptBytes } from './chunk-bytes.ts'
import { MEDIA_DATABASE_NAME, ownName } from './database-name.ts'
import type { ActivityKey } from './database.ts'

/**
 * `recording`: chunks are still added, here or in another tab, or were when it was killed. `recorded`: whole on this
 * device. `closed`: the server has all of it and works on it. `ready`: the server verified it.
 */
export type TakeState = 'recording' | 'recorded' | 'closed' | 'ready'

/** A chunk, with the checksum that it travels with; what an older build recorded travels with the other. */
export type KeptPart = ManifestChunk & { sha1?: string }

/** One take of one question. */
export type TakeRow = ActivityKey & {
  recordingId: string
  ownerId: number
  questionId: string
  /** Counts the takes of the question on this device, from 1. */
  take: number
  /** The attempt as this device knew it last; another device's may be adopted before the take is begun on the server. */
  attemptId: string
  mime: UploadType
  /** Of a file that was chosen; a recording has none. */
  fileName?: string
  state: TakeState
  createdAt: string
  durationMs: number
  /** The chunks on this device, in order. */
  parts: KeptPart[]
  bytes: number
  /** How many of the chunks, and of their bytes, the server said that it has. */
  sentChunks: number
  sentBytes: number
  /** True once the server knows of it. */
  isBegun: boolean
  /** Counts the goes at sending it, from 1. */
  round: number
  /** 0–100, as shown. */
  progress: number
  /** Why the server refused it, or what its verification found. It waits here until a user retries. */
  refusal: { code: string; message: string } | null
  /** 1 until the server verified it; a number, because IndexedDB does not index booleans. */
  isWaiting: 0 | 1
}

export type ChunkRow = { recordingId: string; index: number; ownerId: number; bytes: KeptBytes }

/** The tables. A schema change adds a version; the older ones stay, so that any build's data opens. */
export class MediaDatabase extends Dexie {
  declare recordings: Table<TakeRow, string>
  declare chunks: Table<ChunkRow, [string, number]>

  constructor(
    options: { name?: string; indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange } = {},
  ) {
    const { name = ownName(MEDIA_DATABASE_NAME), ...engine } = options
    super(name, { ...engine, chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      recordings:
        'recordingId, ownerId, [ownerId+isWaiting], [ownerId+refId+jobStepActivityId+questionId]',
      chunks: '[recordingId+index], recordingId, ownerId',
    })
  }
}

/** Whether a take holds anything that could be played, or is a file. */
export function holdsWork({ bytes, fileName }: Pick<TakeRow, 'bytes' | 'fileName'>): boolean {
  return bytes >= (fileName === undefined ? SIGNATURE_BYTES : 1)
}

/** The name of the lock that a page holds while it records a take. */
export function takeLock(recordingId: string): string {
  return `fairlead-take-${recordingId}`
}

let shared: MediaDatabase | null = null

/** This page's handle on the device's recordings; opened by its first use. */
export function mediaDatabase(): MediaDatabase {
  shared ??= new MediaDatabase()
  return shared
}
