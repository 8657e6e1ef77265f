/** Signing out with unsent work: it is sent where that is possible, and asked about where it is not (I11). */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { saveAnswers } from '#contract/assessments/assessments.ts'
import { candidate } from '#contract/examples/session.ts'
import { logout } from '#contract/session/session.ts'
import { beginAssessment } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, type Reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const ASKED = 'Some of your work is only on this device'

describe('signing out with an answer that is not sent', () => {
  it('sends it without a question where there is a network', async () => {
    const { answering, stored } = await answerWithoutNetwork()
    // Local first: the server is told later.
    const { address } = await signOut([...answering, refuse(logout, 'unavailable')])
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    expect(address()).toBe('/login')
    expect(stored.get('order')).toBe(5)
  })

  it('asks at once without a network, and keeps it for the next sign-in', async () => {
    await answerWithoutNetwork()
    const { user } = await renderApp('/logout', { as: candidate, isOffline: true })
    await screen.findByRole('heading', { level: 1, name: ASKED })
    screen.getByText('1 answer has not been sent yet.')
    await expectAccessible()
    await user.click(
      screen.getByRole('button', { name: 'Keep it for my next sign-in on this device' }),
    )
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  })

  it('asks when the server does not take it', async () => {
    await answerWithoutNetwork()
    await signOut([refuse(saveAnswers, 'internal')])
    await screen.findByRole('heading', { level: 1, name: ASKED })
  })

  it('asks after a moment when the server does not answer', async () => {
    await answerWithoutNetwork()
    await signOut([leaveUnanswered(saveAnswers)])
    await screen.findByRole('heading', { level: 1, name: ASKED }, { timeout: 8000 })
  })
})

async function answerWithoutNetwork() {
  const begun = await beginAssessment()
  begun.loseNetwork()
  await begun.user.keyboard('5')
  await screen.findByText('1 answer to send')
  await waitFor(() => expect(begun.stored.size).toBe(0))
  await closeApp({ keepsDevice: true })
  return begun
}

function signOut(replies: readonly Reply[]) {
  return renderApp('/logout', { as: candidate, replies })
}
