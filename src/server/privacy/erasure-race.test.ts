import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { answer } from '#server/db/schema/assessment.ts'
import { erasureRequest } from '#server/db/schema/privacy.ts'
import { commandReceipt } from '#server/db/schema/session.ts'
import { userProfile } from '#server/db/schema/user-profile.ts'
import * as profiles from '#server/people/profile/user-profile-repository.ts'
import {
  buildCandidate,
  listCompetencyQuestionIds,
  revision,
  save,
  startAttempt,
} from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

import { eraseApplications } from './erase-applications.ts'
import { erasePerson } from './erase-person.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database
const [questionId = ''] = await listCompetencyQuestionIds(test)

// The embedded database has one connection: there, nothing is ever under way beside something else.
describe.runIf(database.url !== null)('answers that arrive while an application is erased', () => {
  it('are taken along when they were first, and find nothing when they come later', async () => {
    const candidate = await buildCandidate(test)
    const attemptId = await startAttempt(candidate)
    const { accountId, userSmartreqId, userId } = candidate.application
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const saving = database.inScope({ kind: 'person', userId }, async (tx) => {
      const batch = JSON.stringify([revision(questionId)])
      await tx.db
        .execute(sql`select save_answers('person', ${userId}, null, ${attemptId}, ${randomUUID()},
        ${batch}::jsonb, now(), '[]'::jsonb, ${randomUUID()}, ${'0'.repeat(64)}, 'save-answers')`)
      begun.resolve()
      await ended.promise
    })
    await begun.promise
    const erasing = eraseApplications(
      { ...test, ...test.clock },
      { accountId, userSmartreqIds: [userSmartreqId], rule: 'request' },
    )
    const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => owner.$count(sql`pg_stat_activity`, waiting)).toBe(1)
    ended.resolve()
    await saving
    expect(await erasing).toBe(1)
    expect(await owner.$count(answer, eq(answer.attemptId, attemptId))).toBe(0)
    expect(await owner.$count(commandReceipt, eq(commandReceipt.userId, userId))).toBe(0)
    const later = await save(candidate.client, { attemptId, answers: [revision(questionId)] })
    expect(later.status).toBe(404)
  })
})

describe.runIf(database.url !== null)('a profile that is saved while its owner is erased', () => {
  it('goes with the account when it was first, and is refused when it comes later', async () => {
    const { client, userId } = await test.signUp()
    const at = test.clock.now()
    await owner
      .insert(erasureRequest)
      .values({ erasureId: randomUUID(), userId, requestedAt: at, dueAt: at })
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const saving = database.inScope({ kind: 'person', userId }, async (tx) => {
      expect(await profiles.findAccount(tx, { userId, lock: true })).not.toBeNull()
      await profiles.savePersonal(tx, { userId, savedAt: at, given: { city: 'Saltmarsh' } })
      begun.resolve()
      await ended.promise
    })
    await begun.promise
    const erasing = erasePerson({ ...test, ...test.clock }, { userId })
    const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => owner.$count(sql`pg_stat_activity`, waiting)).toBe(1)
    ended.resolve()
    await saving
    await erasing
    const isTheirs = eq(userProfile.userId, userId)
    expect(await owner.$count(userProfile, isTheirs)).toBe(0)
    // Its access token would hold for a while; its session has ended.
    const body = { dob: '1990-02-28', gender: 'Female' }
    const later = await client.send({ method: 'PATCH', url: `/user/v1/${userId}/`, body })
    expect(later.status).toBe(401)
    expect(await owner.$count(userProfile, isTheirs)).toBe(0)
  })
})
