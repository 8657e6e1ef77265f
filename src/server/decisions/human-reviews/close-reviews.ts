// What decisions do to reviews by a person: with the end of a rejection its review is answered. Part of the decision's
// transaction, about applications that are locked.
import type { StaffAction } from '#contract/decisions/application-actions.ts'

import type { Changing } from '../../access/staff-command.ts'
import * as repository from './human-review-repository.ts'

type Several = { readonly accountId: number; readonly ids: readonly number[] }
type Deciding = Several & {
  readonly action: StaffAction
  readonly batchId: string
  readonly at: Date
}

/**
 * Closes reviews as overturned: a user who recovers an application overturns its rejection, also one that was to stand, and
 * what is moved to another requisition goes on there. A user who advances or hires an applicant goes on with them, whatever
 * a rule decided about an application that was merged into it. Every other decision leaves them as they are.
 */
export async function closeReviews(
  changing: Changing,
  { action, accountId, ids, batchId, at }: Deciding,
): Promise<void> {
  const given = { accountId, ids, batchId, at }
  if (action === 'advance' || action === 'hire')
    return overturn(changing, { ...given, states: ['open'], isMergedOnly: true })
  if (action !== 'recover' && action !== 'move') return
  const states = action === 'recover' ? (['open', 'kept'] as const) : (['open'] as const)
  await overturn(changing, { ...given, states })
}

/** The same where a decision is undone: with a rejection its review is answered, with what closed it it is open again. */
export async function settleUndone(
  changing: Changing,
  { action, batchId, ...given }: Omit<Deciding, 'action'> & { action: StaffAction | 'pass_rule' },
): Promise<void> {
  if (action === 'move' || action === 'advance')
    await repository.reopenOfBatch(changing.tx, { ...given, batchId })
  if (action === 'reject')
    await overturn(changing, { ...given, states: ['open', 'kept'], batchId: null })
}

type Overturning = Omit<Parameters<typeof repository.overturn>[1], 'answeredBy'>

async function overturn(
  { tx, access, automation, auditAll }: Changing,
  given: Overturning,
): Promise<void> {
  // A rule acts in the name of a user, who reviewed nothing.
  const answeredBy = automation === undefined ? access.userId : null
  const closed = await repository.overturn(tx, { ...given, answeredBy })
  await auditAll(
    closed.map((entityId) => ({
      entity: 'application',
      entityId,
      action: 'overturn_reviewed_decision',
    })),
  )
}
