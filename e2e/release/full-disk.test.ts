/** A device that stores nothing more: what is on screen stays there, is said to be unsaved, and is not lost on the way (I1). */
import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures/test.ts'
import {
  answer,
  answerAll,
  arriveAsNew,
  badge,
  heldValues,
  keyFor,
  newCandidate,
  openReview,
  PASSWORD,
  question,
  start,
  type NewCandidate,
} from '../pages/candidate.ts'

const UNSAVED = 'Your last answer is not saved yet'

test('I1 unsaved answers are still there after signing in again, and are saved once there is room, as is a submission', async ({
  page,
  context,
  sharedApp,
}) => {
  const candidate = newCandidate()
  await watchDisk(page)
  await arriveAsNew(page, { url: sharedApp.url, candidate })
  await start(page, 'Personality')
  await answerAll(page, { from: 1, to: 2 })
  await expect.poll(() => heldValues(page)).toEqual([1, 2].map(keyFor))

  await context.clearCookies()
  await answer(page, { number: 3, key: keyFor(3) })
  await expect(page.getByText('Sign in again to send your answers')).toBeVisible()
  await setDiskFull(page, true)
  await answerAll(page, { from: 4, to: 5 })
  await expect(page.getByText(UNSAVED)).toBeVisible()

  expect(await asksBeforeLeaving(page)).toBe(true)
  await signInAgain(page, candidate)
  await expect(page.getByText(UNSAVED)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(question(page, 5)).toBeVisible()
  await expect(page.getByRole('radio').nth(keyFor(5) - 1)).toBeChecked()
  // What was stored goes without a reload, and what is not stored is not claimed.
  await expect.poll(() => heldValues(page)).toEqual([1, 2, 3].map(keyFor))
  await expect(badge(page)).not.toContainText('Saved')

  await setDiskFull(page, false)
  await expect(page.getByText(UNSAVED)).toBeHidden()
  await expect.poll(() => heldValues(page)).toEqual([1, 2, 3, 4, 5].map(keyFor))
  await expect(badge(page)).toContainText('Saved')
  expect(await asksBeforeLeaving(page)).toBe(false)

  await openReview(page)
  await test.step('a submission that the device cannot store says so, and can be tried again', () =>
    submitTwice(page))
})

async function signInAgain(page: Page, { email }: NewCandidate): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(question(page, 6)).toBeVisible()
}

async function submitTwice(page: Page): Promise<void> {
  await setDiskFull(page, true)
  await submitWithOpenQuestions(page)
  await expect(page.getByText('This could not be saved on this device.')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await setDiskFull(page, false)
  await submitWithOpenQuestions(page)
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
}

async function submitWithOpenQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
}

/** Whether the browser would ask a user who reloads the page. */
function asksBeforeLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
}

type Disk = typeof globalThis & { isDiskFull?: boolean }

/** From here on the page's databases can be told to store nothing, as those of a full device do. */
async function watchDisk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['put', 'add'] as const) {
      const write = IDBObjectStore.prototype[name]
      IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...given) {
        const scope: Disk = globalThis
        if (scope.isDiskFull !== true) return write.apply(this, given)
        throw new DOMException('There is no room.', 'QuotaExceededError')
      }
    }
  })
}

async function setDiskFull(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((isIt) => {
    const scope: Disk = globalThis
    scope.isDiskFull = isIt
  }, isFull)
}
