import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { AutomationRule } from '#contract/automation/automation.ts'
import { applicantTag, applicationTag } from '#server/db/schema/applicant-change.ts'
import { application } from '#server/db/schema/requisition.ts'
import { automationUrl, ruleBody, runRules } from '#testing/automation.ts'
import { buildCompany, buildRequisition, buildStaff, type Application } from '#testing/builders.ts'
import { apply, WAITING } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'
import { NO_ID } from '#testing/world.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const strangers = await buildCompany(database)
const elsewhere = await buildRequisition(database, { company: strangers })
const stranger = await test.as(
  await buildStaff(database, { company: strangers, preset: 'Account admin' }),
)
const theirReason = (await stranger.get(`/smartreq/v1/${elsewhere.jobId}/rejection-reasons/`)).body
  .data[0].rejection_reason_id
const ourReason = async (jobId: number) =>
  (await recruiter.get(`/smartreq/v1/${jobId}/rejection-reasons/`)).body.data[0].rejection_reason_id

describe('a rule of a requisition', () => {
  it('is stored switched off, listed, changed, ordered, deleted and brought back', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const made = await create(jobId, { name: ' Élite: first! ' })
    expect(made.status).toBe(201)
    const rule: AutomationRule = made.body.data
    expect(rule).toMatchObject({ name: 'Élite: first!', is_on: false, version: 1, problem: null })
    expect(rule.slug).toMatch(/^e-lite-first-[0-9a-f]{8}$/)
    const second: AutomationRule = (await create(jobId, { name: 'Second' })).body.data
    const slugs = [second.slug, rule.slug]
    expect((await order(jobId, slugs)).status).toBe(200)
    expect((await rulesOf(jobId)).map(({ slug }) => slug)).toEqual(slugs)
    expect((await order(jobId, [rule.slug])).body.error.code).toBe('conflict')
    const renamed = await save({ jobId, ...rule }, { name: 'Third' })
    expect(renamed.body.data).toMatchObject({ name: 'Third', version: 2 })
    expect((await save({ jobId, ...rule }, { name: 'Fourth' })).body.error.code).toBe('conflict')
    const url = automationUrl(jobId, rule.slug)
    expect((await recruiter.delete(url, { key: randomUUID() })).status).toBe(200)
    expect(await rulesOf(jobId)).toMatchObject([{ name: 'Second' }])
    await recruiter.post(`${url}restore/`, {}, { key: randomUUID() })
    expect(await rulesOf(jobId)).toMatchObject([{ name: 'Second' }, { name: 'Third' }])
    const history = (await recruiter.get(`/smartreq/v1/${jobId}/activity/`)).body.data
    expect(history.map(({ action }: { action: string }) => action)).toContain('delete_automation')
  })

  it('is switched off by a change of what it does, and stays on with another name', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const rule = (await create(jobId)).body.data
    const on = (await save({ jobId, ...rule }, { is_on: true })).body.data
    const renamed = (await save({ jobId, ...on }, { name: 'Other' })).body.data
    expect(renamed.is_on).toBe(true)
    expect((await save({ jobId, ...renamed }, { delay_hours: 2 })).body.data.is_on).toBe(false)
  })

  it('is one of at most twenty', async () => {
    const { jobId } = await buildRequisition(database, { company })
    for (let count = 0; count < 20; count += 1) await create(jobId)
    expect((await create(jobId)).body.error.fields).toMatchObject({ name: expect.any(String) })
  })

  it('is not changed while its requisition is closed', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const rule = (await create(jobId)).body.data
    await recruiter.post(`/smartreq/v1/${jobId}/status/`, { action: 'close' })
    expect((await save({ jobId, ...rule }, { is_on: true })).body.error.code).toBe(
      'requisition_ended',
    )
  })

  it('is not there for another company, nor by the slug of another requisition', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const { jobId: otherId } = await buildRequisition(database, { company })
    const rule = (await create(jobId)).body.data
    expect((await stranger.get(automationUrl(jobId, rule.slug))).status).toBe(404)
    expect(
      (await stranger.post(automationUrl(jobId), ruleBody(), { key: randomUUID() })).status,
    ).toBe(404)
    expect((await recruiter.get(automationUrl(otherId, rule.slug))).status).toBe(404)
    expect((await save({ jobId: otherId, ...rule }, { name: 'X' })).status).toBe(404)
    const viewer = await test.as(await buildStaff(database, { company, preset: 'Limited' }))
    expect((await viewer.get(automationUrl(jobId))).status).toBe(403)
  })

  it.each([
    ['no action', { actions: [] }, 'actions'],
    ['an action twice', { actions: [{ kind: 'advance' }, { kind: 'advance' }] }, 'actions'],
    [
      'two decisions',
      { actions: [{ kind: 'advance' }, { kind: 'move', to_job_id: 1 }] },
      'actions',
    ],
    ['a delay that is too long', { delay_hours: 721 }, 'delay_hours'],
    ['a negative delay', { delay_hours: -1 }, 'delay_hours'],
    ['an unknown trigger', { trigger: { kind: 'full_moon' } }, 'trigger.kind'],
    ['a score over 100', { trigger: { kind: 'score', op: 'below', score: 101 } }, 'trigger.score'],
    ['no days', { trigger: { kind: 'time_since', event: 'submitted', days: 0 } }, 'trigger.days'],
    [
      'a step of nothing',
      { trigger: { kind: 'step_passed', job_step_id: NO_ID } },
      'trigger.job_step_id',
    ],
    [
      'a step of another company',
      { conditions: [{ kind: 'step', job_step_ids: [elsewhere.stepIds[0]] }] },
      'conditions.0.job_step_ids',
    ],
    [
      'an unknown tag',
      { conditions: [{ kind: 'tag', tag_ids: [NO_ID], has_tag: true }] },
      'conditions.0.tag_ids',
    ],
    [
      'one user of several who is of another company',
      { conditions: [{ kind: 'assigned', user_ids: [null, NO_ID] }] },
      'conditions.0.user_ids',
    ],
    [
      'an unknown hiring class',
      { conditions: [{ kind: 'hiring_class', hiring_class_ids: [NO_ID] }] },
      'conditions.0.hiring_class_ids',
    ],
    ['no value', { conditions: [{ kind: 'step', job_step_ids: [] }] }, 'conditions.0.job_step_ids'],
    [
      'a tag to add that is unknown',
      { actions: [{ kind: 'tag', tag_ids: [NO_ID] }] },
      'actions.0.tag_ids',
    ],
    [
      'a user of another company',
      { actions: [{ kind: 'assign', user_id: NO_ID }] },
      'actions.0.user_id',
    ],
    [
      'a reason of another company',
      { actions: [{ kind: 'reject', rejection_reason_id: theirReason }] },
      'actions.0.rejection_reason_id',
    ],
    [
      'a requisition of another company',
      { actions: [{ kind: 'move', to_job_id: elsewhere.jobId }] },
      'actions.0.to_job_id',
    ],
    [
      'a template that is not there',
      { actions: [{ kind: 'email', template_slug: 'nothing', language: 'en' }] },
      'actions.0.template_slug',
    ],
    ['no name', { name: ' ' }, 'name'],
  ])('is refused with %s', async (_, body, field) => {
    const { jobId } = await buildRequisition(database, { company })
    const reply = await create(jobId, body)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields)).toContain(field)
    expect(await rulesOf(jobId)).toEqual([])
  })
})

