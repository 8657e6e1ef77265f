// What a member of staff may do in a company and at a requisition: one place, asked by every staff service.
import { and, asc, eq, sql } from 'drizzle-orm'

import { JOB_TEAM_ROLES, MANAGER_TEAM_ROLES } from '#contract/access/job-team-roles.ts'
import type { RoleFlags } from '#contract/access/roles.ts'
import type { JobKind } from '#contract/access/screen-access.ts'
import type { Policy, RoleFlag } from '#contract/core/endpoint.ts'

import type { ScopedDatabase, Tx } from '../db/database.ts'
import { roleFlagColumns } from '../db/role-flags.ts'
import { account, role, signInPolicy, userRole } from '../db/schema/account.ts'
import { appUser } from '../db/schema/session.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import { assertSecondFactor } from '../session/second-factors/second-factor-due.ts'
import { assertSignedInSince, assertSignedOn } from '../session/sign-on-required.ts'
import { areJobsSeen, assertManagesJob, assertSeesJob, type JobOf } from './job-access.ts'
import { getJob, type JobKey, listJobs } from './job-lookup.ts'
import { isInTeam } from './team-place.ts'

export type StaffAccess = {
  readonly accountId: number
  readonly userId: number
  has(flag: RoleFlag): boolean
  /** What lists go by: the flag counts only in the first of the roles. */
  firstRoleHas(flag: RoleFlag): boolean
  /** Whether it is a provider admin, who works in every company. */
  readonly isProvider: boolean
  /** False for a user who is kept to some jobs of the kind, whatever their roles open. */
  seesAllOf(kind: JobKind): boolean
}

/** What the caller may do in the company of a job, and which it is. */
export type JobAccess = StaffAccess & JobOf

export type StaffScopes = ReturnType<typeof createStaffScopes>

/** Opens units of work for staff, after checking who they are; foreign things answer like missing ones. */
export function createStaffScopes({ database }: { database: ScopedDatabase }) {
  /**
   * Runs work in a company where the caller has a role, and the flag that the endpoint's policy asks for, if any.
   * @throws AppError `forbidden` otherwise, `signed_out_of_company` after it signed them out, `second_factor_required` or
   * `sign_on_required` where the company asks for it.
   */
  async function inAccount<T>(
    given: { caller: Caller; accountId: number; policy?: Policy },
    work: (tx: Tx, access: StaffAccess) => Promise<T>,
  ): Promise<T> {
    const { caller, accountId, policy } = given
    return database.inScope({ kind: 'account', accountId, userId: caller.userId }, async (tx) => {
      const access = await readAccess(tx, { caller, accountId })
      if (policy !== undefined) await assertAllowed(tx, { policy, access })
      return work(tx, access)
    })
  }

  /**
   * Runs work at a job that the caller may see, or manage where the endpoint's policy asks for it.
   * @throws AppError `not_found`, or `forbidden` to colleagues.
   */
  async function atJob<T>(
    given: { caller: Caller; jobId: number; policy?: Policy },
    work: (tx: Tx, access: JobAccess) => Promise<T>,
  ): Promise<T> {
    const { caller, jobId, policy } = given
    return inJob({ caller, of: { job: jobId }, policy }, work)
  }

  /** Runs work at an application to a job that the caller may see, or manage where the policy asks for it. */
  async function atApplication<T>(
    given: { caller: Caller; userSmartreqId: number; policy?: Policy },
    work: (tx: Tx, access: JobAccess) => Promise<T>,
  ): Promise<T> {
    const { caller, userSmartreqId, policy } = given
    return inJob({ caller, of: { application: userSmartreqId }, policy }, work)
  }

  async function inJob<T>(
    { caller, of, policy }: { caller: Caller; of: JobKey; policy?: Policy | undefined },
    work: (tx: Tx, access: JobAccess) => Promise<T>,
  ): Promise<T> {
    const { accountId, ...found } = await getJob(database, of)
    return inAccount({ caller, accountId }, async (tx, access) => {
      await assertSeesJob(tx, { access, ...found })
      if (policy !== undefined) await assertAtJob(tx, { access, policy, job: found })
      return work(tx, { ...access, ...found })
    }).catch(hideForeign)
  }

  const atApplications = applicationsScope({ database, inAccount })
  return { inAccount, atJob, atApplication, atApplications }
}

