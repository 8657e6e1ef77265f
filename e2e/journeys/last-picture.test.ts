import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/test.ts'
import {
  answer,
  answerAll,
  applyAsNew,
  badge,
  keyFor,
  newCandidate,
  question,
  start,
} from '../pages/candidate.ts'

// The app's own code is held back; a service worker would answer for it.
test.use({ serviceWorkers: 'block' })

test('Enter goes on from a picture, wherever the focus went', async ({ sharedApp, page }) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await start(page, 'Personality')
  await expect.poll(() => kept(page)).toContain('Question 1 of')
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('2')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  // As when the app has just drawn its screen over the picture.
  await page.getByRole('radio').nth(1).blur()
  await page.keyboard.press('Enter')
  app.resolve()
  await expect(question(page, 2)).toBeVisible()
})

test('I1 I11 the last question is there before the app is, takes an answer, and is nobody else’s', async ({
  sharedApp,
  page,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await start(page, 'Personality')
  await answerAll(page, { from: 1, to: 3 })
  await expect(question(page, 4)).toBeVisible()
  await expect.poll(() => kept(page)).toContain('Question 4 of')
  await expect(badge(page)).toContainText('Saved')

  let letAppCome: () => void = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letAppCome = resolve
  })
  await page.route('**/assets/main-*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(question(page, 4)).toBeVisible()
  await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true')
  // Nothing is known yet about where answers are.
  await expect(page.getByText('Saved', { exact: true }).first()).toBeHidden()
  await page.keyboard.press('2')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Enter')

  letAppCome()
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy')
  await expect(question(page, 5)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(question(page, 4)).toBeVisible()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await answer(page, { number: 4, key: keyFor(4) })
  await expect(badge(page)).toContainText('Saved')
  await expect.poll(() => kept(page)).toContain('Question 5 of')

  // With anything unsent, signing out asks first.
  await expect(badge(page)).not.toContainText(/on this device|Saving/)
  await page.goto('/logout')
  await expect(page).toHaveURL(/login/)
  expect(await kept(page)).toBe('')
})

function kept(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('fairlead.picture') ?? '')
}
