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

/** An applicant of a position with competencies and personality, and what they and a recruiter read. */
async function applied(plan: { optional?: string[] }) {
  const company = await buildCompany(database)
  const requisition = await buildRequisition(database, { company, ...plan })
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
  it('counts the required parts that are submitted, the same for the candidate and for staff', async () => {
    const { client, attemptId, read } = await applied({})
    expect(await read()).toEqual([0, 0])
    const answers = questions.map((id) => revision(id, { value: 3 }))
    await save(client, { attemptId, answers })
    expect(await read()).toEqual([0, 0])
    await submit(client, { attemptId, answers })
    expect(await read()).toEqual([50, 50])
  })

  it('is 100 once every required part is submitted, whatever is optional', async () => {
    const { client, attemptId, read } = await applied({ optional: ['personality'] })
    const answers = questions.map((id) => revision(id, { value: 3 }))
    await save(client, { attemptId, answers })
    await submit(client, { attemptId, answers })
    expect(await read()).toEqual([100, 100])
  })
})
