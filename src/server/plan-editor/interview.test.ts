import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildInterviewee, buildInterviewPlan, saveInterviewPlan } from '#testing/interviews.ts'
import { saveActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const plan = await buildInterviewPlan(test, { company, recruiter })

describe('an interview in a plan', () => {
  it('stands there as it was set up, its rich text cleaned', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const written = (html: string) => ({
      intro: html,
      questions: interviewSetup.guide.questions.map((one) => ({ ...one, details: html })),
    })
    const { body } = await saveInterviewPlan(recruiter, {
      jobId,
      setup: { ...interviewSetup, guide: written('<p>Hello<script>alert(1)</script></p>') },
    })
    const { settings } = body.data.steps[1].activities[0]
    expect(settings).toEqual({ ...interviewSetup, guide: written('<p>Hello</p>') })
    expect(body.data.problems).toEqual([])
  })

  it('is a sequence in the order of its interviewers, with the break between two of them', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const sequence = { mode: 'sequence' as const, break_minutes: 10, interviewer_user_ids: [2, 1] }
    const setup = { ...interviewSetup, ...sequence }
    const { body } = await saveInterviewPlan(recruiter, { jobId, setup })
    expect(body.data.steps[1].activities[0].settings).toMatchObject(sequence)
  })

  it('keeps a plan from being published where a sequence takes more than eight hours with its breaks', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const sequence = { mode: 'sequence' as const, interviewer_user_ids: [1, 2, 3] }
    const setup = { ...interviewSetup, ...sequence, minutes: 150, break_minutes: 15 }
    const eight = await saveInterviewPlan(recruiter, { jobId, setup })
    expect(eight.body.data.problems).toEqual([])
    const longer = { ...setup, minutes: 151 }
    const { revision, problems } = (await saveInterviewPlan(recruiter, { jobId, setup: longer }))
      .body.data
    const problem = { code: 'sequence_too_long', step: 1, attribute_type_id: null }
    expect(problems).toEqual([problem])
    const url = `/smartreq/v1/${jobId}/screening-plan/publish/`
    const refused = await recruiter.post(url, { revision }, { key: randomUUID() })
    expect(refused.status).toBe(409)
    // The others are together: three of them take no longer than one.
    const panel = { ...longer, mode: 'panel' as const }
    expect(
      (await saveInterviewPlan(recruiter, { jobId, setup: panel })).body.data.problems,
    ).toEqual([])
  })

  it('keeps a plan from being published where candidates would have to submit with it', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const { body } = await saveActivity(recruiter, { jobId, settings: interviewSetup })
    expect(body.data.problems).toContainEqual({
      code: 'interview_first',
      step: 0,
      attribute_type_id: null,
    })
  })

  it.each([
    ['minutes that are too few', { minutes: 10 }],
    ['an interviewer twice', { interviewer_user_ids: [1, 1] }],
    ['a break that is too long', { mode: 'sequence' as const, break_minutes: 61 }],
    ['a break below none', { mode: 'sequence' as const, break_minutes: -1 }],
    ['a mode that does not exist', { mode: 'relay' as never }],
    ['a place that is too long', { place: 'x'.repeat(501) }],
    ['a place that runs a script', { place: 'javascript:alert(1)' }],
    ['four anchors', { guide: guideWith({ anchors: ['', '', '', ''] }) }],
  ])('is refused with %s', async (_, wrong) => {
    const { jobId } = await buildRequisition(database, { company })
    const setup = { ...interviewSetup, ...wrong }
    expect((await saveInterviewPlan(recruiter, { jobId, setup })).status).toBe(400)
  })
})

describe('a candidate who is at the interview', () => {
  it('reads nothing of the guide anywhere', async () => {
    const { client, person, refId } = await buildInterviewee(test, { plan, recruiter })
    const own = `/user/v1/progress-tracker/user/${person.userId}/`
    const content = `/user-response/v1/job-questions/${plan.jobId}/?ref_id=${refId}&job_step_activity_id=${plan.interviewActivityId}`
    const replies = [
      await client.get(own),
      await client.get(`${own}ref/${refId}/`),
      await client.get(content),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 404])
    const raw = replies.map(({ body }) => JSON.stringify(body)).join()
    expect(raw).toContain('Harbour pilot')
    expect(raw).not.toMatch(
      /conflict on your shift|differently|Blames others|Thank them|meet\.example/,
    )
  })

  it('cannot take it as an attempt', async () => {
    const { client, refId } = await buildInterviewee(test, { plan, recruiter })
    const { status } = await client.post('/user-response/v1/set-start-time/', {
      payload_version: 1,
      attempt_id: randomUUID(),
      job_step_activity_id: plan.interviewActivityId,
      ref_id: refId,
      device_id: randomUUID(),
      language: 'en',
      started_at: new Date().toISOString(),
      pledge_accepted_at: new Date().toISOString(),
    })
    expect(status).toBe(404)
  })
})

function guideWith(wrong: object) {
  const [question] = interviewSetup.guide.questions
  return { intro: '', questions: [{ ...question, ...wrong }] } as never
}
