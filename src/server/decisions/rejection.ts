// The reason that a rejection needs, and how long a decision can be undone: for one applicant and for many alike.
import { isUndoable } from '#contract/decisions/application-actions.ts'
import type { DecisionMessage } from '#contract/decisions/decisions.ts'

import type { Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { orderMessages } from '../messages/order-messages.ts'
import type { Decided, Given, Reason } from './decide.ts'
import { lockReason } from './decision-repository.ts'
import { undoUntil } from './undo.ts'

export type ReasonBody = {
  readonly rejection_reason_id: number
  readonly reason_note: string
}

/** The email that goes with a decision, if any, and what sending it needs. */
export type Mailing = {
  readonly jobs: Jobs
  readonly origin: string
  readonly message: DecisionMessage | undefined
}

/** The reason that a request names, if any. @throws AppError `validation_failed` for one of another company. */
export async function findReason(
  tx: Tx,
  { accountId, reason }: { accountId: number; reason: ReasonBody | undefined },
): Promise<Reason | undefined> {
  if (reason === undefined) return undefined
  const found = await lockReason(tx, { accountId, reasonId: reason.rejection_reason_id })
  if (found === null) {
    const fields = { rejection_reason_id: 'Not a reason of this company.' }
    throw new AppError('validation_failed', { fields })
  }
  return { reason: found, note: reason.reason_note }
}

/** Until when a decision can be undone; null for one that cannot. */
export function undoTime({ action, at }: Pick<Given, 'action' | 'at'>): string | null {
  return isUndoable(action) ? undoUntil(at).toISOString() : null
}

/** Orders the emails of a decision that has some. They carry its batch, so that undoing the decision stops them. */
export async function writeToDecided(
  changing: Changing,
  given: {
    mailing: Mailing
    jobId: number
    batchId: string
    at: Date
    decided: Decided
  },
): Promise<void> {
  const { decided, at, ...batch } = given
  const { message: text, ...mailing } = given.mailing
  const ids = decided.done.map(({ subject }) => subject.userSmartreqId)
  if (text === undefined || ids.length === 0) return
  const sendAt = new Date(at.getTime() + text.delay_minutes * 60_000)
  await orderMessages(changing, { ...batch, ...mailing, ids, text, at, sendAt })
}
