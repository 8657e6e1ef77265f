// Writes the applications of the demo: people, applications, activities, attempts, scores and history.
import { inArray } from 'drizzle-orm'

import { auditEvent } from '#server/db/schema/audit.ts'
import { applicant, application } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'

import type { Database } from './bulk-insert.ts'
import { insertRows } from './bulk-insert.ts'
import { DEMO_CANDIDATE } from './companies.ts'
import type { IdLookup } from './id-lookup.ts'
import { keyOf, lookup } from './id-lookup.ts'
import type { PlannedApplication } from './plan-applications.ts'
import type { SeededRequisitions } from './seed-requisitions.ts'

type ApplicationsInput = {
  readonly plans: readonly PlannedApplication[]
  readonly companies: SeededRequisitions
  readonly passwordHash: string
}

export type SeededApplications = ApplicationsInput & {
  /** By the person's uuid. */
  readonly userId: IdLookup
  /** By the requisition's and the person's uuid. */
  readonly applicationId: IdLookup
}

export async function seedApplications(
  db: Database,
  input: ApplicationsInput,
): Promise<SeededApplications> {
  const userId = await insertUsers(db, input)
  await insertApplicants(db, { ...input, userId })
  const applicationId = await insertApplications(db, { ...input, userId })
  const written = { ...input, userId, applicationId }
  await insertHistory(db, written)
  return written
}

async function insertUsers(
  db: Database,
  { plans, passwordHash }: ApplicationsInput,
): Promise<IdLookup> {
  const firsts = distinct(inTime(plans), ({ person }) => person.uuid)
  await insertRows(db, {
    table: appUser,
    rows: firsts.map(({ person, appliedAt }) => ({
      uuid: person.uuid,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      language: person.language,
      passwordHash: person.email === DEMO_CANDIDATE.email ? passwordHash : null,
      createdAt: appliedAt,
      emailVerifiedAt: appliedAt,
    })),
  })
  const uuids = firsts.map(({ person }) => person.uuid)
  const users = await db
    .select({ uuid: appUser.uuid, id: appUser.userId })
    .from(appUser)
    .where(inArray(appUser.uuid, uuids))
  return lookup(new Map(users.map(({ uuid, id }) => [uuid, id])))
}

async function insertApplicants(
  db: Database,
  { plans, companies, userId }: Omit<SeededApplications, 'applicationId'>,
): Promise<void> {
  const firsts = distinct(inTime(plans), ({ company, person }) => keyOf(company.uuid, person.uuid))
  await insertRows(db, {
    table: applicant,
    rows: firsts.map(({ company, person, appliedAt }) => ({
      accountId: companies.accountId(company.uuid),
      userId: userId(person.uuid),
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phoneNumber: person.phoneNumber,
      city: person.city,
      stateCode: person.stateCode,
      countryCode: 'US',
      createdAt: appliedAt,
    })),
  })
}

async function insertApplications(
  db: Database,
  { plans, companies, userId }: Omit<SeededApplications, 'applicationId'>,
): Promise<IdLookup> {
  const { accountId, jobId, stepId } = companies
  await insertRows(db, {
    table: application,
    rows: plans.map((plan) => ({
      accountId: accountId(plan.company.uuid),
      jobId: jobId(plan.requisition.uuid),
      userId: userId(plan.person.uuid),
      status: plan.journey.status,
      stepStatus: plan.journey.stepStatus,
      jobStepId: stepId(plan.requisition.uuid, plan.journey.step),
      pctComplete: plan.pctComplete,
      score: plan.fit,
      sourceType: plan.sourceType,
      createdAt: plan.appliedAt,
      submittedAt: plan.submittedAt,
      decidedAt: plan.journey.decidedAt,
    })),
  })
  const rows = await db
    .select({
      jobId: application.jobId,
      userId: application.userId,
      id: application.userSmartreqId,
    })
    .from(application)
    .where(inArray(application.accountId, accountIds({ plans, companies })))
  const byIds = lookup(new Map(rows.map((row) => [keyOf(row.jobId, row.userId), row.id])))
  return (job, person) => byIds(jobId(job ?? ''), userId(person ?? ''))
}

async function insertHistory(db: Database, written: SeededApplications): Promise<void> {
  const { plans, companies, userId, applicationId } = written
  const rows = plans.flatMap(({ company, requisition, person, journey }) =>
    journey.transitions.map(({ at, by, action, from, to, reason }) => ({
      accountId: companies.accountId(company.uuid),
      at,
      actorId: by === 'staff' ? companies.recruiterId(company.uuid) : userId(person.uuid),
      entity: 'application',
      entityId: applicationId(requisition.uuid, person.uuid),
      action,
      fromState: from,
      toState: to,
      reason,
    })),
  )
  const inOrder = rows.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  await insertRows(db, { table: auditEvent, rows: inOrder })
}

/** The companies that the applications went to. */
export function accountIds({
  plans,
  companies,
}: Pick<ApplicationsInput, 'plans' | 'companies'>): number[] {
  return [...new Set(plans.map(({ company }) => companies.accountId(company.uuid)))]
}

/** A person's first application comes first: it dates what else is known of the person. */
function inTime(plans: readonly PlannedApplication[]): PlannedApplication[] {
  return plans.toSorted((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime())
}

/** The first entry of each key. */
function distinct<T>(list: readonly T[], keyOfEntry: (entry: T) => string): T[] {
  const firsts = new Map<string, T>()
  for (const entry of list) {
    const key = keyOfEntry(entry)
    if (!firsts.has(key)) firsts.set(key, entry)
  }
  return [...firsts.values()]
}
