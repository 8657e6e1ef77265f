import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { getJobQuestions } from '#contract/assessments/assessments.ts'
import { assessmentPackage } from '#contract/examples/assessments.ts'
import {
  acceptPledge,
  beginAssessment,
  chosenOption,
  findQuestion,
  noServerTime,
} from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'

const SETTING = 'Go to the next question automatically'
const MANY = 24
const [FIRST] = assessmentPackage.questions

/** A questionnaire of many statements that are answered by one choice each. */
const long = reply(getJobQuestions, {
  data: {
    ...assessmentPackage,
    questions: Array.from({ length: MANY }, (_, index) => ({
      question_id: `statement-${index + 1}`,
      text: { en: `Statement ${index + 1}`, es: `Frase ${index + 1}`, fr: `Phrase ${index + 1}` },
      response_set: 'agreement',
    })),
  },
})

let taps = 0
const countTap = () => void (taps += 1)
beforeEach(() => {
  taps = 0
  document.addEventListener('pointerup', countTap)
})
afterEach(() => {
  document.removeEventListener('pointerup', countTap)
  localStorage.clear()
})

describe('going on by itself after a choice', () => {
  it('takes one tap a question, and stores each choice before it is said to be saved', async () => {
    const { user, stored } = await beginAssessment([long], MANY)
    taps = 0
    for (let number = 1; number <= MANY; number += 1) {
      await findQuestion(number, MANY)
      await user.click(screen.getByRole('radio', { name: 'Mostly' }))
    }
    await screen.findByRole('heading', { name: 'Everything is answered' })
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText('Submitted. Thank you!')
    // 120 questions would take 121.
    expect(taps).toBe(MANY + 1)
    expect([...stored.values()]).toEqual(Array.from({ length: MANY }, () => 4))
  })

  it('is back in one tap, with the choice, and moves the focus to the question that came', async () => {
    const { user } = await beginAssessment()
    await user.click(screen.getByRole('radio', { name: 'Mostly' }))
    const second = await findQuestion(2)
    await waitFor(() => expect(document.activeElement).toBe(second))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findQuestion(1)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mostly' }).checked).toBe(true)
  })

  it('goes on once where the candidate presses Next before it', async () => {
    const { stored } = await beginAssessment()
    // In one turn: no timer comes between them.
    tapMostly()
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(2)
    await untilSent(stored)
    screen.getByRole('form', { name: 'Question 2 of 3' })
  })

  it('goes on once where the candidate presses Next as the next question comes', async () => {
    const { stored } = await beginAssessment()
    const wasSecond = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (screen.queryByRole('form', { name: 'Question 2 of 3' }) === null) return
        observer.disconnect()
        resolve(fireEvent.click(screen.getByRole('button', { name: 'Next' })))
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    tapMostly()
    await wasSecond
    await untilSent(stored)
    screen.getByRole('form', { name: 'Question 2 of 3' })
  })

  it('takes one number key a question', async () => {
    const { user, stored } = await beginAssessment([long], MANY)
    for (let number = 1; number <= MANY; number += 1) {
      await findQuestion(number, MANY)
      await user.keyboard('4')
    }
    await screen.findByRole('heading', { name: 'Everything is answered' })
    await waitFor(() => expect(stored.size).toBe(MANY))
    expect([...stored.values()]).toEqual(Array.from({ length: MANY }, () => 4))
  })

  it('goes on once where Enter follows the number key', async () => {
    const { user } = await beginAssessment([long], MANY)
    await user.keyboard('4')
    await findQuestion(2, MANY)
    await user.keyboard('{Enter}')
    await user.keyboard('4')
    await findQuestion(3, MANY)
    expect(chosenOption()).toBeNull()
  })

  it('waits for Enter after a choice by an arrow key, or without a pointer', async () => {
    const { user, stored } = await beginAssessment()
    screen.getAllByRole('radio')[0]?.focus()
    await user.keyboard('{ArrowDown}')
    screen.getByRole('radio', { name: 'Partly' }).click()
    await untilSent(stored)
    screen.getByRole('form', { name: 'Question 1 of 3' })
    await user.keyboard('{Enter}')
    await findQuestion(2)
  })

  it('waits after a choice by a key right after a click that was on no choice', async () => {
    const { user, stored } = await beginAssessment()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await findQuestion(2)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findQuestion(1)
    screen.getAllByRole('radio')[0]?.focus()
    await user.keyboard('{ArrowDown}')
    await untilSent(stored)
    screen.getByRole('form', { name: 'Question 1 of 3' })
  })

  it('is off by the setting of the person, also at the next visit', async () => {
    const { user, stored } = await beginAssessment()
    await expectAccessible()
    await user.click(screen.getByRole('checkbox', { name: SETTING }))
    await user.click(screen.getByRole('radio', { name: 'Mostly' }))
    await untilSent(stored)
    screen.getByRole('form', { name: 'Question 1 of 3' })
    expect(localStorage.getItem('fairlead.auto-advance')).toBe('off')
  })

  it('is off at first where the device asks for less motion', async () => {
    const { matchMedia } = globalThis
    Object.assign(globalThis, {
      matchMedia: (query: string) => ({ matches: /motion/.test(query) }),
    })
    try {
      await beginAssessment()
      const setting = screen.getByRole<HTMLInputElement>('checkbox', { name: SETTING })
      expect(setting.checked).toBe(false)
    } finally {
      Object.assign(globalThis, { matchMedia })
    }
  })

  it('also goes on in a part with a limit of time, where the setting is as well', async () => {
    const timed = reply(getJobQuestions, {
      data: { ...assessmentPackage, time_limit_seconds: 600 },
    })
    const { user } = await acceptPledge([timed, ...noServerTime])
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await findQuestion(1)
    screen.getByRole('checkbox', { name: SETTING })
    await user.click(screen.getByRole('radio', { name: 'Mostly' }))
    await findQuestion(2)
    await user.keyboard('4')
    await findQuestion(3)
    expect(screen.getAllByRole('timer')).toHaveLength(1)
  })

  it('is not offered where a question of the activity is answered otherwise', async () => {
    if (FIRST === undefined) throw new Error('The example has no question.')
    const typed = { ...FIRST, question_id: 'typed', input: { type: 'date' as const } }
    const questions = [...assessmentPackage.questions, typed]
    const mixed = reply(getJobQuestions, { data: { ...assessmentPackage, questions } })
    const { user, stored } = await beginAssessment([mixed], questions.length)
    expect(screen.queryByRole('checkbox', { name: SETTING })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Mostly' }))
    await untilSent(stored)
    screen.getByRole('form', { name: 'Question 1 of 4' })
  })
})

// As a finger does, without waiting.
function tapMostly(): void {
  const radio = screen.getByRole('radio', { name: 'Mostly' })
  fireEvent.pointerUp(radio)
  fireEvent.click(radio)
}

/** Answers are sent 400 ms after the last one was stored: a choice that leads on has done so by then. */
async function untilSent(stored: ReadonlyMap<string, unknown>): Promise<void> {
  await waitFor(() => expect(stored.size).toBe(1))
}
