// Job profiles and the people in them, for tests.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { JobOutcomesBody } from '#contract/job-profiles/job-outcomes.ts'
import { USAGE } from '#contract/settings/settings-rules.ts'
import { PROFILE_TYPE } from '#server/db/job-types.ts'
import { attributeType } from '#server/db/schema/assessment.ts'
import { employee, userJob } from '#server/db/schema/employee.ts'
import { job, jobTeam } from '#server/db/schema/requisition.ts'

import { buildPerson, buildRequisition, only, type Requisition } from './builders.ts'
import type { TestDatabase } from './test-database.ts'

type InCompany = { readonly accountId: number }

/** A profile of a company, with these users on its team as hiring managers; its id. */
export async function buildProfile(
  { owner }: TestDatabase,
  given: InCompany & Partial<typeof job.$inferInsert> & { team?: readonly number[] },
): Promise<number> {
  const { team = [], ...values } = given
  const { accountId } = given
  const title = `Profile ${randomUUID()}`
  const profile = { title, planVersion: 0, ...values, jobTypeId: PROFILE_TYPE }
  const { jobId } = only(await owner.insert(job).values(profile).returning())
  const members = team.map((userId) => ({ accountId, jobId, userId, teamRole: 'hiring_manager' }))
  if (members.length > 0) await owner.insert(jobTeam).values(members)
  return jobId
}

/** An employee of a company with a stretch in a profile; the ids of both. */
export async function buildParticipant(
  database: TestDatabase,
  given: InCompany & { jobId: number; userId?: number } & Partial<typeof userJob.$inferInsert>,
): Promise<{ userId: number; userJobId: number }> {
  const { owner } = database
  const { accountId } = given
  const userId = given.userId ?? (await buildPerson(database)).userId
  const createdAt = new Date()
  await owner
    .insert(employee)
    .values({ accountId, userId, firstName: 'Ana', lastName: 'Silva', createdAt })
    .onConflictDoNothing()
  const stretch = { jobTitle: 'Pilot', startDate: '2020-01-06', createdAt, ...given, userId }
  const { userJobId } = only(await owner.insert(userJob).values(stretch).returning())
  return { userId, userJobId }
}

/** The users on the team of a job. */
export async function teamOf({ owner }: TestDatabase, jobId: number): Promise<number[]> {
  const rows = await owner
    .select({ userId: jobTeam.userId })
    .from(jobTeam)
    .where(sql`${jobTeam.jobId} = ${jobId}`)
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** An outcome of a company; its id. */
export async function buildOutcome({ owner }: TestDatabase, accountId: number): Promise<number> {
  const slug = `own-${randomUUID()}`
  const name = { en: slug, es: slug, fr: slug }
  const values = { accountId, slug, category: 'performance', usageType: USAGE.outcome, name }
  return only(await owner.insert(attributeType).values(values).returning()).attributeTypeId
}

export type OutcomeBody = JobOutcomesBody['outcomes'][number]

/** What adds an outcome to a profile. */
export function outcomeBody(attributeTypeId: number): OutcomeBody {
  const points = ['Poor', 'Fair', 'Good', 'Better', 'Best'].map((name) => ({ name, anchor: '' }))
  return { attribute_type_id: attributeTypeId, frequency: 'yearly', points }
}

/** A profile whose employees have the activities of these instruments. */
export async function buildPlannedProfile(
  database: TestDatabase,
  given: { company: InCompany; instruments?: readonly string[]; optional?: readonly string[] },
): Promise<Requisition> {
  const title = `Profile ${randomUUID()}`
  const values = { jobTypeId: PROFILE_TYPE, title, status: 'draft', openedAt: null }
  return buildRequisition(database, { ...given, values })
}
