// Rules of job profiles: who lists them, how they begin, change and end. Knows no HTTP.
import * as contract from '#contract/job-profiles/job-profiles.ts'
import type {
  JobProfileDetail,
  JobProfileDetails,
  MeasurementSettings,
} from '#contract/job-profiles/job-profiles.ts'
import { listProfileLibrary } from '#contract/job-profiles/profile-library.ts'

import { managesJob } from '../access/job-access.ts'
import type { JobAccess, StaffAccess } from '../access/staff-access.ts'
import { assertBegunFrom, type Changing } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { PROFILE_TYPE } from '../db/job-types.ts'
import { AppError } from '../http/app-error.ts'
import { findCompanyDay } from '../people/employees/company-day.ts'
import { dropPlan } from '../plan-editor/plan-service.ts'
import { dropWeights } from '../plan-editor/setup/attribute-service.ts'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { describeLibrary } from './library/library.ts'
import { createProfile, titleTaken } from './new-profile.ts'
import { deleteOutcomes } from './outcome-repository.ts'
import * as repository from './profile-repository.ts'

type Deps = { readonly now: () => Date }

/** Serves the list of profiles, and each profile. */
export function serveProfiles({ query, command }: StaffEndpoints, { now }: Deps): void {
  query(contract.listJobProfiles, async ({ tx, access, query: asked }) => {
    const today = await findCompanyDay(tx, { accountId: access.accountId, at: now() })
    const only = seenProfiles(access, { isMine: asked.profile_access === '0' })
    return repository.listProfiles(tx, { ...asked, accountId: access.accountId, today, only })
  })
  query(listProfileLibrary, async ({ query: { language } }) => describeLibrary(language))
  command(contract.createJobProfile, async (changing) => ({
    job_id: await createProfile(changing, now()),
  }))
  query(contract.getJobProfile, ({ tx, access }) => describe(tx, { access, now: now() }))
  command(contract.saveJobProfile, (changing) => save(changing, changing.body))
  command(contract.saveMeasurementSettings, saveMeasurement)
  command(contract.deleteJobProfile, (changing) => remove(changing, now()))
  command(contract.restoreJobProfile, restore)
}

// As `profile_access` of the specification: all with the flag, else those of the caller's teams.
function seenProfiles(access: StaffAccess, { isMine }: { isMine: boolean }) {
  const isOpen = access.has('job_profile_access') && !isMine
  const seesAll = isOpen && access.seesAllOf('profile')
  return seesAll ? null : { userId: access.userId, hasListed: isOpen }
}

async function describe(
  tx: Tx,
  { access, now }: { access: JobAccess; now: Date },
): Promise<JobProfileDetail> {
  const { accountId, jobId } = access
  const today = await findCompanyDay(tx, { accountId, at: now })
  const row = await repository.findProfile(tx, { accountId, jobId, today })
  if (row === null) throw new AppError('not_found')
  const { title, department } = row.profile
  return {
    ...row.profile,
    job_uuid: row.uuid,
    account_id: accountId,
    details: { title, department, description: row.description },
    send_satisfaction_invitation: row.sendSatisfactionInvitation,
    can_manage: await managesJob(tx, { access, jobId, jobTypeId: PROFILE_TYPE }),
  }
}

/** @throws AppError `not_found`, `conflict` for what changed meanwhile, `value_taken`. */
async function save(
  changing: Changing<JobAccess>,
  { description, ...given }: Partial<JobProfileDetails>,
): Promise<JobProfileDetails> {
  const { tx, access, audit } = changing
  const { accountId, jobId } = access
  await repository.lockTitles(tx, { accountId })
  const row = await repository.lockProfile(tx, { accountId, jobId })
  if (row === null) throw new AppError('not_found')
  const before = { title: row.title, department: row.department, description: row.description }
  assertBegunFrom(changing, before)
  const { title } = given
  if (title !== undefined && row.archivedAt === null)
    await assertTitleFree(tx, { accountId, jobId, title })
  const clean = description === undefined ? {} : { description: cleanRichText(description) }
  const details = { ...given, ...clean }
  if (Object.keys(details).length === 0) return before
  await repository.updateProfile(tx, { accountId, jobId, details })
  const after = { ...before, ...details }
  await audit({ entity: 'job_profile', entityId: jobId, action: 'update', before, after })
  return after
}

/** @throws AppError `not_found`. */
async function saveMeasurement({
  tx,
  access,
  audit,
  body,
}: Changing<JobAccess> & { body: MeasurementSettings }): Promise<MeasurementSettings> {
  const { accountId, jobId } = access
  const row = await repository.lockProfile(tx, { accountId, jobId })
  if (row === null) throw new AppError('not_found')
  const before = { send_satisfaction_invitation: row.sendSatisfactionInvitation }
  const isSent = body.send_satisfaction_invitation
  if (isSent === row.sendSatisfactionInvitation) return before
  await repository.setSatisfactionInvitation(tx, { accountId, jobId, isSent })
  await audit({
    entity: 'job_profile',
    entityId: jobId,
    action: 'save_measurement',
    before,
    after: body,
  })
  return body
}

/** @throws AppError `not_found`, `profile_in_use`. */
async function remove({ tx, access, audit }: Changing<JobAccess>, now: Date) {
  const { accountId, jobId } = access
  const row = await repository.lockProfile(tx, { accountId, jobId })
  if (row === null) throw new AppError('not_found')
  const today = await findCompanyDay(tx, { accountId, at: now })
  const found = await repository.findProfile(tx, { accountId, jobId, today })
  const { requisitions, stretches } = await repository.countUses(tx, { accountId, jobId })
  const { holder_count: holders = 0, planned_count: planned = 0 } = found?.profile ?? {}
  if (holders + planned + requisitions > 0)
    throw new AppError('profile_in_use', { details: { holders, planned, requisitions } })
  const isArchived = stretches > 0
  if (isArchived) {
    const archivedAt = row.archivedAt ?? now
    await repository.setArchived(tx, { accountId, jobId, archivedAt })
  } else {
    await dropPlan(tx, { accountId, jobId })
    await dropWeights(tx, { accountId, jobId })
    await deleteOutcomes(tx, { accountId, jobId })
    await repository.deleteProfile(tx, { accountId, jobId })
  }
  await audit({
    entity: 'job_profile',
    entityId: jobId,
    action: isArchived ? 'archive' : 'delete',
    before: { title: row.title },
  })
  return { job_id: jobId, is_archived: isArchived }
}

/** @throws AppError `not_found`, `value_taken` where another profile has its title by now. */
async function restore({ tx, access, audit }: Changing<JobAccess>) {
  const { accountId, jobId } = access
  await repository.lockTitles(tx, { accountId })
  const row = await repository.lockProfile(tx, { accountId, jobId })
  if (row === null) throw new AppError('not_found')
  if (row.archivedAt === null) return { job_id: jobId }
  await assertTitleFree(tx, { accountId, jobId, title: row.title })
  await repository.setArchived(tx, { accountId, jobId, archivedAt: null })
  await audit({ entity: 'job_profile', entityId: jobId, action: 'restore' })
  return { job_id: jobId }
}

async function assertTitleFree(
  tx: Tx,
  titled: repository.ProfileKey & { title: string },
): Promise<void> {
  if (await repository.isTitleTaken(tx, titled)) throw titleTaken()
}
