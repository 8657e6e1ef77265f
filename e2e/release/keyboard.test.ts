/** From the link of a position to the answers of an assessment, without a mouse. */
import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/test.ts'
import { tabTo } from '../pages/by-keyboard.ts'
import { activityCard, newCandidate, openPosition, question } from '../pages/candidate.ts'

async function typeInto(page: Page, given: { label: string; text: string }) {
  await tabTo(page, page.getByLabel(given.label, { exact: true }))
  await page.keyboard.type(given.text)
}

test('a candidate signs up, starts an assessment, answers and goes back by keyboard alone', async ({
  page,
}) => {
  await test.step('menus open, move and close, and return the focus', () => useMenu(page))
  await test.step('signing up', () => signUp(page))
  await tabTo(page, activityCard(page, 'Personality').getByRole('link', { name: 'Start' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Accept and start' }))
  await page.keyboard.press('Enter')
  await test.step('answers by number, arrows and button, and the way back to them', () =>
    answerThree(page))
  await test.step('Enter goes on from anywhere in a question, one question at a time', () =>
    goOnByEnter(page))
  await test.step('Enter in a menu belongs to the menu', () => chooseByEnter(page))
})

async function useMenu(page: Page): Promise<void> {
  await page.goto('/login')
  const button = page.getByRole('button', { name: /^Language:/ })
  await tabTo(page, button)
  await page.keyboard.press('ArrowDown')
  const english = page.getByRole('menuitemradio', { name: 'English' })
  await expect(english).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitemradio', { name: 'Français' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(english).toBeHidden()
  await expect(button).toBeFocused()
}

async function signUp(page: Page): Promise<void> {
  const { email, firstName, lastName } = newCandidate()
  await page.goto(`/?sr=${openPosition().uuid}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Apply' }))
  await page.keyboard.press('Enter')
  await typeInto(page, { label: 'First name', text: firstName })
  await typeInto(page, { label: 'Last name', text: lastName })
  await typeInto(page, { label: 'Email', text: email })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/progress-tracker/)
}

/** The first by its number, the second by arrows, the third by number and the button. */
async function answerThree(page: Page): Promise<void> {
  await expect(question(page, 1)).toBeVisible()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(question(page, 2)).toBeVisible()
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(question(page, 3)).toBeVisible()
  await page.keyboard.press('5')
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Space')
  await expect(question(page, 4)).toBeVisible()

  for (const [number, choice] of [
    [3, 5],
    [2, 3],
    [1, 2],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name: 'Back' }))
    await page.keyboard.press('Enter')
    await expect(question(page, number)).toBeVisible()
    await expect(page.getByRole('radio').nth(choice - 1)).toBeChecked()
  }
}

async function goOnByEnter(page: Page): Promise<void> {
  // Answered ones first, then those without an answer.
  for (const number of [2, 3, 4, 5]) {
    await page.keyboard.press('Enter')
    await expect(question(page, number)).toBeVisible()
  }
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Enter')
  await expect(question(page, 6)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect(question(page, 7)).toBeVisible()
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
  await expect(question(page, 8)).toBeVisible()

  // Pressed for long, it goes on once.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(question(page, 9)).toBeVisible()

  await tabTo(page, page.getByRole('button', { name: 'Back' }))
  await page.keyboard.press('Enter')
  await expect(question(page, 8)).toBeVisible()
}

async function chooseByEnter(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: /^Language:/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeHidden()
  await expect(question(page, 8)).toBeVisible()
}
