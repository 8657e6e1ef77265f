import { randomUUID } from 'node:crypto'

import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { offerActivity } from '#contract/examples/offer-activity.ts'
import type { OfferActivity } from '#contract/plan-editor/offer-activity.ts'
import { userStepActivity } from '#server/db/schema/assessment.ts'
import { applicationDecision } from '#server/db/schema/decision.ts'
import { offer, offerSigner } from '#server/db/schema/offer.ts'
import { application, jobTeam } from '#server/db/schema/requisition.ts'
import {
  buildCompany,
  buildPerson,
  buildRequisition,
  buildStaff,
  only,
  type Person,
} from '#testing/builders.ts'
import { buildOffer } from '#testing/offers.ts'
import { openTestApp } from '#testing/test-app.ts'

import { tendOffers } from '../tend-offers.ts'

const test = await openTestApp()
const { database, clock } = test
const company = await buildCompany(database)
const admin = await buildStaff(database, { company, preset: 'Account admin' })
const staff = await test.as(admin)
const DAY_MS = 86_400_000
const setupOf = (change: Partial<OfferActivity>): OfferActivity => ({
  ...offerActivity,
  offer_template_id: null,
  ...change,
})

/** Stores a plan with an offer in its second step, and a step after it. */
async function savePlan(jobId: number, setup: OfferActivity) {
  const url = `/smartreq/v1/${jobId}/screening-plan/`
  const { revision } = (await staff.get(url)).body.data
  const content: { asmt_id: number; slug: string }[] = (
    await staff.get(`/smartreq/v1/${jobId}/assessments/`)
  ).body.data
  const idOf = (slug: string) => content.find((one) => one.slug === slug)?.asmt_id
  const activity = (slug: string, settings: OfferActivity | null) => ({
    asmt_id: idOf(slug),
    is_required: true,
    settings,
  })
  const steps = [
    { title: 'Apply', standard_title: null, activities: [activity('competencies', null)] },
    { title: 'Offer', standard_title: 'offer', activities: [activity('offer', setup)] },
    { title: 'Onboarding', standard_title: null, activities: [] },
  ]
  return staff.put(url, { revision, steps }, { key: randomUUID() })
}

/** An applicant at the step of the offer, which the requisition plans so. */
async function begin(change: Partial<OfferActivity> = {}) {
  const requisition = await buildRequisition(database, { company })
  const { jobId, uuid } = requisition
  const { revision, steps } = (await savePlan(jobId, setupOf(change))).body.data
  const publishing = `/smartreq/v1/${jobId}/screening-plan/publish/`
  expect((await staff.post(publishing, { revision }, { key: randomUUID() })).status).toBe(200)
  const person = await buildPerson(database)
  const { id, client } = await applyTo(uuid, person)
  const advancing = `/smartreq/v1/user-smartreq/${id}/decision/`
  const { status, stepStatus: step_status, jobStepId: job_step_id } = await stored(id)
  const seen = { status, step_status, job_step_id }
  const advance = { action: 'advance', seen }
  const advanced = await staff.post(advancing, advance, { key: randomUUID() })
  return { jobId, id, person, client, steps, batchId: advanced.body.data?.batch_id as string }
}

async function applyTo(uuid: string, person: Person) {
  const client = await test.as(person)
  const url = `/user/v1/progress-tracker/user/${person.userId}/`
  const { body } = await client.post(url, { job_uuid: uuid }, { key: randomUUID() })
  const row = only(
    await database.owner
      .update(application)
      .set({ status: 'active' })
      .where(eq(application.refId, Number(body.data.ref_id)))
      .returning({ id: application.userSmartreqId }),
  )
  return { id: row.id, client }
}

async function stored(id: number) {
  const rows = database.owner.select().from(application)
  return only(await rows.where(eq(application.userSmartreqId, id)))
}

async function activityStatus(id: number) {
  const [row] = await database.owner
    .select()
    .from(userStepActivity)
    .where(eq(userStepActivity.userSmartreqId, id))
    .orderBy(desc(userStepActivity.userStepActivityId))
  return row?.status
}

async function record(
  { userSmartreqId: id, userOfferId }: { userSmartreqId: number; userOfferId: number },
  response: 'accepted' | 'declined',
) {
  const [row] = await database.owner.select().from(offer).where(eq(offer.userOfferId, userOfferId))
  const seen = { version: row?.version, state: row?.state }
  const on = clock.now().toISOString().slice(0, 10)
  const body = { seen, response, on, note: '' }
  const url = `/smartreq/v1/user-smartreq/${id}/offers/${userOfferId}/response/`
  return staff.post(url, body, { key: randomUUID() })
}

