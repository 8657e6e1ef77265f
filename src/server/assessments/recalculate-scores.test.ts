import { randomUUID } from 'node:crypto'

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { AutomationWhat } from '#contract/automation.ts'
import {
  answer,
  assessment,
  attempt,
  attributeScore,
  attributeType,
} from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { automationRule, automationRun } from '#server/db/schema/automation.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { application, job } from '#server/db/schema/requisition.ts'
import { jobPayloads } from '#server/jobs/job-payloads.ts'
import { automationUrl, ruleBody, runRules } from '#testing/automation.ts'
import {
  buildCompany,
  buildRequisition,
  buildStaff,
  only,
  type Application,
} from '#testing/builders.ts'
import { buildCandidate, complete } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { recalculateScores } from './recalculate-scores.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database

describe('scores that are ordered again', () => {
  it('are those of all answers that were submitted, by the weights of today', async () => {
    const { recruiter, applications, jobId } = await arrive({ people: 2 })
    expect(await fitsOf(applications)).toEqual([null, null])
    expect((await order(recruiter, jobId)).status).toBe(200)
    await work()
    const fits = await fitsOf(applications)
    expect(fits.every((fit) => fit !== null && fit > 0)).toBe(true)
    expect(await owner.$count(attributeScore, isOf(applications[0]))).toBeGreaterThan(5)
  })

  it('keep what it cannot calculate: answers that are not stored any more are no unanswered questions', async () => {
    const { recruiter, applications, jobId } = await arrive({ people: 2 })
    await order(recruiter, jobId)
    await work()
    const [gone, left] = applications
    await owner.delete(answer).where(eq(answer.attemptId, await attemptOf(gone)))
    await owner.update(attributeScore).set({ scoringVersion: 'old', score: 12 }).where(isOf(gone))
    const [before] = await fitsOf(applications)
    const preview = await recruiter.get(`/smartreq/v1/${jobId}/recalculate-scores/`)
    expect(preview.body.data).toEqual({ applicants: 2, recalculated: 1, kept: 1 })

    await order(recruiter, jobId)
    await work()
    const kept = await owner.select().from(attributeScore).where(isOf(gone))
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.every((row) => row.scoringVersion === 'old' && row.score === 12)).toBe(true)
    expect((await fitsOf(applications))[0]).toBe(before)
    expect(await owner.$count(attributeScore, isOf(left))).toBeGreaterThan(5)
    const isEnd = and(eq(auditEvent.entityId, jobId), eq(auditEvent.action, 'scores_recalculated'))
    const ends = await owner.select().from(auditEvent).where(isEnd).orderBy(auditEvent.auditId)
    expect(ends.map(({ after }) => after)).toEqual([
      { scored: 2, kept: 0 },
      { scored: 1, kept: 1 },
    ])
  })

  it('stand beside those of before in the history, and nowhere where nothing changed', async () => {
    const { recruiter, applications, jobId } = await arrive()
    await order(recruiter, jobId)
    await work()
    const [one] = applications
    const historyOf = async () => {
      const url = `/smartreq/v1/user-smartreq/${one?.userSmartreqId}/scorecard/`
      const { history } = (await recruiter.get(url)).body.data
      return history.filter(({ action }: { action: string }) => action === 'recalculate_scores')
    }
    expect(await historyOf()).toHaveLength(1)
    await order(recruiter, jobId)
    await work()
    expect(await historyOf()).toHaveLength(1)
    const [isChanged] = await owner.select().from(attributeScore).where(isOf(one)).limit(1)
    const { attributeTypeId = 0, score = null } = isChanged ?? {}
    const isIt = and(isOf(one), eq(attributeScore.attributeTypeId, attributeTypeId))
    await owner.update(attributeScore).set({ score: 1 }).where(isIt)
    await order(recruiter, jobId)
    await work()
    const [newest] = await historyOf()
    expect(Object.values(newest.scores.before.scores)).toEqual([1])
    expect(Object.values(newest.scores.after.scores)).toEqual([score])
    expect(newest.actor).toBe('Recruiter Staff')
  })

  it('are said to be under way until the last one is there', async () => {
    const { recruiter, jobId, isUnderWay } = await arrive()
    expect(await isUnderWay()).toBe(false)
    const { body } = await order(recruiter, jobId)
    expect(body.data).toEqual({ job_id: jobId, is_recalculating: true })
    expect(await isUnderWay()).toBe(true)
    await work()
    expect(await isUnderWay()).toBe(false)
  })

  it('are those of everyone else where one cannot be scored, which is tried again by itself', async () => {
    const { recruiter, applications, jobId, isUnderWay } = await arrive({ people: 3 })
    const [, broken] = applications
    const attemptId = await breakScoring(broken)
    await order(recruiter, jobId)
    await work()
    const [first, second, third] = await fitsOf(applications)
    expect([first, third].every((fit) => fit !== null && fit !== undefined && fit > 0)).toBe(true)
    expect(second).toBeNull()
    expect(await isUnderWay()).toBe(false)
    const { accountId } = only(
      await owner.select().from(attempt).where(eq(attempt.attemptId, attemptId)),
    )
    expect(test.recordedJobs.splice(0)).toEqual([
      { name: 'score-attempt', payload: { accountId, attemptId } },
    ])
  })

  it('stay under way for a later order, which takes the place of the one before', async () => {
    const { recruiter, jobId, isUnderWay, applications } = await arrive()
    await order(recruiter, jobId)
    const first = takeJobs()
    clock.shift(1000)
    await order(recruiter, jobId)
    const second = takeJobs()
    await work(first)
    expect(await isUnderWay()).toBe(true)
    expect(await fitsOf(applications)).toEqual([null])
    await work(second)
    expect(await isUnderWay()).toBe(false)
  })

  it('are ordered once for a request that is sent twice, and stand in the trail', async () => {
    const { recruiter, jobId } = await arrive()
    const key = randomUUID()
    for (let times = 0; times < 2; times += 1)
      expect((await order(recruiter, { jobId, key })).status).toBe(200)
    expect(takeJobs()).toHaveLength(1)
    const isThis = and(eq(auditEvent.entity, 'requisition'), eq(auditEvent.entityId, jobId))
    expect(await owner.$count(auditEvent, isThis)).toBe(1)
  })

  it('are not ordered by a company for a requisition of another one', async () => {
    const { jobId, isUnderWay } = await arrive()
    const stranger = await arrive()
    expect((await order(stranger.recruiter, jobId)).status).toBe(404)
    expect(await isUnderWay()).toBe(false)
    expect((await order(stranger.recruiter, 999_999_999)).status).toBe(404)
  })
})

