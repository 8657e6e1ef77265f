import { describe, expect, it } from 'vitest'

import { license } from '#contract/examples/screening-questions.ts'
import type { AskedQuestion } from '#contract/plan-editor/screening-questions.ts'
import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import { attributeType } from '#server/db/schema/assessment.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { revision, save, startAttempt, submit, type Candidate } from '#testing/candidate.ts'
import {
  activityOnScorecard,
  applyByPlan,
  publishQuestions,
  questionsShownTo,
  saveQuestions,
  scorecardOf,
  SCREENING_SLUG,
} from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const types = await database.owner.select().from(attributeType)
const [teamwork = 0, reliability = 0] = ['teamwork', 'conscientiousness'].map(
  (slug) => types.find((one) => one.slug === slug)?.attributeTypeId,
)

describe('answers with scores', () => {
  it('score the attributes of their questions, part by part, and count in the fit', async () => {
    const requisition = await buildRequisition(database, { company })
    const { jobId } = requisition
    await publishQuestions(recruiter, { ...requisition, questions: scored({}) })
    await weigh(jobId, [teamwork, reliability])
    const candidate = await applyByPlan(test, requisition)
    await answer(candidate, { license: 1, shifts: [2] })
    const { activities, fit, applicant } = await scorecardOf(recruiter, candidate)
    const { status, scores, question_scores: questionScores } = only(activities)
    expect(status).toBe('scored')
    expect(scores).toMatchObject([
      { attribute: 'conscientiousness', score: 90, answered: 1, items: 1, technical: null },
      { attribute: 'teamwork', score: 80, metric: 'pomp', answered: 2, items: 2 },
    ])
    expect(questionScores).toMatchObject([
      {
        attribute: 'teamwork',
        score: 80,
        parts: [
          { question_id: 'license', text: { en: license.text }, points: 90, contribution: 60 },
          { question_id: 'shifts', points: 60, contribution: 20 },
        ],
      },
      { attribute: 'conscientiousness', score: 90, parts: [{ question_id: 'license', weight: 4 }] },
    ])
    expect(fit?.parts.map(({ points }) => points)).toEqual([80, 90])
    expect(applicant.score).toBe(85)
  })

  it('keep the scores of the version that was answered when the plan changes', async () => {
    const requisition = await buildRequisition(database, { company })
    await publishQuestions(recruiter, { ...requisition, questions: scored({}) })
    const before = await applyByPlan(test, requisition)
    await publishQuestions(recruiter, { ...requisition, questions: scored({ yes: 10 }) })
    const after = await applyByPlan(test, requisition)
    await answer(before, { license: 1 })
    await answer(after, { license: 1 })
    const scoreOf = async (candidate: Candidate) =>
      (await activityOnScorecard(recruiter, candidate)).question_scores[0]?.score
    expect(await scoreOf(before)).toBe(90)
    expect(await scoreOf(after)).toBe(10)
  })

  it('never reach candidates', async () => {
    const requisition = await buildRequisition(database, { company })
    await publishQuestions(recruiter, { ...requisition, questions: scored({}) })
    const shown = await questionsShownTo(await applyByPlan(test, requisition))
    expect(shown.questions).toHaveLength(2)
    expect(JSON.stringify(shown)).not.toMatch(/"score"|measures|weight/)
  })

  it.each([
    ['no question has any', [license]],
    ['no question has a weight', scored({ weight: 0 })],
    ['no answer has any', scored({ yes: null })],
  ])('do not exist, rather than being zero, where %s', async (_, questions) => {
    const requisition = await buildRequisition(database, { company })
    await publishQuestions(recruiter, { ...requisition, questions: plain(questions) })
    const candidate = await applyByPlan(test, requisition)
    await answer(candidate, { license: 1 })
    const activity = await activityOnScorecard(recruiter, candidate)
    expect(activity).toMatchObject({ status: 'submitted', scores: [], question_scores: [] })
  })

  it('are null where the applicant gave no answer that counts', async () => {
    const requisition = await buildRequisition(database, { company })
    const questions = scored({}).map((one) => ({ ...one, is_required: false }))
    await publishQuestions(recruiter, { ...requisition, questions })
    const candidate = await applyByPlan(test, requisition)
    await answer(candidate, { shifts: [3] })
    const { scores, question_scores: questionScores } = await activityOnScorecard(
      recruiter,
      candidate,
    )
    expect(scores.map(({ score }) => score)).toEqual([null, null])
    expect(questionScores.map(({ score }) => score)).toEqual([null, null])
  })

  it('are refused for an attribute that does not exist, in a plan and in the library', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const questions = scored({ id: 2_000_000_000 })
    const saved = await saveQuestions(recruiter, { jobId, questions })
    expect([saved.status, saved.body.error.fields]).toEqual([
      400,
      { steps: 'An attribute does not exist.' },
    ])
    const { question_id: _, account_question_id: __, ...question } = only(questions.slice(0, 1))
    const url = `/job/v1/measurements/${jobId}/questions/`
    const added = await recruiter.post(url, { question })
    expect([added.status, added.body.error.fields]).toEqual([
      400,
      { 'question.measures': 'An attribute does not exist.' },
    ])
  })

  it.each([
    ['a score above 100', { yes: 101 }],
    ['a weight below zero', { weight: -1 }],
  ])('are refused with %s', async (_, wrong) => {
    const { jobId } = await buildRequisition(database, { company })
    const saved = await saveQuestions(recruiter, { jobId, questions: scored(wrong) })
    expect(saved.status).toBe(400)
  })

  it('keep a plan from being published that measures one of their attributes elsewhere', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const saved = (await saveQuestions(recruiter, { jobId, questions: scored({}) })).body.data
    expect(saved.problems).toEqual([])
    const content: { asmt_id: number; attribute_type_ids: number[] }[] = (
      await recruiter.get(`/smartreq/v1/${jobId}/assessments/`)
    ).body.data
    const other = content.find((one) => one.attribute_type_ids.includes(teamwork))
    const [step] = saved.steps
    const activities = [...step.activities, { asmt_id: other?.asmt_id }].map(
      ({ asmt_id, settings }) => ({ asmt_id, is_required: true, settings }),
    )
    const steps = [{ title: step.title, standard_title: null, activities }]
    const url = `/smartreq/v1/${jobId}/screening-plan/`
    const { body } = await recruiter.put(url, { revision: saved.revision, steps })
    expect(body.data.problems).toEqual([
      { code: 'measured_twice', step: 0, attribute_type_id: teamwork },
    ])
  })
})

