// Undoes a merge of two records: stretches return to their own record, and every value that is still as the merge left it
// is restored. Later work stays.
import type { LaterWork } from '#contract/people/person-merge-rules.ts'
import type { PersonMergeUndo } from '#contract/people/person-merges.ts'

import { lockList } from '../../access/collections/lock-list.ts'
import type { Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { updateEmployee } from '../employees/people-repository.ts'
import { detailsOf } from '../employees/person-details.ts'
import type { UserJobRow } from '../employees/user-job-repository.ts'
import { undoUntil } from './merge-people.ts'
import * as repository from './merge-repository.ts'
import * as jobsRepository from './merged-jobs-repository.ts'
import { planUndo, type UndoPlan } from './plan-undo.ts'
import { withoutConflicts } from './undo-conflicts.ts'

type Key = { readonly accountId: number; readonly userId: number; readonly at: Date }

/** What an undo would do now. @throws AppError as `undoMerge`. */
export async function describeUndo(tx: Tx, { at, ...key }: Key): Promise<PersonMergeUndo> {
  const merge = await findUndoable(tx, { ...key, at })
  return describe(merge, await plan(tx, { merge, at }))
}

/** @throws AppError `not_found` for a record that is not merged, `undo_expired` after 30 days, `later_merge`. */
export async function undoMerge(changing: Changing, { at, ...key }: Key): Promise<PersonMergeUndo> {
  const { tx, auditAll } = changing
  await lockList(tx, key)
  const merge = await findUndoable(tx, { ...key, at })
  const { primaryUserId: primary, duplicateUserId: duplicate } = merge
  await repository.lockPeople(tx, { ...key, userIds: [primary, duplicate] })
  const planned = await plan(tx, { merge, at })
  await apply(tx, { merge, planned, at })
  await auditAll(entriesOf(merge, planned))
  return describe(merge, planned)
}

/**
 * Takes a person who is erased out of every merge of their record, however old it is: the other records are other
 * people's accounts, and staff must find them again. So do the later merges by which their stretches went on into
 * further records. Runs in the system's scope.
 */
export async function releaseErased(tx: Tx, { at, ...key }: Key) {
  await lockList(tx, key)
  const merges = await repository.listMergesThrough(tx, key)
  const userIds = merges.flatMap((one) => [one.primaryUserId, one.duplicateUserId])
  await repository.lockPeople(tx, { ...key, userIds })
  const entries: ReturnType<typeof entriesOf>[] = []
  for (const merge of merges) {
    // The latest first: each goes by what the one before restored.
    const planned = await plan(tx, { merge, at })
    await apply(tx, { merge, planned, at })
    entries.push(entriesOf(merge, planned))
  }
  return entries.flat()
}

async function findUndoable(tx: Tx, { at, ...key }: Key): Promise<repository.MergeRow> {
  const merge = await repository.findMerge(tx, key)
  if (merge === null) throw new AppError('not_found')
  if (at > undoUntil(merge.mergedAt)) throw new AppError('undo_expired')
  if (await repository.hasLaterMerge(tx, merge)) throw new AppError('later_merge')
  return merge
}

type Planned = UndoPlan & {
  readonly merged: readonly number[]
  readonly stretches: readonly UserJobRow[]
  readonly returning: ReadonlySet<number>
  readonly later: ReadonlyMap<number, 'created' | 'changed'>
  readonly details: ReturnType<typeof detailsOf>
}

type Undoing = { readonly merge: repository.MergeRow; readonly at: Date }

async function plan(tx: Tx, { merge, at }: Undoing): Promise<Planned> {
  const { accountId, primaryUserId, duplicateUserId, changes, auditId } = merge
  const [primary] = await repository.selectPeople(tx, { accountId, userIds: [primaryUserId] })
  if (primary === undefined) throw new AppError('not_found')
  const merged = await repository.listMergedInto(tx, { accountId, userId: duplicateUserId })
  const own = await jobsRepository.listJobsOf(tx, { accountId, userIds: [primaryUserId] })
  const ownIds = new Set(own.map(({ userJobId }) => userJobId))
  const ids = changes.flatMap(({ userJobId }) =>
    userJobId === null || ownIds.has(userJobId) ? [] : userJobId,
  )
  const stretches = [...own, ...(await jobsRepository.listJobsById(tx, { accountId, ids }))]
  const sources = new Set([duplicateUserId, ...merged])
  const returning = new Set(
    own.flatMap(({ recordedFor, userJobId }) =>
      recordedFor !== null && sources.has(recordedFor) ? userJobId : [],
    ),
  )
  const details = detailsOf(primary)
  const planned = planUndo({ changes, details, stretches, returning })
  const later = await jobsRepository.listLaterWork(tx, { accountId, auditId, ids: [...ownIds] })
  return {
    ...(await withoutConflicts(tx, {
      merge,
      planned,
      stretches,
      returning,
      later,
      at,
      email: details.email,
      back: [...sources],
    })),
    merged,
    stretches,
    returning,
    later,
    details,
  }
}

type Applying = {
  readonly merge: repository.MergeRow
  readonly planned: Planned
  readonly at: Date
}

async function apply(tx: Tx, { merge, planned, at }: Applying): Promise<void> {
  const { accountId, mergeId, primaryUserId: primary, duplicateUserId } = merge
  const { fields, jobs, merged } = planned
  const restored = Object.fromEntries(fields.map(({ field, value }) => [field, value]))
  if (fields.length > 0)
    await updateEmployee(tx, {
      accountId,
      userId: primary,
      details: { ...planned.details, ...restored },
    })
  await repository.release(tx, { accountId, userId: duplicateUserId, primary, merged })
  await jobsRepository.updateJobs(tx, { accountId, jobs })
  await repository.endMerge(tx, { accountId, mergeId, at })
}

function entriesOf({ primaryUserId, duplicateUserId }: repository.MergeRow, planned: Planned) {
  const touched = new Set([...planned.returning, ...planned.jobs.map(({ userJobId }) => userJobId)])
  const action = 'undo_merge'
  return [
    ...[...touched].map((entityId) => ({
      entity: 'user_job' as const,
      entityId,
      action,
      after: { from_user_id: primaryUserId, into_user_id: duplicateUserId },
    })),
    {
      entity: 'employee' as const,
      entityId: primaryUserId,
      action,
      after: { merged: duplicateUserId, changed: planned.fields.map(({ field }) => field) },
    },
    {
      entity: 'employee' as const,
      entityId: duplicateUserId,
      action: 'undo_merged_away',
      after: { into: primaryUserId },
    },
  ]
}

function describe(
  { primaryUserId, duplicateUserId }: repository.MergeRow,
  { stretches, returning, later, keptFields, clearedFields, notRestored }: Planned,
): PersonMergeUndo {
  const unrestored = new Set(notRestored)
  const kept = stretches.flatMap(({ userJobId, jobTitle, deletedAt }) => {
    const isRemovedLater = deletedAt !== null && !later.has(userJobId)
    const work: LaterWork | undefined = unrestored.has(userJobId)
      ? 'not_restored'
      : later.get(userJobId)
    if (work === undefined || (isRemovedLater && work !== 'not_restored')) return []
    const userId = returning.has(userJobId) ? duplicateUserId : primaryUserId
    return [{ user_job_id: userJobId, job_title: jobTitle, user_id: userId, work }]
  })
  return {
    user_id: duplicateUserId,
    primary_user_id: primaryUserId,
    returned_user_job_ids: [...returning].toSorted((one, other) => one - other),
    kept_fields: [...keptFields],
    cleared_fields: [...clearedFields],
    kept_jobs: kept,
  }
}
