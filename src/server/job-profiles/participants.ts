// Rules of the people of a job profile: what is told of them, and how their stretches are corrected. Knows no HTTP.
import { PROFILE_UNDO_MS } from '#contract/job-profiles/job-profile-rules.ts'
import * as contract from '#contract/job-profiles/participants.ts'
import type { Participant, ParticipantFields } from '#contract/job-profiles/participants.ts'
import { areOverlapping, type Stretch, userJobState } from '#contract/people/user-job-rules.ts'

import { lockList } from '../access/collections/lock-list.ts'
import type { JobAccess } from '../access/staff-access.ts'
import type { Changing } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { PROFILE_TYPE } from '../db/job-types.ts'
import { AppError } from '../http/app-error.ts'
import { findCompanyDay } from '../people/employees/company-day.ts'
import { changedFields } from '../people/employees/person-details.ts'
import { assertUserJob } from '../people/employees/user-job-checks.ts'
import * as repository from './participant-repository.ts'
import { lockProfilesToRead } from './profile-repository.ts'

type Deps = { readonly now: () => Date }
type One = { readonly job_id: number; readonly user_job_id: number }

/** Serves the people of a profile. */
export function serveParticipants({ query, command }: StaffEndpoints, { now }: Deps): void {
  query(contract.listParticipants, async ({ tx, access, query: asked }) => {
    assertProfile(access)
    const { accountId, jobId } = access
    const today = await findCompanyDay(tx, { accountId, at: now() })
    const { rows, total } = await repository.listStretches(tx, {
      ...asked,
      accountId,
      jobId,
      today,
    })
    return { rows: rows.map((row) => describe(row, today)), total }
  })
  query(contract.getParticipant, ({ tx, access, params }) =>
    getOne(tx, { access, params, now: now() }),
  )
  command(contract.saveParticipant, (changing) => save(changing, { ...changing, now: now() }))
  command(contract.removeParticipants, (changing) =>
    remove(changing, { ids: changing.body.user_job_ids, now: now() }),
  )
  command(contract.restoreParticipants, (changing) =>
    restore(changing, { ids: changing.body.user_job_ids, now: now() }),
  )
}

/** @throws AppError `not_found` at a job of another type. */
export function assertProfile({ jobTypeId }: JobAccess): void {
  if (jobTypeId !== PROFILE_TYPE) throw new AppError('not_found')
}

async function getOne(
  tx: Tx,
  { access, params, now }: { access: JobAccess; params: One; now: Date },
): Promise<Participant> {
  assertProfile(access)
  const { accountId, jobId } = access
  const userJobId = params.user_job_id
  const row = await repository.findStretch(tx, { accountId, jobId, userJobId })
  if (row === null) throw new AppError('not_found')
  return describe(row, await findCompanyDay(tx, { accountId, at: now }))
}

function describe(
  { stretch, firstName, lastName, email, movedTo }: repository.StretchRow,
  today: string,
): Participant {
  return {
    user_job_id: stretch.userJobId,
    uuid: stretch.uuid,
    user_id: stretch.userId,
    first_name: firstName,
    last_name: lastName,
    email,
    state: userJobState({ ...stretch, isMoved: stretch.movedTo !== null }, today),
    ...fieldsOf(stretch),
    moved_to: movedTo === null ? null : { job_id: movedTo.jobId, title: movedTo.title },
    is_separated: stretch.separationType !== null,
  }
}

function fieldsOf(stretch: repository.LockedStretch): ParticipantFields {
  return {
    job_title: stretch.jobTitle,
    department: stretch.department,
    employee_number: stretch.employeeNumber,
    start_date: stretch.startDate,
    end_date: stretch.endDate,
    supervisor_email: stretch.supervisorEmail,
    employment_type: stretch.employmentType,
  }
}

type Saving = {
  readonly params: One
  readonly body: Partial<ParticipantFields>
  readonly now: Date
}

/** @throws AppError `not_found`, `validation_failed` with the fields that are not valid. */
async function save(
  { tx, access, audit }: Changing<JobAccess>,
  { params, body, now }: Saving,
): Promise<Participant> {
  assertProfile(access)
  const { accountId, jobId } = access
  const userJobId = params.user_job_id
  const key = { accountId, jobId, ids: [userJobId] }
  await lockList(tx, { accountId })
  const [stretch] = await repository.lockStretches(tx, key)
  if (stretch === undefined || stretch.deletedAt !== null) throw new AppError('not_found')
  const before = fieldsOf(stretch)
  const after = { ...before, ...body }
  const days = { startDate: after.start_date, endDate: after.end_date }
  const areDaysChanged =
    after.start_date !== before.start_date || after.end_date !== before.end_date
  const others = areDaysChanged
    ? await repository.listOthers(tx, { ...key, userIds: [stretch.userId] })
    : []
  assertValid({ stretch, days, others })
  const changed = changedFields(before, after)
  if (changed.length > 0) {
    await assertFields(tx, { stretch, after, now })
    await repository.updateStretch(tx, { accountId, jobId, userJobId, fields: body })
    const entry = { entity: 'user_job', entityId: userJobId, action: 'update' } as const
    await audit({ ...entry, before: daysOf(before), after: { changed, ...daysOf(after) } })
  }
  return getOne(tx, { access, params, now })
}

