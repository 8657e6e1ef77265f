import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { userStepActivity } from '#server/db/schema/assessment.ts'
import { interview } from '#server/db/schema/interview.ts'
import { activityIdOf } from '#testing/builders.ts'
import { buildCandidate, complete, startAttempt } from '#testing/candidate.ts'
import { buildInterview } from '#testing/conducted-interviews.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

async function begin() {
  const candidate = await buildCandidate(test)
  const attemptId = await startAttempt(candidate)
  const activityId = await activityIdOf(database, attemptId)
  return { ...candidate, attemptId, activityId, url: urlOf(candidate.person.userId) }
}

const urlOf = (userId: number) => `/user/v1/update-progress-tracker/user/${userId}/`

async function statusOf(activityId: number): Promise<string | undefined> {
  const isThis = eq(userStepActivity.userStepActivityId, activityId)
  const [row] = await database.owner.select().from(userStepActivity).where(isThis)
  return row?.status
}

describe('an update of a tracker', () => {
  it('leaves an activity whose attempt is not submitted, and answers with the tracker', async () => {
    const { client, application, attemptId, activityId, url } = await begin()
    const body = { user_step_tracker_id: activityId, user_asmt_id: attemptId }
    const reply = await client.post(url, body)
    expect([reply.status, reply.body.data.ref_id]).toEqual([200, application.refId])
    expect(await statusOf(activityId)).toBe('in_progress')
  })

  it('completes one whose attempt is submitted, once, and as if it had been completed then', async () => {
    const { client, ...candidate } = await begin()
    const { attemptId, activityId, url } = candidate
    await complete(test, { candidate: { client, ...candidate }, slug: 'competencies' })
    const isThis = eq(userStepActivity.userStepActivityId, activityId)
    await database.owner.update(userStepActivity).set({ status: 'in_progress' }).where(isThis)
    const body = { user_step_tracker_id: activityId, user_asmt_id: attemptId }
    const key = randomUUID()
    const first = await client.post(url, body, { key })
    expect(await statusOf(activityId)).toBe('scoring')
    expect((await client.post(url, body, { key })).body).toEqual(first.body)
    expect((await client.post(url, body)).status).toBe(200)
    expect(await statusOf(activityId)).toBe('scoring')
  })

  it('takes an interview of the same application and no other one', async () => {
    const { client, application, person, activityId, url } = await begin()
    const uuid = await buildInterview(database, { ...application, interviewerIds: [person.userId] })
    const linkUuid = randomUUID()
    const expiresAt = new Date(Date.now() + 86_400_000)
    await database.owner
      .update(interview)
      .set({ linkUuid, expiresAt })
      .where(eq(interview.interviewUuid, uuid))
    const body = { user_step_tracker_id: activityId, user_interview_id: linkUuid }
    expect((await client.post(url, body)).status).toBe(200)
    const other = await client.post(url, { ...body, user_interview_id: randomUUID() })
    expect(other.status).toBe(404)
  })

  it('is about what is the user’s own, and is there', async () => {
    const { client, activityId, attemptId, url } = await begin()
    const other = await begin()
    const own = { user_step_tracker_id: activityId }
    const replies = [
      await other.client.post(url, own),
      await client.post(url, { user_step_tracker_id: other.activityId }),
      await client.post(url, { user_step_tracker_id: 999_999_999 }),
      await client.post(url, { ...own, user_asmt_id: other.attemptId }),
      await client.post(url, { ...own, user_asmt_id: randomUUID() }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    const bad = await client.post(url, { user_step_tracker_id: activityId, user_asmt_id: 'x' })
    expect([bad.status, Object.keys(bad.body.error.fields)]).toEqual([400, ['user_asmt_id']])
    expect((await client.post(url, { ...own, user_asmt_id: attemptId })).status).toBe(200)
  })
})
