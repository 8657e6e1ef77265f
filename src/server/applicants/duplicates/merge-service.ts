// Rules of merging two applications of a company, and of taking that back. Knows no HTTP.
import * as contract from '#contract/applicants/duplicates.ts'
import type { MergePreview } from '#contract/applicants/duplicates.ts'

import { listManaged, listSeenJobs } from '../../access/job-access.ts'
import type { JobAccess, StaffAccess, StaffScopes } from '../../access/staff-access.ts'
import { applicationCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { listOverfilling } from '../../requisitions/classes/class-seats.ts'
import { describeSide } from './describe-side.ts'
import { findMatchKeys } from './duplicate-repository.ts'
import * as repository from './merge-repository.ts'
import type { Side } from './merge-repository.ts'
import { BLOCKER_CODES, blockerOf, isUndoable, undoUntil } from './merge-rules.ts'
import { reasonsOf } from './shared-keys.ts'

type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }
type Pair = { readonly userSmartreqId: number; readonly otherId: number }

export function createMergeService({ scopes, now }: Deps) {
  return {
    /** @throws AppError `not_found` also for an application to a requisition that the caller does not see. */
    preview: (caller: Caller, given: Pair): Promise<MergePreview> =>
      scopes.atApplication(
        { caller, userSmartreqId: given.userSmartreqId, policy: contract.previewMerge.policy },
        (tx, access) => preview(tx, { ...given, access }),
      ),

    /** Merges the other application into this one. @throws AppError what `BLOCKER_CODES` names, `not_found`. */
    merge: (by: By, given: Pair) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId: given.userSmartreqId,
        policy: contract.mergeApplications.policy,
        name: 'merge-applications',
        request: given,
        replySchema: contract.mergeApplications.responses[200].shape.data,
        change: (changing) => mergePair(changing, { ...given, at: now() }),
      }),

    /** @throws AppError `conflict` for one that is not merged (any more), `undo_expired`, `forbidden`, `seat_taken`. */
    undo: (by: By, { userSmartreqId }: Pick<Pair, 'userSmartreqId'>) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId,
        policy: contract.undoMerge.policy,
        isForMerged: true,
        name: 'undo-merge',
        request: { userSmartreqId },
        replySchema: contract.undoMerge.responses[200].shape.data,
        change: (changing) => undo(changing, { userSmartreqId, at: now() }),
      }),
  }
}

async function preview(
  tx: Tx,
  { access, ...pair }: Pair & { access: JobAccess },
): Promise<MergePreview> {
  const { accountId } = access
  const { self, other, managed } = await getSides(tx, { ...pair, access })
  const keys = await findMatchKeys(tx, { accountId, userId: self.userId })
  const otherKeys = await findMatchKeys(tx, { accountId, userId: other.userId })
  return {
    reasons: reasonsOf(keys, otherKeys),
    sides: [
      describeSide(self, blockerOf({ from: self, into: other, managed })),
      describeSide(other, blockerOf({ from: other, into: self, managed })),
    ],
  }
}

/** Merges one application of the company into another one, in the transaction of a command. @throws AppError as `merge` does. */
export async function mergePair(changing: Changing, { at, ...pair }: Pair & { at: Date }) {
  const { tx, access } = changing
  const { accountId, userId: by } = access
  const { userSmartreqId, otherId } = pair
  await repository.lockApplications(tx, { accountId, ids: [userSmartreqId, otherId] })
  const { self, other, managed } = await getSides(tx, { ...pair, access })
  const blocker = blockerOf({ from: other, into: self, managed })
  if (blocker !== null) throw refusalOf(blocker)
  await repository.setMerge(tx, {
    accountId,
    userSmartreqId: otherId,
    merge: { into: userSmartreqId, at, by },
  })
  await record(changing, { action: 'merge', from: otherId, into: userSmartreqId })
  return {
    user_smartreq_id: otherId,
    merged_into: userSmartreqId,
    undo_until: undoUntil(at).toISOString(),
  }
}

async function undo(
  changing: Changing<JobAccess>,
  { userSmartreqId, at }: { userSmartreqId: number; at: Date },
) {
  const { tx, access } = changing
  const { accountId } = access
  await repository.lockApplications(tx, { accountId, ids: [userSmartreqId] })
  const [side] = await repository.listSides(tx, { accountId, ids: [userSmartreqId] })
  if (side === undefined) throw new AppError('not_found')
  const { mergedInto, mergedAt } = side
  if (mergedInto === null || mergedAt === null) throw new AppError('conflict')
  const jobs = await repository.listSides(tx, { accountId, ids: [mergedInto] })
  const managed = await listManaged(tx, { access, jobs })
  if (!jobs.every(({ jobId }) => managed.has(jobId))) throw new AppError('forbidden')
  if (!isUndoable(mergedAt, at)) throw new AppError('undo_expired')
  await repository.setMerge(tx, { accountId, userSmartreqId, merge: null })
  const [over] = await listOverfilling(tx, { accountId, ids: [userSmartreqId] })
  if (over !== undefined) throw new AppError('seat_taken', { details: { hiring_class: over.name } })
  await record(changing, { action: 'undo_merge', from: userSmartreqId, into: mergedInto })
  return { user_smartreq_id: userSmartreqId, merged_into: mergedInto }
}

/** Two applications of the company, the other one of a requisition that the caller sees. */
async function getSides(
  tx: Tx,
  { access, userSmartreqId, otherId }: Pair & { access: StaffAccess },
): Promise<{ self: Side; other: Side; managed: ReadonlySet<number> }> {
  const { accountId } = access
  const sides = await repository.listSides(tx, { accountId, ids: [userSmartreqId, otherId] })
  const self = sides.find((side) => side.userSmartreqId === userSmartreqId)
  const other = sides.find((side) => side.userSmartreqId === otherId)
  if (self === undefined || other === undefined) throw new AppError('not_found')
  if (self.deletedAt !== null || other.deletedAt !== null) throw new AppError('not_found')
  const seen = await listSeenJobs(tx, { access, jobs: [other] })
  if (!seen.has(other.jobId)) throw new AppError('not_found')
  return { self, other, managed: await listManaged(tx, { access, jobs: sides }) }
}

function refusalOf(blocker: NonNullable<ReturnType<typeof blockerOf>>): AppError {
  const fields = { merged_user_smartreq_id: 'Not an application of another applicant.' }
  const code = BLOCKER_CODES[blocker]
  return code === 'validation_failed' ? new AppError(code, { fields }) : new AppError(code)
}

const ON_MERGED = { merge: 'merged_away', undo_merge: 'undo_merged_away' } as const

// Both applications tell of it, the one that stays and the one that goes.
function record(
  { auditAll }: Changing,
  { action, from, into }: { action: 'merge' | 'undo_merge'; from: number; into: number },
): Promise<void> {
  return auditAll([
    { entity: 'application', entityId: into, action, after: { merged: from } },
    { entity: 'application', entityId: from, action: ON_MERGED[action], after: { into } },
  ])
}
