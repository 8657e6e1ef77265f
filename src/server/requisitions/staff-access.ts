// What a member of staff may do in a company and at a requisition: one place, asked by every staff service.
import { and, eq, sql } from 'drizzle-orm'

import type { RoleFlag } from '#contract/endpoint.ts'

import type { Database, Tx } from '../db/database.ts'
import { account, role, userRole } from '../db/schema/account.ts'
import { application, job, jobTeam } from '../db/schema/requisition.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'

export type StaffAccess = {
  readonly accountId: number
  readonly userId: number
  has(flag: RoleFlag): boolean
}

export type StaffScopes = ReturnType<typeof createStaffScopes>

/** Opens units of work for staff, after checking who they are; foreign things answer like missing ones. */
export function createStaffScopes(deps: { database: Database }) {
  const { database } = deps

  /** Runs work in a company where the caller has a role. @throws AppError `forbidden` otherwise. */
  async function inAccount<T>(
    given: { caller: Caller; accountId: number },
    work: (tx: Tx, access: StaffAccess) => Promise<T>,
  ): Promise<T> {
    const { caller, accountId } = given
    return database.inScope({ kind: 'account', accountId, userId: caller.userId }, async (tx) =>
      work(tx, await readAccess(tx, { caller, accountId })),
    )
  }

  /** Runs work at a requisition that the caller may see. @throws AppError `not_found`, or `forbidden` to colleagues. */
  async function atJob<T>(
    given: { caller: Caller; jobId: number },
    work: (tx: Tx, access: StaffAccess) => Promise<T>,
  ): Promise<T> {
    const accountId = await accountOf(database, { job: given.jobId })
    return inAccount({ caller: given.caller, accountId }, async (tx, access) => {
      await assertSeesJob(tx, { access, jobId: given.jobId })
      return work(tx, access)
    }).catch(hideForeign)
  }

  /** Runs work at an application of a requisition that the caller may see. */
  async function atApplication<T>(
    given: { caller: Caller; userSmartreqId: number },
    work: (tx: Tx, access: StaffAccess) => Promise<T>,
  ): Promise<T> {
    const { caller, userSmartreqId } = given
    const accountId = await accountOf(database, { application: userSmartreqId })
    return inAccount({ caller, accountId }, async (tx, access) => {
      const jobId = await getJobId(tx, { accountId, userSmartreqId })
      await assertSeesJob(tx, { access, jobId })
      return work(tx, access)
    }).catch(hideForeign)
  }

  return { inAccount, atJob, atApplication }
}

async function getJobId(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number },
): Promise<number> {
  const [found] = await tx.db
    .select({ jobId: application.jobId })
    .from(application)
    .where(
      and(
        eq(application.accountId, key.accountId),
        eq(application.userSmartreqId, key.userSmartreqId),
      ),
    )
  if (found === undefined) throw new AppError('not_found')
  return found.jobId
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

async function accountOf(
  database: Database,
  of: { job: number } | { application: number },
): Promise<number> {
  const row = await database.inScope({ kind: 'system' }, async (tx) => {
    const query =
      'job' in of
        ? tx.db.select({ accountId: job.accountId }).from(job).where(eq(job.jobId, of.job))
        : tx.db
            .select({ accountId: application.accountId })
            .from(application)
            .where(eq(application.userSmartreqId, of.application))
    return (await query)[0]
  })
  if (row === undefined) throw new AppError('not_found')
  return row.accountId
}

async function readAccess(
  tx: Tx,
  given: { caller: Caller; accountId: number },
): Promise<StaffAccess> {
  const { caller, accountId } = given
  if (caller.isProviderAdmin) {
    await assertAccountExists(tx, accountId)
    return { accountId, userId: caller.userId, has: () => true }
  }
  const rows = await tx.db
    .select({ role })
    .from(userRole)
    .innerJoin(role, and(eq(role.accountId, userRole.accountId), eq(role.roleId, userRole.roleId)))
    .where(and(eq(userRole.accountId, accountId), eq(userRole.userId, caller.userId)))
  if (rows.length === 0) throw new ForeignAccountError()
  const flags = new Set(rows.flatMap((row) => flagsOf(row.role)))
  return {
    accountId,
    userId: caller.userId,
    has: (flag) => flags.has(flag) || flags.has('full_access'),
  }
}

async function assertAccountExists(tx: Tx, accountId: number): Promise<void> {
  if ((await tx.db.$count(account, eq(account.accountId, accountId))) === 0) {
    throw new AppError('not_found')
  }
}

function flagsOf(row: typeof role.$inferSelect): RoleFlag[] {
  const flags: readonly (readonly [RoleFlag, boolean])[] = [
    ['all_employee_access', row.allEmployeeAccess],
    ['company_settings_access', row.companySettingsAccess],
    ['full_access', row.fullAccess],
    ['job_profile_access', row.jobProfileAccess],
    ['performance_access', row.performanceAccess],
    ['private_data_access', row.privateDataAccess],
    ['company_dashboard_access', row.companyDashboardAccess],
    ['smartreq_access', row.smartreqAccess],
    ['all_pathways_access', row.allPathwaysAccess],
  ]
  return flags.flatMap(([flag, isOn]) => (isOn ? [flag] : []))
}

async function assertSeesJob(tx: Tx, given: { access: StaffAccess; jobId: number }): Promise<void> {
  const { access, jobId } = given
  if (access.has('smartreq_access')) return
  const [member] = await tx.db
    .select({ one: sql`1` })
    .from(jobTeam)
    .where(
      and(
        eq(jobTeam.accountId, access.accountId),
        eq(jobTeam.jobId, jobId),
        eq(jobTeam.userId, access.userId),
      ),
    )
  if (member === undefined) throw new AppError('forbidden')
}