describe('a dry run', () => {
  it('names who would match, changes nothing, and says when all would be rejected', async () => {
    const requisition = await buildRequisition(database, { company })
    const { jobId } = requisition
    for (const score of [20, 30, 90]) {
      const submittedAt = new Date()
      await apply(test, { requisition, values: { ...WAITING, score, submittedAt } })
    }
    const reject = { kind: 'reject', rejection_reason_id: await ourReason(jobId) }
    const low = [{ kind: 'score', op: 'below', score: 40 }]
    const some = await tryOut(jobId, { actions: [reject], conditions: low })
    expect(some).toMatchObject({ looked_at: 3, matching: 2, rejects_all: false })
    expect(some.applicants).toHaveLength(2)
    const all = await tryOut(jobId, { actions: [reject], pageSize: 1 })
    expect(all).toMatchObject({ looked_at: 3, matching: 3, rejects_all: true })
    expect(all.applicants).toHaveLength(1)
    expect(await tryOut(jobId, {})).toMatchObject({ matching: 3, rejects_all: false })
    expect(await runRules(test)).toBe(0)
  })

  it('takes any of several values of a condition, and leaves merged applications out', async () => {
    const requisition = await buildRequisition(database, { company })
    const { accountId, jobId, stepIds } = requisition
    const { userId } = await buildStaff(database, { company, preset: 'Recruiter' })
    const names = [randomUUID(), randomUUID()].map((name) => ({ accountId, name }))
    const tags = await database.owner.insert(applicantTag).values(names).returning()
    const tag_ids = tags.map(({ tagId }) => tagId)
    const at = { ...WAITING, submittedAt: new Date() }
    const values = [at, { ...at, assignedUserId: userId, jobStepId: stepIds[1] ?? 0 }, at]
    const made: Application[] = []
    for (const one of values) made.push(await apply(test, { requisition, values: one }))
    const [first, second, merged] = made.map(({ userSmartreqId }) => userSmartreqId)
    const tagged = [first, second].map((userSmartreqId = 0, index) => ({
      accountId,
      userSmartreqId,
      tagId: tag_ids[index] ?? 0,
    }))
    await database.owner.insert(applicationTag).values(tagged)
    const merge = { mergedInto: first ?? 0, mergedAt: new Date(), mergedBy: userId }
    const isMerged = eq(application.userSmartreqId, merged ?? 0)
    await database.owner.update(application).set(merge).where(isMerged)
    const matches = async (condition: object) =>
      (await tryOut(jobId, { conditions: [condition] })).matching
    expect(await matches({ kind: 'tag', tag_ids, has_tag: true })).toBe(2)
    expect(await matches({ kind: 'tag', tag_ids: tag_ids.slice(1), has_tag: true })).toBe(1)
    expect(await matches({ kind: 'tag', tag_ids, has_tag: false })).toBe(0)
    expect(await matches({ kind: 'assigned', user_ids: [null, userId] })).toBe(2)
    expect(await matches({ kind: 'assigned', user_ids: [userId] })).toBe(1)
    expect(await matches({ kind: 'assigned', user_ids: [null] })).toBe(1)
    expect(await matches({ kind: 'step', job_step_ids: stepIds.slice(0, 2) })).toBe(2)
    expect(await matches({ kind: 'step', job_step_ids: stepIds.slice(1, 2) })).toBe(1)
  })
})

function create(jobId: number, body: object = {}) {
  return recruiter.post(automationUrl(jobId), { ...ruleBody(), ...body }, { key: randomUUID() })
}

type Named = Pick<AutomationRule, 'slug' | 'version'>

function save({ jobId, slug, version }: Named & { jobId: number }, body: object) {
  const url = automationUrl(jobId, slug)
  return recruiter.patch(url, { version, ...body }, { key: randomUUID() })
}

function order(jobId: number, slugs: string[]) {
  const url = `/smartreq/v1/${jobId}/automation-order/`
  return recruiter.send({ method: 'PUT', url, body: { slugs }, key: randomUUID() })
}

async function rulesOf(jobId: number): Promise<AutomationRule[]> {
  return (await recruiter.get(automationUrl(jobId))).body.data
}

async function tryOut(
  jobId: number,
  { pageSize = 25, ...what }: { pageSize?: number; actions?: object[]; conditions?: object[] },
) {
  const url = `/smartreq/v1/${jobId}/automation-dry-run/?page_size=${pageSize}`
  return (await recruiter.post(url, { ...ruleBody(), ...what })).body.data
}
