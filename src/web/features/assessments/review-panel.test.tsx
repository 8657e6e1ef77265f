import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { beginAssessment, findQuestion, TRACKER } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'

describe('the review after the last question', () => {
  it('names the questions that are open, leads to them, and asks before they are submitted', async () => {
    const { user } = await beginAssessment()
    await user.keyboard('3{Enter}')
    await findQuestion(2)
    await user.keyboard('{Enter}')
    await findQuestion(3)
    await user.click(screen.getByRole('button', { name: 'Review' }))
    const heading = await screen.findByRole('heading', { name: '2 questions are open' })
    expect(document.activeElement).toBe(heading)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const dialog = screen.getByRole('dialog', { name: 'Submit with open questions?' })
    within(dialog).getByText(/2 questions have no answer/)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Go to the first open question' }))
    await findQuestion(2)
  })

  it('submits what is answered, and leads back to the application', async () => {
    const { user, stored, address } = await beginAssessment()
    for (const number of [1, 2, 3]) {
      await findQuestion(number)
      await user.keyboard(`${number}{Enter}`)
    }
    await screen.findByRole('heading', { name: 'Everything is answered' })
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Submitted. Thank you!')
    expect(Object.fromEntries(stored)).toEqual({ order: 1, calm: 2, help: 3 })
    await expectAccessible()
    await user.click(screen.getByRole('link', { name: 'Back to the application' }))
    await waitFor(() => expect(address()).toBe(TRACKER))
  })
})
