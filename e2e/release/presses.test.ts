/** How often a candidate presses from the first question of a long questionnaire to its submission. */
import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/test.ts'
import { applyAsNew, newCandidate, question, start } from '../pages/candidate.ts'

// Where no less motion is asked for, a choice leads to the next question.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasTouch: true })

/** A questionnaire of 120 questions takes no more. */
const MOST_BESIDE_QUESTIONS = 5
const CHOICE = 3

const ways = {
  key: (page: Page) => page.keyboard.press(String(CHOICE)),
  thumb: (page: Page) =>
    page
      .getByRole('radio')
      .nth(CHOICE - 1)
      .locator('..')
      .tap(),
}

for (const way of ['key', 'thumb'] as const)
  test(`a questionnaire takes one press a question and five more at most, by ${way}`, async ({
    page,
    sharedApp,
  }) => {
    test.setTimeout(240_000)
    await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
    await start(page, 'Personality')
    await countPresses(page)
    const total = Number((await question(page, 1).textContent())?.match(/\d+$/)?.[0])
    expect(total).toBeGreaterThan(100)
    for (let number = 1; number <= total; number += 1) {
      await expect(question(page, number)).toBeVisible()
      await ways[way](page)
    }
    const submit = page.getByRole('button', { name: 'Submit' })
    await (way === 'thumb' ? submit.tap() : submit.press('Enter'))
    await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
    expect(await presses(page)).toBeLessThanOrEqual(total + MOST_BESIDE_QUESTIONS)
  })

async function countPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counted = { presses: 0 }
    Object.assign(globalThis, { counted })
    for (const name of ['keydown', 'pointerup'])
      document.addEventListener(name, () => void (counted.presses += 1), true)
  })
}

function presses(page: Page): Promise<number> {
  return page.evaluate(
    () => (globalThis as unknown as { counted: { presses: number } }).counted.presses,
  )
}
