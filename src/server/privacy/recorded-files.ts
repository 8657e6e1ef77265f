// The files of recordings and of answered messages in the storage, and removing them once nothing refers to them any more.
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'

import { chunkKey, wholeKey } from '../assessments/media/recording-keys.ts'
import type { Database, Tx } from '../db/database.ts'
import { recording, recordingChunk } from '../db/schema/media.ts'
import { messageBatch, messageReply } from '../db/schema/message.ts'
import { removableFile } from '../db/schema/privacy.ts'
import { attachmentKey } from '../messages/attachment-key.ts'
import { replyFileKey } from '../messages/reply-file-key.ts'
import type { Storage } from '../storage/storage.ts'

const SYSTEM = { kind: 'system' } as const
const BATCH = 1000

type Of = { readonly accountId: number; readonly userSmartreqIds: readonly number[] }
type Deps = {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
}

/** A file that is to be removed; see `removableFile`. */
export type Removable = {
  readonly key: string
  readonly userId: number
  readonly isExpected: boolean
}

/** Everything that applications have in the storage: what was recorded, locked, and what came with answers. */
export async function listFiles(tx: Tx, given: Of): Promise<Removable[]> {
  return [
    ...(await listRecorded(tx, given)),
    ...(await listOfReplies(tx, given)),
    ...(await listSent(tx, given)),
  ]
}

// What went to no one else: the other batches stay, and their files with them.
async function listSent(tx: Tx, { accountId, userSmartreqIds }: Of): Promise<Removable[]> {
  const ids = sql.param([...userSmartreqIds])
  const toThem = sql`exists (select 1 from message m where m.account_id = ${messageBatch.accountId}
    and m.batch_id = ${messageBatch.batchId} and m.user_smartreq_id = any(${ids}::bigint[]))`
  const toOthers = sql`exists (select 1 from message m where m.account_id = ${messageBatch.accountId}
    and m.batch_id = ${messageBatch.batchId} and m.user_smartreq_id <> all(${ids}::bigint[]))`
  const firstOf = sql<number>`(select m.user_id::int from message m where m.account_id = ${messageBatch.accountId}
    and m.batch_id = ${messageBatch.batchId} limit 1)`
  const rows = await tx.db
    .select({ files: messageBatch.files, userId: firstOf })
    .from(messageBatch)
    .where(
      and(
        eq(messageBatch.accountId, accountId),
        sql`${messageBatch.files} <> '[]'`,
        toThem,
        sql`not ${toOthers}`,
      ),
    )
  return rows.flatMap(({ files, userId }) =>
    files.map(({ fileId }) => ({
      key: attachmentKey({ accountId, fileId }),
      userId,
      isExpected: true,
    })),
  )
}

async function listOfReplies(tx: Tx, { accountId, userSmartreqIds }: Of): Promise<Removable[]> {
  const rows = await tx.db
    .select({ userId: messageReply.userId, files: messageReply.files })
    .from(messageReply)
    .where(
      and(
        eq(messageReply.accountId, accountId),
        inArray(messageReply.userSmartreqId, [...userSmartreqIds]),
      ),
    )
  return rows.flatMap(({ userId, files }) =>
    files
      .filter(({ leftOut }) => leftOut === null)
      .map(({ fileId }) => ({
        key: replyFileKey({ accountId, fileId }),
        userId,
        isExpected: true,
      })),
  )
}

// Each round's chunks and its whole.
async function listRecorded(tx: Tx, given: Of): Promise<Removable[]> {
  const { accountId, userSmartreqIds } = given
  const isTheirs = and(
    eq(recording.accountId, accountId),
    inArray(recording.userSmartreqId, [...userSmartreqIds]),
  )
  const { recordingId, userId, status } = recording
  const present = { recordingId, userId, status, round: recording.round }
  // A chunk that is on its way is counted, or finds no recording any more.
  const rows = await tx.db.select(present).from(recording).where(isTheirs).for('update')
  const { round, index } = recordingChunk
  const chunks = await tx.db
    .select({ ...present, present: recording.round, round, index })
    .from(recordingChunk)
    .innerJoin(recording, eq(recording.recordingId, recordingChunk.recordingId))
    .where(isTheirs)
  const wholes = rows.flatMap((row) =>
    Array.from({ length: row.round }, (_, before) => ({
      key: wholeKey({ ...row, accountId, round: before + 1 }),
      userId: row.userId,
      isExpected: row.status === 'ready' && before + 1 === row.round,
    })),
  )
  const parts = chunks.map((chunk) => ({
    key: chunkKey({ ...chunk, accountId }),
    userId: chunk.userId,
    // Those of a round that became a whole were removed, or are about to be.
    isExpected: chunk.status !== 'ready' || chunk.round !== chunk.present,
  }))
  return [...wholes, ...parts]
}

/** Notes files whose rows go in the same unit of work: whatever happens after its commit, they are removed. */
export async function noteRemovable(tx: Tx, files: readonly Removable[]): Promise<void> {
  for (let from = 0; from < files.length; from += BATCH) {
    const rows = files.slice(from, from + BATCH)
    await tx.db.insert(removableFile).values(rows).onConflictDoNothing()
  }
}

/**
 * Removes the files that are noted, also those that a process which died had left. One that has to be there and is not
 * stays noted: it may lie somewhere else, and is looked for again.
 */
export async function removeNoted(deps: Deps): Promise<void> {
  const { database, storage } = deps
  let after = ''
  for (;;) {
    const keys = await database.inScope(SYSTEM, (tx) => listNoted(tx, after))
    const found = await listFound(storage, keys)
    await database.inScope(SYSTEM, (tx) => markFound(tx, { keys: found, at: deps.now() }))
    for (const key of found) await storage.remove(key)
    await database.inScope(SYSTEM, (tx) => forget(tx, keys))
    if (keys.length < BATCH) return
    after = keys.at(-1) ?? after
  }
}

/** How many files that should be gone were not found in the storage: of a person, or of everyone. */
export function countMissing(tx: Tx, given: { userId?: number } = {}): Promise<number> {
  const { userId } = given
  const isTheirs = userId === undefined ? undefined : eq(removableFile.userId, userId)
  return tx.db.$count(removableFile, and(isMissing, isTheirs))
}

/** For the log: without the keys, which lead to a recording. */
export function describeMissing(missing: number): string {
  return `Files that should be erased and are not in the storage: ${missing}. See removable_file.`
}

/** No one saw it, though it has to be there. Seen by another process, it is being removed by that one. */
const isMissing = and(eq(removableFile.isExpected, true), isNull(removableFile.foundAt))

async function listNoted(tx: Tx, after: string): Promise<string[]> {
  const rows = await tx.db
    .select({ key: removableFile.key })
    .from(removableFile)
    .where(gt(removableFile.key, after))
    .orderBy(asc(removableFile.key))
    .limit(BATCH)
  return rows.map(({ key }) => key)
}

async function listFound(storage: Storage, keys: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const key of keys) if ((await storage.size(key)) !== null) found.push(key)
  return found
}

// Before they are removed: a process that dies in between leaves no file that seems never to have been there.
async function markFound(tx: Tx, given: { keys: string[]; at: Date }): Promise<void> {
  const isIt = inArray(removableFile.key, given.keys)
  await tx.db.update(removableFile).set({ foundAt: given.at }).where(isIt)
}

async function forget(tx: Tx, keys: string[]): Promise<void> {
  const isGone = or(isNotNull(removableFile.foundAt), eq(removableFile.isExpected, false))
  await tx.db.delete(removableFile).where(and(inArray(removableFile.key, keys), isGone))
}
