// Reminding an interviewer of feedback that is late. Knows no HTTP.
import { and, eq, sql } from 'drizzle-orm'

import * as contract from '#contract/interviews/interview-calibration.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import { asSystem } from '../../db/as-system.ts'
import type { Tx } from '../../db/database.ts'
import { userRole } from '../../db/schema/account.ts'
import { appUser } from '../../db/schema/session.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { listOrdered, orderMail, type MailContext } from '../../mail/order-mail.ts'
import { assertSeesInterviews } from './interviews-access.ts'
import { listLate } from './load-repository.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly jobs: Jobs
  readonly secret: string
  readonly now: () => Date
}
type Reminding = {
  readonly accountId: number
  readonly userId: number
  readonly mailContext: MailContext
}

const DAY_MS = 86_400_000
const KIND = 'feedback-reminder'

export function createFeedbackReminders(deps: Deps) {
  return {
    /** At most once a day for each user of the company. @throws AppError `not_found` for a user who is not of it. */
    async remind(by: By, { accountId, userId, mailContext }: Reminding) {
      const reply = await staffCommand(deps.scopes, {
        by,
        accountId,
        policy: contract.remindOfFeedback.policy,
        name: 'remind-of-feedback',
        request: { accountId, userId },
        replySchema: contract.remindOfFeedback.responses[200].shape.data,
        change: (changing) => remind(changing, { deps, accountId, userId, mailContext }),
      })
      deps.jobs.wake('send-mail')
      return reply
    },
  }
}

/** When a company last reminded some of its users, within the last day. */
export function listReminded(
  tx: Tx,
  { accountId, userIds, at }: { accountId: number; userIds: readonly number[]; at: Date },
): Promise<ReadonlyMap<number, Date>> {
  const since = new Date(at.getTime() - DAY_MS)
  // Mail is the user's own, and no company's.
  return asSystem(tx, () => listOrdered(tx, { userIds, kind: KIND, accountId, since }))
}

async function remind(
  { tx, access, audit }: Changing,
  { deps, accountId, userId, mailContext }: Reminding & { deps: Deps },
) {
  assertSeesInterviews(access)
  const to = await lockMember(tx, { accountId, userId })
  if (to === null) throw new AppError('not_found')
  const at = deps.now()
  const late = await listLate(tx, { accountId, period: 'all', at, userIds: [userId] })
  const reminded = await listReminded(tx, { accountId, userIds: [userId], at })
  if (late.length === 0 || reminded.has(userId)) return { user_id: userId, is_sent: false }
  await asSystem(tx, () =>
    orderMail(tx, { deps, kind: KIND, to, by: mailContext, aboutAccount: accountId }),
  )
  await audit({ entity: 'member', entityId: userId, action: 'remind_of_feedback' })
  return { user_id: userId, is_sent: true }
}

// Of two colleagues who remind the same user at once, the second finds that it is done.
async function lockMember(
  tx: Tx,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<{ userId: number; language: string | null } | null> {
  const name = `feedback-reminder ${accountId} ${userId}`
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const [row] = await tx.db
    .select({ userId: appUser.userId, language: appUser.language })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.userId, userRole.userId))
    .where(and(eq(userRole.accountId, accountId), eq(userRole.userId, userId)))
    .limit(1)
  return row ?? null
}