// Being allowed to see a job is not enough for everything about it.
async function assertAtJob(
  tx: Tx,
  { access, policy, job }: { access: StaffAccess; policy: Policy; job: JobOf },
): Promise<void> {
  await assertAllowed(tx, { policy, access })
  if (policy.isForManagers === true)
    await assertManagesJob(tx, { access, also: policy.alsoForTeam, ...job })
}

type InAccount = <T>(
  given: { caller: Caller; accountId: number },
  work: (tx: Tx, access: StaffAccess) => Promise<T>,
) => Promise<T>
type SeveralAccess = StaffAccess & { readonly jobs: readonly JobOf[] }

function applicationsScope({
  database,
  inAccount,
}: {
  database: ScopedDatabase
  inAccount: InAccount
}) {
  /**
   * Runs work at applications of one company, to jobs that the caller sees all of.
   * @throws AppError `not_found` where one is missing or of another company, or `forbidden` to colleagues.
   */
  return async function atApplications<T>(
    { caller, ids }: { caller: Caller; ids: readonly number[] },
    work: (tx: Tx, access: SeveralAccess) => Promise<T>,
  ): Promise<T> {
    const jobs = await listJobs(database, ids)
    const [accountId, ...others] = new Set(jobs.map((one) => one.accountId))
    if (jobs.length < ids.length || accountId === undefined || others.length > 0)
      throw new AppError('not_found')
    return inAccount({ caller, accountId }, async (tx, access) => {
      if (!(await areJobsSeen(tx, { access, jobs }))) throw new AppError('forbidden')
      return work(tx, { ...access, jobs })
    }).catch(hideForeign)
  }
}

/** Whether a user may be told dates of birth, genders and whatever else is private; `sees_private_data` in SQL. */
export function seesPrivateData(access: StaffAccess): boolean {
  return access.has('private_data_access')
}

async function assertAllowed(
  tx: Tx,
  { policy, access }: { policy: Policy; access: StaffAccess },
): Promise<void> {
  const { flag, alsoFlag, anyFlagOrTeam, anyFlagOrManager } = policy
  if (flag !== undefined && !access.has(flag)) throw new AppError('forbidden')
  if (alsoFlag !== undefined && !access.has(alsoFlag)) throw new AppError('forbidden')
  const flags = anyFlagOrManager ?? anyFlagOrTeam
  if (flags === undefined || flags.some((one) => access.has(one))) return
  const roles = anyFlagOrManager === undefined ? JOB_TEAM_ROLES : MANAGER_TEAM_ROLES
  if (!(await isInTeam(tx, { ...access, roles }))) throw new AppError('forbidden')
}

/** Whether a user sees a job of the company now, who does not ask: to write to them. False for strangers. */
export async function seesJob(
  tx: Tx,
  { userId, accountId, ...of }: { userId: number; accountId: number } & JobOf,
): Promise<boolean> {
  return seesJobs(tx, { userId, accountId, jobs: [of] })
}

/** The same for several jobs: whether all of them are seen. */
export async function seesJobs(
  tx: Tx,
  { userId, accountId, jobs }: { userId: number; accountId: number; jobs: readonly JobOf[] },
): Promise<boolean> {
  const access = await accessOfMember(tx, { userId, accountId })
  return access !== null && areJobsSeen(tx, { access, jobs })
}

class ForeignAccountError extends AppError {
  constructor() {
    super('forbidden')
  }
}

// Whose it is stays untold: to strangers, another company's requisition does not exist.
function hideForeign(error: unknown): never {
  throw error instanceof ForeignAccountError ? new AppError('not_found') : error
}

