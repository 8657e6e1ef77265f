// Which sessions ended while their access token still lives. Asked with every request, so it answers from memory; what
// reads or writes is refused at once, by the database (`../db/current-session.ts`).
import type { Database } from '../db/database.ts'
import { ACCESS_TOKEN_SECONDS } from '../http/access-token.ts'
import * as repository from './my-sessions-repository.ts'

/** A session that another process ended is known here after at most this time; one that this process ended, at once. */
export const REVOKED_WITHIN_MS = 5000
/** Clocks of several processes differ by a little. */
const SKEW_MS = 60_000

export type RevokedSessions = ReturnType<typeof createRevokedSessions>

export function createRevokedSessions(deps: { database: Database; now: () => Date }) {
  const { database, now } = deps
  const noted = new Set<string>()
  let revoked = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    const at = now().getTime()
    const since = new Date(at - ACCESS_TOKEN_SECONDS * 1000 - SKEW_MS)
    const found = await database.inScope({ kind: 'system' }, (tx) =>
      repository.listRevokedSince(tx, since),
    )
    // What ended meanwhile is noted already, and stays until the next time.
    revoked = new Set([...noted, ...found])
    noted.clear()
    readAt = at
  }
  return {
    /** True for a session that has ended. Reads again when the last time is too long ago; all who ask then wait for one. */
    async has(sessionId: string): Promise<boolean> {
      if (now().getTime() - readAt >= REVOKED_WITHIN_MS) {
        reading ??= read().finally(() => (reading = null))
        await reading
      }
      return revoked.has(sessionId) || noted.has(sessionId)
    },

    /** Says that sessions ended, once that is committed. */
    note(sessionIds: readonly string[]): void {
      for (const sessionId of sessionIds) noted.add(sessionId)
    },
  }
}
