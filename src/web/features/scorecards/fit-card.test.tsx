import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { previewRecalculation, recalculateScores } from '#contract/requisitions/requisitions.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901'

it('The parts of a fit score add up to it before one’s eyes', async () => {
  const { user } = await renderApp(PATH, {
    as: recruiter,
    replies: [reply(getScorecard, { data: scorecard })],
  })
  const card = within(await screen.findByRole('region', { name: 'Fit score' }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Customer focus ×2Customer focus, weight 2: 80 of 100 points add 53.3 to the score80 → 53.3',
    'Conscientiousness ×1Conscientiousness, weight 1: 56 of 100 points add 18.7 to the score56 → 18.7',
    'Verbal reasoning ×1Not measured',
  ])
  await user.click(card.getByText('Why this score'))
  const table = card.getByRole('table', { name: 'How the score adds up' })
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Part', 'Points', 'Weight', 'Adds'],
    ['Customer focus', '80.00', '67%', '53.33'],
    ['Conscientiousness', '56.00', '33%', '18.67'],
    ['Verbal reasoning', 'Not measured', '–', '–'],
    ['Fit score', '72.00'],
  ])
  expect(card.queryByRole('button', { name: 'Recalculate the scores' })).toBeNull()
  await expectAccessible()
})

it('Parts of a fit score that are equal add up to it in tenths, and their weights to 100 percent', async () => {
  const { fit } = scorecard
  const [part] = fit?.parts ?? []
  const parts = [27.22, 27.22, 27.21].flatMap((contribution, index) =>
    part === undefined
      ? []
      : [{ ...part, attribute: `part-${index}`, weight: 1, points: 81.65, contribution }],
  )
  const data = { ...scorecard, fit: fit && { ...fit, parts, raw: 81.65, score: 81.65 } }
  const { user } = await renderApp(PATH, {
    as: recruiter,
    replies: [reply(getScorecard, { data })],
  })
  const card = within(await screen.findByRole('region', { name: 'Fit score' }))
  card.getByText('All parts together: 81.7')
  expect(card.getAllByText(/^82 → /).map(({ textContent }) => textContent)).toEqual([
    '82 → 27.3',
    '82 → 27.2',
    '82 → 27.2',
  ])
  await user.click(card.getByText('Why this score'))
  const shares = card.getAllByRole('cell', { name: /^3[34]%$/ })
  expect(shares.map(({ textContent }) => textContent)).toEqual(['34%', '33%', '33%'])
})

it('A score of which newer weights change the decimals alone names them', async () => {
  const { fit, applicant } = scorecard
  const score = Math.round(applicant.score ?? 0) + 0.25
  const same = { ...scorecard, fit: fit && { ...fit, version: 4, is_outdated: true, score } }
  await renderApp(PATH, { as: recruiter, replies: [reply(getScorecard, { data: same })] })
  const card = within(await screen.findByRole('region', { name: 'Fit score' }))
  card.getByText(new RegExp(`With version 4, the score is ${score}\\.$`))
})

it('A score that older weights made says what it is by those of now, and can be calculated again', async () => {
  const ordered: unknown[] = []
  const { fit } = scorecard
  const outdated = {
    ...scorecard,
    fit: fit && { ...fit, version: 4, is_outdated: true, score: 61 },
  }
  const { user } = await renderApp(PATH, {
    as: recruiter,
    replies: [
      reply(getScorecard, { data: outdated }),
      reply(previewRecalculation, { data: { applicants: 12, recalculated: 12, kept: 0 } }),
      reply(recalculateScores, ({ params }) => {
        ordered.push(params.job_id)
        return { data: { job_id: params.job_id, is_recalculating: true as const } }
      }),
    ],
  })
  const card = within(await screen.findByRole('region', { name: 'Fit score' }))
  card.getByText('By the weights of this requisition, version 3.')
  card.getByText(/With version 4, the score is 61\.$/)
  await user.click(card.getByRole('button', { name: 'Recalculate the scores' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Recalculate the scores?' }))
  await dialog.findByText(/^12 assessments are scored again/)
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Recalculate the scores' }))
  await waitFor(() => expect(ordered).toEqual([301]))
  await screen.findByText('The scores are being recalculated.')
})
