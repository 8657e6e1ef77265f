// Goes of employees at the profiles that they hold: who may begin one, and which of them are shown. What a go consists of is
// an application's, which is in no list of applicants.
import type { CurrentUser } from '#contract/session/session.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { LinkedProfile } from '../job-profiles/profile-page.ts'
import { claimEmployee } from '../people/employees/unlinked-people.ts'
import { listHeldJobs } from '../people/own-jobs/held-jobs.ts'
import * as repository from './employee-go-repository.ts'
import { lockApplying, type TrackerRow } from './progress-repository.ts'

type Beginning = {
  readonly user: CurrentUser
  readonly profile: LinkedProfile
  readonly at: Date
}

/**
 * The `ref_id` of a person's go at a profile, which is begun where there is none. One that was begun gets what the plan has
 * come to ask since. Runs in the person's scope.
 * @throws AppError `profile_not_in_use` for an archived one, `not_in_profile` for anyone who neither holds it nor will.
 */
export async function beginEmployeeGo(tx: Tx, { user, profile, at }: Beginning): Promise<number> {
  const { accountId, jobId } = profile
  const userId = user.user_id
  if (profile.archivedAt !== null) throw new AppError('profile_not_in_use')
  if (!(await asSystem(tx, () => holdsProfile(tx, { userId, profile, at }))))
    throw new AppError('not_in_profile')
  await lockApplying(tx, { userId, jobId })
  const known = await bringToPlan(tx, { accountId, jobId, userId })
  if (known !== null) return known.refId
  const planVersion = await asSystem(tx, () => repository.findPlanVersion(tx, profile))
  const { first_name: firstName, last_name: lastName, email } = user
  await repository.keepCopy(tx, { accountId, userId, firstName, lastName, email })
  const made = await repository.insertGo(tx, { accountId, jobId, userId, planVersion })
  await recordAudit(tx, {
    accountId,
    actorId: userId,
    entity: 'application',
    entityId: made.userSmartreqId,
    action: 'begin_profile',
    toState: 'incomplete',
  })
  return made.refId
}

// Someone whom the company added by an address that has an account from elsewhere holds it from now on.
async function holdsProfile(
  tx: Tx,
  { userId, profile, at }: Omit<Beginning, 'user'> & { readonly userId: number },
): Promise<boolean> {
  const isHeld = async () => {
    const held = await listHeldJobs(tx, { userId, at })
    return held.some(
      ({ accountId, jobId }) => accountId === profile.accountId && jobId === profile.jobId,
    )
  }
  if (await isHeld()) return true
  await claimEmployee(tx, { userId, profile, at })
  return isHeld()
}

type Key = { readonly accountId: number; readonly jobId: number; readonly userId: number }

// The go with the plan that is in force; null when there is none. Its lock is held by the caller.
async function bringToPlan(tx: Tx, key: Key) {
  const { accountId, jobId, userId } = key
  const known = await repository.findGo(tx, { accountId, jobId, userId })
  if (known === null) return null
  const planVersion = await asSystem(tx, () => repository.findPlanVersion(tx, key))
  if (known.planVersion !== planVersion)
    await repository.followPlan(tx, { accountId, jobId, userId, ...known, planVersion })
  return known
}

/** Leaves out the goes at profiles that the person holds no longer. They stay stored, with all that was answered. */
export async function withoutFormerProfiles(
  tx: Tx,
  { rows, ...of }: { rows: readonly TrackerRow[]; userId: number; at: Date },
): Promise<TrackerRow[]> {
  if (!rows.some((row) => row.isOfEmployee)) return [...rows]
  const held = await asSystem(tx, () => listHeldJobs(tx, of))
  return rows.filter(
    (row) =>
      !row.isOfEmployee ||
      held.some((one) => one.accountId === row.accountId && one.jobId === row.jobId),
  )
}
