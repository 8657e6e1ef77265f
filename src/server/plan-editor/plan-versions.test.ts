import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { PlanBody, PlanContent, ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { buildCompany, buildPerson, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const colleague = await test.as(await buildStaff(database, { company, preset: 'Coordinator' }))

describe('a change of a plan', () => {
  it('is for who applies after its publication; who is under way stays on theirs', async () => {
    const requisition = await buildRequisition(database, { company })
    const { jobId, uuid } = requisition
    const before = await buildCandidate(test, { requisition })
    const url = trackerUrl(before.application)
    const own = titlesIn((await before.client.get(url)).body.data)
    expect(own).toEqual(['Personality', 'Competencies'])

    const draft = await savePlan(jobId, (steps, content) => [
      { ...first(steps), title: 'Numbers', activities: [activityOf(content, 'numerical')] },
      ...steps.slice(1),
    ])
    expect(draft.body.data).toMatchObject({ is_draft: true, published_version: 1, version: 2 })
    expect(await titlesForNext(uuid)).toEqual(own)

    const { revision } = draft.body.data
    const published = await publish(recruiter, { jobId, revision })
    expect(published.body.data).toMatchObject({ is_draft: false, published_version: 2 })
    expect(published.body.data.under_way).toEqual([{ version: 1, count: 2 }])
    expect(await titlesForNext(uuid)).toEqual(['Numerical reasoning'])
    expect(titlesIn((await before.client.get(url)).body.data)).toEqual(own)
  })

  it('leaves both versions of a step one filter of the list', async () => {
    const { jobId, uuid } = await buildRequisition(database, { company })
    await titlesForNext(uuid)
    const { body } = await savePlan(jobId, (steps) => steps)
    await publish(recruiter, { jobId, revision: body.data.revision })
    await titlesForNext(uuid)
    const { steps } = (await recruiter.get(`/smartreq/v1/${jobId}/`)).body.data
    const list = `/smartreq/v1/${jobId}/applicants/?job_step_id=${steps[0].job_step_id}`
    expect((await recruiter.get(list)).body.meta.total).toBe(2)
    const other = `/smartreq/v1/${jobId}/applicants/?job_step_id=${steps[1].job_step_id}`
    expect((await recruiter.get(other)).body.meta.total).toBe(0)
  })

  it('is refused when a colleague changed the plan after it was read', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const read = await planOf(recruiter, jobId)
    const steps = read.steps.map(stepBody).toReversed()
    const body = { revision: read.revision, steps, client: colleague }
    expect((await put(jobId, body)).status).toBe(200)
    const late = await put(jobId, { revision: read.revision, steps: [] })
    expect(late.body.error).toMatchObject({ code: 'plan_changed', details: { revision: 1 } })
    expect((await publish(recruiter, { jobId, revision: read.revision })).status).toBe(409)
    expect((await planOf(recruiter, jobId)).steps).toHaveLength(2)
  })

  it('can be dropped', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const read = await planOf(recruiter, jobId)
    await savePlan(jobId, (steps) => steps.slice(0, 1))
    const url = `${planUrl(jobId)}draft/`
    const dropped = await recruiter.delete(url, { key: randomUUID() })
    expect(dropped.body.data).toMatchObject({ is_draft: false, steps: read.steps })
  })

  it('is not published with problems', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const { body } = await savePlan(jobId, (steps, content) => [
      { title: 'Nothing to do', standard_title: null, activities: [] },
      {
        title: 'Twice',
        standard_title: null,
        activities: [activityOf(content, 'numerical'), activityOf(content, 'numerical')],
      },
    ])
    const { revision, problems } = body.data
    expect(problems).toMatchObject([
      { code: 'first_step_empty', step: 0 },
      { code: 'activity_twice', step: 1 },
    ])
    const refused = await publish(recruiter, { jobId, revision })
    expect(refused.body.error).toMatchObject({ code: 'plan_has_problems', details: { problems } })
  })

  it('names only content that there is', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const activities = [{ asmt_id: 999_999, is_required: true }]
    const steps = [{ title: 'Unknown', standard_title: null, activities }]
    expect((await put(jobId, { revision: 0, steps })).status).toBe(400)
  })

  it('has at most 60 activities in 20 steps', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const step = { title: 'One of many', standard_title: null, activities: [] }
    const steps = Array.from({ length: 21 }, () => step)
    expect((await put(jobId, { revision: 0, steps })).status).toBe(400)
  })

  it('is stored once when several are made at the same moment', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const steps = (await planOf(recruiter, jobId)).steps.map(stepBody)
    const bodies = Array.from({ length: 5 }, () => ({ revision: 0, steps }))
    const replies = await Promise.all(bodies.map((body) => put(jobId, body)))
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409,
    ])
    expect((await planOf(recruiter, jobId)).steps).toHaveLength(2)
  })
})

type Step = PlanBody['steps'][number]

function planUrl(jobId: number): string {
  return `/smartreq/v1/${jobId}/screening-plan/`
}

async function planOf(client: Client, jobId: number): Promise<ScreeningPlan> {
  return (await client.get(planUrl(jobId))).body.data
}

function put(jobId: number, body: PlanBody & { client?: Client }) {
  const { client = recruiter, ...plan } = body
  return client.put(planUrl(jobId), plan, { key: randomUUID() })
}

function publish(client: Client, { jobId, revision }: { jobId: number; revision: number }) {
  return client.post(`${planUrl(jobId)}publish/`, { revision }, { key: randomUUID() })
}

/** Reads the plan and stores what `change` makes of it. */
async function savePlan(jobId: number, change: (steps: Step[], content: PlanContent[]) => Step[]) {
  const { revision, steps } = await planOf(recruiter, jobId)
  const content: PlanContent[] = (await recruiter.get(`/smartreq/v1/${jobId}/assessments/`)).body
    .data
  return put(jobId, { revision, steps: change(steps.map(stepBody), content) })
}

function stepBody(step: ScreeningPlan['steps'][number]): Step {
  const { job_step_id, title, standard_title, activities } = step
  const kept = activities.map(({ job_step_activity_id, asmt_id, is_required }) => ({
    job_step_activity_id,
    asmt_id,
    is_required,
  }))
  return { job_step_id, title, standard_title, activities: kept }
}

function first(steps: Step[]): Step {
  const [step] = steps
  if (step === undefined) throw new Error('The plan has no step.')
  return step
}

function activityOf(content: PlanContent[], slug: string) {
  const found = content.find((one) => one.slug === slug)
  if (found === undefined) throw new Error(`There is no ${slug}.`)
  return { asmt_id: found.asmt_id, is_required: true }
}

function trackerUrl({ userId, refId }: { userId: number; refId: number }): string {
  return `/user/v1/progress-tracker/user/${userId}/ref/${refId}/`
}

/** What the next applicant is asked. */
async function titlesForNext(uuid: string): Promise<string[]> {
  const person = await buildPerson(database, {})
  const client = await test.as(person)
  const url = `/user/v1/progress-tracker/user/${person.userId}/`
  const { body } = await client.post(url, { job_uuid: uuid }, { key: randomUUID() })
  const refId = Number(body.data.ref_id)
  return titlesIn((await client.get(trackerUrl({ ...person, refId }))).body.data)
}

function titlesIn(tracker: { steps: { activities: { title: { en: string } }[] }[] }): string[] {
  return tracker.steps.flatMap((step) => step.activities.map(({ title }) => title.en))
}
