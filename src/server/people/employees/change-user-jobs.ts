// Changing, ending, removing and restoring the stretches of people in job profiles.
import * as contract from '#contract/people/user-jobs.ts'
import type { Separation } from '#contract/people/user-jobs.ts'

import { lockList } from '../../access/collections/lock-list.ts'
import { seesPrivateData } from '../../access/staff-access.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { addJob } from './add-job.ts'
import { findCompanyDay } from './company-day.ts'
import { lockEmployee } from './people-repository.ts'
import { changedFields, fieldsOf, userJobColumns } from './person-details.ts'
import { findSeparationFault, separateJobs, separationEntry } from './separate-jobs.ts'
import { assertNoOverlap, assertUserJob } from './user-job-checks.ts'
import * as repository from './user-job-repository.ts'

type Clock = { readonly now: () => Date }
type Params = { user_id: number; user_job_id: number; isRemoved?: boolean }

export function serveUserJobs({ command }: StaffEndpoints, { now }: Clock): void {
  command(contract.addUserJob, async ({ params, body, ...changing }) => {
    const { email } = await lockPerson(changing, params.user_id)
    const person = { userId: params.user_id, email }
    return addJob(changing, { person, job: body, at: now() })
  })
  command(contract.updateUserJob, async ({ params, body, ...changing }) => {
    const { email, stored } = await lock(changing, params)
    assertBegunFrom(changing, fieldsOf(stored))
    return update(changing, { stored, fields: { ...fieldsOf(stored), ...body }, email, at: now() })
  })
  command(contract.recordSeparation, async ({ params, body, ...changing }) => {
    const { stored } = await lock(changing, params)
    return separate(changing, { stored, separation: body })
  })
  command(contract.deleteSeparation, async ({ params, ...changing }) => {
    const { stored } = await lock(changing, params)
    return takeBack(changing, stored)
  })
  command(contract.deleteUserJob, async ({ params, ...changing }) => {
    const { stored } = await lock(changing, params)
    if (stored.movedTo !== null || (await repository.followsMove(changing.tx, stored)))
      throw new AppError('user_job_moved')
    await repository.updateUserJob(changing.tx, { ...stored, values: { deletedAt: now() } })
    await changing.audit({ ...entryOf(stored), action: 'delete', before: daysOf(stored) })
    return receiptOf(stored)
  })
  command(contract.restoreUserJob, async ({ params, ...changing }) => {
    const { stored, email } = await lock(changing, { ...params, isRemoved: true })
    return restore(changing, { stored, email, at: now() })
  })
}

type Stored = repository.UserJobRow

/** @throws AppError `not_found` for anyone but an employee of the company. */
async function lockPerson({ tx, access: { accountId } }: Changing, userId: number) {
  await lockList(tx, { accountId })
  const person = await lockEmployee(tx, { accountId, userId })
  if (person === null) throw new AppError('not_found')
  return person
}

/** A stretch of the person, and the person's address. @throws AppError `not_found` */
async function lock(changing: Changing, { isRemoved = false, ...params }: Params) {
  const { email } = await lockPerson(changing, params.user_id)
  const key = { accountId: changing.access.accountId, userId: params.user_id }
  const stored = await repository.findUserJob(changing.tx, {
    ...key,
    userJobId: params.user_job_id,
  })
  if (stored === null || (stored.deletedAt !== null) !== isRemoved) throw new AppError('not_found')
  return { email, stored }
}

type Updating = {
  readonly stored: Stored
  readonly fields: ReturnType<typeof fieldsOf>
  readonly email: string | null
  readonly at: Date
}

