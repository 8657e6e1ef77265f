import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

it('A scorecard counts the knock-out answers that are on another scorecard of the applicant', async () => {
  const applicant = { ...scorecard.applicant, knock_out_count: 2 }
  const data = { ...scorecard, applicant, activities: [] }
  await renderApp('/smartreq-detail-applicant/901', {
    as: recruiter,
    replies: [reply(getScorecard, { data })],
  })
  const main = within(await screen.findByRole('main'))
  // Beside the name, and where the decision is.
  expect(await main.findAllByText('2 knock-out answers')).toHaveLength(2)
  expect(main.queryByText(/^Knock-out answer:/)).toBeNull()
  await expectAccessible()
})