const all = () => true
/** What provider admins may do. */
const MAY_ALL = { isProvider: true, has: all, firstRoleHas: all, seesAllOf: all }

async function readAccess(
  tx: Tx,
  given: { caller: Caller; accountId: number },
): Promise<StaffAccess> {
  const { caller, accountId } = given
  if (caller.isProviderAdmin) {
    await assertAccountExists(tx, accountId)
    await assertSignedInAsAsked(tx, given)
    return { accountId, userId: caller.userId, ...MAY_ALL }
  }
  const access = await accessOfMember(tx, { accountId, userId: caller.userId })
  if (access === null) throw new ForeignAccountError()
  const { signedOutAt } = access
  if (signedOutAt !== null) await assertSignedInSince(tx, { ...caller, signedOutAt })
  await assertSignedInAsAsked(tx, given)
  return access
}

/** What a user may do in a company now, who does not ask: a rule acts in their name. Null for strangers. */
export async function findStaffAccess(tx: Tx, member: Member): Promise<StaffAccess | null> {
  const [user] = await tx.db
    .select({ isProviderAdmin: appUser.isJfAdmin })
    .from(appUser)
    .where(eq(appUser.userId, member.userId))
  return user?.isProviderAdmin === true ? { ...member, ...MAY_ALL } : accessOfMember(tx, member)
}

type Member = { readonly accountId: number; readonly userId: number }

type MemberAccess = StaffAccess & { readonly signedOutAt: Date | null }

/** By their roles; null for a user who has none in the company. */
async function accessOfMember(tx: Tx, member: Member): Promise<MemberAccess | null> {
  const { accountId, userId } = member
  const rows = await tx.db
    .select({ ...roleFlagColumns, keptTo: theirLimits, signedOutAt: userRole.signedOutAt })
    .from(userRole)
    .innerJoin(role, and(eq(role.accountId, userRole.accountId), eq(role.roleId, userRole.roleId)))
    .where(
      and(
        eq(userRole.accountId, sql.placeholder('accountId')),
        eq(userRole.userId, sql.placeholder('userId')),
      ),
    )
    .orderBy(asc(userRole.sortOrder), asc(userRole.roleId))
    .prepare('roles_of_member')
    .execute(member)
  const [first] = rows
  if (first === undefined) return null
  return {
    accountId,
    userId,
    has: (flag) => rows.some((flags) => opens(flags, flag)),
    firstRoleHas: (flag) => opens(first, flag),
    isProvider: false,
    seesAllOf: (kind) => !first.keptTo.includes(kind),
    signedOutAt: rows.map((row) => row.signedOutAt).reduce(later),
  }
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}

function opens(flags: RoleFlags, flag: RoleFlag): boolean {
  return flags[flag] || flags.full_access
}

// With the roles, in one query, which stays prepared: every request of staff asks it.
const theirLimits = sql<JobKind[]>`array(select l.job_kind from member_limit l
  where l.account_id = ${userRole.accountId} and l.user_id = ${userRole.userId})`

// A company may ask the user who works in it for a second factor, or to come by its own provider.
async function assertSignedInAsAsked(
  tx: Tx,
  { caller, accountId }: { caller: Caller; accountId: number },
): Promise<void> {
  const [asked] = await tx.db
    .select()
    .from(signInPolicy)
    .where(eq(signInPolicy.accountId, sql.placeholder('accountId')))
    .prepare('sign_in_policy_of_company')
    .execute({ accountId })
  if (asked?.isSecondFactorRequired === true) await assertSecondFactor(tx, caller)
  if (asked?.isSignOnRequired === true && !caller.isProviderAdmin)
    await assertSignedOn(tx, { ...caller, accountId })
}

async function assertAccountExists(tx: Tx, accountId: number): Promise<void> {
  if ((await tx.db.$count(account, eq(account.accountId, accountId))) === 0) {
    throw new AppError('not_found')
  }
}
