// What of one application is on this device alone. It must not send anything.
import type { OfflineDatabase } from './database.ts'
import { findUnsentEeoc } from './eeoc-store.ts'
import { isWaiting, listKeptWork } from './kept-work.ts'

export type UnsentWork = {
  /** Answers that the server has not named in a receipt (I2). */
  readonly answers: number
  /** A start, a submission, or something that the server refused. */
  readonly hasMore: boolean
}

/** Recordings are apart: they are in a database of their own. */
export async function findUnsentWork(
  owned: { readonly db: OfflineDatabase; readonly ownerId: number },
  { refId }: { refId: number },
): Promise<UnsentWork> {
  const kept = await listKeptWork(owned.db, owned.ownerId)
  const work = kept.filter(({ attempt }) => attempt.refId === refId)
  const eeoc = (await findUnsentEeoc(owned)).filter(({ body }) => body.refId === refId)
  return {
    answers: work.reduce((sum, { answers, saved }) => sum + answers - saved, 0),
    hasMore: eeoc.length > 0 || work.some((one) => isWaiting(one) || one.attempt.refusal !== null),
  }
}