/** An offer of the applicant that is out, as its transition leaves it. */
async function sent(id: number, order: 'candidate_first' | 'parallel' = 'candidate_first') {
  await database.owner
    .update(application)
    .set({ status: 'offer' })
    .where(eq(application.userSmartreqId, id))
  const { accountId } = company
  const owner = { accountId, userSmartreqId: id, memberId: admin.userId }
  return buildOffer(test, { ...owner, state: 'sent', order })
}

function sign(token: string, sha256: string) {
  const signature = { kind: 'typed', font: 'caveat' }
  const body = { token, sha256, consent_version: 1, name: 'Grace Hopper', signature }
  return test.client().post('/integration/v1/signing/sign/', body)
}

describe('an offer in a plan', () => {
  it('is stored with the version, and refused with a letter of another company', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const { body } = await savePlan(jobId, setupOf({}))
    expect(body.data.steps[1].activities[0].settings).toEqual(setupOf({}))
    expect(body.data.problems).toEqual([])
    const foreign = await savePlan(jobId, setupOf({ offer_template_id: 999_999 }))
    expect([foreign.status, foreign.body.error.code]).toEqual([400, 'validation_failed'])
  })

  it('keeps a plan from being published in the first step, and a second time', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const { revision, steps } = (await savePlan(jobId, setupOf({}))).body.data
    const [, { activities }] = steps
    const copied = {
      asmt_id: activities[0].asmt_id,
      is_required: true,
      settings: setupOf({ expiry_days: 9 }),
    }
    const first = { title: 'Apply', standard_title: null, activities }
    const second = { title: 'Offer', standard_title: 'offer', activities: [copied] }
    const url = `/smartreq/v1/${jobId}/screening-plan/`
    const { body } = await staff.put(
      url,
      { revision, steps: [first, second] },
      { key: randomUUID() },
    )
    expect(
      body.data.problems.map(({ code, step }: { code: string; step: number }) => [code, step]),
    ).toEqual([
      ['offer_first', 0],
      ['offer_twice', 1],
    ])
  })

  it('lists the choices to managers of the requisition alone', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const url = `/smartreq/v1/${jobId}/offer-activity-options/`
    expect((await staff.get(url)).body.data).toEqual({
      templates: [],
      details_templates: [],
      expiry_days: 7,
      reminder_hours: 48,
      has_approval_rules: false,
      can_edit_rules: true,
    })
    const interviewer = await buildStaff(database, { company, preset: 'Interviewer' })
    expect((await (await test.as(interviewer)).get(url)).status).toBe(403)
    const others = await buildStaff(database, {
      company: await buildCompany(database),
      preset: 'Account admin',
    })
    expect((await (await test.as(others)).get(url)).status).toBe(404)
  })
})

describe('the form of an offer', () => {
  it('begins with the signers of the team by their roles, and names a role that no one has', async () => {
    const { id, jobId } = await begin({
      signer_roles: ['hiring_manager', 'coordinator'],
      expiry_days: 3,
    })
    const { accountId } = company
    const { userId } = await buildStaff(database, { company, preset: 'Hiring manager' })
    await database.owner
      .insert(jobTeam)
      .values({ accountId, jobId, userId, teamRole: 'hiring_manager' })
    const { body } = await staff.get(`/smartreq/v1/user-smartreq/${id}/offer-setup/`)
    expect(body.data.activity.signers).toEqual([
      { team_role: 'hiring_manager', user_id: userId },
      { team_role: 'coordinator', user_id: null },
    ])
    const days = (Date.parse(body.data.expires_on) - clock.now().getTime()) / DAY_MS
    expect(Math.round(days)).toBeLessThanOrEqual(3)
  })
})

