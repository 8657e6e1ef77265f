import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { JobAttributes } from '#contract/plan-editor/job-attributes.ts'
import type { PlanContent, ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { REQUISITION_ACTIONS } from '#contract/requisitions/requisition-actions.ts'
import { buildCompany, buildPerson, buildRequisition, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

describe('a new requisition', () => {
  it('is drafted, planned, weighed, opened, and applied to by its plan', async () => {
    const jobId = await draft(recruiter, { title: '  Crane operator ' })
    const details = {
      city: 'Savannah',
      openings: 3,
      description: '<p>Moves <strong>containers</strong>.</p>',
    }
    const saved = await recruiter.send({
      method: 'PATCH',
      url: at(jobId, 'details/'),
      body: { ...details, description: `${details.description}<script>alert(1)</script>` },
      key: randomUUID(),
    })
    expect(saved.body.data).toMatchObject({
      title: 'Crane operator',
      ...details,
      retake_interval_days: 90,
    })

    expect((await open(recruiter, jobId)).body.error.code).toBe('plan_has_problems')
    await savePlan(jobId, { slugs: ['competencies'] })
    const { library } = await attributesOf(recruiter, jobId)
    const measured = library.find((one) => one.is_measured)
    const weights = [{ attribute_type_id: measured?.attribute_type_id ?? 0, weight: 2.5 }]
    expect((await saveWeights(jobId, weights)).body.data.attributes).toEqual(weights)

    expect((await open(recruiter, jobId)).body.data).toEqual({ job_id: jobId, status: 'open' })
    const shown = (await recruiter.get(at(jobId))).body.data
    expect(shown).toMatchObject({ status: 'open', title: 'Crane operator' })
    expect(shown.team).toMatchObject([{ team_role: 'recruiter' }])

    const tracker = await applyTo(shown.uuid)
    expect(titlesIn(tracker)).toEqual(['Competencies'])
    const list = (await recruiter.get(at(jobId, 'applicants/'))).body
    expect(list.meta.total).toBe(1)
  })

  it('begins with the plan, the weights and the details of another one', async () => {
    const { jobId } = await buildRequisition(database, { company, values: { city: 'Tacoma' } })
    const plan = await planOf(recruiter, jobId)
    const copy = await draft(recruiter, { title: 'Second pilot', from_job_id: jobId })
    const copied = await planOf(recruiter, copy)
    expect(copied).toMatchObject({ is_draft: true, published_version: null, version: 1 })
    expect(namesOf(copied)).toEqual(namesOf(plan))
    const details = (await recruiter.get(at(copy, 'details/'))).body.data
    expect(details).toMatchObject({ title: 'Second pilot', city: 'Tacoma' })
    // A copy as a whole has the title and the team as well.
    const reply = await recruiter.post(`/job/v1/job-duplicate/${jobId}/`, {}, { key: randomUUID() })
    expect(reply.status).toBe(201)
    expect((await recruiter.get(at(reply.body.data.new_job_id))).body.data.status).toBe('draft')
  })

  it('takes the configuration along, but for the deadline', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const set = { retake_interval_days: 30, apply_until: '2100-01-01', asks_eeoc: true }
    const configured = await recruiter.put(`/job/v1/configuration/${jobId}/`, set, {
      key: randomUUID(),
    })
    expect(configured.status).toBe(200)
    const reply = await recruiter.post(`/job/v1/job-duplicate/${jobId}/`, {}, { key: randomUUID() })
    const copy = await recruiter.get(`/job/v1/configuration/${reply.body.data.new_job_id}/`)
    expect(copy.body.data).toMatchObject({ ...set, apply_until: null })
  })

  it('does not begin with one of another company', async () => {
    const other = await buildRequisition(database, { company: await buildCompany(database) })
    const body = { title: 'Mine', from_job_id: other.jobId }
    const reply = await recruiter.post(accountUrl(), body, { key: randomUUID() })
    expect(reply.status).toBe(404)
  })

  it('is made once for a request that is sent twice', async () => {
    const key = randomUUID()
    const first = await recruiter.post(accountUrl(), { title: 'Once' }, { key })
    const second = await recruiter.post(accountUrl(), { title: 'Once' }, { key })
    expect(second.body).toEqual(first.body)
  })

  it.each([{ title: '   ' }, { title: 'x'.repeat(121) }, {}, { title: 'a\0b' }])(
    'has a title: %o',
    async (body) => {
      const reply = await recruiter.post(accountUrl(), body, { key: randomUUID() })
      expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['title']])
    },
  )
})

