// What a change does to applications that are locked, of one requisition or of several. Rules alone; who may is decided before.
import type { ChangeResult } from '#contract/applicants/applicant-changes.ts'

import { seesJobs } from '../../access/staff-access.ts'
import type { Changing } from '../../access/staff-command.ts'
import { AppError } from '../../http/app-error.ts'
import { cancelInterviews } from '../../interviews/cancel-interviews.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { endOffersOf } from '../../offers/end-offer.ts'
import { changeMany } from './change-many.ts'
import { listDeleted } from './change-repository.ts'
import { findOrAddTags } from './tag-repository.ts'

export const REQUISITION = 2

/** What is changed. */
export type Wish =
  | { readonly kind: 'assign'; readonly userId: number | null }
  | { readonly kind: 'tag'; readonly add: readonly string[]; readonly remove: readonly number[] }
  | { readonly kind: 'delete' }

/** Applications that are locked, and the requisitions that they are of. */
export type Chosen = {
  readonly ids: readonly number[]
  readonly jobIds: readonly number[]
  readonly at: Date
  /** Orders the mail about interviews that end with an application. */
  readonly jobs: Pick<Jobs, 'send'>
  /** What names the batch; a new one when left out. */
  readonly batchId?: string
}

/** @throws AppError `validation_failed` for a user who does not see the requisitions, `too_many_tags`. */
export function applyChange(
  changing: Changing,
  { wish, ...chosen }: Chosen & { wish: Wish },
): Promise<ChangeResult> {
  switch (wish.kind) {
    case 'assign':
      return assign(changing, { ...chosen, ...wish })
    case 'tag':
      return tag(changing, { ...chosen, ...wish })
    case 'delete':
      return remove(changing, chosen)
    default:
      return wish satisfies never
  }
}

async function assign(
  changing: Changing,
  { userId, jobIds, ...chosen }: Chosen & { userId: number | null },
): Promise<ChangeResult> {
  if (userId !== null) await assertSees(changing, { jobIds, userId })
  const after = { user_id: userId }
  return changeMany(changing, {
    ...chosen,
    kind: 'assign',
    changeOf: ({ assignedUserId: before }) =>
      before === userId ? null : { before: { user_id: before }, after },
  })
}

async function tag(
  changing: Changing,
  { add, remove: off, ...chosen }: Chosen & Omit<Extract<Wish, { kind: 'tag' }>, 'kind'>,
): Promise<ChangeResult> {
  const { accountId } = changing.access
  const added = await findOrAddTags(changing.tx, { accountId, names: add })
  const removed = new Set(off)
  return changeMany(changing, {
    ...chosen,
    kind: 'tag',
    changeOf: ({ tagIds }) => {
      const after = [...new Set([...tagIds.filter((id) => !removed.has(id)), ...added])]
      const isSame = after.length === tagIds.length && after.every((id) => tagIds.includes(id))
      return isSame ? null : { before: { tag_ids: tagIds }, after: { tag_ids: after } }
    },
  })
}

// Who was hired stays. Undoing does not bring back what was cancelled with the application: the mail about it has gone.
async function remove(changing: Changing, { jobs, ...chosen }: Chosen): Promise<ChangeResult> {
  const after = { deleted_at: chosen.at.toISOString() }
  const removed = await changeMany(changing, {
    ...chosen,
    kind: 'delete',
    changeOf: ({ status }) => (status === 'hired' ? null : { before: { deleted_at: null }, after }),
  })
  const { accountId, userId } = changing.access
  const { at } = chosen
  // Of those who stay none is to come: they are hired.
  await cancelInterviews(changing.tx, { jobs, accountId, ids: chosen.ids })
  const ids = await listDeleted(changing.tx, { accountId, ids: chosen.ids })
  await endOffersOf(changing.tx, { jobs, accountId, ids, at, by: 'staff', actorId: userId })
  return removed
}

async function assertSees(
  { tx, access }: Changing,
  { jobIds, userId }: { jobIds: readonly number[]; userId: number },
): Promise<void> {
  const { accountId } = access
  const jobs = jobIds.map((jobId) => ({ jobId, jobTypeId: REQUISITION }))
  if (await seesJobs(tx, { accountId, userId, jobs })) return
  const fields = { user_id: 'Not a user who sees all of their requisitions.' }
  throw new AppError('validation_failed', { fields })
}
