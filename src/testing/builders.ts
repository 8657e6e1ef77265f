// Companies, staff, requisitions and applicants as rows, for tests that are about what happens to them afterwards.
import { randomUUID } from 'node:crypto'

import { eq, inArray } from 'drizzle-orm'

import type { RolePresetName } from '#contract/access/role-presets.ts'
import type { Database, Drizzle } from '#server/db/database.ts'
import { account, role, userRole } from '#server/db/schema/account.ts'
import { assessment, attempt, userStepActivity } from '#server/db/schema/assessment.ts'
import { invitation } from '#server/db/schema/invitation.ts'
import {
  applicant,
  application,
  job,
  jobStep,
  jobStepActivity,
  jobTeam,
} from '#server/db/schema/requisition.ts'
import { appUser, loginSession } from '#server/db/schema/session.ts'
import { staffInvitation } from '#server/db/schema/staff-invitation.ts'
import { ROLE_PRESETS } from '#server/session/role-presets.ts'

export type Company = {
  readonly accountId: number
  readonly roles: Readonly<Record<RolePresetName, number>>
}
export type Person = {
  readonly userId: number
  readonly email: string
  readonly isProviderAdmin: boolean
}
export type Activity = {
  readonly jobStepActivityId: number
  readonly asmtId: number
  readonly slug: string
}
export type Requisition = {
  readonly accountId: number
  readonly jobId: number
  readonly uuid: string
  readonly stepIds: readonly number[]
  /** The activities of the first step: personality and competencies, unless others were asked for. */
  readonly activities: readonly Activity[]
}
export type Application = {
  readonly accountId: number
  readonly jobId: number
  readonly userId: number
  readonly userSmartreqId: number
  readonly refId: number
}

/** A company with its role presets. */
export async function buildCompany(
  { owner }: Database,
  given: { name?: string } = {},
): Promise<Company> {
  const company = only(
    await owner
      .insert(account)
      .values({ name: given.name ?? 'Harbour Works' })
      .returning(),
  )
  const { accountId } = company
  const rows = await owner
    .insert(role)
    .values(ROLE_PRESETS.map((preset) => ({ ...preset, accountId })))
    .returning()
  const roles = Object.fromEntries(rows.map((row) => [row.roleName, row.roleId]))
  return { accountId, roles: roles as Company['roles'] }
}

/** A user with an account of their own, and no role anywhere. */
export async function buildPerson(
  { owner }: Database,
  given: Partial<typeof appUser.$inferInsert> = {},
): Promise<Person> {
  const values = {
    email: `${randomUUID()}@example.com`,
    firstName: 'Grace',
    lastName: 'Hopper',
    ...given,
  }
  const row = only(await owner.insert(appUser).values(values).returning())
  return { userId: row.userId, email: row.email, isProviderAdmin: row.isJfAdmin }
}

/** A user of a company with a role of their own, which opens nothing. */
export async function buildMember(
  database: Database,
  { accountId }: Pick<Company, 'accountId'>,
): Promise<{ roleId: number; memberId: number }> {
  const { userId } = await buildPerson(database)
  const values = { accountId, roleName: `Role ${randomUUID()}` }
  const { roleId } = only(await database.owner.insert(role).values(values).returning())
  await database.owner.insert(userRole).values({ accountId, userId, roleId })
  return { roleId, memberId: userId }
}

/** A user who was invited to a company by one of its people; the id. */
export async function buildStaffInvitation(
  { owner }: Database,
  given: {
    accountId: number
    roleId: number
    memberId: number
    linkUuid?: string
    email?: string | undefined
  },
): Promise<number> {
  const { accountId, roleId, memberId, linkUuid = randomUUID() } = given
  const { email = `${randomUUID()}@example.com` } = given
  const invitedAt = new Date()
  const row = only(
    await owner
      .insert(staffInvitation)
      .values({
        accountId,
        roleId,
        linkUuid,
        invitedAt,
        email,
        invitedBy: memberId,
        origin: 'http://localhost',
        language: 'en',
        expiresAt: new Date(invitedAt.getTime() + 86_400_000),
      })
      .returning(),
  )
  return row.staffInvitationId
}

/** A session of a user, on a device that says nothing of itself. */
export async function buildSession(
  { owner }: Database,
  given: { userId: number; sessionId?: string } & Partial<typeof loginSession.$inferInsert>,
): Promise<string> {
  const { userId, sessionId = randomUUID(), authType, secondFactorAt } = given
  const expiresAt = new Date(Date.now() + 86_400_000)
  await owner
    .insert(loginSession)
    .values({ sessionId, userId, expiresAt, authType, secondFactorAt })
  return sessionId
}

/** A member of a company's staff with one of its role presets. */
export async function buildStaff(
  database: Database,
  given: { company: Company; preset: RolePresetName },
): Promise<Person> {
  const person = await buildPerson(database, { firstName: given.preset, lastName: 'Staff' })
  const { accountId, roles } = given.company
  await database.owner
    .insert(userRole)
    .values({ accountId, userId: person.userId, roleId: roles[given.preset] })
  return person
}

