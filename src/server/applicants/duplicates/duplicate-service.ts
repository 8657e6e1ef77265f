// Rules of possible duplicates: who is told of whom, and the pairs that staff dismiss. Knows no HTTP.
import * as contract from '#contract/applicants/duplicates.ts'
import type { Duplicates, MergedApplication } from '#contract/applicants/duplicates.ts'

import { listManaged, listSeenJobs } from '../../access/job-access.ts'
import { listSeenIds, seenRequisitions } from '../../access/seen-requisitions.ts'
import type { JobAccess, StaffScopes } from '../../access/staff-access.ts'
import { applicationCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { describeApplication } from './describe-side.ts'
import * as repository from './duplicate-repository.ts'
import { listMergedIds, listSides, type Side } from './merge-repository.ts'
import { isUndoable, undoUntil } from './merge-rules.ts'

type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }
type Of = { readonly userSmartreqId: number }
type Pair = Of & { readonly otherId: number }

export function createDuplicateService({ scopes, now }: Deps) {
  return {
    /** Who may be the same person, and what was merged, as far as the caller sees those requisitions. */
    get: (caller: Caller, { userSmartreqId }: Of): Promise<Duplicates> =>
      scopes.atApplication({ caller, userSmartreqId }, (tx, access) =>
        describe(tx, { access, userSmartreqId, at: now() }),
      ),

    /** @throws AppError `not_found`, `forbidden`, `validation_failed` for two applications of one applicant. */
    dismiss: (by: By, given: Pair) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId: given.userSmartreqId,
        policy: contract.dismissDuplicate.policy,
        name: 'dismiss-duplicate',
        request: given,
        replySchema: contract.dismissDuplicate.responses[200].shape.data,
        change: (changing) => dismiss(changing, { ...given, at: now() }),
      }),

    /** The same. */
    undoDismissal: (by: By, given: Pair) =>
      applicationCommand(scopes, {
        by,
        userSmartreqId: given.userSmartreqId,
        policy: contract.undoDismissal.policy,
        name: 'undo-dismissal',
        request: given,
        replySchema: contract.undoDismissal.responses[200].shape.data,
        change: (changing) => undoDismissal(changing, given),
      }),
  }
}

type Reading = Of & { readonly access: JobAccess; readonly at: Date }

async function describe(tx: Tx, { access, userSmartreqId, at }: Reading): Promise<Duplicates> {
  const { accountId } = access
  const key = { accountId, userSmartreqId }
  const mergedIds = await listMergedIds(tx, key)
  const sides = await listSides(tx, { accountId, ids: [userSmartreqId, ...mergedIds] })
  const self = sides.find((side) => side.userSmartreqId === userSmartreqId)
  if (self === undefined) throw new AppError('not_found')
  const into = self.mergedInto === null ? [] : [self.mergedInto]
  const primaries = await listSides(tx, { accountId, ids: into })
  const jobs = [...sides, ...primaries]
  const seen = await listSeenJobs(tx, { access, jobs })
  const managed = await listManaged(tx, { access, jobs })
  const merged = sides.filter((side) => side !== self && seen.has(side.jobId))
  const [primary] = primaries
  const isManaged = (side: Side) => managed.has(side.jobId)
  return {
    ...(await listPossible(tx, { access, self })),
    merged: merged.map((side) =>
      describeMerged(side, { at, canUndo: isManaged(side) && isManaged(self) }),
    ),
    merge:
      self.mergedAt === null
        ? null
        : {
            into:
              primary === undefined || primary.deletedAt !== null || !seen.has(primary.jobId)
                ? null
                : describeApplication(primary),
            merged_at: self.mergedAt.toISOString(),
            merged_by: self.mergedBy,
            undo_until: undoTimeOf(self, {
              at,
              canUndo: isManaged(self) && (primary === undefined || isManaged(primary)),
            }),
          },
    can_merge: self.mergedInto === null && self.deletedAt === null && isManaged(self),
  }
}

async function listPossible(
  tx: Tx,
  { access, self }: { access: JobAccess; self: Side },
): Promise<Pick<Duplicates, 'possible' | 'dismissed'>> {
  const { accountId, jobId } = access
  const { userId } = self
  const keys = await repository.findMatchKeys(tx, { accountId, userId })
  if (keys === null || self.mergedInto !== null || self.deletedAt !== null)
    return { possible: [], dismissed: [] }
  const only = seenRequisitions(access, { isMine: false })
  const listed = await listSeenIds(tx, { accountId, only })
  const seen = listed === null ? null : [...new Set([...listed, jobId])]
  const query = { accountId, userId, jobId, keys, seen }
  return {
    possible: await repository.listDuplicates(tx, { ...query, isDismissed: false }),
    dismissed: await repository.listDuplicates(tx, { ...query, isDismissed: true }),
  }
}

type Undoing = { readonly at: Date; readonly canUndo: boolean }

function describeMerged(side: Side, undoing: Undoing): MergedApplication {
  const { mergedInto, mergedAt, mergedBy } = side
  if (mergedInto === null || mergedAt === null) throw new Error('Not a merged application.')
  return {
    ...describeApplication(side),
    merged_into: mergedInto,
    merged_at: mergedAt.toISOString(),
    merged_by: mergedBy,
    undo_until: undoTimeOf(side, undoing),
  }
}

function undoTimeOf({ mergedAt }: Side, { at, canUndo }: Undoing): string | null {
  if (mergedAt === null || !canUndo || !isUndoable(mergedAt, at)) return null
  return undoUntil(mergedAt).toISOString()
}

async function dismiss(changing: Changing, given: Pair & { at: Date }) {
  const { accountId, userId: by } = changing.access
  const userIds = await getPair(changing, given)
  const pair = { accountId, userIds, by, at: given.at }
  if (await repository.insertDismissal(changing.tx, pair))
    await record(changing, { ...given, action: 'dismiss_duplicate' })
  return describePair(given)
}

async function undoDismissal(changing: Changing, given: Pair) {
  const { accountId } = changing.access
  const userIds = await getPair(changing, given)
  if (await repository.deleteDismissal(changing.tx, { accountId, userIds }))
    await record(changing, { ...given, action: 'undo_dismiss_duplicate' })
  return describePair(given)
}

/** The applicants of two applications. */
async function getPair(
  { tx, access }: Changing,
  { userSmartreqId, otherId }: Pair,
): Promise<[number, number]> {
  const { accountId } = access
  const sides = await listSides(tx, { accountId, ids: [userSmartreqId, otherId] })
  const self = sides.find((side) => side.userSmartreqId === userSmartreqId)
  const other = sides.find((side) => side.userSmartreqId === otherId)
  if (self === undefined || other === undefined) throw new AppError('not_found')
  if (self.deletedAt !== null || other.deletedAt !== null) throw new AppError('not_found')
  if (!(await listSeenJobs(tx, { access, jobs: [other] })).has(other.jobId))
    throw new AppError('not_found')
  if (self.userId === other.userId) {
    const fields = { other_user_smartreq_id: 'Not an application of another applicant.' }
    throw new AppError('validation_failed', { fields })
  }
  return [self.userId, other.userId]
}

function record(
  { auditAll }: Changing,
  { userSmartreqId, otherId, action }: Pair & { action: string },
) {
  return auditAll([
    { entity: 'application', entityId: userSmartreqId, action, after: { other: otherId } },
    { entity: 'application', entityId: otherId, action, after: { other: userSmartreqId } },
  ])
}

function describePair({ userSmartreqId, otherId }: Pair) {
  return { user_smartreq_id: userSmartreqId, other_user_smartreq_id: otherId }
}
