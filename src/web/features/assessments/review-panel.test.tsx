import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import {
  getJobQuestions,
  listAnswers,
  saveAnswers,
  submitQuestions,
} from '#contract/assessments/assessments.ts'
import { assessmentPackage, storedAnswer, storedAttempt } from '#contract/examples/assessments.ts'
import { beginAssessment, findQuestion, TRACKER } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import {
  leaveUnanswered,
  refuse,
  refuseWith,
  reply,
  type Reply,
} from '#testing/components/fake-server.ts'
import { deviceDatabase } from '#web/offline/database.ts'

describe('the review of an activity whose parts have to be complete', () => {
  const title = (text: string) => ({ en: text, es: text, fr: text })
  const content = {
    ...assessmentPackage,
    sections: [
      { section_id: 'a', title: title('Reading'), question_ids: ['order'], is_required: true },
      { section_id: 'b', title: title('Speaking'), question_ids: ['calm'], is_required: true },
      { section_id: 'c', title: title('Extra'), question_ids: ['help'] },
    ],
  }

  it('submits once each of them is, and says which one is not', async () => {
    const { user } = await beginAssessment([reply(getJobQuestions, { data: content })])
    await user.keyboard('{Enter}')
    await findQuestion(2)
    await user.keyboard('{Enter}')
    await findQuestion(3)
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByText('You can submit once these parts are complete: Reading and Speaking.')
    const submitButton = screen.getByRole('button', { name: 'Submit' })
    expect(submitButton).toHaveProperty('disabled', true)
    await expectAccessible()
    for (const number of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Go to the first unanswered question' }))
      await findQuestion(number)
      await user.click(screen.getByRole('radio', { name: 'Mostly' }))
      await screen.findByRole('button', { name: 'Submit' })
    }
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', false),
    )
    expect(screen.queryByText(/^You can submit once these parts/)).toBeNull()
  })
})

