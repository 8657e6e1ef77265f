// What an undo of a merge must not bring about: two employees with one address, or with one number in jobs that are not over.
import type { Tx } from '../../db/database.ts'
import { findCompanyDay } from '../employees/company-day.ts'
import { isEmailTaken } from '../employees/person-repository.ts'
import type { UserJobRow } from '../employees/user-job-repository.ts'
import * as repository from './merge-repository.ts'
import { jobColumns, type UndoPlan } from './plan-undo.ts'

type Merge = Pick<
  repository.MergeRow,
  'accountId' | 'primaryUserId' | 'duplicateUserId' | 'auditId'
>

export type Undone = {
  readonly merge: Merge
  readonly planned: UndoPlan
  /** As they are before the undo. */
  readonly stretches: readonly UserJobRow[]
  /** Those that go back. */
  readonly returning: ReadonlySet<number>
  /** Those with work after the merge. */
  readonly later: ReadonlyMap<number, unknown>
  /** The address of the record that stays, and the records that go back. */
  readonly email: string | null
  readonly back: readonly number[]
  readonly at: Date
}

/** The plan without the values that someone else has by now. */
export async function withoutConflicts(tx: Tx, undone: Undone): Promise<UndoPlan> {
  const planned = await withoutTakenEmail(tx, undone)
  const cleared = await withoutSharedEmail(tx, { ...undone, planned })
  return withoutTakenNumbers(tx, { ...undone, planned: cleared })
}

// The address that the person had before may be another employee's by now.
async function withoutTakenEmail(tx: Tx, { merge, planned }: Undone): Promise<UndoPlan> {
  const email = planned.fields.find(({ field }) => field === 'email')?.value ?? null
  if (email === null) return planned
  const { accountId, primaryUserId: userId } = merge
  if (!(await isEmailTaken(tx, { accountId, userId, email: email.toLowerCase() }))) return planned
  return {
    ...planned,
    fields: planned.fields.filter(({ field }) => field !== 'email'),
    keptFields: [...planned.keptFields, 'email'],
    jobs: planned.jobs.filter(({ field }) => field !== 'supervisor_email'),
  }
}

// The record that stays may have got the address of one that goes back, by the merge or after it. It belongs to that one.
async function withoutSharedEmail(tx: Tx, undone: Undone): Promise<UndoPlan> {
  const { merge, planned, email, back } = undone
  const restored = planned.fields.find(({ field }) => field === 'email')
  if (email === null || restored !== undefined) return planned
  const { accountId } = merge
  const returning = await repository.selectPeople(tx, { accountId, userIds: back })
  const isShared = returning.some((one) => one.email?.toLowerCase() === email.toLowerCase())
  // Two records that had one address before the merge have it again.
  if (!isShared || !(await repository.hasNewEmail(tx, merge))) return planned
  return {
    ...planned,
    fields: [...planned.fields, { field: 'email', value: null }],
    keptFields: planned.keptFields.filter((field) => field !== 'email'),
    clearedFields: ['email'],
  }
}

// Numbers of jobs that are over, or removed, may be given again, and may have been.
async function withoutTakenNumbers(tx: Tx, undone: Undone): Promise<UndoPlan> {
  const { merge, planned, returning, later, at } = undone
  const today = await findCompanyDay(tx, { accountId: merge.accountId, at })
  const numbered = afterUndo(undone).filter(
    ({ employeeNumber, deletedAt, endDate }) =>
      employeeNumber !== null && deletedAt === null && (endDate === null || endDate >= today),
  )
  const restored = new Set(
    planned.jobs.flatMap(({ field, userJobId }) => (field === 'supervisor_email' ? [] : userJobId)),
  )
  const taken = await repository.listNumbersOfOthers(tx, {
    ...merge,
    today,
    numbers: numbered.flatMap((one) =>
      restored.has(one.userJobId) ? (one.employeeNumber ?? []) : [],
    ),
  })
  const isShared = (one: UserJobRow) =>
    returning.has(one.userJobId) &&
    numbered.some(
      (other) =>
        !returning.has(other.userJobId) &&
        other.employeeNumber === one.employeeNumber &&
        (later.has(one.userJobId) || later.has(other.userJobId)),
    )
  const lost = new Set(
    numbered
      .filter(
        (one) =>
          (restored.has(one.userJobId) && taken.has(one.employeeNumber ?? '')) || isShared(one),
      )
      .map(({ userJobId }) => userJobId),
  )
  return withoutNumbers(planned, lost)
}

function withoutNumbers(planned: UndoPlan, lost: ReadonlySet<number>): UndoPlan {
  if (lost.size === 0) return planned
  return {
    ...planned,
    jobs: [
      ...planned.jobs.filter(
        ({ userJobId, field }) => field !== 'employee_number' || !lost.has(userJobId),
      ),
      ...[...lost].map((userJobId) => ({
        userJobId,
        field: 'employee_number' as const,
        value: null,
      })),
    ],
    notRestored: [...new Set([...planned.notRestored, ...lost])],
  }
}

/** The stretches of the two people, with what the undo restores. */
function afterUndo({ merge, planned, stretches, returning }: Undone): UserJobRow[] {
  return stretches
    .filter(({ userId, userJobId }) => userId === merge.primaryUserId || returning.has(userJobId))
    .map((one) =>
      planned.jobs
        .filter(({ userJobId }) => userJobId === one.userJobId)
        .reduce<UserJobRow>((row, restore) => ({ ...row, ...jobColumns(restore) }), one),
    )
}
