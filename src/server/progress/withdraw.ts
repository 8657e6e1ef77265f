// Withdrawing an application, by the candidate whose it is.
import { randomUUID } from 'node:crypto'

import { applicationStatusSchema } from '#contract/applicants/application.ts'

import { recordAudit, recordAudits } from '../access/audit/audit-trail.ts'
import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { applyAction } from '../decisions/application-machine.ts'
import { AppError } from '../http/app-error.ts'
import { cancelInterviews } from '../interviews/cancel-interviews.ts'
import type { Ended } from '../mail/ended-with-application.ts'
import { orderMail, type MailContext, type MailDeps } from '../mail/order-mail.ts'
import { stopDecisionMails } from '../messages/decision-mails.ts'
import { endOffersOf } from '../offers/end-offer.ts'
import { giveSeatsBack } from '../requisitions/classes/class-seats.ts'
import * as repository from './progress-repository.ts'

type Given = {
  readonly userId: number
  readonly refId: number
  readonly reason: string | null
  readonly at: Date
  readonly mail: MailDeps
  readonly mailContext: MailContext
}

/**
 * Ends an application in the status that the state machine names, writes it into the audit trail, and confirms it to the
 * candidate. One that is withdrawn already stays as it is.
 * @throws AppError `not_found`, `conflict` for one that has ended in another way.
 */
export async function withdraw(tx: Tx, given: Given): Promise<void> {
  const { userId, refId, reason, at, mail: deps, mailContext: by } = given
  const held = await repository.lockApplication(tx, { userId, refId })
  assertWithdrawable(held)
  const from = applicationStatusSchema.parse(held.status)
  if (from === 'withdrawn') return
  const to = applyAction(from, 'withdraw')
  await repository.endApplication(tx, { ...held, status: to, at })
  const { accountId, userSmartreqId } = held
  // Who conducts interviews is not the candidate's to read.
  const ended = await asSystem(tx, () => endTogether(tx, { ...given, accountId, userSmartreqId }))
  const language = await repository.findLanguage(tx, userId)
  const mailed = { to: { userId, language }, aboutApplication: userSmartreqId, by, ended } as const
  await asSystem(tx, () => orderMail(tx, { deps, kind: 'application-withdrawn', ...mailed }))
  await recordAudit(tx, {
    accountId: held.accountId,
    actorId: userId,
    entity: 'application',
    entityId: held.userSmartreqId,
    action: 'withdraw',
    fromState: from,
    toState: to,
    reason,
  })
}

/** Ends what depends on the application; what of that the candidate knew. */
async function endTogether(
  tx: Tx,
  given: Given & { accountId: number; userSmartreqId: number },
): Promise<Ended[]> {
  const { accountId, userSmartreqId, userId, at } = given
  const { jobs } = given.mail
  const ending = { accountId, ids: [userSmartreqId], at }
  const hadInterviews = await cancelInterviews(tx, { jobs, ...ending })
  const hadOffer = await endOffersOf(tx, { ...ending, jobs, by: 'candidate', actorId: userId })
  await stopDecisionMails(tx, ending)
  await giveSeatsBack(tx, {
    ...ending,
    userId,
    action: 'withdraw',
    batchId: randomUUID(),
    auditAll: (entries) =>
      recordAudits(
        tx,
        entries.map((entry) => ({ ...entry, accountId, actorId: userId })),
      ),
  })
  const ended: Ended[] = hadInterviews ? ['interviews'] : []
  return hadOffer ? [...ended, 'offer'] : ended
}

function assertWithdrawable(
  held: Awaited<ReturnType<typeof repository.lockApplication>>,
): asserts held is NonNullable<typeof held> {
  if (held === null) throw new AppError('not_found')
  // What an employee does for their own profile is no application.
  if (held.isOfEmployee) throw new AppError('conflict')
}
