// Whether the recordings that a set of answers names are all verified: for the user who has to decide that work is complete.
import type { Tx } from '../../db/database.ts'
import * as repository from './media-repository.ts'

/** True when every one of these answers names a recording of the attempt that the server verified. */
export async function areAllVerified(
  tx: Tx,
  given: { attemptId: string; values: readonly unknown[] },
): Promise<boolean> {
  const ids = new Set(given.values.filter((value) => typeof value === 'string'))
  if (given.values.length === 0) return true
  const ready = await repository.countReady(tx, {
    attemptId: given.attemptId,
    recordingIds: [...ids],
  })
  return ready === given.values.length
}
