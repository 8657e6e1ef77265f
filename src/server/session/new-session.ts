// What a session consists of when it begins.
import { createHash, randomBytes, randomUUID } from 'node:crypto'

import type { NewSessionRow } from './session-repository.ts'

/** A session ends this many days after sign-in, however much it is used. */
export const SESSION_DAYS = 30
const DAY_MS = 86_400_000
const USER_AGENT_LENGTH = 300

/** A session to insert, with the first token that it is refreshed by. */
export type NewSession = {
  readonly session: NewSessionRow
  readonly refresh: string
  readonly tokenHash: string
}

/** Makes up a session; nothing is inserted yet. `isConfirmed`: by a second factor. */
export function newSession(given: {
  userId: number
  userAgent: string | undefined
  at: Date
  authType?: NewSessionRow['authType'] | undefined
  isConfirmed?: boolean | undefined
}): NewSession {
  const { userId, at, authType = 'password', isConfirmed = false } = given
  const refresh = randomBytes(32).toString('base64url')
  return {
    session: {
      sessionId: randomUUID(),
      userId,
      authType,
      userAgent: given.userAgent?.slice(0, USER_AGENT_LENGTH),
      createdAt: at,
      expiresAt: new Date(at.getTime() + SESSION_DAYS * DAY_MS),
      secondFactorAt: isConfirmed ? at : null,
    },
    refresh,
    tokenHash: tokenHash(refresh),
  }
}

/** What is stored of a refresh token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
