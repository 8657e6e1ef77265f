import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { AutomationRule, AutomationWhat } from '#contract/automation/automation.ts'
import { userRole } from '#server/db/schema/account.ts'
import { automationRun } from '#server/db/schema/automation.ts'
import { application } from '#server/db/schema/requisition.ts'
import { automationUrl, ruleBody, runRules, tendRules } from '#testing/automation.ts'
import {
  buildCompany,
  buildRequisition,
  buildStaff,
  type Application,
  type Requisition,
} from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { apply, decisionsOf, stateOf, WAITING } from '#testing/decisions.ts'
import { completeAndScore, weighOnly } from '#testing/pass-rules.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database
const DAY_MS = 86_400_000

/** A requisition, its recruiter, and what they do with its rules. */
async function meet() {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company })
  await weighOnly(test, { requisition, slug: 'customer-focus' })
  const person = await buildStaff(database, { company, preset: 'Recruiter' })
  let recruiter = await test.as(person)
  const job = `/smartreq/v1/${requisition.jobId}`
  const [reason] = (await recruiter.get(`${job}/rejection-reasons/`)).body.data
  const reject = {
    kind: 'reject' as const,
    rejection_reason_id: Number(reason.rejection_reason_id),
    reason_note: '',
  }
  const save = (rule: AutomationRule, body: object) =>
    recruiter.patch(
      automationUrl(requisition.jobId, rule.slug),
      { version: rule.version, ...body },
      { key: randomUUID() },
    )
  return {
    company,
    requisition,
    person,
    get recruiter() {
      return recruiter
    },
    job,
    /** So much later the recruiter signs in again. */
    wait: async (milliseconds: number) => {
      clock.shift(milliseconds)
      recruiter = await test.as(person)
    },
    reject,
    save,
    /** Makes a rule and switches it on. */
    start: async (what: Partial<AutomationWhat>, of: Requisition = requisition) => {
      const url = automationUrl(of.jobId)
      const made = await recruiter.post(url, ruleBody(what), { key: randomUUID() })
      expect(made.status).toBe(201)
      const { slug, version } = made.body.data
      const on = await recruiter.patch(
        `${url}${slug}/`,
        { version, is_on: true },
        { key: randomUUID() },
      )
      expect(on.body.data).toMatchObject({ is_on: true, problem: null })
      return on.body.data
    },
    rules: async (): Promise<AutomationRule[]> =>
      (await recruiter.get(automationUrl(requisition.jobId))).body.data,
    /** A candidate submits, and is scored. */
    submit: async (value: 3 | 5 = 3) => {
      const candidate = await buildCandidate(test, { requisition })
      await completeAndScore(test, { candidate, slug: 'personality' })
      await completeAndScore(test, { candidate, slug: 'competencies', value })
      return candidate.application
    },
    history: async (one: Application) => {
      const url = `/smartreq/v1/user-smartreq/${one.userSmartreqId}/scorecard/`
      return (await recruiter.get(url)).body.data.history
    },
    undo: (one: Application, runId: number) =>
      recruiter.post(
        `/smartreq/v1/user-smartreq/${one.userSmartreqId}/automation-runs/${runId}/undo/`,
        {},
        { key: randomUUID() },
      ),
    advance: async (one: Application) => {
      const row = await stateOf(test, one)
      const seen = { status: row[0], job_step_id: row[2] }
      const url = `/smartreq/v1/user-smartreq/${one.userSmartreqId}/decision/`
      return recruiter.post(url, { action: 'advance', seen }, { key: randomUUID() })
    },
  }
}

const BELOW = [{ kind: 'score' as const, op: 'below' as const, score: 60 }]

