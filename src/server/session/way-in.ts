// The way into an account for the reader of its mail, when someone applies with its address and no password.
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { orderMail, type MailContext, type MailDeps } from '../mail/order-mail.ts'
import { countFactors } from './second-factors/second-factor-repository.ts'
import * as repository from './session-repository.ts'
import { takeMailWish } from './try-limits.ts'

type Asking = {
  readonly email: string
  /** Network address of the request. */
  readonly address: string
  /** The position that they apply to. */
  readonly jobUuid: string | undefined
  readonly by: MailContext
}

/** The purpose of the emailed token, and the kind of its mail. */
export const SIGN_IN_LINK = 'sign-in-link'

/**
 * Mails the reader of an address that has an account how to get into it: a link that signs in, or where that would skip a
 * password, second factor or sign-on, the login page.
 * @throws AppError `rate_limited`.
 */
export async function mailWayIn(
  tx: Tx,
  { deps, ...given }: Asking & { deps: MailDeps },
): Promise<void> {
  const { email, address, jobUuid, by } = given
  if (!(await takeMailWish(tx, { email, address, at: deps.now() })))
    throw new AppError('rate_limited')
  const user = await repository.findUserByEmail(tx, email)
  // Erased in this moment: there is no one to write to.
  if (user === null) return
  await orderWayIn(tx, { deps, user, jobUuid, by, without: 'account-exists' })
}

export type Ordering = Pick<Asking, 'jobUuid' | 'by'> & {
  readonly deps: MailDeps
  readonly user: repository.UserRow
  /** Where it goes when the user has no address of their own yet. */
  readonly toAddress?: string
  /** The mail to those who get no link: they tried to apply, or asked for a link. */
  readonly without: 'account-exists' | 'sign-in-as-usual'
}

/** The same for an account that is known to be there. */
export async function orderWayIn(
  tx: Tx,
  { deps, user, toAddress, jobUuid, by, without }: Ordering,
): Promise<void> {
  const aboutJob = jobUuid === undefined ? null : await repository.findJobId(tx, jobUuid)
  await orderMail(tx, {
    deps,
    kind: (await canUseLink(tx, user)) ? SIGN_IN_LINK : without,
    to: user,
    by,
    ...(toAddress === undefined ? {} : { toAddress }),
    ...(aboutJob === null ? {} : { aboutJob }),
  })
}

/**
 * Only applicants: an account of staff keeps its password, second factor or sign-on. An unconfirmed account that has a
 * password may belong to someone else, who could still sign in to it.
 */
export async function canUseLink(tx: Tx, user: repository.UserRow): Promise<boolean> {
  const { userId, isJfAdmin, passwordHash, emailVerifiedAt } = user
  if (isJfAdmin || (emailVerifiedAt === null && passwordHash !== null)) return false
  const [roles, factors] = await Promise.all([
    repository.listRoles(tx, userId),
    countFactors(tx, userId),
  ])
  return roles.length === 0 && !factors.hasAuthenticator && factors.passkeys === 0
}
