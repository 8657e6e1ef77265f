import { localeSchema } from '#contract/core/shape.ts'
import type { CurrentUser, Role } from '#contract/session/session.ts'

import type { Tx } from '../db/database.ts'
import { isSecondFactorDue } from './second-factors/second-factor-due.ts'
import * as repository from './session-repository.ts'

/** A user as they are told about themselves, in one of their sessions. */
export async function describeUser(
  tx: Tx,
  { user, sessionId }: { user: repository.UserRow; sessionId: string },
): Promise<CurrentUser> {
  const { userId } = user
  const [isDue, roles] = await Promise.all([
    isSecondFactorDue(tx, { userId, sessionId }),
    repository.listRoles(tx, userId),
  ])
  return describe(user, { isDue, roles })
}

/** What a user may do where, the company that they work in first. */
export function describeRoles(tx: Tx, userId: number): Promise<Role[]> {
  return repository.listRoles(tx, userId)
}

/** A user of what is known already: their roles, and whether their companies ask that session for a second factor. */
export function describe(
  user: repository.UserRow,
  { isDue, roles }: { isDue: boolean; roles: Role[] },
): CurrentUser {
  return {
    user_id: user.userId,
    uuid: user.uuid,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    is_email_verified: user.emailVerifiedAt !== null,
    has_password: user.passwordHash !== null,
    language: user.language === null ? null : localeSchema.parse(user.language),
    is_jf_admin: user.isJfAdmin,
    track_user_with_pendo: user.trackUserWithPendo,
    is_second_factor_due: isDue,
    roles,
  }
}
