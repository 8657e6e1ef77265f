// Writes the requisitions of the demo: steps, activities, teams, weights and history.
import { inArray, isNull } from 'drizzle-orm'

import { INSTRUMENTS } from '#server/assessments/instruments/instruments.ts'
import { assessment, attributeType } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { job, jobStep, jobStepActivity, jobTeam } from '#server/db/schema/requisition.ts'

import type { Database } from './bulk-insert.ts'
import { addDays } from './calendar.ts'
import type { DemoCompany, DemoRequisition } from './companies.ts'
import { asksEeoc, DEMO_COMPANIES } from './companies.ts'
import type { IdLookup } from './id-lookup.ts'
import { keyOf, lookup } from './id-lookup.ts'
import type { SeededCompanies, SeedInput } from './seed-companies.ts'

export type SeededRequisitions = SeededCompanies & {
  /** By the company's uuid: whom staff actions are ascribed to. */
  readonly recruiterId: IdLookup
  /** By the requisition's uuid. */
  readonly jobId: IdLookup
  /** By the requisition's uuid and the step's position from 0. */
  readonly stepId: IdLookup
  /** By the requisition's uuid and the instrument's slug. */
  readonly activityId: IdLookup
  /** By the attribute's slug. */
  readonly attributeTypeId: IdLookup
  /** By the instrument's slug. */
  readonly asmtId: IdLookup
}

/** What the applicants of the past have taken. */
const TAKEN_BY_ALL = ['personality', 'competencies']

const STEPS = [
  { title: 'Application & assessments', standardTitle: 'assessments' },
  { title: 'Interview', standardTitle: 'interview' },
  { title: 'Offer', standardTitle: 'offer' },
] as const

export async function seedRequisitions(
  db: Database,
  { today, ...companies }: Pick<SeedInput, 'today'> & SeededCompanies,
): Promise<SeededRequisitions> {
  const recruiterId = recruiterLookup(companies.staffId)
  const jobId = await insertJobs(db, { ...companies, today })
  const scope = { ...companies, today, jobId, recruiterId }
  await insertTeams(db, scope)
  await insertRequisitionHistory(db, scope)
  const { attributeTypeId, asmtId } = await findContent(db)
  await insertWeights(db, { ...scope, attributeTypeId })
  const stepId = await insertSteps(db, scope)
  const activityId = await insertActivities(db, { ...scope, stepId, asmtId })
  return { ...companies, recruiterId, jobId, stepId, activityId, attributeTypeId, asmtId }
}

type Scope = { readonly today: Date } & Pick<
  SeededRequisitions,
  'accountId' | 'staffId' | 'recruiterId' | 'jobId'
>

async function insertJobs(
  db: Database,
  { today, accountId }: Pick<Scope, 'today' | 'accountId'>,
): Promise<IdLookup> {
  const rows = await db
    .insert(job)
    .values(
      everyRequisition().map(({ company, requisition }) => {
        const { openedDaysAgo, stoppedDaysAgo, status, places, uuid, title } = requisition
        const isClosed = status === 'closed'
        return {
          uuid,
          title,
          status,
          accountId: accountId(company.uuid),
          jobTypeId: 2,
          department: requisition.department,
          description: `<p>${requisition.description}</p>`,
          openings: requisition.openings,
          asksEeoc: asksEeoc(company),
          city: places[0]?.city,
          stateCode: places[0]?.stateCode,
          countryCode: 'US',
          createdAt: addDays(today, -(openedDaysAgo ?? 6) - 5),
          openedAt: openedDaysAgo === null ? null : addDays(today, -openedDaysAgo),
          closedAt: isClosed && stoppedDaysAgo !== null ? addDays(today, -stoppedDaysAgo) : null,
        }
      }),
    )
    .returning({ uuid: job.uuid, id: job.jobId })
  return lookup(new Map(rows.map(({ uuid, id }) => [uuid, id])))
}

async function insertTeams(db: Database, { accountId, jobId, staffId }: Scope): Promise<void> {
  const teamRoles = {
    Recruiter: 'recruiter',
    'Hiring manager': 'hiring_manager',
    Interviewer: 'interviewer',
  }
  await db.insert(jobTeam).values(
    everyRequisition().flatMap(({ company, requisition }) =>
      Object.entries(teamRoles).flatMap(([name, teamRole]) =>
        company.staff
          .filter((person) => person.role === name)
          .filter(({ role: its }) => its === 'Recruiter' || requisition.team.includes(its))
          .map(({ email }) => ({
            accountId: accountId(company.uuid),
            jobId: jobId(requisition.uuid),
            userId: staffId(email),
            teamRole,
          })),
      ),
    ),
  )
}

