// Two records side by side: what a merge would move, what has to be decided, and what prevents it.
import type { PersonMergeBlocker } from '#contract/people/person-merge-rules.ts'
import type { MergeSide, PersonMergePreview } from '#contract/people/person-merges.ts'
import { userJobState } from '#contract/people/user-job-rules.ts'

import { listSeenIds, seenRequisitions } from '../../access/seen-requisitions.ts'
import type { StaffAccess } from '../../access/staff-access.ts'
import type { Tx } from '../../db/database.ts'
import type { employee } from '../../db/schema/employee.ts'
import { AppError } from '../../http/app-error.ts'
import { findCompanyDay } from '../employees/company-day.ts'
import { detailsOf } from '../employees/person-details.ts'
import {
  countApplications,
  countSupervised,
  listStretches,
} from '../employees/person-repository.ts'
import { supervisesThemselves } from '../employees/user-job-checks.ts'
import * as repository from './merge-repository.ts'
import { findNumbers, findOverlaps, type Stretches } from './plan-merge.ts'

export type Pair = {
  readonly accountId: number
  readonly userId: number
  readonly otherUserId: number
}
/** Who reads it, and when. */
type Reading = { readonly access: StaffAccess; readonly at: Date }
type EmployeeRow = typeof employee.$inferSelect
export type Described = {
  readonly preview: PersonMergePreview
  readonly primary: EmployeeRow
  readonly duplicate: EmployeeRow
  readonly stretches: Stretches
  readonly today: string
}

/** @throws AppError `not_found` for anyone but two employees of the company, `validation_failed` for one person twice. */
export async function describeMerge(
  tx: Tx,
  { at, access, ...pair }: Pair & Reading,
): Promise<Described> {
  const { accountId, userId, otherUserId } = pair
  const people = await repository.selectPeople(tx, { accountId, userIds: [userId, otherUserId] })
  const primary = people.find((one) => one.userId === userId)
  const duplicate = people.find((one) => one.userId === otherUserId)
  if (primary === undefined || duplicate === undefined) throw new AppError('not_found')
  if (userId === otherUserId)
    throw new AppError('validation_failed', { fields: { other_user_id: 'Not another person.' } })
  const today = await findCompanyDay(tx, { accountId, at })
  const only = seenRequisitions(access, { isMine: false })
  const seen = await listSeenIds(tx, { accountId, only })
  const sides = {
    primary: await describeSide(tx, { person: primary, today, seen }),
    duplicate: await describeSide(tx, { person: duplicate, today, seen }),
  }
  const stretches = { primary: sides.primary.stretches, duplicate: sides.duplicate.stretches }
  const preview: PersonMergePreview = {
    primary: sides.primary.side,
    duplicate: sides.duplicate.side,
    blocker: await findBlocker(tx, { primary, duplicate, stretches, today }),
    overlaps: findOverlaps(stretches).map((one) => ({
      primary_user_job_id: one.primary.userJobId,
      duplicate_user_job_id: one.duplicate.userJobId,
      removable: [...one.removable],
      endable: one.endable,
    })),
    employee_numbers: findNumbers(stretches, today),
  }
  return { preview, primary, duplicate, stretches, today }
}

type Side = {
  readonly person: EmployeeRow
  readonly today: string
  /** The requisitions that the reader sees; null for all. */
  readonly seen: readonly number[] | null
}

async function describeSide(tx: Tx, { person, today, seen }: Side) {
  const stretches = await listStretches(tx, person)
  const side: MergeSide = {
    user_id: person.userId,
    details: detailsOf(person),
    jobs: stretches.map(({ stretch, profileTitle }) => ({
      user_job_id: stretch.userJobId,
      job_id: stretch.jobId,
      profile_title: profileTitle,
      job_title: stretch.jobTitle,
      department: stretch.department,
      employee_number: stretch.employeeNumber,
      start_date: stretch.startDate,
      end_date: stretch.endDate,
      state: userJobState({ ...stretch, isMoved: stretch.movedTo !== null }, today),
    })),
    application_count: await countApplications(tx, { ...person, seen }),
    supervised_count: await countSupervised(tx, { ...person, today }),
  }
  return { side, stretches: stretches.map(({ stretch }) => stretch) }
}

type Checked = Pick<Described, 'primary' | 'duplicate' | 'stretches' | 'today'>

async function findBlocker(tx: Tx, checked: Checked): Promise<PersonMergeBlocker | null> {
  const { primary, duplicate, stretches, today } = checked
  const { accountId } = primary
  const people = [primary, duplicate]
  if (people.some(({ erasedAt }) => erasedAt !== null)) return 'erased'
  if (people.some(({ mergedInto }) => mergedInto !== null)) return 'merged'
  const userIds = people.map(({ userId }) => userId)
  userIds.push(
    ...(await repository.listMergedInto(tx, { accountId, userId: primary.userId })),
    ...(await repository.listMergedInto(tx, { accountId, userId: duplicate.userId })),
  )
  if (await repository.isOnHold(tx, { accountId, userIds })) return 'legal_hold'
  const supervisors = [...stretches.primary, ...stretches.duplicate].flatMap(
    ({ endDate, supervisorEmail }) =>
      supervisorEmail !== null && (endDate === null || endDate >= today) ? supervisorEmail : [],
  )
  const emails = people.flatMap(({ email }) => email ?? [])
  const isLoop = await supervisesThemselves(tx, { accountId, today, supervisors, emails })
  return isLoop ? 'supervises' : null
}