describe('a rule about who submits', () => {
  it('rejects once all is scored, names itself in the history, and is undone by a user', async () => {
    const at = await meet()
    await at.start({ conditions: BELOW, actions: [at.reject] })
    const low = await at.submit(3)
    const high = await at.submit(5)
    await runRules(test)
    expect((await stateOf(test, low))[0]).toBe('rejected')
    expect((await stateOf(test, high))[0]).toBe('new')
    const [entry] = await at.history(low)
    expect(entry).toMatchObject({
      action: 'reject',
      from: 'new',
      to: 'rejected',
      automation: { name: 'Advance everyone', trigger: { kind: 'submitted' } },
    })
    const [decision] = await decisionsOf(test, low)
    expect(decision).toMatchObject({ action: 'reject', decidedBy: null })
    expect(decision?.automationRuleId).not.toBeNull()
    const [told] = (await at.recruiter.get(`${at.job}/activity/?entity=application`)).body.data
    expect(told).toMatchObject({ actor_id: null, automation: { name: 'Advance everyone' } })

    await at.wait(DAY_MS)
    expect((await at.undo(low, entry.automation.run_id)).body.data).toEqual({ is_undone: true })
    expect((await stateOf(test, low))[0]).toBe('new')
    expect(await at.rules()).toMatchObject([{ done: 1, skipped: 0, waiting: 0 }])
    expect((await at.undo(low, entry.automation.run_id)).status).toBe(404)
  })

  it('acts only from when it is switched on, and not after it is switched off', async () => {
    const at = await meet()
    const before = await at.submit()
    const rule = await at.start({})
    const during = await at.submit()
    await runRules(test)
    await at.save(rule, { is_on: false })
    const after = await at.submit()
    await runRules(test)
    expect(await statusesOf(test, [before, during, after])).toEqual(['new', 'active', 'new'])
  })

  it('tags, assigns and writes by the services of staff, and all of it is undone together', async () => {
    const at = await meet()
    const tagged = await at.submit()
    const { refId } = tagged
    await at.recruiter.post(`${at.job}/applicants/tags/`, { add: ['Fast'], ref_ids: [refId] })
    const [{ tag_id: tagId }] = (await at.recruiter.get(`${at.job}/tags/`)).body.data
    await at.start({
      actions: [
        { kind: 'tag', tag_ids: [tagId] },
        { kind: 'assign', user_id: at.person.userId },
        { kind: 'email', template_slug: 'next-step', language: 'en' },
      ],
    })
    const one = await at.submit()
    await runRules(test)
    const list = await at.recruiter.get(`${at.job}/applicants/?tag_id=${tagId}`)
    const found = list.body.data.find((row: { ref_id: number }) => row.ref_id === one.refId)
    expect(found).toMatchObject({ assigned_user: { user_id: at.person.userId } })
    const messages = `/smartreq/v1/user-smartreq/${one.userSmartreqId}/messages/`
    expect((await at.recruiter.get(messages)).body.data).toMatchObject([{ state: 'scheduled' }])
    const [entry] = await at.history(one)
    expect((await at.undo(one, entry.automation.run_id)).body.data).toEqual({ is_undone: true })
    const back = await at.recruiter.get(`${at.job}/applicants/`)
    const row = back.body.data.find((each: { ref_id: number }) => each.ref_id === one.refId)
    expect(row).toMatchObject({ tags: [], assigned_user: null })
    expect((await at.recruiter.get(messages)).body.data).toMatchObject([{ state: 'cancelled' }])
  })

  it('moves to another requisition', async () => {
    const at = await meet()
    const other = await buildRequisition(database, { company: at.company })
    await at.start({ actions: [{ kind: 'move', to_job_id: other.jobId }] })
    const one = await at.submit()
    await runRules(test)
    expect((await stateOf(test, one))[0]).toBe('transferred')
    const there = await at.recruiter.get(`/smartreq/v1/${other.jobId}/applicants/`)
    expect(there.body.meta.total).toBe(1)
  })

  it('acts once, however often and by however many processes it runs', async () => {
    const at = await meet()
    await at.start({})
    const one = await at.submit()
    const jobs = test.recordedJobs.filter(({ name }) => name === 'run-automations')
    test.recordedJobs.push(...jobs, ...jobs)
    await Promise.all([runRules(test), runRules(test)])
    expect(await decisionsOf(test, one)).toHaveLength(1)
  })
})

describe('a rule that acts with a delay', () => {
  it('acts when the time has come, and leaves who has changed meanwhile', async () => {
    const at = await meet()
    await at.start({ actions: [at.reject], delay_hours: 48 })
    const waits = await at.submit()
    const moves = await at.submit()
    await runRules(test)
    expect(await at.rules()).toMatchObject([{ waiting: 2, done: 0 }])
    await at.advance(moves)
    await tendRules(test)
    expect((await stateOf(test, waits))[0]).toBe('new')
    await at.wait(2 * DAY_MS)
    await tendRules(test)
    await runRules(test)
    expect(await statusesOf(test, [waits, moves])).toEqual(['rejected', 'active'])
    expect(await at.rules()).toMatchObject([{ waiting: 0, done: 1, skipped: 1 }])
  })

  it('does nothing any more once it is deleted, and comes back switched off', async () => {
    const at = await meet()
    const rule = await at.start({ actions: [at.reject], delay_hours: 1 })
    const one = await at.submit()
    await runRules(test)
    const url = automationUrl(at.requisition.jobId, rule.slug)
    expect((await at.recruiter.delete(url, { key: randomUUID() })).status).toBe(200)
    await at.wait(DAY_MS)
    await tendRules(test)
    expect((await stateOf(test, one))[0]).toBe('new')
    expect((await at.recruiter.get(url)).status).toBe(404)
    const restored = await at.recruiter.post(`${url}restore/`, {}, { key: randomUUID() })
    expect(restored.body.data).toMatchObject({ is_on: false, waiting: 0 })
  })
})

it.each([
  [{ kind: 'score', op: 'at_least', score: 60 }, 'active'],
  [{ kind: 'score', op: 'below', score: 60 }, 'new'],
  [{ kind: 'model_score', op: 'at_least', score: 0 }, 'new'],
] as const)('the trigger %j leaves who has 66.67 as %s', async (trigger, status) => {
  const at = await meet()
  await at.start({ trigger })
  const one = await at.submit(5)
  await runRules(test)
  expect((await stateOf(test, one))[0]).toBe(status)
})

