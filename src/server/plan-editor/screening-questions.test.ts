import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { everyType, license } from '#contract/examples/screening-questions.ts'
import type { AskedQuestion } from '#contract/plan-editor/screening-questions.ts'
import { assessment } from '#server/db/schema/assessment.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import type { Candidate } from '#testing/candidate.ts'
import {
  applyByPlan,
  publishQuestions,
  questionsShownTo,
  saveQuestions,
  type ShownQuestions,
} from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))

const EQUAL = [
  { value: 1, text: 'Yes', is_knock_out: false },
  { value: 2, text: 'yes', is_knock_out: true },
]

describe('the questions of an activity', () => {
  it('reach candidates without what is a knock-out', async () => {
    const candidate = await apply(everyType)
    const content = await questionsShownTo(candidate)
    expect(content.questions.map(({ question_id }) => question_id)).toEqual(
      everyType.map(({ question_id }) => question_id),
    )
    expect(content.questions.map(({ input }) => input?.type)).toEqual([
      undefined,
      'multiple_choice',
      undefined,
      'short_text',
      'long_text',
      'number',
      'date',
    ])
    expect(JSON.stringify(content)).not.toContain('knock')
  })

  it('reach candidates with their formatting, cleaned, and with the same words without it', async () => {
    const formatted =
      '<h2>Can you</h2><ul><li><p>lift <b>20 kg</b>?</p></li></ul><img src="x"><p>See <a href="https://x.example/" onclick="a()">here</a><script>a()</script></p>'
    const questions = [
      { ...license, options: [...license.options], formatted },
      asked({ text: 'A car?' }),
    ].map((one, index) => ({ ...one, question_id: `q${index}` }))
    const plain = { ...asked({}), question_id: 'plain', formatted: '<p>Do you have a car?</p>' }
    const { questions: shown } = await questionsShownTo(await apply([...questions, plain]))
    expect(shown[0]).toMatchObject({
      text: { en: 'Can you lift 20 kg? See here' },
      formatted:
        '<p>Can you</p><ul><li><p>lift <strong>20 kg</strong>?</p></li></ul><p>See <a href="https://x.example/" rel="noopener noreferrer" target="_blank">here</a></p>',
    })
    expect(shown.slice(1).map((one) => 'formatted' in one)).toEqual([false, false])
  })

  it('are refused where they are too long without their formatting', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const formatted = `<p><b>${'x'.repeat(501)}</b></p>`
    const reply = await saveQuestions(recruiter, {
      jobId,
      questions: [{ ...asked({}), formatted }],
    })
    expect([reply.status, reply.body.error.code]).toEqual([400, 'validation_failed'])
  })

  it('stay the same for who is under way when the plan changes', async () => {
    const requisition = await buildRequisition(database, { company })
    const before = await apply(everyType, requisition)
    await publishQuestions(recruiter, { ...requisition, questions: [asked({ text: 'A car?' })] })
    const after = await applyByPlan(test, requisition)
    expect(textsOf(await questionsShownTo(before))).toContain(license.text)
    expect(textsOf(await questionsShownTo(after))).toEqual(['A car?'])
  })

  it('leave nothing behind of drafts that no one was asked', async () => {
    const own = await buildCompany(database)
    const countOwn = () =>
      database.owner.$count(assessment, eq(assessment.accountId, own.accountId))
    const staff = await test.as(await buildStaff(database, { company: own, preset: 'Recruiter' }))
    const requisition = await buildRequisition(database, { company: own })
    await saveQuestions(staff, { ...requisition, questions: [asked({})] })
    await saveQuestions(staff, { ...requisition, questions: [asked({ text: 'A car?' })] })
    expect(await countOwn()).toBe(1)
    await staff.delete(`/smartreq/v1/${requisition.jobId}/screening-plan/draft/`)
    expect(await countOwn()).toBe(0)
  })

  it('are those of a copy too, and stay when the copy is deleted', async () => {
    const requisition = await buildRequisition(database, { company })
    const { jobId } = requisition
    await publishQuestions(recruiter, { jobId, questions: [asked({})] })
    const copied = await recruiter.post(`/job/v1/job-duplicate/${jobId}/`)
    const copy: number = copied.body.data.new_job_id
    const { steps } = (await recruiter.get(`/smartreq/v1/${copy}/screening-plan/`)).body.data
    expect(steps[0].activities[0].settings.questions).toMatchObject([{ text: license.text }])
    expect((await recruiter.delete(`/smartreq/v1/${copy}/`)).status).toBe(200)
    const candidate = await applyByPlan(test, requisition)
    expect(textsOf(await questionsShownTo(candidate))).toEqual([license.text])
  })

  it('come back when their removal is undone after it was stored', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const url = `/smartreq/v1/${jobId}/screening-plan/`
    const made = (await saveQuestions(recruiter, { jobId, questions: [asked({})] })).body.data
    const removed = await recruiter.put(url, { revision: made.revision, steps: [] })
    const [step] = made.steps
    const [{ asmt_id, settings }] = step.activities
    const activities = [{ asmt_id, is_required: true, settings }]
    const steps = [{ title: step.title, standard_title: null, activities }]
    const { revision } = removed.body.data
    const { body } = await recruiter.put(url, { revision, steps })
    expect(body.data.steps[0].activities).toMatchObject([{ question_count: 1, settings }])
  })

  it('are needed before the plan is published', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const { body } = await saveQuestions(recruiter, { jobId, questions: [] })
    expect(body.data.problems).toContainEqual({
      code: 'no_questions',
      step: 0,
      attribute_type_id: null,
    })
  })

  it('of another company are no content of a plan', async () => {
    const other = await buildCompany(database)
    const stranger = await test.as(
      await buildStaff(database, { company: other, preset: 'Recruiter' }),
    )
    const { jobId } = await buildRequisition(database, { company })
    const theirs = await buildRequisition(database, { company: other })
    const made = await saveQuestions(recruiter, { jobId, questions: [asked({})] })
    const { asmt_id } = made.body.data.steps[0].activities[0]
    const steps = [
      { title: 'Apply', standard_title: null, activities: [{ asmt_id, is_required: true }] },
    ]
    const url = `/smartreq/v1/${theirs.jobId}/screening-plan/`
    expect((await stranger.put(url, { revision: 0, steps })).status).toBe(400)
    const content = (await stranger.get(`/smartreq/v1/${theirs.jobId}/assessments/`)).body.data
    expect(content.map((one: { asmt_id: number }) => one.asmt_id)).not.toContain(asmt_id)
  })

  it('name the choice that another one equals', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const { body } = await saveQuestions(recruiter, {
      jobId,
      questions: [asked({ options: EQUAL })],
    })
    expect(body.error.fields).toEqual({
      'steps.0.activities.0.settings.questions.0.options.1.text': 'Each choice once.',
    })
    const url = `/job/v1/measurements/${jobId}/questions/`
    const { question_id: _, account_question_id: __, ...question } = license
    const added = await recruiter.post(url, { question: { ...question, options: EQUAL } })
    expect(added.body.error.fields).toEqual({ 'question.options.1.text': 'Each choice once.' })
  })

  it('that an earlier version stored with equal choices are still shown', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const made = (await saveQuestions(recruiter, { jobId, questions: [asked({})] })).body.data
    const [{ asmt_id: asmtId, settings }] = made.steps[0].activities
    const [question] = settings.questions
    const stored = { ...settings, questions: [{ ...question, options: EQUAL }] }
    await database.owner
      .update(assessment)
      .set({ settings: stored })
      .where(eq(assessment.asmtId, asmtId))
    const shown = await recruiter.get(`/smartreq/v1/${jobId}/screening-plan/`)
    expect(shown.body.data.steps[0].activities[0].settings.questions[0].options).toEqual(EQUAL)
  })

  it.each([
    ['a choice without a second option', { options: license.options.slice(0, 1) }],
    ['two options of one value', { options: [license.options[0], license.options[0]] }],
    ['two options of one text', { options: EQUAL }],
    ['no text', { text: ' ' }],
    ['a type that does not exist', { type: 'drawing' }],
    ['an id with spaces', { question_id: 'a b' }],
  ])('are refused with %s', async (_, wrong) => {
    const { jobId } = await buildRequisition(database, { company })
    const questions = [{ ...license, ...wrong }]
    const reply = await saveQuestions(recruiter, { jobId, questions: questions as AskedQuestion[] })
    expect(reply.status).toBe(400)
  })
})

async function apply(
  questions: readonly AskedQuestion[],
  requisition?: Awaited<ReturnType<typeof buildRequisition>>,
): Promise<Candidate> {
  const made = requisition ?? (await buildRequisition(database, { company }))
  await publishQuestions(recruiter, { ...made, questions })
  return applyByPlan(test, made)
}

function asked(values: { text?: string; options?: typeof EQUAL }): AskedQuestion {
  return { ...license, options: [...license.options], ...values }
}

function textsOf(content: ShownQuestions): string[] {
  return content.questions.map(({ text }) => text.en)
}
