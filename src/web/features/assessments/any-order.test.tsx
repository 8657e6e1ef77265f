/** What shows as chosen is what is kept, in whatever order questions are answered, left and answered again (I2). */
import { act, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { beginAssessment, findQuestion } from '#testing/components/assessment.ts'
import { remember } from '#web/offline/browser-storage.ts'

const IDS = ['order', 'calm', 'help']
const STEPS = 40

// Few values, and seldom two choices in a row: what goes wrong goes wrong between questions.
const step = fc.oneof(fc.constantFrom(2, 4), fc.constantFrom('next' as const, 'back' as const))
const walk = fc.array(step, { minLength: STEPS, maxLength: STEPS })

it.each([1, 2, 3])('I2 what was chosen last is kept, on random walk %i', async (seed) => {
  const [steps = []] = fc.sample(walk, { seed, numRuns: 1 })
  // Only the walk moves on.
  remember('auto-advance', 'off')
  const { user, stored } = await beginAssessment()
  const answers = new Map<string, number>()
  let index = 0
  const press = async (one: (typeof steps)[number]) => {
    if (typeof one === 'number') {
      await user.keyboard(String(one))
      answers.set(IDS[index] ?? '', one)
      return
    }
    const next = index + (one === 'next' ? 1 : -1)
    if (next < 0 || next >= IDS.length) return
    // By keys alone: a choice right after a click counts as made by it, and the next question comes by itself.
    if (one === 'back') act(() => screen.getByRole('button', { name: 'Back' }).focus())
    await user.keyboard('{Enter}')
    await findQuestion(next + 1)
    index = next
  }
  for (const [number, one] of steps.entries()) {
    await press(one)
    expect(chosen(), `after step ${number}`).toBe(answers.get(IDS[index] ?? '') ?? null)
  }
  await waitFor(() => expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(answers)))
})

function chosen(): number | null {
  const radio = screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)
  return radio === undefined ? null : Number(radio.value)
}