type Checking = {
  readonly stretch: repository.LockedStretch
  readonly after: ParticipantFields
  readonly now: Date
}

/** @throws AppError as `assertUserJob`: the number of another employee, a supervisor who would be their own. */
async function assertFields(tx: Tx, { stretch, after, now }: Checking): Promise<void> {
  const { accountId, userId, userJobId, jobId } = stretch
  const found = await repository.findStretch(tx, { accountId, jobId, userJobId })
  await assertUserJob(tx, {
    accountId,
    userId,
    userJobId,
    jobId,
    startDate: after.start_date,
    endDate: after.end_date,
    employeeNumber: after.employee_number,
    supervisorEmail: after.supervisor_email,
    email: found?.email ?? null,
    today: await findCompanyDay(tx, { accountId, at: now }),
  })
}

function daysOf({ start_date, end_date }: ParticipantFields) {
  return { start_date, end_date }
}

function assertValid({
  stretch,
  days,
  others,
}: {
  stretch: repository.LockedStretch
  days: Stretch
  others: readonly Stretch[]
}): void {
  const { startDate, endDate } = days
  const isLastDayFixed = stretch.movedTo !== null || stretch.separationType !== null
  const fields: Record<string, string> = {}
  if (endDate !== null && endDate < startDate)
    fields['end_date'] = 'The last day is before the first one.'
  else if (isLastDayFixed && endDate !== stretch.endDate && stretch.movedTo !== null)
    fields['end_date'] = 'This person moved to another profile on the day after.'
  else if (isLastDayFixed && endDate === null)
    fields['end_date'] = 'This person has left: the last day has to be known.'
  if (others.some((other) => areOverlapping(days, other)))
    fields['start_date'] = 'This person has this profile at that time already.'
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

type Chosen = { readonly ids: readonly number[]; readonly now: Date }

/** @throws AppError `not_found` where one of the stretches is not there, `user_job_moved` where one follows a move. */
async function remove({ tx, access, auditAll }: Changing<JobAccess>, { ids, now }: Chosen) {
  assertProfile(access)
  const { accountId, jobId } = access
  await lockList(tx, { accountId })
  const found = await repository.lockStretches(tx, { accountId, jobId, ids })
  const existing = found.filter((one) => one.deletedAt === null)
  if (existing.length < ids.length) throw new AppError('not_found')
  if (await repository.followMoves(tx, { accountId, ids })) throw new AppError('user_job_moved')
  await repository.setDeleted(tx, { accountId, ids, deletedAt: now })
  await auditAll(entriesOf(ids, 'delete'))
  return { user_job_ids: [...ids] }
}

/** @throws AppError `not_found`, `undo_expired` after ten minutes, `stretches_overlap` with what was recorded since. */
async function restore({ tx, access, auditAll }: Changing<JobAccess>, { ids, now }: Chosen) {
  assertProfile(access)
  const { accountId, jobId } = access
  const key = { accountId, jobId, ids }
  await lockList(tx, { accountId })
  const [profile] = await lockProfilesToRead(tx, { accountId, jobIds: [jobId] })
  if (profile !== undefined && profile.archivedAt !== null) throw new AppError('profile_archived')
  const found = await repository.lockStretches(tx, key)
  const removed = found.filter((one) => one.deletedAt !== null)
  if (removed.length < ids.length) throw new AppError('not_found')
  const since = new Date(now.getTime() - PROFILE_UNDO_MS)
  if (removed.some((one) => one.deletedAt !== null && one.deletedAt < since))
    throw new AppError('undo_expired')
  const others = await repository.listOthers(tx, {
    ...key,
    userIds: removed.map(({ userId }) => userId),
  })
  const hires = removed.flatMap((one) => one.userSmartreqId ?? [])
  const isTaken = removed.some((one) =>
    others.some((other) => other.userId === one.userId && areOverlapping(one, other)),
  )
  if (isTaken || (await repository.hasOtherOfHire(tx, { accountId, ids, hires })))
    throw new AppError('stretches_overlap')
  await repository.setDeleted(tx, { accountId, ids, deletedAt: null })
  await auditAll(entriesOf(ids, 'restore'))
  return { user_job_ids: [...ids] }
}

function entriesOf(ids: readonly number[], action: string) {
  return ids.map((entityId) => ({ entity: 'user_job' as const, entityId, action }))
}
