import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { tracker } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { listTrackers } from '#contract/progress/progress.ts'
import {
  beginAssessment,
  chosenOption,
  findQuestion,
  QUESTIONS,
} from '#testing/components/assessment.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'
import { findNextLink } from '#testing/components/tracker.ts'
import { deviceDatabase } from '#web/offline/database.ts'

describe('an activity that is left', () => {
  it('is left for later, and Continue leads to the first question without an answer', async () => {
    const { user, address } = await beginAssessment()
    await user.keyboard('2{Enter}')
    await findQuestion(2)
    await user.keyboard('{Enter}')
    await findQuestion(3)
    await user.click(screen.getByRole('button', { name: 'Save and continue later' }))
    await user.click(await findNextLink())
    await findQuestion(2)
    expect(address()).toBe(QUESTIONS)
  })

  it('is left with every answer there, and Continue leads to the review', async () => {
    const { user } = await beginAssessment()
    await user.keyboard('2{Enter}')
    await findQuestion(2)
    await user.keyboard('3{Enter}')
    await findQuestion(3)
    await user.keyboard('4')
    await user.click(screen.getByRole('button', { name: 'Save and continue later' }))
    await user.click(await findNextLink())
    await screen.findByRole('heading', { level: 2, name: 'Everything is answered' })
  })

  it('counts as answered for Continue what no disk has taken yet', async () => {
    const { user } = await beginAssessment()
    const put = vi.spyOn(deviceDatabase().answers, 'put')
    put.mockRejectedValue(new DOMException('The disk is full', 'QuotaExceededError'))
    await user.keyboard('2{Enter}')
    await findQuestion(2)
    await user.keyboard('{Enter}')
    await findQuestion(3)
    await user.click(screen.getByRole('button', { name: 'Save and continue later' }))
    await user.click(await findNextLink())
    await findQuestion(2)
    expect(chosenOption()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findQuestion(1)
    expect(chosenOption()).toBe('2')
    put.mockRestore()
  })

  it('opens where it was left again when no one pressed Continue since', async () => {
    const { user } = await beginAssessment()
    await user.click(screen.getByRole('button', { name: 'Save and continue later' }))
    await user.click(await findNextLink())
    await findQuestion(1)
    await user.keyboard('{Enter}')
    await findQuestion(2)
    await user.keyboard('{Enter}')
    await findQuestion(3)
    await closeApp({ keepsDevice: true })
    await renderApp(QUESTIONS, { as: candidate, isOffline: true })
    await findQuestion(3)
  })

  it('goes straight from the list of applications to the first question without an answer', async () => {
    const data = [{ ...tracker, ref_id: 801, status: 'incomplete' as const }]
    const { user, server } = await beginAssessment()
    server.use(reply(listTrackers, { data }))
    await user.keyboard('2{Enter}')
    await findQuestion(2)
    await user.keyboard('{Enter}')
    await findQuestion(3)
    await user.click(screen.getByRole('link', { name: 'Close and go to my progress' }))
    await screen.findByRole('heading', { level: 1, name: 'My progress' })
    const link = await screen.findByRole('link', { name: /^Continue/ })
    await waitFor(() =>
      expect(link.getAttribute('href')).toBe('/user/assessment-questions?ref=801&activity=61'),
    )
    await user.click(link)
    await findQuestion(2)
  })
})
