// Deletes exports of applicants, for who erases people and removes what has served its time. Their files are the caller's
// to remove, after the commit. Runs in the system's scope.
import type { Tx } from '../../db/database.ts'
import { applicantExportKey } from './export-key.ts'
import * as repository from './export-repository.ts'

/** A file in the storage whose row is gone. */
type Forgotten = {
  readonly key: string
  /** Who had asked for it. */
  readonly userId: number
  /** Whether it was written; otherwise it may be on its way, and never gets its name. */
  readonly isExpected: boolean
}

/** So many whose time is over. */
export async function forgetExpired(
  tx: Tx,
  given: { at: Date; limit: number },
): Promise<Forgotten[]> {
  return filesOf(await repository.deleteExpired(tx, given))
}

/** All that may have someone of these requisitions in them: a file says nowhere whom it has. */
export async function forgetOfJobs(
  tx: Tx,
  given: { accountId: number; jobIds: readonly number[] },
): Promise<Forgotten[]> {
  return filesOf(await repository.deleteExportsOfJobs(tx, given))
}

/** All that a user asked for. */
export async function forgetOfUser(tx: Tx, userId: number): Promise<Forgotten[]> {
  return filesOf(await repository.deleteExportsOfUser(tx, userId))
}

function filesOf(gone: Awaited<ReturnType<typeof repository.deleteExpired>>): Forgotten[] {
  return gone.map(({ exportId, userId, isReady }) => ({
    key: applicantExportKey(exportId),
    userId,
    isExpected: isReady,
  }))
}
