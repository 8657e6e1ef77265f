// Rules of a person's own sessions: seeing them, and ending them.
import type { z } from 'zod'

import type { listMySessions } from '#contract/session/my-sessions.ts'

import type { Database } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { deviceOf } from './device-of.ts'
import * as repository from './my-sessions-repository.ts'
import { proveIdentity } from './prove-identity.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { findUser } from './session-repository.ts'

type Deps = {
  readonly database: Database
  readonly revoked: RevokedSessions
  readonly now: () => Date
}

type Page = { readonly page: number; readonly page_size: number }
type Proof = { readonly password?: string | undefined }

export type MySessionsService = ReturnType<typeof createMySessionsService>

export function createMySessionsService(deps: Deps) {
  const { database, revoked, now } = deps
  return {
    /** Where a user is signed in, page by page. */
    list: (caller: Caller, query: Page) => list(deps, { caller, query }),

    /**
     * Ends one session; nothing more happens when it has ended already. Ending the one that asks needs no proof.
     * @throws AppError `not_found` for one of no one or of others, and what `proveIdentity` throws.
     */
    async end(caller: Caller, { sessionId, password }: { sessionId: string } & Proof) {
      const { userId } = caller
      const isTheirs = await database.inScope(asPerson(caller), (tx) =>
        repository.isSessionOf(tx, { userId, sessionId }),
      )
      if (!isTheirs) throw new AppError('not_found')
      if (sessionId !== caller.sessionId) await proveIdentity(deps, { caller, password })
      const ended = await database.inScope(asPerson(caller), (tx) => {
        const reason = 'ended by its owner'
        return repository.endSessions(tx, { userId, only: sessionId, reason, at: now() })
      })
      revoked.note(ended)
    },

    /**
     * Ends all sessions of the caller, or all but the one that asks.
     * @throws AppError `not_found` for anyone else's, and what `proveIdentity` throws.
     */
    async endAll(caller: Caller, given: { userId: number; isThisKept: boolean } & Proof) {
      const { userId, sessionId } = caller
      if (given.userId !== userId) throw new AppError('not_found')
      await proveIdentity(deps, { caller, password: given.password })
      const except = given.isThisKept ? sessionId : undefined
      const reason = 'signed out everywhere'
      const ended = await database.inScope(asPerson(caller), (tx) =>
        repository.endSessions(tx, { userId, except, reason, at: now() }),
      )
      revoked.note(ended)
    },
  }
}

async function list(
  { database, now }: Deps,
  { caller, query }: { caller: Caller; query: Page },
): Promise<z.input<(typeof listMySessions.responses)[200]>> {
  const { userId } = caller
  const [{ rows, total }, user] = await database.inScope(asPerson(caller), (tx) =>
    Promise.all([
      repository.listOpenSessions(tx, { userId, at: now(), ...query }),
      findUser(tx, userId),
    ]),
  )
  const data = rows.map((row) => ({
    session_id: row.sessionId,
    ...deviceOf(row.userAgent),
    first_seen_at: row.createdAt.toISOString(),
    last_used_at: row.lastSeenAt.toISOString(),
    is_this: row.sessionId === caller.sessionId,
  }))
  const meta = { page: query.page, page_size: query.page_size, total }
  return { data, meta, has_password: user !== null && user.passwordHash !== null }
}

function asPerson({ userId }: Caller) {
  return { kind: 'person', userId } as const
}
