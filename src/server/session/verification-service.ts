// Rules of confirming an e-mail address. Nothing waits for it. Knows no HTTP.
import { z } from 'zod'

import type { EmailedToken } from '#contract/core/shape.ts'

import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { once } from '../http/idempotency.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { issueToken, ownerOfLink, redeemToken, tokenOf } from '../mail/emailed-tokens.ts'
import { countOrdered, orderMail, type MailContext } from '../mail/order-mail.ts'
import * as repository from './session-repository.ts'

type Deps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly secret: string
  readonly now: () => Date
}

type By = { readonly userId: number; readonly key: string }

const SYSTEM = { kind: 'system' } as const
const KIND = 'verify-email'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const MAX_PER_DAY = 5

export type VerificationService = ReturnType<typeof createVerificationService>

export function createVerificationService(deps: Deps) {
  const { database, jobs, now } = deps
  return {
    /**
     * Confirms the address that a link was sent to; the link by which an account without a password gets one. A second
     * time changes nothing, and gives none. @throws AppError `link_not_valid`.
     */
    verify: (link: EmailedToken): Promise<EmailedToken | null> =>
      database.inScope(SYSTEM, async (tx) => {
        const at = now()
        const userId = await redeemToken(tx, { link, purpose: KIND, at })
        if (userId !== null) {
          await repository.verifyEmail(tx, { userId, at })
          return passwordLink(tx, { userId, uid: link.uid, secret: deps.secret, at })
        }
        const owner = await ownerOfLink(tx, { link, purpose: KIND })
        const user = owner === null ? null : await repository.findUser(tx, owner)
        if (!user?.emailVerifiedAt) throw new AppError('link_not_valid')
        return null
      }),

    /** Sends the link again; within a minute, or when it is confirmed, there is nothing to send. @throws `rate_limited`. */
    async send({ userId, key }: By, by: MailContext): Promise<null> {
      const command = { userId, key, name: 'sendVerification', request: {}, replySchema: z.null() }
      await database.inScope({ ...SYSTEM, userId }, (tx) =>
        once(tx, { ...command, effect: () => sendAgain(tx, { deps, userId, by }) }),
      )
      jobs.wake('send-mail')
      return null
    },
  }
}

// Its reader has just proved what a link to choose a password would ask for. An account of a company's sign-on needs none.
async function passwordLink(
  tx: Tx,
  given: { userId: number; uid: string; secret: string; at: Date },
): Promise<EmailedToken | null> {
  const { userId, uid, secret, at } = given
  const user = await repository.findUser(tx, userId)
  if (user === null || user.passwordHash !== null) return null
  if ((await repository.listRoles(tx, userId)).length > 0) return null
  const purpose = 'reset-password'
  const tokenId = await issueToken(tx, { userId, purpose, secret, at })
  return { uid, user_token: tokenOf(secret, { purpose, tokenId }) }
}

async function sendAgain(
  tx: Tx,
  given: { deps: Deps; userId: number; by: MailContext },
): Promise<null> {
  const { deps, userId, by } = given
  // Two at once: the second sees the first one's message.
  const user = await repository.lockUser(tx, userId)
  if (user === null) throw new AppError('unauthenticated')
  if (user.emailVerifiedAt !== null) return null
  const sentSince = (ms: number) =>
    countOrdered(tx, { userId, kind: KIND, since: new Date(deps.now().getTime() - ms) })
  if ((await sentSince(MINUTE_MS)) > 0) return null
  if ((await sentSince(DAY_MS)) >= MAX_PER_DAY) throw new AppError('rate_limited')
  await orderMail(tx, { deps, kind: KIND, to: user, by })
  return null
}
