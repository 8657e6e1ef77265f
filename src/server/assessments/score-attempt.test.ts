import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import { attributeScore, attributeType } from '#server/db/schema/assessment.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { application } from '#server/db/schema/requisition.ts'
import { only } from '#testing/builders.ts'
import { buildCandidate, complete } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

import { competencies } from './instruments/competencies/competencies.ts'
import { personality } from './instruments/personality/personality.ts'

const PATIENCE = { timeout: 20_000, interval: 50 }

const test = await openTestApp({ queue: 'real' })
const { database } = test
const { owner } = database

describe('a submitted attempt', () => {
  it('is scored by the queue, and the fit is the weighted mean of what the requisition weighs', async () => {
    const candidate = await buildCandidate(test)
    const { accountId, jobId, userSmartreqId } = candidate.application
    const [first, second] = await weigh({ accountId, jobId, weights: [3, 1] })
    await complete(test, { candidate, slug: 'competencies', value: 4 })
    await complete(test, { candidate, slug: 'personality', value: 2 })

    const scores = await vi.waitUntil(async () => {
      const rows = await scoresOf(userSmartreqId)
      return rows.length === 39 && rows
    }, PATIENCE)
    expect(new Set(scores.map((row) => row.scoringVersion))).toEqual(
      new Set([personality, competencies].map(({ scoring }) => scoring.version)),
    )
    expect(scores.every(({ answered, items }) => answered === items)).toBe(true)
    const scoreOf = (id: number | undefined) =>
      scores.find((row) => row.attributeTypeId === id)?.points ?? Number.NaN
    const fit = (3 * scoreOf(first) + scoreOf(second)) / 4
    await vi.waitFor(async () => {
      const row = only(
        await owner
          .select()
          .from(application)
          .where(eq(application.userSmartreqId, userSmartreqId)),
      )
      expect(row.score).toBeCloseTo(fit, 1)
    }, PATIENCE)
  }, 40_000)

  it('gives the same rows when the job runs again', async () => {
    const candidate = await buildCandidate(test)
    const { accountId, userSmartreqId } = candidate.application
    const { attemptId } = await complete(test, { candidate, slug: 'competencies' })
    await vi.waitUntil(async () => (await scoresOf(userSmartreqId)).length > 0, PATIENCE)
    const before = await scoresOf(userSmartreqId)
    const now = () => only(before).computedAt
    await scoreAttempt({ database, now }, { accountId, attemptId })
    expect(await scoresOf(userSmartreqId)).toEqual(before)
  }, 30_000)
})

it('an attempt that is not submitted, or of another company, is left alone', async () => {
  const candidate = await buildCandidate(test)
  const stranger = await buildCandidate(test)
  const { attemptId } = await complete(test, { candidate, slug: 'competencies' })
  await vi.waitUntil(
    async () => (await scoresOf(candidate.application.userSmartreqId)).length > 0,
    PATIENCE,
  )
  const { accountId } = stranger.application
  await scoreAttempt({ database, now: () => new Date() }, { accountId, attemptId })
  expect(await scoresOf(stranger.application.userSmartreqId)).toEqual([])
}, 30_000)

async function weigh(given: { accountId: number; jobId: number; weights: readonly number[] }) {
  const { accountId, jobId, weights } = given
  const types = await owner
    .select({ id: attributeType.attributeTypeId })
    .from(attributeType)
    .where(and(isNull(attributeType.accountId), isNull(attributeType.parentSlug)))
    .limit(weights.length)
  const rows = types.map(({ id }, index) => ({
    accountId,
    jobId,
    attributeTypeId: id,
    weight: weights[index] ?? 0,
    sortOrder: index,
  }))
  await owner.insert(jobAttribute).values(rows)
  return types.map(({ id }) => id)
}

function scoresOf(userSmartreqId: number) {
  return owner
    .select()
    .from(attributeScore)
    .where(eq(attributeScore.userSmartreqId, userSmartreqId))
    .orderBy(attributeScore.attributeTypeId)
}
