// The files of recordings in the storage, and removing them once nothing refers to them any more.
import { and, eq, inArray } from 'drizzle-orm'

import type { Database, Tx } from '../db/database.ts'
import { recording, recordingChunk } from '../db/schema/media.ts'
import { removableFile } from '../db/schema/privacy.ts'
import { chunkKey, wholeKey } from '../media/recording-keys.ts'
import type { Storage } from '../storage/storage.ts'

const SYSTEM = { kind: 'system' } as const
const BATCH = 1000

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

/** Notes files whose rows go in the same unit of work: whatever happens after its commit, they are removed. */
export async function noteRemovable(tx: Tx, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += BATCH) {
    const rows = keys.slice(from, from + BATCH).map((key) => ({ key }))
    await tx.db.insert(removableFile).values(rows).onConflictDoNothing()
  }
}

/** Removes the files that are noted, also those that a process which died had left. */
export async function removeNoted(deps: { database: Database; storage: Storage }): Promise<void> {
  const { database, storage } = deps
  for (;;) {
    const keys = await database.inScope(SYSTEM, listNoted)
    await removeFiles(storage, keys)
    await database.inScope(SYSTEM, (tx) =>
      tx.db.delete(removableFile).where(inArray(removableFile.key, keys)),
    )
    if (keys.length < BATCH) return
  }
}

async function listNoted(tx: Tx): Promise<string[]> {
  const rows = await tx.db.select().from(removableFile).limit(BATCH)
  return rows.map(({ key }) => key)
}

/** Removes files; those that are gone already are no error. */
export async function removeFiles(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key)
}
