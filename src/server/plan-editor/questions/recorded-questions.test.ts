import { describe, expect, it } from 'vitest'

import { license } from '#contract/examples/screening-questions.ts'
import type { AskedQuestion } from '#contract/plan-editor/screening-questions.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { revision, save, startAttempt, submit, type Candidate } from '#testing/candidate.ts'
import {
  append,
  appendAll,
  beginRecording,
  close,
  manifestOf,
  recordingBody,
  RECORDINGS,
  webmChunks,
} from '#testing/recordings.ts'
import {
  activityOnScorecard,
  applyByPlan,
  publishQuestions,
  questionsShownTo,
  saveQuestions,
  SCREENING_SLUG,
} from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

const RECORDED = {
  type: 'recording',
  question_id: 'intro',
  account_question_id: null,
  text: 'Why do you want to work with us?',
  help: '',
  is_required: true,
  media: 'video',
  max_seconds: 60,
  max_attempts: 2,
} as const satisfies AskedQuestion

describe('a question that is answered by a recording', () => {
  it('reaches candidates with its time limit and its number of attempts', async () => {
    const { candidate } = await begin()
    const [question] = (await questionsShownTo(candidate)).questions
    expect(question).toMatchObject({
      text: { en: RECORDED.text },
      is_required: true,
      recording: { kind: 'video', max_seconds: 60, max_attempts: 2 },
    })
  })

  it('is answered by a recording that staff can play, and is complete once that is verified', async () => {
    const { candidate, attemptId } = await begin()
    const recordingId = await record(candidate, attemptId)
    const answers = [revision('intro', { value: recordingId })]
    await save(candidate.client, { attemptId, answers })
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
    expect((await activityOnScorecard(recruiter, candidate)).status).toBe('awaiting_recordings')
    await test.verifyRecording(recordingId, candidate.application.accountId)
    const activity = await activityOnScorecard(recruiter, candidate)
    expect(activity.status).not.toBe('awaiting_recordings')
    expect(activity.recordings).toMatchObject([
      { recording_id: recordingId, question: { en: RECORDED.text }, status: 'ready' },
    ])
    expect(activity.questions).toMatchObject([{ type: 'recording', value: recordingId }])
  })

  it('is not submitted without its recording', async () => {
    const { candidate, attemptId } = await begin()
    const { status, body } = await submit(candidate.client, { attemptId, answers: [] })
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['intro']])
  })

  it('stays for who records it when the company deletes it', async () => {
    const { candidate, attemptId } = await begin()
    await publishQuestions(recruiter, { ...candidate.requisition, questions: [other()] })
    const recordingId = await record(candidate, attemptId)
    const answers = [revision('intro', { value: recordingId })]
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
  })

  it('takes no recording of zero bytes, and no sound in place of a video', async () => {
    const { candidate, attemptId } = await begin()
    const { client } = candidate
    const recordingId = await beginRecording(client, { attemptId, questionId: 'intro' })
    const empty = await append(client, { recordingId, offset: 0, bytes: Buffer.alloc(0) })
    expect(empty.status).toBe(400)
    const closed = await close(client, { recordingId, manifest: await manifestOf([]) })
    expect(closed.status).toBe(400)
    const sound = recordingBody({ attemptId, questionId: 'intro', mime: 'audio/webm' })
    expect((await client.post(RECORDINGS, sound)).status).toBe(415)
  })

  it.each([
    ['no attempt', { max_attempts: 0 }],
    ['eleven attempts', { max_attempts: 11 }],
    ['eleven minutes', { max_seconds: 660 }],
    ['no time', { max_seconds: 0 }],
  ])('is refused with %s', async (_, wrong) => {
    const { jobId } = await buildRequisition(database, { company })
    const saved = await saveQuestions(recruiter, { jobId, questions: [{ ...RECORDED, ...wrong }] })
    expect(saved.status).toBe(400)
  })
})

async function begin(): Promise<{ candidate: Candidate; attemptId: string }> {
  const requisition = await buildRequisition(database, { company })
  await publishQuestions(recruiter, { ...requisition, questions: [RECORDED] })
  const candidate = await applyByPlan(test, requisition)
  return { candidate, attemptId: await startAttempt(candidate, { slug: SCREENING_SLUG }) }
}

async function record({ client }: Candidate, attemptId: string): Promise<string> {
  const recordingId = await beginRecording(client, { attemptId, questionId: 'intro' })
  const chunks = webmChunks()
  await appendAll(client, { recordingId, chunks })
  await close(client, { recordingId, manifest: await manifestOf(chunks) })
  return recordingId
}

function other(): AskedQuestion {
  return { ...license, options: [...license.options] }
}
