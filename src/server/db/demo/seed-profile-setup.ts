// Sets up some of the demo's job profiles as an administrator would: by the services that the screens use.
import { and, eq } from 'drizzle-orm'

import { USAGE } from '#contract/settings/settings-rules.ts'
import { createStaffScopes } from '#server/access/staff-access.ts'
import { createPlanService } from '#server/plan-editor/plan-service.ts'
import { createModelSelection } from '#server/requisitions/models/model-selection.ts'
import { createModelService } from '#server/requisitions/models/model-service.ts'

import { PROFILE_TYPE } from '../job-types.ts'
import { attributeType } from '../schema/assessment.ts'
import { jobOutcome } from '../schema/job-outcome.ts'
import { job } from '../schema/requisition.ts'
import { type Database, insertRows } from './bulk-insert.ts'
import { attributeLookup, commandBy } from './demo-commands.ts'
import { type IdLookup, lookup } from './id-lookup.ts'
import { inOneTransaction } from './in-one-transaction.ts'
import {
  DEMO_OUTCOMES,
  DEMO_PROFILE_SETUPS,
  type DemoProfileSetup,
  POINT_NAMES,
  PROFILE_SETUP_COMPANY,
} from './profile-setup.ts'
import type { SeededCompanies } from './seed-companies.ts'
import type { SeedingServices } from './seed-requisitions.ts'

type Given = SeededCompanies & { readonly today: Date; readonly services: SeedingServices }
type OneSetup = {
  readonly jobId: number
  /** The administrator, who does all of it. */
  readonly userId: number
  readonly setup: DemoProfileSetup
}

/** After the profiles are there. */
export async function seedProfileSetup(db: Database, given: Given): Promise<void> {
  const accountId = given.accountId(PROFILE_SETUP_COMPANY.uuid)
  const admin = PROFILE_SETUP_COMPANY.staff.find(({ role }) => role === 'Account admin')
  const userId = given.staffId(admin?.email ?? '')
  const services = servicesOn(db, given.services)
  const outcomeId = await insertOutcomes(db, { accountId, at: given.today })
  const attributeTypeId = await attributeLookup(db)
  const profileId = await profileLookup(db, accountId)
  for (const setup of DEMO_PROFILE_SETUPS) {
    const one = { setup, userId, jobId: profileId(setup.title) }
    await insertRows(db, { table: jobOutcome, rows: outcomesOf(one, { accountId, outcomeId }) })
    await makeModel(services, { ...one, attributeTypeId })
    await publishPlan(services, one)
  }
}

type Services = ReturnType<typeof servicesOn>

function servicesOn(db: Database, { jobs, now }: SeedingServices) {
  const scopes = createStaffScopes({ database: inOneTransaction(db) })
  return {
    plans: createPlanService({ scopes }),
    models: createModelService({ scopes, now }),
    selection: createModelSelection({ scopes, jobs, now }),
  }
}

async function insertOutcomes(
  db: Database,
  { accountId, at }: { accountId: number; at: Date },
): Promise<IdLookup> {
  await insertRows(db, {
    table: attributeType,
    rows: DEMO_OUTCOMES.map(({ slug, category, name }) => ({
      accountId,
      slug,
      category,
      name,
      usageType: USAGE.outcome,
      updatedAt: at,
    })),
  })
  const rows = await db
    .select({ slug: attributeType.slug, id: attributeType.attributeTypeId })
    .from(attributeType)
    .where(and(eq(attributeType.accountId, accountId), eq(attributeType.usageType, USAGE.outcome)))
  return lookup(new Map(rows.map(({ slug, id }) => [slug, id])))
}

async function profileLookup(db: Database, accountId: number): Promise<IdLookup> {
  const rows = await db
    .select({ title: job.title, id: job.jobId })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.jobTypeId, PROFILE_TYPE)))
  return lookup(new Map(rows.map(({ title, id }) => [title, id])))
}

function outcomesOf(
  { setup, jobId }: OneSetup,
  { accountId, outcomeId }: { accountId: number; outcomeId: IdLookup },
) {
  return setup.outcomes.map(({ slug, frequency, anchors }, order) => ({
    accountId,
    jobId,
    attributeTypeId: outcomeId(slug),
    frequency,
    points: POINT_NAMES.map((name, index) => ({ name, anchor: anchors[index] ?? '' })),
    sortOrder: order + 1,
  }))
}

/** The model is used from the start, and the profile weighs as it does. */
async function makeModel(
  { models, selection }: Services,
  { jobId, userId, setup, attributeTypeId }: OneSetup & { attributeTypeId: IdLookup },
): Promise<void> {
  const { name, weights, converter } = setup.model
  const attributes = weights.map(([slug, weight]) => ({
    attribute_type_id: attributeTypeId(slug),
    weight,
  }))
  const { predictive_model_id: predictiveModelId, version } = await models.create(
    commandBy(userId),
    { jobId, model: { name, attributes, converter } },
  )
  await selection.selectAndWeight(commandBy(userId), { jobId, predictiveModelId, version })
}

async function publishPlan({ plans }: Services, { jobId, userId, setup }: OneSetup): Promise<void> {
  const by = () => commandBy(userId)
  const { caller } = by()
  const content = await plans.content(caller, jobId)
  const asmtId = lookup(new Map(content.map((one) => [one.slug, one.asmt_id])))
  const { revision } = await plans.get(caller, jobId)
  const activities = setup.assessments.map((slug) => ({ asmt_id: asmtId(slug), is_required: true }))
  const step = { title: 'Strengths at work', standard_title: null, usage_type: USAGE.attribute }
  const body = { revision, steps: [{ ...step, activities }] }
  const draft = await plans.save(by(), { jobId, body })
  await plans.publish(by(), { jobId, revision: draft.revision })
}
