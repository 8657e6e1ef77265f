// The files of recordings in the storage, for removing them.
import { and, eq, inArray } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { recording, recordingChunk } from '../db/schema/media.ts'
import { chunkKey, wholeKey } from '../media/recording-keys.ts'
import type { Storage } from '../storage/storage.ts'

type Of = { readonly accountId: number; readonly userSmartreqIds: readonly number[] }

/** The keys of everything that applications recorded: each round's chunks and its whole. */
export async function listFiles(tx: Tx, given: Of): Promise<string[]> {
  const { accountId, userSmartreqIds } = given
  const isTheirs = and(
    eq(recording.accountId, accountId),
    inArray(recording.userSmartreqId, [...userSmartreqIds]),
  )
  const rows = await tx.db
    .select({ recordingId: recording.recordingId, round: recording.round })
    .from(recording)
    .where(isTheirs)
  const chunks = await tx.db
    .select({
      recordingId: recordingChunk.recordingId,
      round: recordingChunk.round,
      index: recordingChunk.index,
    })
    .from(recordingChunk)
    .innerJoin(recording, eq(recording.recordingId, recordingChunk.recordingId))
    .where(isTheirs)
  const wholes = rows.flatMap(({ recordingId, round }) =>
    Array.from({ length: round }, (_, index) =>
      wholeKey({ accountId, recordingId, round: index + 1 }),
    ),
  )
  return [...wholes, ...chunks.map((chunk) => chunkKey({ accountId, ...chunk }))]
}

/** Removes files; those that are gone already are no error. */
export async function removeFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key)
}
