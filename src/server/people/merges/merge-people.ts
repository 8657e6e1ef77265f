// Merges one record of a person into another one. The stretches go to the record that stays; the other record keeps its
// details and leads there. Runs with the company's lists locked.
import type { z } from 'zod'

import type { ErrorCode } from '#contract/core/error.ts'
import {
  PERSON_MERGE_UNDO_DAYS,
  type PersonMergeBlocker,
} from '#contract/people/person-merge-rules.ts'
import type { mergePeople as endpoint } from '#contract/people/person-merges.ts'

import { lockList } from '../../access/collections/lock-list.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { MergeChange } from '../../db/schema/person-merge.ts'
import { AppError } from '../../http/app-error.ts'
import { updateEmployee } from '../employees/people-repository.ts'
import { detailsOf } from '../employees/person-details.ts'
import { listSupervised } from '../employees/person-repository.ts'
import { describeMerge, type Described, type Pair } from './describe-merge.ts'
import * as repository from './merge-repository.ts'
import * as jobsRepository from './merged-jobs-repository.ts'
import { planMerge } from './plan-merge.ts'

const BLOCKER_CODES: Readonly<Record<PersonMergeBlocker, ErrorCode>> = {
  erased: 'person_erased',
  legal_hold: 'person_on_hold',
  merged: 'person_merged',
  supervises: 'person_supervises',
}

/** Until when a merge of that moment can be undone. */
export function undoUntil(mergedAt: Date): Date {
  return new Date(mergedAt.getTime() + PERSON_MERGE_UNDO_DAYS * 86_400_000)
}

type Merging = Pair & { readonly choices: z.output<typeof endpoint.body>; readonly at: Date }

/**
 * @throws AppError `not_found`, `conflict` where the preview is out of date, `person_merged` for the second of two users who
 * merge at once, `person_erased`, `person_on_hold`, `person_supervises`, `user_job_overlaps`, `validation_failed`.
 */
export async function mergePeople(changing: Changing, { choices, ...pair }: Merging) {
  const { tx, access } = changing
  const { accountId, userId, otherUserId, at } = pair
  await lockList(tx, { accountId })
  await repository.lockPeople(tx, { accountId, userIds: [userId, otherUserId] })
  const described = await describeMerge(tx, { ...pair, access })
  const { blocker } = described.preview
  if (blocker !== null) throw new AppError(BLOCKER_CODES[blocker])
  assertBegunFrom(changing, described.preview)
  const planned = planMerge({
    stretches: described.stretches,
    details: {
      primary: detailsOf(described.primary),
      duplicate: detailsOf(described.duplicate),
    },
    choices,
    today: described.today,
    at,
  })
  const changes = [...planned, ...(await planSupervised(tx, { described, planned }))]
  const moved = await jobsRepository.moveJobs(tx, { accountId, from: otherUserId, into: userId })
  await applyChanges(tx, { described, changes })
  await repository.link(tx, { accountId, from: otherUserId, into: userId })
  await record(changing, { pair, changes, moved })
  const by = { mergedBy: access.userId, mergedAt: at }
  const people = { accountId, primaryUserId: userId, duplicateUserId: otherUserId }
  await repository.insertMerge(tx, { ...people, ...by, changes })
  return {
    user_id: userId,
    merged_user_id: otherUserId,
    moved_user_job_ids: moved.toSorted((one, other) => one - other),
    undo_until: undoUntil(at).toISOString(),
  }
}

type Planned = { readonly described: Described; readonly planned: readonly MergeChange[] }

// With another address, the people whom the person supervises name that one. The address of the duplicate leads to the
// person by the link between the records.
async function planSupervised(tx: Tx, { described, planned }: Planned): Promise<MergeChange[]> {
  const change = planned.find(({ field }) => field === 'email')
  const before = change?.before ?? null
  const after = change?.after ?? null
  if (before === null || after === null) return []
  const { accountId } = described.primary
  const supervised = await listSupervised(tx, { accountId, email: before })
  return supervised.map(({ userJobId, supervisorEmail }) => ({
    userJobId,
    field: 'supervisor_email',
    before: supervisorEmail,
    after,
  }))
}

type Applying = { readonly described: Described; readonly changes: readonly MergeChange[] }

async function applyChanges(tx: Tx, { described, changes }: Applying): Promise<void> {
  const { accountId, userId } = described.primary
  const taken = changes.flatMap((one) => (one.userJobId === null ? [one.field] : []))
  const theirs = detailsOf(described.duplicate)
  const details = {
    ...detailsOf(described.primary),
    ...Object.fromEntries(taken.map((field) => [field, theirs[field]])),
  }
  if (taken.length > 0) await updateEmployee(tx, { accountId, userId, details })
  const jobs = changes.flatMap((one) =>
    one.userJobId === null
      ? []
      : [{ userJobId: one.userJobId, field: one.field, value: one.after }],
  )
  await jobsRepository.updateJobs(tx, { accountId, jobs })
}

type Recorded = {
  readonly pair: Pair
  readonly changes: readonly MergeChange[]
  readonly moved: readonly number[]
}

// Names of fields alone: the trail holds no personal data.
function record({ auditAll }: Changing, { pair, changes, moved }: Recorded): Promise<void> {
  const { userId: into, otherUserId: from } = pair
  const touched = new Set([...moved, ...changes.flatMap(({ userJobId }) => userJobId ?? [])])
  const fieldsOf = (id: number | null) =>
    changes.filter(({ userJobId }) => userJobId === id).map(({ field }) => field)
  return auditAll([
    ...[...touched].map((entityId) => ({
      entity: 'user_job' as const,
      entityId,
      action: 'merge',
      after: { from_user_id: from, into_user_id: into, changed: fieldsOf(entityId) },
    })),
    { entity: 'employee', entityId: from, action: 'merged_away', after: { into } },
    {
      entity: 'employee',
      entityId: into,
      action: 'merge',
      after: { merged: from, changed: fieldsOf(null) },
    },
  ])
}
