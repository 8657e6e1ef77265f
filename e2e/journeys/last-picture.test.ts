/** The snapshot of the last screen, which stands there until the app has loaded. */
import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/test.ts'
import { goTo, waitForApp } from '../pages/app.ts'
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

// The app's own code is delayed; a service worker would answer for it.
test.use({ serviceWorkers: 'block' })

test('I1 I11 the last question is there before the app is, takes an answer, and is shown to no other user', async ({
  sharedApp,
  page,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await start(page, 'Personality')
  await answerAll(page, { from: 1, to: 3 })
  await expect(question(page, 4)).toBeVisible()
  await expect.poll(() => snapshot(page)).toContain('Question 4 of')
  await expect(badge(page)).toContainText('Saved')

  await test.step('an answer before the app is there', () => answerOnSnapshot(page))
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(question(page, 4)).toBeVisible()
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await answer(page, { number: 4, key: keyFor(4) })
  await expect(badge(page)).toContainText('Saved')
  await expect.poll(() => snapshot(page)).toContain('Question 5 of')

  await test.step('Enter goes on, wherever the focus went', () => goOnFromSnapshot(page))

  // With anything unsent, signing out asks first.
  await expect(badge(page)).toContainText('Saved')
  await expect(badge(page)).not.toContainText(/on this device|Saving/)
  await goTo(page, '/logout')
  await expect(page).toHaveURL(/login/)
  expect(await snapshot(page)).toBe('')
})

async function answerOnSnapshot(page: Page): Promise<void> {
  const letAppCome = await reloadWithoutApp(page)
  await expect(question(page, 4)).toBeVisible()
  // Nothing is known yet about where answers are.
  await expect(page.getByText('Saved', { exact: true }).first()).toBeHidden()
  await page.keyboard.press('2')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Enter')
  letAppCome()
  await waitForApp(page)
  await expect(question(page, 5)).toBeVisible()
}

async function goOnFromSnapshot(page: Page): Promise<void> {
  const letAppCome = await reloadWithoutApp(page)
  await page.keyboard.press('2')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  // As when the app has just drawn its screen over the snapshot.
  await page.getByRole('radio').nth(1).blur()
  await page.keyboard.press('Enter')
  letAppCome()
  await waitForApp(page)
  await expect(question(page, 6)).toBeVisible()
}

/** Loads the page again, with the code of the app to come when the returned function is called. */
async function reloadWithoutApp(page: Page): Promise<() => void> {
  const app = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', async (route) => {
    await app.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true')
  return () => app.resolve()
}

function snapshot(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('fairlead.picture') ?? '')
}
