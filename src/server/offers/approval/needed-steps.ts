// Whether an offer needs approval before it is sent, by the rules of its company as they are now.
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findSubject } from '../offer-context-repository.ts'
import type { OfferRow } from '../offer-repository.ts'
import * as repository from './approval-repository.ts'
import { approvalSteps, type Approver } from './approval-steps.ts'

type Asked = {
  readonly row: Pick<OfferRow, 'accountId' | 'userSmartreqId' | 'terms'>
  /** Who would request the approval. */
  readonly userId: number
}

/** The approvers whom a request would ask, in their order; none where no rule applies. */
export async function neededSteps(tx: Tx, { row, userId }: Asked): Promise<Approver[]> {
  const { accountId, terms } = row
  const rules = await repository.listRules(tx, accountId)
  if (rules.length === 0) return []
  const subject = await findSubject(tx, row)
  const named = rules.flatMap(({ approvers }) => approvers)
  return approvalSteps({
    terms,
    department: subject?.department ?? null,
    rules,
    requesterId: userId,
    members: await repository.membersAmong(tx, { accountId, ids: named }),
  })
}

/** @throws AppError `offer_needs_approval` for a draft that a rule of the company applies to. */
export async function assertApproved(
  tx: Tx,
  { row, userId }: { row: OfferRow; userId: number },
): Promise<void> {
  if (row.state === 'draft' && (await neededSteps(tx, { row, userId })).length > 0)
    throw new AppError('offer_needs_approval')
}
