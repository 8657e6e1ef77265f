// Writes the people who work at the demo companies: those whom its requisitions hired, and those of the years before.
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { startHiredJobs } from '#server/people/user-jobs/hired-jobs.ts'

import { PROFILE_TYPE } from '../job-types.ts'
import { employee, userJob } from '../schema/employee.ts'
import { application, job } from '../schema/requisition.ts'
import { separationReason } from '../schema/separation-reason.ts'
import { type Database, insertRows } from './bulk-insert.ts'
import { DEMO_COMPANIES } from './companies.ts'
import { type IdLookup, lookup } from './id-lookup.ts'
import { DEMO_INVITING, DEMO_PROFILE } from './login-pages.ts'
import { type PlannedEmployee, planWorkforce } from './plan-workforce.ts'
import type { SeededCompanies } from './seed-companies.ts'
import { DEMO_WORKFORCES, type DemoWorkforce } from './workforce.ts'

type Given = Pick<SeededCompanies, 'accountId'> & { readonly today: Date }

/** Days between a hire and the first day of work. */
const NOTICE_DAYS = 14

export async function seedWorkforce(db: Database, given: Given): Promise<void> {
  for (const workforce of DEMO_WORKFORCES) await seedCompany(db, { ...given, workforce })
  for (const { uuid } of DEMO_COMPANIES) await employHired(db, { ...given, company: uuid })
}

async function employHired(
  db: Database,
  { accountId: idOf, today, company }: Given & { company: string },
): Promise<void> {
  const accountId = idOf(company)
  const isHired = and(
    eq(application.accountId, accountId),
    eq(application.status, 'hired'),
    isNotNull(application.decidedAt),
  )
  await db
    .update(application)
    .set({ startDate: sql`(decided_at + make_interval(days => ${NOTICE_DAYS}))::date` })
    .where(and(isHired, isNull(application.startDate)))
  const rows = await db.select({ id: application.userSmartreqId }).from(application).where(isHired)
  await startHiredJobs(
    { tx: { db }, auditAll: async () => {} },
    { accountId, ids: rows.map(({ id }) => id), at: today },
  )
}

async function seedCompany(
  db: Database,
  { accountId: idOf, today, workforce }: Given & { workforce: DemoWorkforce },
): Promise<void> {
  const accountId = idOf(workforce.company)
  const people = planWorkforce(workforce, today)
  const profileId = await insertProfiles(db, { accountId, workforce })
  const userIds = await addAccounts(db, people.length)
  const domain = domainOf(workforce.company)
  const members = people.map((one, index) => ({
    ...one,
    userId: userIds[index] ?? 0,
    email: one.person.email.replace(/@.*/, `@${domain}`),
  }))
  await insertRows(db, {
    table: employee,
    rows: members.map(({ person, userId, email }) => ({
      accountId,
      userId,
      firstName: person.firstName,
      lastName: person.lastName,
      email,
      phoneNumber: person.phoneNumber,
      city: person.city,
      stateCode: person.stateCode,
      countryCode: 'US',
      createdAt: today,
    })),
  })
  await insertStretches(db, { accountId, today, members, profileId })
}

function domainOf(company: string): string {
  const [first] = DEMO_COMPANIES.find(({ uuid }) => uuid === company)?.staff ?? []
  return first?.email.split('@')[1] ?? 'example.com'
}

async function insertProfiles(
  db: Database,
  { accountId, workforce }: { accountId: number; workforce: DemoWorkforce },
): Promise<IdLookup> {
  const rows = await db
    .insert(job)
    .values(
      workforce.profiles.map(({ title, department }, index) => ({
        accountId,
        ...(index === 0 && workforce.company === DEMO_INVITING.companyUuid ? DEMO_PROFILE : {}),
        jobTypeId: PROFILE_TYPE,
        title,
        department,
        planVersion: 0,
      })),
    )
    .returning({ title: job.title, id: job.jobId })
  return lookup(new Map(rows.map(({ title, id }) => [title, id])))
}

async function addAccounts(db: Database, howMany: number): Promise<number[]> {
  const rows = await db
    .select({ id: sql`add_unlinked_users(${howMany})`.mapWith(Number) })
    .from(sql`(select 1) as once`)
  return rows.map(({ id }) => id)
}

type Member = PlannedEmployee & { readonly userId: number; readonly email: string }
type Members = {
  readonly accountId: number
  readonly today: Date
  readonly members: readonly Member[]
  readonly profileId: IdLookup
}

async function insertStretches(
  db: Database,
  { accountId, today, members, profileId }: Members,
): Promise<void> {
  const reasons = await db
    .select()
    .from(separationReason)
    .where(eq(separationReason.accountId, accountId))
  const supervisorOf = supervisors(members)
  const rows = members.flatMap(({ userId, employeeNumber, stretches, email }, index) =>
    stretches.map((stretch) => {
      const reason = reasons.find(({ name }) => name === stretch.separationReason)
      return {
        accountId,
        userId,
        jobId: profileId(stretch.profile.title),
        jobTitle: stretch.profile.title,
        department: stretch.profile.department,
        employeeNumber,
        startDate: stretch.startDate,
        endDate: stretch.endDate,
        supervisorEmail: supervisorOf(stretch.profile.title, { index, email }),
        employmentType: stretch.employmentType,
        separationType: reason?.separationType ?? null,
        separationReasonId: reason?.separationReasonId ?? null,
        createdAt: today,
      }
    }),
  )
  await insertRows(db, { table: userJob, rows })
  await linkMoves(db, accountId)
}

/** Who is there now and leads: supervisors lead the teams, managers lead the supervisors. */
function supervisors(members: readonly Member[]) {
  const now = (title: string) =>
    members.filter(({ stretches }) => {
      const last = stretches.at(-1)
      return last?.profile.title === title && last.endDate === null
    })
  const [shiftLeaders, managers] = [now('Shift Supervisor'), now('Regional Operations Manager')]
  return (title: string, { index, email }: { index: number; email: string }): string | null => {
    if (title === 'Regional Operations Manager') return null
    const leaders = title === 'Shift Supervisor' ? managers : shiftLeaders
    const chosen = leaders[index % Math.max(1, leaders.length)]
    return chosen === undefined || chosen.email === email ? null : chosen.email
  }
}

/** A stretch without a separation, followed on the next day by another one, ended by a move. */
async function linkMoves(db: Database, accountId: number): Promise<void> {
  await db.execute(sql`
    update user_job u set moved_to = n.user_job_id
    from user_job n
    where u.account_id = ${accountId} and n.account_id = u.account_id and n.user_id = u.user_id
      and u.separation_type is null and n.start_date = u.end_date + 1`)
}
