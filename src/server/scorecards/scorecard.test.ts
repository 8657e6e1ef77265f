import { describe, expect, it } from 'vitest'

import type { Scorecard } from '#contract/scorecards.ts'
import { scoreAttempt } from '#server/assessments/score-attempt.ts'
import { buildCompany, buildRequisition, buildStaff } from '#testing/builders.ts'
import { buildCandidate, complete, type Candidate } from '#testing/candidate.ts'
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
    expect(scores).toHaveLength(35)
    expect(scores.filter(({ explanation }) => explanation === null)).toEqual([])
    expect(scores.find(({ attribute }) => attribute === 'neuroticism-depression')).toMatchObject({
      name: { en: 'Effect of setbacks' },
      technical: {
        name: { en: 'Depression' },
        citation: { en: expect.stringContaining('Journal of Research in Personality') },
      },
    })
    const shown = JSON.stringify(scores.map(({ name, explanation }) => [name, explanation]))
    expect(shown).not.toMatch(/depress|anxi|liberal|moral|neurotic/i)
  })
})
