import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { ParticipantResults } from '#contract/job-profiles/participant-results.ts'
import { answer, attempt, attributeScore } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { application } from '#server/db/schema/requisition.ts'
import { buildStaff, listQuestions, only } from '#testing/builders.ts'
import { activityOf, revision, save, startBody, submit } from '#testing/candidate.ts'
import { completeGo, openProfile } from '#testing/employee-goes.ts'
import { buildParticipant, buildPlannedProfile, buildProfile } from '#testing/job-profiles.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock } = test
const { owner } = database
const MOVE = '/job/v1/emp-profile-move/'

function dayIn(days: number): string {
  return new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

/** An employee who began what their profile asks, a colleague who did not, and a profile to move to. */
async function openBegun(instruments: readonly string[] = ['personality']) {
  const one = await openProfile(test)
  const { accountId, company, jobId } = one
  const { userJobId } = await one.hold()
  const refId: number = (await one.begin()).body.data.ref_id
  const colleague = await buildParticipant(database, { accountId, jobId })
  const to = await buildPlannedProfile(database, { company, instruments })
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const preview = async (query = '') =>
    recruiter.get(`${MOVE}preview/?from_job_id=${jobId}&to_job_id=${to.jobId}${query}`)
  const move = () =>
    recruiter.post(MOVE, {
      from_job_id: jobId,
      to_job_id: to.jobId,
      user_job_ids: [userJobId],
      first_day: dayIn(0),
    })
  const results = async (): Promise<ParticipantResults> =>
    (await recruiter.get(`/job/v1/participant/${jobId}/${userJobId}/results/`)).body.data
  return { ...one, refId, userJobId, colleague, recruiter, preview, move, results }
}

/** The employee also did all of it. */
async function open(instruments?: readonly string[]) {
  const one = await openBegun(instruments)
  return { ...one, ...(await completeGo(test, one)) }
}

describe('the preview of a move', () => {
  it('names what was answered for the old profile and is not asked for the new one', async () => {
    const { preview, userJobId, colleague } = await open()
    const all = (await preview()).body.data
    expect(all).toMatchObject({ people_count: 2, questions_to_be_deleted_count: 1 })
    expect(all.questions_to_be_deleted).toMatchObject([{ people_count: 1 }])
    expect(all.questions_to_be_deleted[0].title.en).not.toBe('')
    const chosen = (await preview(`&user_job_ids=${userJobId},${colleague.userJobId}`)).body.data
    expect(chosen).toEqual(all)
    const none = (await preview(`&user_job_ids=${colleague.userJobId}`)).body.data
    expect(none).toMatchObject({ questions_to_be_deleted: [], questions_to_be_deleted_count: 0 })
  })

  it('leaves out what the new profile asks as well, and what was only offered', async () => {
    const same = await open(['competencies'])
    expect((await same.preview()).body.data.questions_to_be_deleted_count).toBe(0)
    const { attemptId, preview } = await open()
    const unanswered = { submittedAt: null, answeredCount: 0 }
    await owner.update(attempt).set(unanswered).where(eq(attempt.attemptId, attemptId))
    expect((await preview()).body.data.questions_to_be_deleted_count).toBe(0)
    await owner.update(attempt).set({ answeredCount: 1 }).where(eq(attempt.attemptId, attemptId))
    expect((await preview()).body.data.questions_to_be_deleted_count).toBe(1)
  })

  it.each(['0', 'x', '1,,x'])('refuses stretches that are no ids: %s', async (ids) => {
    const { preview } = await open()
    expect((await preview(`&user_job_ids=${ids}`)).status).toBe(400)
  })

  it('says nothing of stretches in another profile or company', async () => {
    const { accountId, preview } = await open()
    const elsewhere = await buildProfile(database, { accountId })
    const other = await buildParticipant(database, { accountId, jobId: elsewhere })
    const foreign = await open()
    const ids = `${other.userJobId},${foreign.userJobId}`
    const found = (await preview(`&user_job_ids=${ids}`)).body.data
    expect(found.questions_to_be_deleted_count).toBe(0)
  })
})

describe('a move', () => {
  it('archives that with its answers and results, says so in the audit trail, and is undone', async () => {
    const { accountId, jobId, attemptId, userJobId, userSmartreqId, move, results, recruiter } =
      await open()
    const ofAttempt = eq(answer.attemptId, attemptId)
    const answers = await owner.select().from(answer).where(ofAttempt)
    expect(answers.length).toBeGreaterThan(0)
    const score = (await owner.select().from(attributeScore)).find(
      (one) => one.userSmartreqId === userSmartreqId,
    )
    const attributeTypeId = score?.attributeTypeId ?? 0
    await owner.insert(jobAttribute).values({ accountId, jobId, attributeTypeId, sortOrder: 1 })
    const before = await results()
    expect(before.archived).toEqual([])
    expect((await move()).status).toBe(200)
    const after = await results()
    expect(after.archived).toMatchObject([{ submitted_at: expect.any(String) }])
    expect(after.attributes).toEqual(before.attributes)
    expect(await owner.select().from(answer).where(ofAttempt)).toEqual(answers)
    const entry = only(
      await owner
        .select()
        .from(auditEvent)
        .where(and(eq(auditEvent.entityId, userJobId), eq(auditEvent.action, 'move'))),
    )
    expect(entry.after).toMatchObject({ archived_activities: 1 })
    await recruiter.post(`${MOVE}${jobId}/undo/`, { user_job_ids: [userJobId] })
    expect(await results()).toEqual(before)
  })

  it('does not refuse what a device began before it, and archives that as well', async () => {
    const { client, move, results, refId, profile } = await openBegun()
    expect((await move()).status).toBe(200)
    expect((await results()).archived).toEqual([])
    const go = only(await owner.select().from(application).where(eq(application.refId, refId)))
    const yesterday = `${dayIn(-1)}T12:00:00.000Z`
    const started = await client.post('/user-response/v1/set-start-time/', {
      ...startBody({ requisition: profile, application: go }),
      started_at: yesterday,
      pledge_accepted_at: yesterday,
    })
    expect([started.status, started.body.error]).toEqual([200, undefined])
    const attemptId: string = started.body.data.attempt_id
    const { asmtId } = activityOf(profile, 'competencies')
    const questions = await listQuestions(database, asmtId)
    const answers = questions.map(({ question_id: id }) => revision(id))
    expect((await save(client, { attemptId, answers })).status).toBe(200)
    expect((await submit(client, { attemptId, answers })).status).toBe(200)
    expect((await results()).archived).toMatchObject([{ submitted_at: expect.any(String) }])
  })
})
