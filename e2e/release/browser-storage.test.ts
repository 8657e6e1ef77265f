/** A browser that forgets, or comes back: what the candidate sees is true, and no answer is lost. */
import type { Page } from '@playwright/test'

import { openDevice } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/test.ts'
import { reloadApp } from '../pages/app.ts'
import {
  answer,
  answerAll,
  applyAsNew,
  badge,
  heldValues,
  keyFor,
  newCandidate,
  openReview,
  question,
  start,
} from '../pages/candidate.ts'
import { cachedFiles, waitForWorker } from '../pages/service-worker.ts'

/** The badge and what it speaks: neither being saved, nor on this device alone. */
const ALL_SAVED = /^(Personality|Competencies)Saved(Saved)?Answered$/

const OTHER_TAB = 'This assessment is open in another tab'

test('the app opens without network again after its Cache Storage was cleared', async ({
  page,
  context,
  sharedApp,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await start(page, 'Personality')
  await answerAll(page, { from: 1, to: 2 })
  await waitForWorker(page)
  const shell = (await cachedFiles(page)).filter((path) => !path.startsWith('/assets/'))
  const before = await cachedFiles(page)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  expect(await cachedFiles(page)).toEqual([])
  await reloadApp(page)
  await expect.poll(() => cachedFiles(page)).toEqual(expect.arrayContaining(shell))
  await expect.poll(async () => (await cachedFiles(page)).length).toBe(before.length)
  await context.setOffline(true)
  await reloadApp(page)
  await expect(question(page, 3)).toBeVisible()
})

test('I13 what the page holds is stored and sent again when the browser drops its database', async ({
  page,
  context,
  sharedApp,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await start(page, 'Personality')
  await answerAll(page, { from: 1, to: 2 })
  await expect(badge(page)).toHaveText(ALL_SAVED)
  await context.setOffline(true)
  await answerAll(page, { from: 3, to: 4 })
  await expect(badge(page)).toContainText('2 answers to send')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  await expect(page.getByText('This browser cleared what it stored.')).toBeVisible()
  await answer(page, { number: 5, key: keyFor(5) })
  await expect(question(page, 6)).toBeVisible()
  await context.setOffline(false)
  await expect(badge(page)).toHaveText(ALL_SAVED)
  expect(await heldValues(page)).toEqual([1, 2, 3, 4, 5].map(keyFor))

  await test.step('what the server has is said when the device has nothing', async () => {
    await page.goto('about:blank')
    await page.goto(`${sharedApp.url}/robots.txt`)
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases())
        await new Promise<void>((resolve) => {
          const request = indexedDB.deleteDatabase(name ?? '')
          for (const end of ['success', 'error']) request.addEventListener(end, () => resolve())
        })
    })
    await page.goBack()
    await page.goBack()
    await expect(page.getByText('The server has 5 answers of yours.')).toBeVisible()
    await expect(question(page, 6)).toBeVisible()
  })
})

test('I13 a private window asks to stay open until everything is sent', async ({
  page,
  context,
  sharedApp,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await start(page, 'Competencies')
  await answerAll(page, { from: 1, to: 1 })
  await expect(badge(page)).toHaveText(ALL_SAVED)
  await context.setOffline(true)
  await answerAll(page, { from: 2, to: 3 })
  await openReview(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Saved on this device, not submitted yet')).toBeVisible()
  await expect(page.getByText(/Keep this window open until then/)).toBeVisible()
  await expect(page.getByText('2 answers left to send')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
})

test('I4 a page that comes back from the back/forward cache is live, and nothing on it moves', async ({
  sharedApp,
}) => {
  const device = await openDevice({ withoutFlags: ['--disable-back-forward-cache'] })
  try {
    const page = device.page()
    await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
    await start(page, 'Personality')
    await answerAll(page, { from: 1, to: 2 })
    await expect(question(page, 3)).toBeVisible()
    await waitForWorker(page)
    await watch(page)
    await page.goto(`${sharedApp.url}/robots.txt`)
    // Nothing is loaded on the way back, which is what Playwright would wait for.
    await page.goBack({ waitUntil: 'commit', timeout: 5000 }).catch(() => null)
    await page.waitForFunction(() => 'cameBack' in globalThis)
    await page.keyboard.press('2')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    const seen = await page.evaluate(() => ({
      hasCome: Reflect.get(globalThis, 'cameBack') === true,
      labels: Reflect.get(globalThis, 'seen'),
      shift: Number(Reflect.get(globalThis, 'shift')),
    }))
    expect(seen).toMatchObject({ hasCome: true, labels: [] })
    // The words of the badge change with the choice, and a banner above the question moved it by 0.1.
    expect(seen.shift).toBeLessThan(0.002)
    await page.keyboard.press('Enter')
    await expect(question(page, 4)).toBeVisible()
    await expect(badge(page)).toHaveText(ALL_SAVED)
    expect(await heldValues(page)).toEqual([keyFor(1), keyFor(2), 2])
  } finally {
    await device.remove()
  }
})

/** Notes whether the page comes back as it was, what it says of other tabs, and how far anything on it moves then. */
async function watch(page: Page): Promise<void> {
  await page.evaluate((label) => {
    const seen: string[] = []
    Object.assign(globalThis, { seen, shift: 0 })
    window.addEventListener('pageshow', ({ persisted }) => {
      Object.assign(globalThis, { cameBack: persisted })
      new PerformanceObserver((list) => {
        const sum = list
          .getEntries()
          .reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0)
        Object.assign(globalThis, { shift: Number(Reflect.get(globalThis, 'shift')) + sum })
      }).observe({ type: 'layout-shift' })
    })
    new MutationObserver(() => {
      if (document.body.innerText.includes(label)) seen.push(label)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, OTHER_TAB)
}