describe('rules of the requisition', () => {
  it('that depend on a score act on those whose score changed, once, and not on who has ended', async () => {
    const at = await arrive({ people: 2 })
    const { recruiter, applications, jobId } = at
    const [going, ended] = applications
    await owner.update(application).set({ status: 'rejected' }).where(isApplication(ended))
    const ruleId = await switchOn(at, { trigger: SCORED })
    await switchOn(at, { trigger: { kind: 'submitted' } })
    const held = await switchOn(at, {
      trigger: { kind: 'submitted' },
      conditions: [SCORED],
    })
    const isSubmitted = inArray(
      application.userSmartreqId,
      applications.map((one) => one.userSmartreqId),
    )
    await owner.update(application).set({ submittedAt: new Date() }).where(isSubmitted)
    await order(recruiter, jobId)
    await work()
    expect(await runRules(test)).toBe(1)
    const acts = [
      { automationRuleId: ruleId, userSmartreqId: going?.userSmartreqId },
      { automationRuleId: held, userSmartreqId: going?.userSmartreqId },
    ]
    expect(await runsAt(jobId)).toMatchObject(acts)
    // Nothing changes: no rule is started.
    await order(recruiter, jobId)
    await work()
    // Of the change before, which was shortly before.
    await runRules(test)
    expect(await runsAt(jobId)).toMatchObject(acts)
  })

  it('act on who was measured before they were switched on, and is weighed in another way since', async () => {
    const at = await arrive()
    const { recruiter, applications, jobId } = at
    await order(recruiter, jobId)
    await work()
    await owner
      .update(attributeScore)
      .set({ computedAt: new Date(0) })
      .where(isOf(applications[0]))
    await owner.update(application).set({ score: 1 }).where(isApplication(applications[0]))
    const ruleId = await switchOn(at, { trigger: SCORED })
    await runRules(test)
    expect(await runsAt(jobId)).toEqual([])
    const since = new Date()
    const { accountId } = only(applications.slice(0, 1))
    await owner.update(job).set({ recalculatingSince: since }).where(eq(job.jobId, jobId))
    const fit = { accountId, jobId, since: since.toISOString(), fit: 'only' }
    await work([jobPayloads['recalculate-scores'].parse(fit)])
    await runRules(test)
    expect(await runsAt(jobId)).toMatchObject([{ automationRuleId: ruleId }])
  })
})

const SCORED = { kind: 'score', op: 'at_least', score: 2 } as const

