import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { answer, assessment, attempt, attributeScore } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { only, type Application } from '#testing/builders.ts'
import {
  buildUnscored,
  fitsOf,
  isScoreOf,
  orderRecalculation,
  recalculate,
  takeRecalculations,
} from '#testing/recalculation.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database

describe('scores that are ordered again', () => {
  it('are those of all answers that were submitted, by the weights of today', async () => {
    const { recruiter, applications, jobId } = await buildUnscored(test, { people: 2 })
    expect(await fitsOf(test, applications.map(idOf))).toEqual([null, null])
    expect((await orderRecalculation(recruiter, jobId)).status).toBe(200)
    await recalculate(test)
    const fits = await fitsOf(test, applications.map(idOf))
    expect(fits.every((fit) => fit !== null && fit > 0)).toBe(true)
    expect(await owner.$count(attributeScore, isScoreOf(applications[0]))).toBeGreaterThan(5)
  })

  it('keep what it cannot calculate: answers that are not stored any more are no unanswered questions', async () => {
    const { recruiter, applications, jobId } = await buildUnscored(test, { people: 2 })
    await orderRecalculation(recruiter, jobId)
    await recalculate(test)
    const [gone, left] = applications
    await owner.delete(answer).where(eq(answer.attemptId, await attemptOf(gone)))
    await owner
      .update(attributeScore)
      .set({ scoringVersion: 'old', score: 12 })
      .where(isScoreOf(gone))
    const [before] = await fitsOf(test, applications.map(idOf))
    const preview = await recruiter.get(`/smartreq/v1/${jobId}/recalculate-scores/`)
    expect(preview.body.data).toEqual({ applicants: 2, recalculated: 1, kept: 1 })

    await orderRecalculation(recruiter, jobId)
    await recalculate(test)
    const kept = await owner.select().from(attributeScore).where(isScoreOf(gone))
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.every((row) => row.scoringVersion === 'old' && row.score === 12)).toBe(true)
    expect((await fitsOf(test, applications.map(idOf)))[0]).toBe(before)
    expect(await owner.$count(attributeScore, isScoreOf(left))).toBeGreaterThan(5)
    const isEnd = and(eq(auditEvent.entityId, jobId), eq(auditEvent.action, 'scores_recalculated'))
    const ends = await owner.select().from(auditEvent).where(isEnd).orderBy(auditEvent.auditId)
    expect(ends.map(({ after }) => after)).toEqual([
      { scored: 2, kept: 0 },
      { scored: 1, kept: 1 },
    ])
  })

  it('stand beside those of before in the history, and nowhere where nothing changed', async () => {
    const { recruiter, applications, jobId } = await buildUnscored(test)
    await orderRecalculation(recruiter, jobId)
    await recalculate(test)
    const [one] = applications
    const historyOf = async () => {
      const url = `/smartreq/v1/user-smartreq/${one?.userSmartreqId}/scorecard/`
      const { history } = (await recruiter.get(url)).body.data
      return history.filter(({ action }: { action: string }) => action === 'recalculate_scores')
    }
    expect(await historyOf()).toHaveLength(1)
    await orderRecalculation(recruiter, jobId)
    await recalculate(test)
    expect(await historyOf()).toHaveLength(1)
    const [isChanged] = await owner.select().from(attributeScore).where(isScoreOf(one)).limit(1)
    const { attributeTypeId = 0, score = null } = isChanged ?? {}
    const isIt = and(isScoreOf(one), eq(attributeScore.attributeTypeId, attributeTypeId))
    await owner.update(attributeScore).set({ score: 1 }).where(isIt)
    await orderRecalculation(recruiter, jobId)
    await recalculate(test)
    const [newest] = await historyOf()
    expect(Object.values(newest.scores.before.scores)).toEqual([1])
    expect(Object.values(newest.scores.after.scores)).toEqual([score])
    expect(newest.actor).toBe('Recruiter Staff')
  })

  it('leave time for requests while they are calculated, whatever database it is', async () => {
    const people = 6
    const { recruiter, jobId } = await buildUnscored(test, { people })
    await orderRecalculation(recruiter, jobId)
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await recalculate(test)
    isOver = true
    expect(turns).toBeGreaterThan(people * 2)
  })

  it('are said to be under way until the last one is there', async () => {
    const { recruiter, jobId, isUnderWay } = await buildUnscored(test)
    expect(await isUnderWay()).toBe(false)
    const { body } = await orderRecalculation(recruiter, jobId)
    expect(body.data).toEqual({ job_id: jobId, is_recalculating: true })
    expect(await isUnderWay()).toBe(true)
    await recalculate(test)
    expect(await isUnderWay()).toBe(false)
  })

  it('are those of everyone else where one cannot be scored, which is tried again by itself', async () => {
    const { recruiter, applications, jobId, isUnderWay } = await buildUnscored(test, { people: 3 })
    const [, broken] = applications
    const attemptId = await breakScoring(broken)
    await orderRecalculation(recruiter, jobId)
    await recalculate(test)
    const [first, second, third] = await fitsOf(test, applications.map(idOf))
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
    const { recruiter, jobId, isUnderWay, applications } = await buildUnscored(test)
    await orderRecalculation(recruiter, jobId)
    const first = takeRecalculations(test)
    clock.shift(1000)
    await orderRecalculation(recruiter, jobId)
    const second = takeRecalculations(test)
    await recalculate(test, first)
    expect(await isUnderWay()).toBe(true)
    expect(await fitsOf(test, applications.map(idOf))).toEqual([null])
    await recalculate(test, second)
    expect(await isUnderWay()).toBe(false)
  })

  it('are ordered once for a request that is sent twice, and stand in the trail', async () => {
    const { recruiter, jobId } = await buildUnscored(test)
    const key = randomUUID()
    for (let times = 0; times < 2; times += 1)
      expect((await orderRecalculation(recruiter, { jobId, key })).status).toBe(200)
    expect(takeRecalculations(test)).toHaveLength(1)
    const isThis = and(eq(auditEvent.entity, 'requisition'), eq(auditEvent.entityId, jobId))
    expect(await owner.$count(auditEvent, isThis)).toBe(1)
  })

  it('are not ordered by a company for a requisition of another one', async () => {
    const { jobId, isUnderWay } = await buildUnscored(test)
    const stranger = await buildUnscored(test)
    expect((await orderRecalculation(stranger.recruiter, jobId)).status).toBe(404)
    expect(await isUnderWay()).toBe(false)
    expect((await orderRecalculation(stranger.recruiter, 999_999_999)).status).toBe(404)
  })
})

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

function idOf({ userSmartreqId }: Application): number {
  return userSmartreqId
}
