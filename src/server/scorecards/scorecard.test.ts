import { describe, expect, it } from 'vitest'

import type { OtherApplication, Scorecard } from '#contract/scorecards/scorecards.ts'
import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import { jobTeam } from '#server/db/schema/requisition.ts'
import {
  buildApplication,
  buildCompany,
  buildRequisition,
  buildStaff,
  listQuestions,
} from '#testing/builders.ts'
import {
  activityOf,
  buildCandidate,
  complete,
  revision,
  save,
  startAttempt,
  submit,
  type Candidate,
} from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const now = () => new Date()

/** A new applicant, and their scorecard as a recruiter sees it at the moment. */
async function buildApplicant(): Promise<{
  candidate: Candidate
  readScorecard: () => Promise<Scorecard>
}> {
  const company = await buildCompany(database)
  const candidate = await buildCandidate(test, {
    requisition: await buildRequisition(database, { company }),
  })
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const url = `/smartreq/v1/user-smartreq/${candidate.application.userSmartreqId}/scorecard/`
  return { candidate, readScorecard: async () => (await recruiter.get(url)).body.data }
}

describe('the attributes of a scorecard', () => {
  it('have names and sentences for work, and the names of the instrument beside its citation', async () => {
    const { candidate, readScorecard } = await buildApplicant()
    const { accountId } = candidate.requisition
    const { attemptId } = await complete(test, { candidate, slug: 'personality' })
    await scoreAttempt({ database, now }, { accountId, attemptId })
    const { activities } = await readScorecard()

    const scores = activities.flatMap((activity) => activity.scores)
    expect(scores).toHaveLength(33)
    expect(scores.filter(({ explanation }) => explanation === null)).toEqual([])
    expect(scores.find(({ attribute }) => attribute === 'neuroticism-anxiety')).toMatchObject({
      name: { en: 'Worry about problems' },
      technical: {
        name: { en: 'Anxiety' },
        citation: { en: expect.stringContaining('Journal of Research in Personality') },
      },
    })
    const shown = JSON.stringify(scores.map(({ name, explanation }) => [name, explanation]))
    expect(shown).not.toMatch(/depress|anxi|liberal|moral|neurotic/i)
  })
})

describe('the pace of an activity', () => {
  /** Answers all competencies so many milliseconds apart, sent in one batch, and submits. */
  async function answerEvery(
    milliseconds: number,
    given: { candidate: Candidate; aheadMs?: number },
  ): Promise<void> {
    const { candidate, aheadMs = 0 } = given
    const attemptId = await startAttempt(candidate)
    const { asmtId } = activityOf(candidate.requisition, 'competencies')
    const questions = await listQuestions(database, asmtId)
    const start = Date.now() - questions.length * milliseconds + aheadMs
    const answers = questions.map(({ question_id }, index) => ({
      ...revision(question_id),
      answered_at: new Date(start + index * milliseconds).toISOString(),
    }))
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
  }

  async function paceAfter(milliseconds: number, given: { aheadMs?: number } = {}) {
    const { candidate, readScorecard } = await buildApplicant()
    await answerEvery(milliseconds, { ...given, candidate })
    const { activities, applicant } = await readScorecard()
    expect(applicant.status).not.toBe('rejected')
    return activities.find(({ title }) => title.en === 'Competencies')?.pace
  }

  it('is flagged after 36 answers in 6 seconds, and the applicant stays what they were', async () => {
    expect(await paceAfter(167)).toEqual({ median_seconds: 0.167, is_very_fast: true })
  })

  it('goes by the times of the device where all answers arrived at once', async () => {
    expect(await paceAfter(6000)).toEqual({ median_seconds: 6, is_very_fast: false })
  })

  it('is not known of a device whose clock was ahead, so that the server set the times', async () => {
    expect(await paceAfter(6000, { aheadMs: 86_400_000 })).toBeNull()
  })

  it('is not told before the submission', async () => {
    const { candidate, readScorecard } = await buildApplicant()
    await startAttempt(candidate)
    const { activities } = await readScorecard()
    expect(activities.map(({ pace }) => pace)).toEqual([null, null])
  })
})

describe('the activities of a scorecard', () => {
  it('say how many of their questions are answered, also those that no one has started', async () => {
    const { candidate, readScorecard } = await buildApplicant()
    const attemptId = await startAttempt(candidate)
    const { asmtId } = activityOf(candidate.requisition, 'competencies')
    const [first, second] = await listQuestions(database, asmtId)
    const answers = [first, second].map((one) => revision(one?.question_id ?? ''))
    await save(candidate.client, { attemptId, answers })
    const { activities } = await readScorecard()
    expect(
      activities.map(({ title, status, answered_count, question_count }) => [
        title.en,
        status,
        answered_count,
        question_count,
      ]),
    ).toEqual([
      ['Personality', 'available', 0, 112],
      ['Competencies', 'in_progress', 2, 36],
    ])
  })
})

describe('the other applications on a scorecard', () => {
  it('are those of the same person in the company, for readers who see their requisitions', async () => {
    const company = await buildCompany(database)
    const first = await buildRequisition(database, { company })
    const second = await buildRequisition(database, { company })
    const elsewhere = await buildRequisition(database, { company: await buildCompany(database) })
    const { application, person } = await buildCandidate(test, { requisition: first })
    const other = await buildApplication(database, { requisition: second, person })
    await buildApplication(database, { requisition: elsewhere, person })
    const listFor = async (staff: { userId: number }) => {
      const url = `/smartreq/v1/user-smartreq/${application.userSmartreqId}/scorecard/`
      const { body } = await (await test.as(staff)).get(url)
      return body.data.other_applications.map((one: OtherApplication) => one.user_smartreq_id)
    }
    const recruiter = await buildStaff(database, { company, preset: 'Recruiter' })
    expect(await listFor(recruiter)).toEqual([other.userSmartreqId])
    const interviewer = await buildStaff(database, { company, preset: 'Interviewer' })
    const { accountId, jobId } = first
    const { userId } = interviewer
    const place = { accountId, jobId, userId, teamRole: 'interviewer' } as const
    await database.owner.insert(jobTeam).values(place)
    expect(await listFor(interviewer)).toEqual([])
  })
})
