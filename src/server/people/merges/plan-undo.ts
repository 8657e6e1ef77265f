// What an undo of a merge restores: every value that is still as the merge left it. Later work stays. Pure.
import type { MergedField } from '#contract/people/person-merge-rules.ts'
import { areOverlapping } from '#contract/people/user-job-rules.ts'

import type { JobChangeField, MergeChange } from '../../db/schema/person-merge.ts'
import type { UserJobRow } from '../employees/user-job-repository.ts'
import type { Details } from './plan-merge.ts'

type Undoing = {
  readonly changes: readonly MergeChange[]
  /** Of the record that stays, as they are now. */
  readonly details: Details
  /** The stretches of the record that stays, removed ones included, and the others that the merge changed. */
  readonly stretches: readonly UserJobRow[]
  /** The stretches that go back. */
  readonly returning: ReadonlySet<number>
}

export type JobRestore = {
  readonly userJobId: number
  readonly field: JobChangeField
  readonly value: string | null
}
export type UndoPlan = {
  readonly fields: readonly { readonly field: MergedField; readonly value: string | null }[]
  readonly keptFields: readonly MergedField[]
  /** Details that the record that stays loses: they are the returning one's. */
  readonly clearedFields: readonly MergedField[]
  readonly jobs: readonly JobRestore[]
  /** Stretches that later work does not let return to what they were. */
  readonly notRestored: readonly number[]
}

export function planUndo(undoing: Undoing): UndoPlan {
  const { changes, details } = undoing
  const ofPerson = changes.flatMap((one) => (one.userJobId === null ? one : []))
  const isUnchanged = ({ field, after }: (typeof ofPerson)[number]) => details[field] === after
  const isBack = ({ field, before }: (typeof ofPerson)[number]) => details[field] === before
  return {
    fields: ofPerson.filter(isUnchanged).map(({ field, before: value }) => ({ field, value })),
    keptFields: ofPerson
      .filter((one) => !isUnchanged(one) && !isBack(one))
      .map(({ field }) => field),
    clearedFields: [],
    ...planJobs(undoing),
  }
}

function planJobs({ changes, stretches, returning }: Undoing) {
  const now = new Map(stretches.map((one) => [one.userJobId, one]))
  const jobs: JobRestore[] = []
  const notRestored: number[] = []
  for (const change of changes) {
    if (change.userJobId === null) continue
    const { userJobId, field, before: value, after } = change
    const stretch = now.get(userJobId)
    if (stretch === undefined || valueOf(stretch, field) === value) continue
    const restored = { ...stretch, ...jobColumns({ field, value }) }
    const isLater = valueOf(stretch, field) !== after
    if (isLater || hasConflict(restored, { field, around: [...now.values()], returning })) {
      // Whom others name as supervisor is no work on these two people.
      if (field !== 'supervisor_email') notRestored.push(userJobId)
      continue
    }
    now.set(userJobId, restored)
    jobs.push({ userJobId, field, value })
  }
  return { jobs, notRestored: [...new Set(notRestored)] }
}

type Around = {
  readonly field: JobChangeField
  readonly around: readonly UserJobRow[]
  readonly returning: ReadonlySet<number>
}

// A person has a profile once at a time, a hire begins one stretch, and a separation or a move needs its last day.
function hasConflict(restored: UserJobRow, { field, around, returning }: Around): boolean {
  if (field !== 'deleted_at' && field !== 'end_date') return false
  if (field === 'end_date' && (restored.separationType !== null || restored.movedTo !== null))
    return true
  if (restored.endDate !== null && restored.endDate < restored.startDate) return true
  if (restored.deletedAt !== null) return false
  const isReturning = returning.has(restored.userJobId)
  return around.some(
    (one) =>
      one.userJobId !== restored.userJobId &&
      one.deletedAt === null &&
      ((restored.userSmartreqId !== null && one.userSmartreqId === restored.userSmartreqId) ||
        (one.userId === restored.userId &&
          one.jobId === restored.jobId &&
          returning.has(one.userJobId) === isReturning &&
          areOverlapping(one, restored))),
  )
}

function valueOf(stretch: UserJobRow, field: JobChangeField): string | null {
  if (field === 'deleted_at') return stretch.deletedAt?.toISOString() ?? null
  if (field === 'end_date') return stretch.endDate
  return field === 'employee_number' ? stretch.employeeNumber : stretch.supervisorEmail
}

/** The column of a restored value. */
export function jobColumns({ field, value }: { field: JobChangeField; value: string | null }) {
  if (field === 'deleted_at') return { deletedAt: value === null ? null : new Date(value) }
  if (field === 'end_date') return { endDate: value }
  return field === 'employee_number' ? { employeeNumber: value } : { supervisorEmail: value }
}
