import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { answer } from '#server/db/schema/assessment.ts'
import { loginSession } from '#server/db/schema/session.ts'
import { buildSession } from '#testing/builders.ts'
import {
  buildCandidate,
  listCompetencyQuestionIds,
  revision,
  save,
  startAttempt,
} from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

import { ERASED } from './erased.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database
const [questionId = ''] = await listCompetencyQuestionIds(test)

/** Ends a session as another process on this database does: this one is not told. */
async function endElsewhere(sessionId: string, revokeReason: string): Promise<void> {
  const ended = { revokedAt: test.clock.now(), revokeReason }
  await owner.update(loginSession).set(ended).where(eq(loginSession.sessionId, sessionId))
}

describe('an access token whose session another process ended', () => {
  it.each([ERASED, 'signed out'])(
    'reads and writes nothing from that moment: %s',
    async (reason) => {
      const candidate = await buildCandidate(test)
      const { userId } = candidate.application
      const sessionId = await buildSession(database, { userId })
      const client = await test.as({ userId }, sessionId)
      const attemptId = await startAttempt({ ...candidate, client })
      expect((await save(client, { attemptId, answers: [revision(questionId)] })).status).toBe(200)
      const own = await client.get(`/user/v1/progress-tracker/user/${userId}/`)
      expect(own.status).toBe(200)

      await endElsewhere(sessionId, reason)
      const late = await save(client, { attemptId, answers: [revision(questionId, { rev: 9 })] })
      expect([late.status, late.body.error.code]).toEqual([401, 'session_expired'])
      const read = await client.get(`/user/v1/progress-tracker/user/${userId}/`)
      expect([read.status, read.body.error.code]).toEqual([401, 'session_expired'])
      const [stored] = await owner.select().from(answer).where(eq(answer.attemptId, attemptId))
      expect(stored?.rev).toBe(1)
    },
  )
})

describe('signing out without the refresh cookie', () => {
  it('ends the session that the access token names', async () => {
    const { client } = await test.signUp()
    const authorization = `Bearer ${client.cookies.get('fairlead_access')}`
    const refreshToken = client.cookies.get('fairlead_refresh') ?? ''
    const bare = test.client()
    const reply = await bare.post('/auth/v1/logout/', {}, { headers: { authorization } })
    expect(reply.status).toBe(204)
    expect((await client.get('/auth/v1/')).body.error.code).toBe('session_expired')
    const renewed = await test.client().post('/auth/v1/token-refresh/', { refresh: refreshToken })
    expect(renewed.status).toBe(401)
  })

  it('does nothing for a token that names none', async () => {
    const headers = { authorization: `Bearer ${randomUUID()}` }
    expect((await test.client().post('/auth/v1/logout/', {}, { headers })).status).toBe(204)
  })
})