/** A rule that assigns the applicant, and is on; its id. */
async function switchOn(
  { recruiter, person, jobId }: Awaited<ReturnType<typeof arrive>>,
  what: Pick<Partial<AutomationWhat>, 'trigger' | 'conditions'>,
): Promise<number> {
  const url = automationUrl(jobId)
  const actions = [{ kind: 'assign' as const, user_id: person.userId }]
  const made = await recruiter.post(url, ruleBody({ name: randomUUID(), ...what, actions }))
  const { slug, version, automation_rule_id: id } = made.body.data
  const on = await recruiter.patch(`${url}${slug}/`, { version, is_on: true })
  expect(on.status).toBe(200)
  // By the time of the database, which the history has: the tests above have moved the one of the app.
  const isThis = eq(automationRule.automationRuleId, id)
  await owner.update(automationRule).set({ switchedOnAt: new Date() }).where(isThis)
  return id
}

function runsAt(jobId: number) {
  const ofJob = owner
    .select({ id: automationRule.automationRuleId })
    .from(automationRule)
    .where(eq(automationRule.jobId, jobId))
  return owner
    .select()
    .from(automationRun)
    .where(inArray(automationRun.automationRuleId, ofJob))
    .orderBy(automationRun.runId)
}

function isApplication(of: Application | undefined) {
  return eq(application.userSmartreqId, of?.userSmartreqId ?? 0)
}

/** People who have submitted and were not scored yet, and their recruiter. */
async function arrive({ people = 1 } = {}) {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company })
  const { jobId } = requisition
  await weighAll(requisition)
  const applications: Application[] = []
  for (let count = 0; count < people; count += 1) {
    const candidate = await buildCandidate(test, { requisition })
    await complete(test, { candidate, slug: 'competencies', value: 4 })
    applications.push(candidate.application)
  }
  const person = await buildStaff(database, { company, preset: 'Recruiter' })
  const recruiter = await test.as(person)
  takeJobs()
  const isUnderWay = async () =>
    (await recruiter.get(`/smartreq/v1/${jobId}/`)).body.data.is_recalculating
  return { recruiter, person, jobId, applications, isUnderWay }
}

function order(client: Client, given: number | { jobId: number; key: string }) {
  const { jobId, key } = typeof given === 'number' ? { jobId: given, key: randomUUID() } : given
  const url = `/smartreq/v1/${jobId}/recalculate-scores/`
  return client.send({ method: 'POST', url, headers: { 'idempotency-key': key } })
}

/** What the queue was told to recalculate. */
function takeJobs() {
  const held = test.recordedJobs.splice(0)
  return held.flatMap(({ name, payload }) =>
    name === 'recalculate-scores' ? [jobPayloads[name].parse(payload)] : [],
  )
}

async function work(jobs = takeJobs()): Promise<void> {
  for (const job of jobs)
    await recalculateScores({ database, jobs: test.jobs, now: clock.now }, job)
}

/** Gives an attempt a key that names what no one measures; its id. */
async function breakScoring(of: Application | undefined): Promise<string> {
  const isThis = eq(attempt.userSmartreqId, of?.userSmartreqId ?? 0)
  const { attemptId, asmtId } = only(await owner.select().from(attempt).where(isThis))
  const { asmtId: _, ...good } = only(
    await owner.select().from(assessment).where(eq(assessment.asmtId, asmtId)),
  )
  const scales = good.scoring.scales.map((scale) => ({ ...scale, attribute: 'nothing-at-all' }))
  const values = { ...good, slug: 'broken', scoring: { ...good.scoring, scales } }
  const made = only(await owner.insert(assessment).values(values).returning())
  await owner.update(attempt).set({ asmtId: made.asmtId }).where(isThis)
  return attemptId
}

async function attemptOf(of: Application | undefined): Promise<string> {
  const isThis = eq(attempt.userSmartreqId, of?.userSmartreqId ?? 0)
  return only(await owner.select().from(attempt).where(isThis)).attemptId
}

async function weighAll({ accountId, jobId }: { accountId: number; jobId: number }): Promise<void> {
  const types = await owner.select().from(attributeType).where(isNull(attributeType.accountId))
  const weight = { accountId, jobId, weight: 1, sortOrder: 0 }
  await owner
    .insert(jobAttribute)
    .values(types.map(({ attributeTypeId }) => ({ ...weight, attributeTypeId })))
}

function fitsOf(applications: readonly Application[]): Promise<(number | null)[]> {
  return Promise.all(
    applications.map(async ({ userSmartreqId }) => {
      const isThis = eq(application.userSmartreqId, userSmartreqId)
      return only(await owner.select().from(application).where(isThis)).score
    }),
  )
}

function isOf(of: Application | undefined) {
  return eq(attributeScore.userSmartreqId, of?.userSmartreqId ?? 0)
}
