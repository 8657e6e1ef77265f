import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { answer, attributeScore, attempt } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildCompany, buildStaff, only } from '#testing/builders.ts'
import { buildUnscored, fitsOf, isScoreOf } from '#testing/recalculation.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database

/** Two applicants whose answers are stored and not scored, and their recruiter. */
async function open() {
  const built = await buildUnscored(test, { people: 2 })
  const [first, second] = built.applications
  if (first === undefined || second === undefined) throw new Error('There are two.')
  const url = urlOf(first.userSmartreqId)
  const ids = [first.userSmartreqId, second.userSmartreqId]
  return { ...built, first, url, fits: () => fitsOf(test, ids) }
}

function urlOf(userSmartreqId: number): string {
  return `/smartreq/v1/user-smartreq/${userSmartreqId}/rescore/`
}

function order(client: Client, { url, key = randomUUID() }: { url: string; key?: string }) {
  return client.send({ method: 'POST', url, headers: { 'idempotency-key': key } })
}

function listAudits(userSmartreqId: number) {
  const isIt = and(eq(auditEvent.entityId, userSmartreqId), eq(auditEvent.action, 'rescore'))
  return owner.select().from(auditEvent).where(isIt)
}

describe('scoring one applicant again', () => {
  it('says first how much is scored, then scores that applicant and no one else', async () => {
    const { recruiter, first, url, fits } = await open()
    const preview = await recruiter.get(url)
    expect(preview.body.data).toEqual({ recalculated: 1, kept: 0 })
    expect(await fits()).toEqual([null, null])
    const { status, body } = await order(recruiter, { url })
    expect(status).toBe(200)
    const [fit, other] = await fits()
    expect(fit).toBeGreaterThan(0)
    expect(other).toBeNull()
    expect(body.data).toEqual({
      user_smartreq_id: first.userSmartreqId,
      score_before: null,
      score: fit,
    })
    const audits = await listAudits(first.userSmartreqId)
    expect(audits.map(({ before, after }) => ({ before, after }))).toEqual([
      { before: { score: null }, after: { score: fit, scored: 1, kept: 0 } },
    ])
  })

  it('happens once for a key, and is told in the history with the scores before and after', async () => {
    const { recruiter, first, url, fits } = await open()
    await order(recruiter, { url })
    const [right] = await fits()
    await owner
      .update(application)
      .set({ score: 3 })
      .where(eq(application.userSmartreqId, first.userSmartreqId))
    const key = randomUUID()
    const replies = [await order(recruiter, { url, key }), await order(recruiter, { url, key })]
    expect(replies.map(({ body }) => body.data.score_before)).toEqual([3, 3])
    expect(await listAudits(first.userSmartreqId)).toHaveLength(2)
    const card = await recruiter.get(url.replace('rescore', 'scorecard'))
    const [, change] = card.body.data.history
    expect(change).toMatchObject({
      action: 'recalculate_scores',
      scores: { before: { fit: 3 }, after: { fit: right } },
    })
  })

  it('weighs what was measured again where the answers are not stored any more', async () => {
    const { recruiter, first, url, fits } = await open()
    await order(recruiter, { url })
    const [right] = await fits()
    const isIt = eq(attempt.userSmartreqId, first.userSmartreqId)
    const { attemptId } = only(await owner.select().from(attempt).where(isIt))
    await owner.delete(answer).where(eq(answer.attemptId, attemptId))
    await owner.update(attributeScore).set({ scoringVersion: 'old' }).where(isScoreOf(first))
    await owner
      .update(application)
      .set({ score: 3, scoreVersion: 0 })
      .where(eq(application.userSmartreqId, first.userSmartreqId))
    expect((await recruiter.get(url)).body.data).toEqual({ recalculated: 0, kept: 1 })
    await order(recruiter, { url })
    expect((await fits())[0]).toBe(right)
    const scores = await owner.select().from(attributeScore).where(isScoreOf(first))
    expect(scores.every(({ scoringVersion }) => scoringVersion === 'old')).toBe(true)
  })

  it('is not for users of another company', async () => {
    const { url } = await open()
    const company = await buildCompany(database)
    const stranger = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    expect((await stranger.get(url)).status).toBe(404)
    expect((await order(stranger, { url })).status).toBe(404)
    expect((await order(stranger, { url: urlOf(999_999) })).status).toBe(404)
  })
})
