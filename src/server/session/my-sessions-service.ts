// Rules of a person's own sessions: seeing them, and ending them.
import type { Database } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { deviceOf } from './device-of.ts'
import * as repository from './my-sessions-repository.ts'
import type { RevokedSessions } from './revoked-sessions.ts'

type Deps = {
  readonly database: Database
  readonly revoked: RevokedSessions
  readonly now: () => Date
}

export type MySessionsService = ReturnType<typeof createMySessionsService>

export function createMySessionsService({ database, revoked, now }: Deps) {
  const asPerson = ({ userId }: Caller) => ({ kind: 'person', userId }) as const
  return {
    async list(caller: Caller, query: { page: number; page_size: number }) {
      const { userId } = caller
      const { rows, total } = await database.inScope(asPerson(caller), (tx) =>
        repository.listOpenSessions(tx, { userId, at: now(), ...query }),
      )
      const data = rows.map((row) => ({
        session_id: row.sessionId,
        ...deviceOf(row.userAgent),
        first_seen_at: row.createdAt.toISOString(),
        last_used_at: row.lastSeenAt.toISOString(),
        is_this: row.sessionId === caller.sessionId,
      }))
      return { data, meta: { page: query.page, page_size: query.page_size, total } }
    },

    /** Ends one session; nothing more happens when it has ended already. @throws AppError `not_found` for one of nobody or of others. */
    async end(caller: Caller, sessionId: string): Promise<void> {
      const { userId } = caller
      const ended = await database.inScope(asPerson(caller), async (tx) => {
        if (!(await repository.isSessionOf(tx, { userId, sessionId })))
          throw new AppError('not_found')
        const reason = 'ended by its owner'
        return repository.endSessions(tx, { userId, only: sessionId, reason, at: now() })
      })
      revoked.note(ended)
    },

    /** Ends all sessions of the caller, or all but the one that asks. */
    async endAll(caller: Caller, given: { isThisKept: boolean }): Promise<void> {
      const { userId, sessionId } = caller
      const except = given.isThisKept ? sessionId : undefined
      const reason = 'signed out everywhere'
      const ended = await database.inScope(asPerson(caller), (tx) =>
        repository.endSessions(tx, { userId, except, reason, at: now() }),
      )
      revoked.note(ended)
    },
  }
}
