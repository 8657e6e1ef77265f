// The two questions that a sign-in asks the database, each in one round trip. They are functions of the migrations: when
// fifty people sign in at once, each statement counts.
import { getTableColumns } from 'drizzle-orm'
import { z } from 'zod'

import { normalizeEmail } from '#contract/core/email.ts'
import type { Role } from '#contract/session/session.ts'

import type { Database, ScopedCall } from '../db/database.ts'
import { appUser } from '../db/schema/session.ts'
import { rolesSchema, type NewSessionRow, type UserRow } from './session-repository.ts'
import type { Try } from './try-limit-repository.ts'

/** Whose address it is. */
export type Holder = {
  readonly user: UserRow
  readonly roles: Role[]
  readonly isFactorAsked: boolean
}

const SYSTEM = { kind: 'system' } as const

const BEGIN: ScopedCall = {
  name: 'begin-sign-in',
  text: 'select is_free, (holder).*, roles, is_factor_asked from begin_sign_in($1, $2, $3, $4, $5, $6)',
}
const FINISH: ScopedCall = {
  name: 'finish-sign-in',
  text: 'select finish_sign_in($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as outcome',
}

/**
 * Takes the tries of a sign-in, in their order, and finds whose address it is, with their roles, and whether their
 * companies ask for a second factor.
 * @returns 'limited' when one of them has to wait; null when the address is no one's
 */
export async function beginSignIn(
  database: Database,
  given: { email: string; tries: readonly Try[]; at: Date },
): Promise<Holder | null | 'limited'> {
  const tries = given.tries.map(({ key, limit }) => ({ key, ...limit }))
  const values = [normalizeEmail(given.email), given.at.toISOString(), JSON.stringify(tries)]
  const [row] = await database.callInScope(SYSTEM, BEGIN, values)
  if (row?.['is_free'] !== true) return 'limited'
  if (row['user_id'] === null) return null
  const isFactorAsked = row['is_factor_asked'] === true
  return { user: userOf(row), roles: rolesSchema.parse(row['roles']), isFactorAsked }
}

const outcomeSchema = z.enum(['open', 'step', 'changed'])

/**
 * After a password that was right: forgets the tries of some keys, gives one back of others, and opens the session.
 * @returns 'step' when a second step or their company's sign-on comes first, 'changed' when the password is another one
 * by now: there is no session then
 */
export async function finishSignIn(
  database: Database,
  given: {
    session: NewSessionRow
    tokenHash: string
    /** What the password was compared with. */
    passwordHash: string
    forgotten: readonly string[]
    returned: readonly string[]
  },
): Promise<z.output<typeof outcomeSchema>> {
  const { session, tokenHash, passwordHash, forgotten, returned } = given
  const { sessionId, userId, createdAt, expiresAt, userAgent } = session
  const times = [createdAt.toISOString(), sessionId, expiresAt.toISOString()]
  const tries = [forgotten, returned]
  const values = [userId, passwordHash, ...tries, ...times, userAgent ?? null, tokenHash]
  const [row] = await database.callInScope(SYSTEM, FINISH, values)
  return outcomeSchema.parse(row?.['outcome'])
}

// A row as the database names it. Both databases read dates and numbers as Drizzle does.
function userOf(row: Record<string, unknown>): UserRow {
  const columns = Object.entries(getTableColumns(appUser))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function returns the table's own row
  return Object.fromEntries(columns.map(([key, { name }]) => [key, row[name]])) as UserRow
}