async function insertRequisitionHistory(db: Database, scope: Scope): Promise<void> {
  const { today, accountId, jobId, recruiterId } = scope
  await db.insert(auditEvent).values(
    everyRequisition().flatMap(({ company, requisition }) => {
      const { openedDaysAgo, stoppedDaysAgo, status, uuid } = requisition
      if (openedDaysAgo === null) return []
      const event = {
        accountId: accountId(company.uuid),
        actorId: recruiterId(company.uuid),
        entity: 'requisition',
        entityId: jobId(uuid),
      }
      const opened = {
        ...event,
        at: addDays(today, -openedDaysAgo),
        action: 'open',
        fromState: 'draft',
        toState: 'open',
      }
      if (stoppedDaysAgo === null) return [opened]
      const action = status === 'closed' ? 'close' : 'hold'
      const at = addDays(today, -stoppedDaysAgo)
      return [opened, { ...event, at, action, fromState: 'open', toState: status }]
    }),
  )
}

async function findContent(
  db: Database,
): Promise<Pick<SeededRequisitions, 'attributeTypeId' | 'asmtId'>> {
  const attributes = await db
    .select({ slug: attributeType.slug, id: attributeType.attributeTypeId })
    .from(attributeType)
    .where(isNull(attributeType.accountId))
  const stored = await db
    .select({ slug: assessment.slug, version: assessment.version, id: assessment.asmtId })
    .from(assessment)
    .where(
      inArray(
        assessment.slug,
        INSTRUMENTS.map(({ slug }) => slug),
      ),
    )
  const current = stored.filter((row) =>
    INSTRUMENTS.some(({ slug, version }) => slug === row.slug && version === row.version),
  )
  return {
    attributeTypeId: lookup(new Map(attributes.map(({ slug, id }) => [slug, id]))),
    asmtId: lookup(new Map(current.map(({ slug, id }) => [slug, id]))),
  }
}

async function insertWeights(
  db: Database,
  { accountId, jobId, attributeTypeId }: Scope & Pick<SeededRequisitions, 'attributeTypeId'>,
): Promise<void> {
  await db.insert(jobAttribute).values(
    everyRequisition().flatMap(({ company, requisition }) =>
      requisition.weights.map(([attribute, weight], index) => ({
        accountId: accountId(company.uuid),
        jobId: jobId(requisition.uuid),
        attributeTypeId: attributeTypeId(attribute),
        weight,
        sortOrder: index + 1,
      })),
    ),
  )
}

async function insertSteps(db: Database, { accountId, jobId }: Scope): Promise<IdLookup> {
  const rows = everyRequisition().flatMap(({ company, requisition }) =>
    STEPS.map((step, index) => ({
      accountId: accountId(company.uuid),
      jobId: jobId(requisition.uuid),
      ...step,
      sortOrder: index + 1,
    })),
  )
  const steps = await db.insert(jobStep).values(rows).returning()
  const ids = new Map(steps.map((s) => [keyOf(s.jobId, s.sortOrder), s.jobStepId]))
  const byJob = lookup(ids)
  return (uuid, index) => byJob(jobId(uuid ?? ''), Number(index) + 1)
}

async function insertActivities(
  db: Database,
  { accountId, stepId, asmtId }: Scope & Pick<SeededRequisitions, 'stepId' | 'asmtId'>,
): Promise<IdLookup> {
  const rows = everyRequisition().flatMap(({ company, requisition }) =>
    INSTRUMENTS.flatMap(({ slug, content }, index) => {
      const isOptional = requisition.optionalActivities?.includes(slug) ?? false
      if (!isOptional && !TAKEN_BY_ALL.includes(slug)) return []
      return {
        accountId: accountId(company.uuid),
        jobStepId: stepId(requisition.uuid, 0),
        asmtId: asmtId(slug),
        title: content.title,
        sortOrder: index + 1,
        isRequired: !isOptional,
      }
    }),
  )
  const activities = await db.insert(jobStepActivity).values(rows).returning()
  const ids = new Map(activities.map((a) => [keyOf(a.jobStepId, a.asmtId), a.jobStepActivityId]))
  const byStep = lookup(ids)
  return (uuid, slug) => byStep(stepId(uuid ?? '', 0), asmtId(slug ?? ''))
}

function everyRequisition(): { company: DemoCompany; requisition: DemoRequisition }[] {
  return DEMO_COMPANIES.flatMap((company) =>
    company.requisitions.map((requisition) => ({ company, requisition })),
  )
}

function recruiterLookup(staffId: IdLookup): IdLookup {
  const recruiters = DEMO_COMPANIES.flatMap(({ uuid, staff }) =>
    staff
      .filter(({ role }) => role === 'Recruiter')
      .map(({ email }): [string, number] => [uuid, staffId(email)]),
  )
  return lookup(new Map(recruiters))
}
