// Browsers close a database handle under the app: on memory pressure, on a version change, after a crash of their own.
import type { Dexie } from 'dexie'

const CLOSED = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'UnknownError',
  'TransactionInactiveError',
  'AbortError',
])

/** Runs work, and once more on a reopened handle when the handle was the trouble. @throws what the second try throws. */
export async function withReopen<T>(db: Dexie, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isHandleTrouble(error)) throw error
    db.close({ disableAutoOpen: false })
    await db.open()
    return work()
  }
}

function isHandleTrouble(error: unknown): boolean {
  return error instanceof Error && CLOSED.has(error.name)
}
