import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { answeredActivity } from '#contract/examples/answered-activities.ts'
import { scorecard, scoredActivity } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScorecard, type QuestionScore } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const common = { weight: 1, points: null, contribution: null }
const questionScore: QuestionScore = {
  attribute: 'teamwork',
  name: { en: 'Teamwork', es: 'Trabajo en equipo', fr: 'Travail d’équipe' },
  score: 80,
  parts: [
    {
      ...asked('license', 'Do you have a driver’s license?'),
      weight: 2,
      points: 90,
      contribution: 60,
    },
    { ...asked('shifts', 'Which shifts can you work?'), points: 60, contribution: 20 },
    asked('early', 'Can you start at 5 a.m.?'),
  ],
}

const PATH = '/smartreq-detail-applicant/901'

describe('the scores of a company’s own questions', () => {
  it('are explained question by question, as parts that add up', async () => {
    await open(questionScore)
    const table = await screen.findByRole('table', { name: 'How “Teamwork” adds up' })
    screen.getByText('Teamwork: 80 of 100 points')
    const rows = within(table).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Part', 'Points', 'Weight', 'Adds'],
      ['Do you have a driver’s license?', '90.00', '67%', '60.00'],
      ['Which shifts can you work?', '60.00', '33%', '20.00'],
      ['Can you start at 5 a.m.?', 'Not scored', '–', '–'],
      ['Teamwork', '80.00'],
    ])
    await expectAccessible()
  })

  it('say that there is none where no answer has points', async () => {
    const parts = questionScore.parts.map((part) => ({ ...part, points: null, contribution: null }))
    await open({ ...questionScore, score: null, parts })
    await screen.findByText('No score: none of these answers has points.')
    expect(screen.queryByText('Teamwork: 0 of 100 points')).toBeNull()
    await expectAccessible()
  })
})

function asked(questionId: string, text: string) {
  return { ...common, question_id: questionId, text: { en: text, es: text, fr: text } }
}

async function open(score: QuestionScore): Promise<void> {
  const activity = {
    ...answeredActivity,
    status: 'scored' as const,
    scores: scoredActivity.scores.slice(0, 1),
    question_scores: [score],
  }
  const data = { ...scorecard, activities: [activity] }
  await renderApp(PATH, { as: recruiter, replies: [reply(getScorecard, { data })] })
}
