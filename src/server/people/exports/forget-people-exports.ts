// Deletes exports of people when their time is over, or when a person is erased. The files are the caller's to remove, after
// the commit. Runs in the system's scope.
import type { Tx } from '../../db/database.ts'
import type { Removable } from '../../privacy/recorded-files.ts'
import { peopleExportKey } from './people-export-key.ts'
import * as repository from './people-export-repository.ts'

/** So many whose time is over. */
export async function forgetExpiredPeopleExports(
  tx: Tx,
  expired: { at: Date; limit: number },
): Promise<Removable[]> {
  return toFiles(await repository.deleteExpired(tx, expired))
}

/** All that a user ordered, and all that may have the user in them: a file does not say whom it names. */
export async function forgetPeopleExportsAbout(tx: Tx, userId: number): Promise<Removable[]> {
  return toFiles(await repository.deleteExportsAbout(tx, userId))
}

function toFiles(deleted: readonly repository.DeletedExport[]): Removable[] {
  return deleted.map(({ exportId, userId, isReady }) => ({
    key: peopleExportKey(exportId),
    userId,
    isExpected: isReady,
  }))
}