it('The score of one activity starts a rule', async () => {
  const at = await meet()
  const activity = at.requisition.activities.find((one) => one.slug === 'competencies')
  const id = activity?.jobStepActivityId ?? 0
  const trigger = {
    kind: 'activity_score' as const,
    job_step_activity_id: id,
    op: 'at_least' as const,
    score: 1,
  }
  await at.start({ trigger })
  const one = await at.submit(5)
  await runRules(test)
  expect((await stateOf(test, one))[0]).toBe('active')
})

it('Time since an application started rejects who never submitted, once for the event', async () => {
  const at = await meet()
  const trigger = { kind: 'time_since' as const, event: 'started' as const, days: 7 }
  const conditions = [{ kind: 'status' as const, statuses: ['incomplete' as const] }]
  await at.start({ trigger, conditions, actions: [at.reject] })
  const old = await apply(test, { requisition: at.requisition, values: {} })
  const createdAt = new Date(clock.now().getTime() - 8 * DAY_MS)
  await owner
    .update(application)
    .set({ createdAt })
    .where(eq(application.userSmartreqId, old.userSmartreqId))
  const young = await apply(test, {
    requisition: at.requisition,
    values: { createdAt: clock.now() },
  })
  await Promise.all([tendRules(test), tendRules(test)])
  expect(await statusesOf(test, [old, young])).toEqual(['rejected', 'incomplete'])
  expect(await decisionsOf(test, old)).toHaveLength(1)
})

describe('rules that start one another', () => {
  it('follow what staff decide', async () => {
    const at = await meet()
    await at.start({
      trigger: { kind: 'step_passed', job_step_id: at.requisition.stepIds[0] ?? 0 },
    })
    const one = await apply(test, { requisition: at.requisition, values: WAITING })
    await at.advance(one)
    await runRules(test)
    const decisions = await decisionsOf(test, one)
    expect(decisions.map(({ decidedBy }) => decidedBy)).toEqual([at.person.userId, null])
    expect((await stateOf(test, one))[1]).toBe('awaiting_decision')
  })

  it('that chase each other stop, and are reported', async () => {
    const at = await meet()
    const other = await buildRequisition(database, { company: at.company })
    await weighOnly(test, { requisition: other, slug: 'customer-focus' })
    const rule = await at.start({
      trigger: { kind: 'step_failed', job_step_id: null },
      actions: [{ kind: 'assign', user_id: at.person.userId }],
    })
    const one = await at.submit()
    await runRules(test)
    test.recordedJobs.push({
      name: 'run-automations',
      payload: {
        accountId: at.company.accountId,
        ids: [one.userSmartreqId],
        chain: [rule.automation_rule_id],
      },
    })
    await runRules(test)
    expect(await at.rules()).toMatchObject([{ problem: null, done: 0 }])
    await at.recruiter.post(`${at.job}/bulk-reject-applicants/`, {
      rejection_reason_id: at.reject.rejection_reason_id,
      ref_ids: [one.refId],
    })
    const job = test.recordedJobs.find(({ name }) => name === 'run-automations')
    expect(job?.payload).toMatchObject({ chain: [] })
    test.recordedJobs.splice(0)
    const payload = { accountId: at.company.accountId, ids: [one.userSmartreqId] }
    test.recordedJobs.push({
      name: 'run-automations',
      payload: { ...payload, chain: [rule.automation_rule_id] },
    })
    await runRules(test)
    expect(await at.rules()).toMatchObject([{ problem: 'loop', done: 0, is_on: true }])
    test.recordedJobs.push({ name: 'run-automations', payload: { ...payload, chain: [1, 2, 3] } })
    await runRules(test)
    expect(await at.rules()).toMatchObject([{ problem: 'chain_too_long', done: 0 }])
  })
})

describe('a rule that cannot go on', () => {
  it('stops when the user who switched it on manages the requisition no more', async () => {
    const at = await meet()
    await at.start({})
    await owner.delete(userRole).where(eq(userRole.userId, at.person.userId))
    const one = await at.submit()
    await runRules(test)
    expect((await stateOf(test, one))[0]).toBe('new')
    const admin = await test.as(
      await buildStaff(database, { company: at.company, preset: 'Account admin' }),
    )
    const { body } = await admin.get(automationUrl(at.requisition.jobId))
    expect(body.data).toMatchObject([{ is_on: false, problem: 'no_rights' }])
    expect(
      await owner.$count(automationRun, eq(automationRun.userSmartreqId, one.userSmartreqId)),
    ).toBe(0)
  })

  it('stops when the requisition that it moves to is closed', async () => {
    const at = await meet()
    const other = await buildRequisition(database, { company: at.company })
    await at.start({ actions: [{ kind: 'move', to_job_id: other.jobId }] })
    await at.recruiter.post(`/smartreq/v1/${other.jobId}/status/`, { action: 'close' })
    const one = await at.submit()
    await runRules(test)
    expect((await stateOf(test, one))[0]).toBe('new')
    expect(await at.rules()).toMatchObject([{ is_on: false, problem: 'target_closed' }])
  })
})

async function statusesOf(app: typeof test, all: readonly Application[]) {
  return Promise.all(all.map(async (one) => (await stateOf(app, one))[0]))
}
