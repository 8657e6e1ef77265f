import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { answeredActivity } from '#contract/examples/answered-activities.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { suggestScore } from '#contract/scorecards/score-suggestions.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901?job=301&tab=answers'
const NAME = 'Suggest a score: Why this job?'

function said(text: string) {
  return { en: text, es: text, fr: text }
}

async function open({ can, replies }: { can: boolean; replies: Reply[] }) {
  const why = answeredActivity.questions.filter(({ question_id }) => question_id === 'town')
  const questions = why.map((one) => ({ ...one, text: said('Why this job?'), value: 'Cranes.' }))
  const activities = [{ ...answeredActivity, is_screening: true, questions }]
  const shown = reply(getScorecard, {
    data: { ...scorecard, can_suggest_scores: can, activities },
  })
  const app = await renderApp(PATH, { as: recruiter, replies: [shown, ...replies] })
  await screen.findByText('Why this job?')
  return app
}

describe('the suggested score of a written answer', () => {
  it('is asked for, and said to count for nothing', async () => {
    const asked: unknown[] = []
    const suggests = reply(suggestScore, ({ body }) => {
      asked.push(body)
      return { data: { score: 70, reason: 'It names a crane.' } }
    })
    const { user } = await open({ can: true, replies: [suggests] })
    await user.click(screen.getByRole('button', { name: NAME }))
    await screen.findByText('The language model suggests 70 of 100')
    screen.getByText(/It names a crane\./)
    screen.getByText(/counts for nothing: you decide/)
    expect(asked).toMatchObject([{ question_id: 'town', user_step_activity_id: 83 }])
    await expectAccessible()
  })

  it('is said not to be there', async () => {
    const { user } = await open({ can: true, replies: [refuse(suggestScore, 'suggestion_failed')] })
    await user.click(screen.getByRole('button', { name: NAME }))
    await screen.findByText('The language model suggested no score. Try again later.')
  })

  it('is not offered without a model', async () => {
    await open({ can: false, replies: [] })
    expect(screen.queryByRole('button', { name: /^Suggest a score/ })).toBeNull()
    within(document.body).getByText('Why this job?')
  })
})