/** @throws AppError as `assertUserJob`. */
async function update({ tx, audit }: Changing, { stored, fields, email, at }: Updating) {
  const changed = changedFields(fieldsOf(stored), fields)
  if (changed.length === 0) return receiptOf(stored)
  const values = userJobColumns(fields)
  const today = await findCompanyDay(tx, { ...stored, at })
  await assertUserJob(tx, { ...stored, ...values, email, today })
  await repository.updateUserJob(tx, { ...stored, values })
  const after = { changed, job_title: fields.job_title, ...daysOf({ ...stored, ...values }) }
  const before = { job_title: stored.jobTitle, ...daysOf(stored) }
  await audit({ ...entryOf(stored), action: 'update', before, after })
  return receiptOf(stored)
}

/** @throws AppError `user_job_moved`, `forbidden` for a note by a user who sees no private data, `validation_failed`. */
async function separate(changing: Changing, given: { stored: Stored; separation: Separation }) {
  const { tx, access, audit } = changing
  const { stored, separation } = given
  if (stored.movedTo !== null) throw new AppError('user_job_moved')
  if (separation.separation_note !== undefined && !seesPrivateData(access))
    throw new AppError('forbidden')
  const { separation_reason_id: id } = separation
  const reasonType = id === null ? null : await repository.findReasonType(tx, { ...stored, id })
  const fault = findSeparationFault(stored, { ...separation, reasonType })
  if (fault !== null)
    throw new AppError('validation_failed', { fields: { [fault.field]: FAULTS[fault.reason] } })
  // A later last day may reach into the next stretch in the same profile.
  await assertNoOverlap(tx, { ...stored, endDate: separation.end_date })
  const separated = { stretch: stored, separation }
  await separateJobs(tx, { ...stored, separated: [separated] })
  await audit(separationEntry(separated))
  return receiptOf(stored)
}

const FAULTS = {
  end_before_start: 'Before the first day.',
  reason_of_other_type: 'Not a reason of this type.',
} as const

/**
 * @throws AppError `not_found` without a separation, `forbidden` where a note that the caller may not read would go,
 * `profile_archived`, `user_job_overlaps` where the person came back meanwhile.
 */
async function takeBack({ tx, access, audit }: Changing, stored: Stored) {
  if (stored.separationType === null) throw new AppError('not_found')
  if (stored.separationNote !== null && !seesPrivateData(access)) throw new AppError('forbidden')
  await assertInUse(tx, stored)
  await assertNoOverlap(tx, { ...stored, endDate: null })
  const none = { separationType: null, separationReasonId: null, separationNote: null }
  await repository.updateUserJob(tx, { ...stored, values: { ...none, endDate: null } })
  await audit({ ...entryOf(stored), action: 'separate_undo', before: daysOf(stored) })
  return receiptOf(stored)
}

/** @throws AppError as `assertUserJob`. */
async function restore({ tx, audit }: Changing, given: Omit<Updating, 'fields'>) {
  const { stored, email, at } = given
  const today = await findCompanyDay(tx, { ...stored, at })
  await assertInUse(tx, stored)
  await assertUserJob(tx, { ...stored, email, today })
  // Another stretch began with the same hire: this one no longer stands for it.
  const isTaken = await repository.isHireTaken(tx, stored)
  const values = { deletedAt: null, ...(isTaken ? { userSmartreqId: null } : {}) }
  await repository.updateUserJob(tx, { ...stored, values })
  await audit({ ...entryOf(stored), action: 'restore', after: daysOf(stored) })
  return receiptOf(stored)
}

/** @throws AppError `profile_archived` */
async function assertInUse(tx: Tx, { accountId, jobId }: Stored): Promise<void> {
  const profile = await repository.lockProfile(tx, { accountId, jobId })
  if (profile !== null && profile.archivedAt !== null) throw new AppError('profile_archived')
}

function entryOf({ userJobId }: Stored) {
  return { entity: 'user_job', entityId: userJobId } as const
}

function receiptOf({ userId, userJobId }: Stored) {
  return { user_id: userId, user_job_id: userJobId }
}

function daysOf({ startDate, endDate }: Pick<Stored, 'startDate' | 'endDate'>) {
  return { start_date: startDate, end_date: endDate }
}