/**
 * A requisition with two steps, of which the company named the first. That holds the two instruments, both required, the second holds the last of
 * `laterActivities` of them; `team` are user ids on its team.
 */
export async function buildRequisition(
  database: Database,
  given: {
    company: Pick<Company, 'accountId'>
    values?: Partial<typeof job.$inferInsert>
    team?: readonly number[]
    optional?: readonly string[]
    /** Slugs of its instruments. */
    instruments?: readonly string[]
  },
): Promise<Requisition> {
  const { owner } = database
  const { accountId } = given.company
  const values = { jobTypeId: 2, title: 'Harbour pilot', status: 'open', openedAt: new Date() }
  const made = only(
    await owner
      .insert(job)
      .values({ ...values, ...given.values, accountId })
      .returning(),
  )
  const { jobId, uuid } = made
  const steps = await owner
    .insert(jobStep)
    .values([
      { accountId, jobId, title: 'Assessments', sortOrder: 1 },
      { accountId, jobId, title: 'Interview', standardTitle: 'interview', sortOrder: 2 },
    ])
    .returning()
  const activities = await insertActivities(owner, {
    accountId,
    jobStepId: steps[0]?.jobStepId ?? 0,
    optional: given.optional ?? [],
    slugs: given.instruments ?? ['personality', 'competencies'],
  })
  for (const userId of given.team ?? []) {
    await owner.insert(jobTeam).values({ accountId, jobId, userId, teamRole: 'hiring_manager' })
  }
  return { accountId, jobId, uuid, stepIds: steps.map((step) => step.jobStepId), activities }
}

async function insertActivities(
  owner: Drizzle,
  given: {
    accountId: number
    jobStepId: number
    optional: readonly string[]
    slugs: readonly string[]
  },
): Promise<Activity[]> {
  const { accountId, jobStepId, slugs } = given
  const versions = await owner
    .select()
    .from(assessment)
    .where(inArray(assessment.slug, [...slugs]))
    .orderBy(assessment.asmtId)
  const instruments = versions.filter(
    (one) => !versions.some(({ slug, version }) => slug === one.slug && version > one.version),
  )
  const rows = await owner
    .insert(jobStepActivity)
    .values(
      instruments.map(({ asmtId, title, slug }, index) => ({
        accountId,
        jobStepId,
        asmtId,
        title,
        sortOrder: index + 1,
        isRequired: !given.optional.includes(slug),
      })),
    )
    .returning()
  return instruments.map(({ asmtId, slug }) => {
    const row = rows.find((one) => one.asmtId === asmtId)
    return { jobStepActivityId: row?.jobStepActivityId ?? 0, asmtId, slug }
  })
}

/** An application of a person, with its activities available, as applying leaves it. */
export async function buildApplication(
  database: Database,
  given: {
    requisition: Requisition
    person: Person
    values?: Partial<typeof application.$inferInsert>
    profile?: Partial<typeof applicant.$inferInsert>
  },
): Promise<Application> {
  const { owner } = database
  const { accountId, jobId, stepIds, activities } = given.requisition
  const { userId, email } = given.person
  const profile = { firstName: 'Grace', lastName: 'Hopper', email, ...given.profile }
  await owner
    .insert(applicant)
    .values({ ...profile, accountId, userId })
    .onConflictDoNothing()
  const { userSmartreqId, refId } = only(
    await owner
      .insert(application)
      .values({ jobStepId: stepIds[0] ?? null, ...given.values, accountId, jobId, userId })
      .returning(),
  )
  await owner.insert(userStepActivity).values(
    activities.map(({ jobStepActivityId }) => ({
      accountId,
      userSmartreqId,
      jobStepActivityId,
      userId,
    })),
  )
  return { accountId, jobId, userId, userSmartreqId, refId }
}

/** A link that a company handed out; returns its uuid. */
export async function buildInvitation(
  { owner }: Database,
  values: typeof invitation.$inferInsert,
): Promise<string> {
  return only(await owner.insert(invitation).values(values).returning()).uuid
}

/** The activity that an attempt is at. */
export async function activityIdOf({ owner }: Database, attemptId: string): Promise<number> {
  return only(await owner.select().from(attempt).where(eq(attempt.attemptId, attemptId)))
    .userStepActivityId
}

/** The question ids of an instrument with the values that each takes. */
export async function listQuestions(
  { owner }: Database,
  asmtId: number,
): Promise<{ question_id: string; values: number[] }[]> {
  const { content } = only(
    await owner.select().from(assessment).where(eq(assessment.asmtId, asmtId)),
  )
  return content.questions.map((question) => ({
    question_id: question.question_id,
    values: (content.response_sets[question.response_set] ?? []).map((option) => option.value),
  }))
}

/** The first of rows that must be there. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('There is no row.')
  return row
}
