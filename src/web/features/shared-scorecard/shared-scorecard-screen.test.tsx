import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { sharedScorecard } from '#contract/examples/scorecard-shares.ts'
import { openSharedScorecard } from '#contract/scorecards/scorecard-shares.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/shared-scorecard/some-token'

describe('a shared scorecard', () => {
  it('shows who it is, the scores and the sender’s message to people without an account', async () => {
    await renderApp(PATH)
    await screen.findByRole('heading', { level: 1, name: 'Ines Duarte' })
    screen.getByText('Shared by Maya Torres')
    screen.getByText('Would you talk to her?')
    expect(screen.getAllByText('72 of 100 points').length).toBeGreaterThan(0)
    expect(screen.queryByRole('heading', { name: 'Answers' })).toBeNull()
    await expectAccessible()
  })

  it.each([
    ['es', 'Compartida por Maya Torres'],
    ['fr', 'Partagée par Maya Torres'],
  ] as const)('speaks %s', async (locale, text) => {
    await renderApp(PATH, { locale })
    await screen.findByText(text)
  })

  it('says that there are no answers where the sender included them and none can be shown', async () => {
    const data = { ...sharedScorecard, answers: [] }
    await renderApp(PATH, { replies: [reply(openSharedScorecard, { data })] })
    await screen.findByText('There are none to show.')
  })

  it('says plainly that a link has ended', async () => {
    await renderApp(PATH, { replies: [refuse(openSharedScorecard, 'not_found')] })
    await screen.findByRole('heading', { name: 'This link does not open a scorecard' })
    await expectAccessible()
  })

  it('has its heading while it loads', async () => {
    await renderApp(PATH, { replies: [leaveUnanswered(openSharedScorecard)] })
    await screen.findByRole('heading', { level: 1, name: 'Shared scorecard' })
  })

  it('says that there is no network', async () => {
    await renderApp(PATH, { isOffline: true })
    await screen.findByRole('heading', { level: 1, name: /offline|no network|connection/i })
    await expectAccessible()
  })
})
