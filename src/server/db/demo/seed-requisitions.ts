// Makes the requisitions of the demo as their recruiters would, and moves them to the days on which that was.
import { isNull } from 'drizzle-orm'

import type { PlanBody, ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { INSTRUMENTS } from '#server/assessments/instruments/instruments.ts'
import { assessment } from '#server/db/schema/assessment.ts'

import type { Database } from './bulk-insert.ts'
import type { DemoCompany, DemoRequisition } from './companies.ts'
import { asksEeoc, DEMO_COMPANIES } from './companies.ts'
import { attributeLookup } from './demo-commands.ts'
import type { IdLookup } from './id-lookup.ts'
import { keyOf, lookup } from './id-lookup.ts'
import { inOneTransaction } from './in-one-transaction.ts'
import { interviewSetup } from './interview-activity.ts'
import {
  createRequisitionMaker,
  type MakerDeps,
  type RequisitionMaker,
} from './make-requisition.ts'
import { moveIntoPast } from './move-into-past.ts'
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
  /** By the requisition's uuid, of those whose plan has an interview. */
  readonly interviewActivityId: IdLookup
  /** By the attribute's slug. */
  readonly attributeTypeId: IdLookup
  /** By the instrument's slug. */
  readonly asmtId: IdLookup
}

/** What makes the requisitions, beside the database. */
export type SeedingServices = Omit<MakerDeps, 'database'>

/** What the applicants of the past have taken. */
const TAKEN_BY_ALL = ['personality', 'competencies']

const TEAM_ROLES = [
  { role: 'Hiring manager', teamRole: 'hiring_manager' },
  { role: 'Interviewer', teamRole: 'interviewer' },
] as const

export async function seedRequisitions(
  db: Database,
  given: Pick<SeedInput, 'today'> & SeededCompanies & { readonly services: SeedingServices },
): Promise<SeededRequisitions> {
  const { today, services, ...companies } = given
  const scope = {
    ...companies,
    recruiterId: recruiterLookup(companies.staffId),
    attributeTypeId: await attributeLookup(db),
    asmtId: await contentLookup(db),
  }
  const requisitions = createRequisitionMaker({ ...services, database: inOneTransaction(db) })
  const made: Made[] = []
  for (const one of everyRequisition()) {
    const { jobId, plan } = await makeRequisition(requisitions, { ...scope, ...one })
    await moveIntoPast(db, { jobId, today, requisition: one.requisition })
    made.push({ uuid: one.requisition.uuid, jobId, plan })
  }
  const jobId = lookup(new Map(made.map((one) => [one.uuid, one.jobId])))
  return { ...scope, jobId, ...planLookups(made, scope.asmtId) }
}

type Made = {
  readonly uuid: string
  readonly jobId: number
  readonly plan: ScreeningPlan
}
type OneRequisition = { readonly company: DemoCompany; readonly requisition: DemoRequisition }
type Scope = Pick<SeededRequisitions, 'accountId' | 'staffId' | 'recruiterId' | 'attributeTypeId'>

async function makeRequisition(
  requisitions: RequisitionMaker,
  given: Scope & OneRequisition,
): Promise<{ jobId: number; plan: ScreeningPlan }> {
  const { company, requisition, attributeTypeId } = given
  const userId = given.recruiterId(company.uuid)
  const made = await requisitions.makeDraft({
    accountId: given.accountId(company.uuid),
    userId,
    title: requisition.title,
    details: detailsOf(requisition),
    configuration: { asks_eeoc: asksEeoc(company) },
    steps: ({ asmtId }) => stepsOf(given, asmtId),
    weights: requisition.weights.map(([attribute, weight]) => ({
      attribute_type_id: attributeTypeId(attribute),
      weight,
    })),
    team: teamOf(given),
  })
  const of = { jobId: made.jobId, userId }
  const { status, openedDaysAgo } = requisition
  if (openedDaysAgo !== null) await requisitions.act({ ...of, action: 'open' })
  if (status === 'open') await requisitions.post(of)
  if (status === 'on_hold') await requisitions.act({ ...of, action: 'hold' })
  if (status === 'closed') await requisitions.act({ ...of, action: 'close' })
  return made
}

function detailsOf({ title, department, description, openings, places }: DemoRequisition) {
  const [place] = places
  return {
    title,
    department,
    openings,
    description: `<p>${description}</p>`,
    city: place?.city ?? null,
    state: place?.stateCode ?? null,
    country_code: 'US',
  }
}

function stepsOf(given: Scope & OneRequisition, asmtId: IdLookup): PlanBody['steps'] {
  const { interview: keys, optionalActivities = [] } = given.requisition
  const asked = INSTRUMENTS.map(({ slug }) => slug).filter(
    (slug) => TAKEN_BY_ALL.includes(slug) || optionalActivities.includes(slug),
  )
  const assessments = asked.map((slug) => ({
    asmt_id: asmtId(slug),
    is_required: !optionalActivities.includes(slug),
  }))
  const settings = keys === undefined ? null : interviewSetup({ ...given, keys })
  const interview = { asmt_id: asmtId('interview'), is_required: true, settings }
  return [
    {
      title: 'Application & assessments',
      standard_title: 'assessments',
      activities: assessments,
    },
    {
      title: 'Interview',
      standard_title: 'interview',
      activities: settings === null ? [] : [interview],
    },
    { title: 'Offer', standard_title: 'offer', activities: [] },
  ]
}

function teamOf({ company, requisition, staffId }: Scope & OneRequisition) {
  return TEAM_ROLES.flatMap(({ role, teamRole }) =>
    company.staff
      .filter((one) => one.role === role && requisition.team.includes(role))
      .map(({ email }) => ({ userId: staffId(email), teamRole })),
  )
}

function planLookups(made: readonly Made[], asmtId: IdLookup) {
  const steps = made.flatMap(({ uuid, plan }) =>
    plan.steps.map((step, index) => ({ uuid, index, ...step })),
  )
  const activities = steps.flatMap(({ uuid, activities: asked }) =>
    asked.map(({ kind, asmt_id, job_step_activity_id: id }) => ({ uuid, kind, asmt_id, id })),
  )
  const interviews = activities.filter(({ kind }) => kind === 'interview')
  const byContent = lookup(new Map(activities.map((one) => [keyOf(one.uuid, one.asmt_id), one.id])))
  return {
    stepId: lookup(new Map(steps.map((one) => [keyOf(one.uuid, one.index), one.job_step_id]))),
    activityId: (...[uuid, slug]) => byContent(uuid ?? '', asmtId(slug ?? '')),
    interviewActivityId: lookup(new Map(interviews.map((one) => [one.uuid, one.id]))),
  } satisfies Partial<SeededRequisitions>
}

// As of now, by the slugs.
async function contentLookup(db: Database): Promise<IdLookup> {
  const stored = await db
    .select({ slug: assessment.slug, version: assessment.version, id: assessment.asmtId })
    .from(assessment)
    .where(isNull(assessment.accountId))
  const current = stored.filter((row) =>
    INSTRUMENTS.some(({ slug, version }) => slug === row.slug && version === row.version),
  )
  return lookup(new Map(current.map(({ slug, id }) => [slug, id])))
}

function everyRequisition(): OneRequisition[] {
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