type Values = { yes?: number | null; weight?: number; id?: number }

/** Two questions that score teamwork, the first one with twice the weight; it scores reliability as well. */
function scored({ yes = 90, weight = 2, id = teamwork }: Values): AskedQuestion[] {
  const [first, second] = license.options
  return [
    {
      ...license,
      options: [yes === null ? first : { ...first, score: yes }, second],
      measures: [
        { attribute_type_id: id, weight },
        { attribute_type_id: reliability, weight: weight * 2 },
      ],
    },
    {
      ...license,
      question_id: 'shifts',
      type: 'multiple_choice',
      is_required: false,
      options: [
        { value: 1, text: 'Early', is_knock_out: false, ...points(yes) },
        { value: 2, text: 'Late', is_knock_out: false, ...points(yes === null ? null : 60) },
        { value: 3, text: 'I prefer not to say', is_knock_out: false },
      ],
      measures: [{ attribute_type_id: id, weight: weight / 2 }],
    },
  ]
}

function points(score: number | null) {
  return score === null ? {} : { score }
}

function plain(questions: readonly unknown[]): AskedQuestion[] {
  return structuredClone(questions) as AskedQuestion[]
}

async function weigh(jobId: number, ids: readonly number[]): Promise<void> {
  const attributes = ids.map((attribute_type_id) => ({ attribute_type_id, weight: 1 }))
  await recruiter.put(`/job/v1/attribute-groups/${jobId}/`, { attributes })
}

async function answer(
  candidate: Candidate,
  values: Readonly<Record<string, number | number[]>>,
): Promise<void> {
  const attemptId = await startAttempt(candidate, { slug: SCREENING_SLUG })
  const answers = Object.entries(values).map(([id, value]) => revision(id, { value }))
  await save(candidate.client, { attemptId, answers })
  const { status } = await submit(candidate.client, { attemptId, answers })
  if (status !== 200) throw new Error('The answers are not submitted.')
  const { accountId } = candidate.requisition
  await scoreAttempt({ database, now: () => new Date() }, { accountId, attemptId })
}