describe('the status of a requisition', () => {
  it('follows the state machine', async () => {
    const allowed = {
      draft: ['open', 'cancel'],
      open: ['hold', 'close', 'cancel'],
      on_hold: ['open', 'close', 'cancel'],
      closed: ['reopen'],
      cancelled: ['reopen'],
      pending_approval: ['withdraw_request', 'cancel'],
    }
    // For those who approve.
    const forbidden = ['approve', 'send_back']
    for (const [status, actions] of Object.entries(allowed)) {
      for (const action of REQUISITION_ACTIONS) {
        const { jobId } = await buildRequisition(database, { company, values: { status } })
        const reply = await act(recruiter, { jobId, action, reason: 'Because' })
        const isForbidden = status === 'pending_approval' && forbidden.includes(action)
        const refused = isForbidden ? 403 : 409
        const expected = actions.includes(action) ? 200 : refused
        expect([status, action, reply.status]).toEqual([status, action, expected])
      }
    }
  })

  it('takes no applications while it is held', async () => {
    const { jobId, uuid } = await buildRequisition(database, { company })
    await act(recruiter, { jobId, action: 'hold', reason: 'Budget' })
    expect((await tryToApply(uuid)).body.error.code).toBe('position_closed')
    await act(recruiter, { jobId, action: 'open' })
    expect((await tryToApply(uuid)).status).toBe(201)
  })

  it('stands in the audit trail with its reason', async () => {
    const { jobId } = await buildRequisition(database, { company })
    await act(recruiter, { jobId, action: 'close', reason: 'All hired' })
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const url = `/account/v1/audit-trail/${company.accountId}/?entity=requisition&entity_id=${jobId}`
    const [event] = (await admin.get(url)).body.data
    expect(event).toMatchObject({
      action: 'close',
      from_state: 'open',
      to_state: 'closed',
      reason: 'All hired',
    })
  })
})

describe('deleting a requisition', () => {
  it('removes a draft with its plan, its weights and its team', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const copy = await draft(recruiter, { title: 'Not needed', from_job_id: jobId })
    expect((await recruiter.delete(at(copy), { key: randomUUID() })).status).toBe(200)
    expect((await recruiter.get(at(copy))).status).toBe(404)
  })

  it('is refused for one that was open', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const reply = await recruiter.delete(at(jobId), { key: randomUUID() })
    expect(reply.body.error.code).toBe('requisition_was_open')
  })
})

