import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { getShownChoices } from '#contract/assessments/shown-choices.ts'
import { scorecard, scoredActivity } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { shownQuestion } from '#contract/examples/shown-choices.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901?tab=answers'
const BUTTON = { name: 'Choices as the applicant saw them' }

const withChoices = reply(getScorecard, {
  data: { ...scorecard, activities: [{ ...scoredActivity, has_shown_choices: true }] },
})

it('shows the choices of a test in the order that the applicant saw, and the chosen one', async () => {
  const { user } = await renderApp(PATH, { as: recruiter, replies: [withChoices] })
  await user.click(await screen.findByRole('button', BUTTON))
  await screen.findByText(shownQuestion.text.en)
  const list = screen.getByText('174').closest('ol')
  const shown = within(list ?? document.body).getAllByRole('listitem')
  expect(shown.map(({ textContent }) => textContent.trim())).toEqual(['174', '148  Chosen', '168'])
  await expectAccessible()
})

it('says of a question that it has no answer', async () => {
  const options = shownQuestion.options.map((option) => ({ ...option, is_chosen: false }))
  const unanswered = reply(getShownChoices, {
    data: { questions: [{ ...shownQuestion, options }] },
  })
  const { user } = await renderApp(PATH, { as: recruiter, replies: [withChoices, unanswered] })
  await user.click(await screen.findByRole('button', BUTTON))
  await screen.findByText('No answer')
  expect(screen.queryByText('Chosen')).toBeNull()
})

it('says that the choices could not be loaded', async () => {
  const replies = [withChoices, refuse(getShownChoices, 'internal')]
  const { user } = await renderApp(PATH, { as: recruiter, replies })
  await user.click(await screen.findByRole('button', BUTTON))
  await screen.findByText(/error occurred/i)
})

it('offers nothing for what is no submitted test', async () => {
  await renderApp(PATH, { as: recruiter })
  await screen.findByRole('heading', { name: scoredActivity.title.en })
  expect(screen.queryByRole('button', BUTTON)).toBeNull()
})