describe('the activity of an applicant', () => {
  it('is in progress while an offer is out, and complete once everyone has signed', async () => {
    const { id, client, person } = await begin({ on_acceptance: 'nothing' })
    const { tokens, sha256 } = await sent(id)
    await sign(tokens.candidate, sha256)
    expect(await activityStatus(id)).toBe('in_progress')
    expect(await stored(id)).toMatchObject({ stepStatus: 'in_progress', status: 'offer' })
    await sign(tokens.company_1, sha256)
    expect(await activityStatus(id)).toBe('scored')
    expect(await stored(id)).toMatchObject({ stepStatus: 'awaiting_decision', status: 'offer' })
    const { refId } = await stored(id)
    const url = `/user/v1/progress-tracker/user/${person.userId}/ref/${refId}/`
    const { steps } = (await client.get(url)).body.data
    expect(steps[1]).toMatchObject({ activities: [], offers: [{ state: 'accepted' }] })
  })

  it('moves to the next step on acceptance where the plan says so, and stays there when the offer is rescinded', async () => {
    const { id, steps } = await begin({ on_acceptance: 'next_step' })
    const { userOfferId, ...key } = await sent(id)
    expect((await record({ ...key, userOfferId }, 'accepted')).status).toBe(200)
    const after = await stored(id)
    expect([after.status, after.stepStatus]).toEqual(['active', 'not_started'])
    expect(after.jobStepId).not.toBe(null)
    expect(steps).toHaveLength(3)
    const [decided] = await database.owner
      .select()
      .from(applicationDecision)
      .where(eq(applicationDecision.userSmartreqId, id))
      .orderBy(desc(applicationDecision.decisionId))
    expect(decided).toMatchObject({
      action: 'pass_rule',
      decidedBy: null,
      ruleResult: { verdict: 'passed', rule: { kind: 'offer_accepted' }, score: null },
      toJobStepId: after.jobStepId,
    })
    const rescind = {
      action: 'rescind',
      reason: 'No licence',
      seen: { version: 1, state: 'accepted' },
    }
    const url = `/smartreq/v1/user-smartreq/${id}/offers/${userOfferId}/end/`
    expect((await staff.post(url, rescind, { key: randomUUID() })).status).toBe(200)
    expect((await stored(id)).jobStepId).toBe(after.jobStepId)
    expect(await activityStatus(id)).toBe('available')
  })

  it('keeps the step from being undone once an offer went out', async () => {
    const { id, batchId, jobId } = await begin()
    const { tokens } = await sent(id)
    await test.client().post('/integration/v1/signing/open/', { token: tokens.candidate })
    const url = `/smartreq/v1/${jobId}/applicants/decisions/${batchId}/undo/`
    await staff.post(url, {}, { key: randomUUID() })
    expect(await stored(id)).toMatchObject({ status: 'offer', stepStatus: 'in_progress' })
  })

  it('is completed once where two signers sign at the same moment', async () => {
    const { id } = await begin({ on_acceptance: 'next_step' })
    const { tokens, sha256 } = await sent(id, 'parallel')
    const signed = await Promise.all([
      sign(tokens.candidate, sha256),
      sign(tokens.company_1, sha256),
    ])
    expect(signed.map(({ status }) => status)).toEqual([200, 200])
    const rules = await database.owner
      .select()
      .from(applicationDecision)
      .where(
        and(
          eq(applicationDecision.userSmartreqId, id),
          eq(applicationDecision.action, 'pass_rule'),
        ),
      )
    expect(rules).toHaveLength(1)
    expect(await activityStatus(id)).toBe('scored')
  })
})

describe('a decline', () => {
  it('is a task for the sender until the offer is revised, where the plan says so', async () => {
    const { id } = await begin({ on_decline: 'sender_task' })
    const { userOfferId, ...key } = await sent(id)
    const quiet = await begin({ on_decline: 'nothing' })
    const other = await sent(quiet.id)
    await record({ ...key, userOfferId }, 'declined')
    await record(other, 'declined')
    expect(await activityStatus(id)).toBe('available')
    const url = `/account/v1/${company.accountId}/my-tasks/`
    const tasks = async () => (await staff.get(url)).body.data.declined_offers
    expect(await tasks()).toMatchObject({
      total: 1,
      items: [{ user_smartreq_id: id, user_offer_id: userOfferId }],
    })
    const body = { seen: { version: 1, state: 'declined' } }
    const revising = `/smartreq/v1/user-smartreq/${id}/offers/${userOfferId}/versions/`
    expect((await staff.post(revising, body, { key: randomUUID() })).status).toBe(200)
    expect(await tasks()).toEqual({ total: 0, items: [] })
  })
})

describe('the automatic reminder', () => {
  it.each([
    ['goes out at a time of its own', { reminder: 'own', reminder_hours: 120 } as const, 5, true],
    ['is not due before the time of the company', { reminder: 'company' } as const, 5, false],
    ['does not go out where the plan has none', { reminder: 'none' } as const, 1, false],
  ])('%s', async (_, reminder, days, isReminded) => {
    const { id } = await begin(reminder)
    const { userOfferId } = await sent(id)
    const before = new Date(clock.now().getTime() - 2 * DAY_MS)
    await database.owner
      .update(offerSigner)
      .set({ sentAt: before })
      .where(eq(offerSigner.userOfferId, userOfferId))
    await database.owner
      .update(offer)
      .set({ expiresAt: new Date(clock.now().getTime() + (days - 0.5) * DAY_MS) })
      .where(eq(offer.userOfferId, userOfferId))
    await tendOffers({ database, jobs: test.jobs, now: clock.now })
    const [signer] = await database.owner
      .select()
      .from(offerSigner)
      .where(and(eq(offerSigner.userOfferId, userOfferId), eq(offerSigner.signer, 'candidate')))
    expect(signer?.remindedAt instanceof Date).toBe(isReminded)
  })
})
