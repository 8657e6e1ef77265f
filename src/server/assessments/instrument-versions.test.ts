// A new version of an instrument: new attempts take it, and one that is under way stays on its own to the end.
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { personality } from '#server/assessments/instruments/personality/personality.ts'
import { assessment, attempt } from '#server/db/schema/assessment.ts'
import { jobStepActivity } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, only } from '#testing/builders.ts'
import {
  activityOf,
  buildCandidate,
  revision,
  save,
  startAttempt,
  startBody,
  submit,
  type Candidate,
} from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

import { syncInstruments } from './instruments/sync-instruments.ts'

const test = await openTestApp()
const { owner } = test.database

/** The personality questionnaire as it was before its statements had a beginning. */
function firstVersion() {
  const { stem: _, ...content } = personality.content
  return { ...personality, version: 1, content: { ...content, version: 1 } }
}

async function idOf(version: number): Promise<number> {
  const rows = await owner
    .select({ id: assessment.asmtId })
    .from(assessment)
    .where(and(eq(assessment.slug, 'personality'), eq(assessment.version, version)))
  return only(rows).id
}

/** A requisition whose personality activity was planned with the first version. */
async function buildOldRequisition() {
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, {
    company,
    instruments: ['personality'],
  })
  await syncInstruments(owner, [firstVersion()])
  await owner
    .update(jobStepActivity)
    .set({ asmtId: await idOf(1) })
    .where(
      eq(
        jobStepActivity.jobStepActivityId,
        activityOf(requisition, 'personality').jobStepActivityId,
      ),
    )
  return requisition
}

async function packageOf({ client, requisition, application }: Candidate) {
  const { jobStepActivityId } = activityOf(requisition, 'personality')
  const reply = await client.get(
    `/user-response/v1/job-questions/${requisition.jobId}/?job_step_activity_id=${jobStepActivityId}&ref_id=${application.refId}`,
  )
  return reply.body.data
}

async function listedVersion({ client, application }: Candidate): Promise<number> {
  const { userId, refId } = application
  const tracker = await client.get(`/user/v1/progress-tracker/user/${userId}/ref/${refId}/`)
  return tracker.body.data.steps[0].activities[0].asmt_id
}

async function startedVersion(attemptId: string): Promise<number> {
  return only(await owner.select().from(attempt).where(eq(attempt.attemptId, attemptId))).asmtId
}

describe('an update of the app that brings a new version of an instrument', () => {
  it('leaves an attempt on the version that it began with, to the end', async () => {
    const requisition = await buildOldRequisition()
    const candidate = await buildCandidate(test, { requisition })
    const attemptId = await startAttempt(candidate, { slug: 'personality' })
    await syncInstruments(owner)

    expect(await packageOf(candidate)).toMatchObject({ asmt_id: await idOf(1), version: 1 })
    expect(await packageOf(candidate)).not.toHaveProperty('stem')
    expect(await listedVersion(candidate)).toBe(await idOf(1))
    const answers = personality.content.questions.map((one) => revision(one.question_id))
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
    expect(await startedVersion(attemptId)).toBe(await idOf(1))
  })

  it('gives the new version to everyone who has not started', async () => {
    const candidate = await buildCandidate(test, { requisition: await buildOldRequisition() })
    await syncInstruments(owner)

    expect(await packageOf(candidate)).toMatchObject({
      asmt_id: await idOf(personality.version),
      version: personality.version,
      stem: { en: 'I', es: '', fr: '' },
    })
    expect(await listedVersion(candidate)).toBe(await idOf(personality.version))
    const attemptId = await startAttempt(candidate, { slug: 'personality' })
    expect(await startedVersion(attemptId)).toBe(await idOf(personality.version))
  })

  it('takes an attempt that began offline with the version that the device had', async () => {
    const candidate = await buildCandidate(test, { requisition: await buildOldRequisition() })
    await syncInstruments(owner)
    const body = { ...startBody(candidate, { slug: 'personality' }), asmt_id: await idOf(1) }
    const reply = await candidate.client.post('/user-response/v1/set-start-time/', body)

    expect(reply.status).toBe(200)
    expect(await startedVersion(reply.body.data.attempt_id)).toBe(await idOf(1))
    expect(await listedVersion(candidate)).toBe(await idOf(1))
  })

  it('starts no other instrument than the planned one, whatever the device says', async () => {
    const candidate = await buildCandidate(test)
    const { asmtId } = activityOf(candidate.requisition, 'competencies')
    for (const asmt_id of [activityOf(candidate.requisition, 'personality').asmtId, 999_999]) {
      const other = await buildCandidate(test, { requisition: candidate.requisition })
      const body = { ...startBody(other), asmt_id }
      const reply = await other.client.post('/user-response/v1/set-start-time/', body)
      expect(await startedVersion(reply.body.data.attempt_id)).toBe(asmtId)
    }
  })
})