describe('the weights', () => {
  it('are of attributes that the company has', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const reply = await saveWeights(jobId, [{ attribute_type_id: 999_999, weight: 1 }])
    expect(reply.status).toBe(400)
  })

  it('say in how many other requisitions of the company each attribute counts', async () => {
    const company = await buildCompany(database)
    const own = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    const { jobId: here } = await buildRequisition(database, { company, values: { title: 'Here' } })
    const { jobId: there } = await buildRequisition(database, { company })
    const url = (jobId: number) => `/job/v1/attribute-groups/${jobId}/`
    const { library }: JobAttributes = (await own.get(url(here))).body.data
    const [first, second] = library
    const attributes = [{ attribute_type_id: first?.attribute_type_id, weight: 1 }]
    for (const jobId of [here, there])
      await own.put(url(jobId), { attributes }, { key: randomUUID() })
    const after: JobAttributes = (await own.get(url(here))).body.data
    const usedIn = new Map(after.library.map((one) => [one.slug, one.used_in]))
    expect([usedIn.get(first?.slug ?? ''), usedIn.get(second?.slug ?? '')]).toEqual([1, 0])
  })

  it('are no problem of the plan while something measures them', async () => {
    const { jobId } = await buildRequisition(database, { company, instruments: ['competencies'] })
    const { library } = await attributesOf(recruiter, jobId)
    const other = library.find((one) => !one.is_measured)?.attribute_type_id ?? 0
    const some = library.find((one) => one.is_measured)?.attribute_type_id ?? 0
    await saveWeights(jobId, [
      { attribute_type_id: some, weight: 1 },
      { attribute_type_id: other, weight: 1 },
    ])
    const { problems } = await planOf(recruiter, jobId)
    expect(problems).toEqual([{ code: 'not_measured', step: null, attribute_type_id: other }])
    await saveWeights(jobId, [{ attribute_type_id: some, weight: 0 }])
    expect((await planOf(recruiter, jobId)).problems.map(({ code }) => code)).toEqual([
      'no_weights',
    ])
  })
})

function at(jobId: number, rest = ''): string {
  return `/smartreq/v1/${jobId}/${rest}`
}

function accountUrl(): string {
  return `/smartreq/v1/account/${company.accountId}/`
}

async function draft(client: Client, body: { title: string; from_job_id?: number }) {
  const reply = await client.post(accountUrl(), body, { key: randomUUID() })
  expect(reply.status).toBe(201)
  return Number(reply.body.data.job_id)
}

function open(client: Client, jobId: number) {
  return act(client, { jobId, action: 'open' })
}

function act(
  client: Client,
  { jobId, ...body }: { jobId: number; action: string; reason?: string },
) {
  return client.post(at(jobId, 'status/'), body, { key: randomUUID() })
}

async function planOf(client: Client, jobId: number): Promise<ScreeningPlan> {
  return (await client.get(at(jobId, 'screening-plan/'))).body.data
}

async function attributesOf(client: Client, jobId: number): Promise<JobAttributes> {
  return (await client.get(`/job/v1/attribute-groups/${jobId}/`)).body.data
}

function saveWeights(jobId: number, attributes: JobAttributes['attributes']) {
  return recruiter.put(`/job/v1/attribute-groups/${jobId}/`, { attributes }, { key: randomUUID() })
}

/** One step with these instruments. */
async function savePlan(jobId: number, { slugs }: { slugs: string[] }) {
  const { revision } = await planOf(recruiter, jobId)
  const content: PlanContent[] = (await recruiter.get(at(jobId, 'assessments/'))).body.data
  const activities = content
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ asmt_id }) => ({ asmt_id, is_required: true }))
  const steps = [{ title: 'Apply', standard_title: null, activities }]
  return recruiter.put(at(jobId, 'screening-plan/'), { revision, steps }, { key: randomUUID() })
}

function namesOf(plan: ScreeningPlan) {
  return plan.steps.map(({ title, activities }) => [title, activities.map((one) => one.asmt_id)])
}

async function tryToApply(uuid: string) {
  const person = await buildPerson(database, {})
  const client = await test.as(person)
  const url = `/user/v1/progress-tracker/user/${person.userId}/`
  const reply = await client.post(url, { job_uuid: uuid }, { key: randomUUID() })
  return { ...reply, client }
}

async function applyTo(uuid: string) {
  const { client, ...reply } = await tryToApply(uuid)
  expect(reply.status).toBe(201)
  const { user_id, ref_id } = reply.body.data
  return (await client.get(`/user/v1/progress-tracker/user/${user_id}/ref/${ref_id}/`)).body.data
}

function titlesIn(tracker: { steps: { activities: { title: { en: string } }[] }[] }): string[] {
  return tracker.steps.flatMap((step) => step.activities.map(({ title }) => title.en))
}
