// What a merge of two records changes: overlaps of jobs, employee numbers and details, as staff decided. Pure.
import { parseDate } from '@internationalized/date'

import {
  MERGED_FIELDS,
  type MergedField,
  type OverlapAction,
} from '#contract/people/person-merge-rules.ts'
import { areOverlapping } from '#contract/people/user-job-rules.ts'

import type { MergeChange } from '../../db/schema/person-merge.ts'
import { AppError } from '../../http/app-error.ts'
import type { UserJobRow } from '../employees/user-job-repository.ts'

export type MergedStretch = Pick<
  UserJobRow,
  | 'userJobId'
  | 'userId'
  | 'jobId'
  | 'startDate'
  | 'endDate'
  | 'employeeNumber'
  | 'supervisorEmail'
  | 'movedTo'
  | 'separationType'
>
export type Details = Readonly<Record<MergedField, string | null>>
/** The stretches of the two people, without the removed ones. */
export type Stretches = {
  readonly primary: readonly MergedStretch[]
  readonly duplicate: readonly MergedStretch[]
}

export type Overlap = {
  readonly primary: MergedStretch
  readonly duplicate: MergedStretch
  /** Those of the two that are not part of a move. */
  readonly removable: readonly number[]
  /** The one that can end on the day before the other begins. */
  readonly endable: number | null
}

/** The jobs of the two people in one profile that share days. */
export function findOverlaps({ primary, duplicate }: Stretches): Overlap[] {
  const following = new Set([...primary, ...duplicate].map(({ movedTo }) => movedTo))
  const isRemovable = ({ movedTo, userJobId }: MergedStretch) =>
    movedTo === null && !following.has(userJobId)
  return primary.flatMap((one) =>
    duplicate
      .filter((other) => other.jobId === one.jobId && areOverlapping(one, other))
      .map((other) => ({
        primary: one,
        duplicate: other,
        removable: [one, other].filter(isRemovable).map(({ userJobId }) => userJobId),
        endable: endableOf(one, other),
      })),
  )
}

// A separation or a move says why the job ended on its last day: that day stays.
function endableOf(one: MergedStretch, other: MergedStretch): number | null {
  if (one.startDate === other.startDate) return null
  const earlier = one.startDate < other.startDate ? one : other
  return earlier.separationType === null && earlier.movedTo === null ? earlier.userJobId : null
}

/** The different numbers of jobs that are not over, where each of the two people has one; else none. */
export function findNumbers({ primary, duplicate }: Stretches, today: string): string[] {
  const of = (stretches: readonly MergedStretch[]) =>
    stretches.filter((one) => isNotOver(one, today)).flatMap((one) => one.employeeNumber ?? [])
  const [first, second] = [of(primary), of(duplicate)]
  const numbers = [...new Set([...first, ...second])]
  return first.length > 0 && second.length > 0 && numbers.length > 1 ? numbers : []
}

function isNotOver({ endDate }: { readonly endDate: string | null }, today: string): boolean {
  return endDate === null || endDate >= today
}

export type Choices = {
  readonly from_duplicate: readonly MergedField[]
  readonly jobs: readonly { readonly user_job_id: number; readonly action: OverlapAction }[]
  readonly employee_number?: string | null | undefined
}

type Merging = {
  readonly stretches: Stretches
  readonly details: { readonly primary: Details; readonly duplicate: Details }
  readonly choices: Choices
  readonly today: string
  readonly at: Date
}

/**
 * The values that the merge changes, beside whose the stretches are.
 * @throws AppError `validation_failed` for a decision that was not offered, `user_job_overlaps` for one that is missing.
 */
export function planMerge(merging: Merging): MergeChange[] {
  const jobs = planJobs(merging)
  return [...planDetails(merging), ...jobs, ...planNumbers(merging, jobs)]
}

function planDetails({ details: { primary, duplicate }, choices }: Merging): MergeChange[] {
  return MERGED_FIELDS.filter(
    (field) => choices.from_duplicate.includes(field) && primary[field] !== duplicate[field],
  ).map((field) => ({
    userJobId: null,
    field,
    before: primary[field],
    after: duplicate[field],
  }))
}

function planJobs({ stretches, choices, at }: Merging): MergeChange[] {
  const overlaps = findOverlaps(stretches)
  const changes = choices.jobs.map(({ user_job_id: userJobId, action }) =>
    action === 'remove'
      ? planRemoval(overlaps, { userJobId, at })
      : planEnd(overlaps, { userJobId }),
  )
  const decided = new Set(changes.map(({ userJobId }) => userJobId))
  if (decided.size < changes.length) throw notOffered()
  assertNoOverlaps(stretches, changes)
  return changes
}

function planRemoval(
  overlaps: readonly Overlap[],
  { userJobId, at }: { userJobId: number; at: Date },
): MergeChange {
  if (!overlaps.some(({ removable }) => removable.includes(userJobId))) throw notOffered()
  return { userJobId, field: 'deleted_at', before: null, after: at.toISOString() }
}

function planEnd(overlaps: readonly Overlap[], { userJobId }: { userJobId: number }): MergeChange {
  const pairs = overlaps
    .filter(({ endable }) => endable === userJobId)
    .map(({ primary, duplicate }) =>
      primary.userJobId === userJobId ? [primary, duplicate] : [duplicate, primary],
    )
  const [ended] = pairs[0] ?? []
  // The first of those that it reaches into.
  const [start] = pairs.flatMap(([, next]) => next?.startDate ?? []).toSorted()
  if (ended === undefined || start === undefined) throw notOffered()
  const after = parseDate(start).subtract({ days: 1 }).toString()
  return { userJobId, field: 'end_date', before: ended.endDate, after }
}

function assertNoOverlaps(stretches: Stretches, changes: readonly MergeChange[]): void {
  const left = (some: readonly MergedStretch[]) =>
    some.flatMap((one) => {
      const change = changes.find(({ userJobId }) => userJobId === one.userJobId)
      if (change?.field === 'deleted_at') return []
      return [change?.field === 'end_date' ? { ...one, endDate: change.after } : one]
    })
  const rest = { primary: left(stretches.primary), duplicate: left(stretches.duplicate) }
  if (findOverlaps(rest).length > 0) throw new AppError('user_job_overlaps')
}

function planNumbers(
  { stretches, choices, today }: Merging,
  jobs: readonly MergeChange[],
): MergeChange[] {
  const numbers = findNumbers(stretches, today)
  const chosen = choices.employee_number
  if (numbers.length === 0 || chosen === null) return []
  if (chosen === undefined || !numbers.includes(chosen))
    throw new AppError('validation_failed', {
      fields: { employee_number: 'Choose the number that stays, or leave both.' },
    })
  const removed = new Set(
    jobs.flatMap(({ field, userJobId }) => (field === 'deleted_at' ? userJobId : [])),
  )
  return [...stretches.primary, ...stretches.duplicate].flatMap((one): MergeChange[] => {
    const { userJobId, employeeNumber: before } = one
    const isOther = before !== null && before !== chosen
    if (!isOther || removed.has(userJobId) || !isNotOver(one, today)) return []
    return [{ userJobId, field: 'employee_number', before, after: chosen }]
  })
}

function notOffered(): AppError {
  return new AppError('validation_failed', {
    fields: { jobs: 'A decision that these overlaps do not offer.' },
  })
}
