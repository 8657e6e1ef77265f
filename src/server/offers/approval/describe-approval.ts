// The approval of an offer as staff see it, and who may decide its next step.
import type { OfferApproval } from '#contract/offers/offers.ts'

import type { StaffAccess } from '../../access/staff-access.ts'
import type { StepRow } from './approval-repository.ts'

type Parts = {
  readonly access: StaffAccess
  /** Whether the offer waits for its approvers. */
  readonly isPending: boolean
  /** By id; missing for users who have left. */
  readonly names: ReadonlyMap<number, string>
}

/** Null for a version without steps. */
export function describeApproval(
  steps: readonly StepRow[],
  { access, isPending, names }: Parts,
): OfferApproval | null {
  const [first] = steps
  if (first === undefined) return null
  const nameOf = (userId: number | null) => (userId === null ? null : (names.get(userId) ?? null))
  const asked = isPending ? steps.find((step) => mayDecide(step, access)) : undefined
  return {
    account_id: first.accountId,
    request_id: first.requestId,
    requested_by: nameOf(first.requestedBy),
    requested_at: first.requestedAt.toISOString(),
    steps: steps.map((step) => ({
      position: step.position,
      user_id: step.userId,
      name: nameOf(step.userId),
      state: step.state,
      comment: step.comment,
      decided_at: step.decidedAt?.toISOString() ?? null,
      decided_in_place_by: step.decidedBy === step.userId ? null : nameOf(step.decidedBy),
    })),
    decides: asked?.position ?? null,
    decides_in_place: asked !== undefined && isInPlace(asked, access),
  }
}

/** The approver who is asked; else an administrator, except the requester, so that no approver who left blocks an offer. */
export function mayDecide(step: StepRow, access: StaffAccess): boolean {
  if (step.state !== 'asked') return false
  if (step.userId === access.userId) return true
  return access.has('company_settings_access') && step.requestedBy !== access.userId
}

/** Whether the caller is another user than the approver who is named. */
export function isInPlace(step: StepRow, { userId }: Pick<StaffAccess, 'userId'>): boolean {
  return step.userId !== null && step.userId !== userId
}

/** Every user that some steps name. */
export function usersIn(steps: readonly StepRow[]): (number | null)[] {
  return steps.flatMap(({ userId, requestedBy, decidedBy }) => [userId, requestedBy, decidedBy])
}
