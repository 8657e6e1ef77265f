import { describe, expect, it } from 'vitest'

import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import {
  buildCandidate,
  listCompetencyQuestionIds,
  revision,
  save,
  startAttempt,
  submit,
} from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const questions = await listCompetencyQuestionIds(test)

/** An applicant of a position that requires the competencies alone, and what they and a recruiter read. */
async function applied() {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company, optional: ['personality'] })
  const candidate = await buildCandidate(test, { requisition })
  const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const attemptId = await startAttempt(candidate)
  const { userId } = candidate.application
  const read = async () => {
    const [mine, theirs] = await Promise.all([
      candidate.client.get(`/user/v1/progress-tracker/user/${userId}/`),
      recruiter.get(`/smartreq/v1/${requisition.jobId}/applicants/`),
    ])
    return [mine.body.data[0].pct_complete, theirs.body.data[0].pct_complete]
  }
  return { ...candidate, attemptId, read }
}

describe('the percentage of an application', () => {
  it('counts the required questions that are answered, the same for the candidate and for staff', async () => {
    const { client, attemptId, read } = await applied()
    expect(await read()).toEqual([0, 0])
    const half = questions.slice(0, questions.length / 2).map((id) => revision(id))
    await save(client, { attemptId, answers: half })
    expect(await read()).toEqual([50, 50])
  })

  it('is 99 with all answered and nothing submitted, and 100 after', async () => {
    const { client, attemptId, read } = await applied()
    const answers = questions.map((id) => revision(id, { value: 3 }))
    await save(client, { attemptId, answers })
    expect(await read()).toEqual([99, 99])
    await submit(client, { attemptId, answers })
    expect(await read()).toEqual([100, 100])
  })
})