describe('the review after the last question', () => {
  it('names the questions that are open, leads to them, and asks before they are submitted', async () => {
    const { user } = await beginAssessment()
    await user.keyboard('3{Enter}')
    await findQuestion(2)
    await user.keyboard('{Enter}')
    await findQuestion(3)
    await user.click(screen.getByRole('button', { name: 'Review' }))
    const heading = await screen.findByRole('heading', { name: '2 questions unanswered' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Submit with unanswered questions?' })
    within(dialog).getByText(/2 questions have no answer/)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Go to the first unanswered question' }))
    await findQuestion(2)
    // Reached, answered and left in two taps, and the review says what is left.
    await user.click(screen.getByRole('radio', { name: 'Mostly' }))
    await screen.findByRole('heading', { name: '1 question unanswered' })
    await user.click(screen.getByRole('button', { name: 'Go to the unanswered question' }))
    await findQuestion(3)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findQuestion(2)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(3)
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
    await user.click(screen.getByRole('link', { name: 'Back to all parts' }))
    await waitFor(() => expect(address()).toBe(TRACKER))
  })

  it('says that it is sending until that is known, and nothing of a network that is there', async () => {
    const { user, server, takeAnswers } = await beginAssessment()
    await goToReview(user)
    server.use(leaveUnanswered(submitQuestions))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Sending…')
    expect(screen.queryByText(/not submitted yet|as soon as there is a network/)).toBeNull()
    await expectAccessible()
    takeAnswers()
  })

  it.each([
    { isPersistent: true, says: 'You can close this page.' },
    {
      isPersistent: false,
      says: 'Keep this window open until then: this browser may not keep what it stores.',
    },
  ])(
    'says without network what is left, with storage that is kept: $isPersistent',
    async (given) => {
      vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(given.isPersistent)
      const { user, stored, loseNetwork, regainNetwork } = await beginAssessment()
      await goToReview(user)
      await waitFor(() => expect(stored.size).toBe(3))
      await waitFor(async () => expect(await countWaiting()).toBe(0))
      loseNetwork()
      await user.click(screen.getByRole('button', { name: 'Back' }))
      await findQuestion(3)
      await user.keyboard('4{Enter}')
      await user.click(await screen.findByRole('button', { name: 'Submit' }))
      await screen.findByText('Saved on this device, not submitted yet')
      await screen.findByText(given.says, { exact: false })
      await screen.findByText('1 answer left to send')
      await expectAccessible()
      regainNetwork()
      await screen.findByText('Submitted. Thank you!')
      expect(stored.get('help')).toBe(4)
    },
  )

  it('I5 says why the server refuses the submission, and submits when asked to try again', async () => {
    const { user, server, takeAnswers } = await beginAssessment()
    await goToReview(user)
    server.use(refuse(submitQuestions, 'activity_locked'))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Not submitted yet')
    await screen.findByText('This activity is not open.')
    expect(screen.queryByText(/You can close this page|as soon as there is a network/)).toBeNull()
    await expectAccessible()
    takeAnswers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Submitted. Thank you!')
  })

  it('I5 opens a refused submission again, at the answers that the server named', async () => {
    const { user, server, takeAnswers, stored } = await beginAssessment()
    await goToReview(user)
    const details = { question_ids: ['calm'] }
    server.use(
      refuseWith(submitQuestions, { code: 'answers_differ', details }),
      reply(listAnswers, ({ params: { attempt_id } }) => ({
        data: { attempt: { ...storedAttempt, attempt_id }, answers: [] },
      })),
    )
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Not submitted yet')
    await screen.findByText(/We received other answers to some questions/)
    await expectAccessible()
    takeAnswers()
    await user.click(screen.getByRole('button', { name: 'Check your answers' }))
    await screen.findByText('Check these answers, then submit again.')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Question 2' }))
    await findQuestion(2)
    await user.click(screen.getByRole('radio', { name: 'Mostly' }))
    await screen.findByRole('heading', { name: 'Everything is answered' })
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Submitted. Thank you!')
    expect(stored.get('calm')).toBe(4)
  })

  it('I6 names what came after the submission on another device', async () => {
    const { user, server, stored } = await beginAssessment()
    await user.keyboard('1{Enter}')
    await findQuestion(2)
    await waitFor(() => expect(stored.size).toBe(1))
    server.use(...submittedElsewhere({ order: 1 }))
    await user.keyboard('2')
    await screen.findByText('Submitted. Thank you!')
    await screen.findByText(/It was submitted on your other device\./)
    await screen.findByText(/1 answer from this device came after that/)
    expect(screen.queryByText('All your answers are saved on the server.')).toBeNull()
    await expectAccessible()
  })
})

/** Answers that the server did not acknowledge yet. */
function countWaiting(): Promise<number> {
  return deviceDatabase()
    .answers.filter((row) => row.isWaiting === 1)
    .count()
}

async function goToReview(user: UserEvent): Promise<void> {
  for (const number of [1, 2, 3]) {
    await findQuestion(number)
    await user.keyboard(`${number}{Enter}`)
  }
  await screen.findByRole('heading', { name: 'Everything is answered' })
}

/** The server takes answers as evidence only; what counts is what the other device submitted. */
function submittedElsewhere(counted: Readonly<Record<string, number>>): Reply[] {
  const now = () => new Date().toISOString()
  return [
    reply(saveAnswers, ({ body: { attempt_id, answers } }) => {
      const acknowledged = answers.map(({ question_id, rev }) => ({ question_id, rev }))
      const receipt = { attempt_id, acknowledged, superseded: [], is_fenced: true }
      return { data: { ...receipt, answered_count: 1, server_time: now() } }
    }),
    reply(listAnswers, ({ params: { attempt_id } }) => {
      const attempt = { ...storedAttempt, attempt_id, submitted_at: now() }
      const answers = Object.entries(counted).map(([question_id, value]) => ({
        ...storedAnswer,
        question_id,
        value,
      }))
      return { data: { attempt, answers } }
    }),
  ]
}
