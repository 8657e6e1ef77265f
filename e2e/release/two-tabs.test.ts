/** One candidate, one browser, two tabs at one assessment: one answers, the other shows and can go on (I4, I7). */
import type { BrowserContext, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp, reloadApp } from '../pages/app.ts'
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
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'

/** Of two devices on a busy machine. */
const CLOCKS_DIFFER_MS = 10_000

const DAY_MS = 24 * 3_600_000

/** Within this time a tab that is not the live one any more is read-only. */
const WITHIN_MS = 1000
const LABEL = 'This assessment is open in another tab'

test('I4 I7 one tab is live over a reload, the other goes on when asked or left alone, and no answer is lost', async ({
  page: first,
  context,
  sharedApp,
}) => {
  await arriveAsNew(first, { url: sharedApp.url, candidate: newCandidate() })
  await start(first, 'Personality')
  await answerAll(first, { from: 1, to: 3 })
  await expect(question(first, 4)).toBeVisible()

  const second = await openTab(context, first.url())
  await expectReadOnly(second, { number: 4 })
  expect(await readOnlyAfter(second)).toBeLessThan(WITHIN_MS)
  await expect(first.getByText(LABEL)).toBeHidden()

  // The newest answer is on screen only for a moment before the other tab wants to go on.
  await answer(first, { number: 4, key: keyFor(4) })
  await expect(question(first, 5)).toBeVisible()
  await first.keyboard.press('2')
  expect(await claim({ from: first, to: second })).toBeLessThan(WITHIN_MS)
  await expect(question(second, 5)).toBeVisible()
  await expect(second.getByRole('form', { name: 'Question 5' })).toBeFocused()
  await expect(second.getByRole('radio').nth(1)).toBeChecked()
  await expectReadOnly(first, { number: 5 })
  await second.keyboard.press('5')
  await expect(second.getByRole('radio').nth(4)).toBeChecked()
  await second.keyboard.press('Enter')
  await answerAll(second, { from: 6, to: 7 })

  expect(await claim({ from: second, to: first })).toBeLessThan(WITHIN_MS)
  await expect(question(first, 8)).toBeVisible()
  await expectReadOnly(second, { number: 8 })
  await answer(first, { number: 8, key: keyFor(8) })
  for (const [number, key] of [
    [8, keyFor(8)],
    [7, keyFor(7)],
    [6, keyFor(6)],
    [5, 5],
    [4, keyFor(4)],
  ] as const) {
    await first.getByRole('button', { name: 'Back' }).click()
    await expect(question(first, number)).toBeVisible()
    await expect(first.getByRole('radio').nth(key - 1)).toBeChecked()
  }
  await expect(badge(first)).toContainText('Saved')
  await expect(badge(first)).not.toContainText('on this device')
  expect(await heldValues(first)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => (n === 5 ? 5 : keyFor(n))),
  )

  await test.step('a reload does not free the live tab, closing it does', () =>
    reloadAndClose({ first, second }))
})

/** The first tab is live, at question 4. */
async function reloadAndClose({ first, second }: { first: Page; second: Page }): Promise<void> {
  await reloadApp(first)
  await answer(first, { number: 4, key: keyFor(5) })
  await expect(question(first, 5)).toBeVisible()
  await expect(first.getByText(LABEL)).toBeHidden()
  await expect(second.getByText(LABEL)).toBeVisible()

  await first.close()
  await expect(second.getByText(LABEL)).toBeHidden()
  await answer(second, { number: 5, key: 2 })
  await expect(question(second, 6)).toBeVisible()
}

test('I14 the same where the browser has no BroadcastChannel', async ({
  page: first,
  context,
  sharedApp,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined })
  })
  await arriveAsNew(first, { url: sharedApp.url, candidate: newCandidate() })
  await start(first, 'Personality')
  await answerAll(first, { from: 1, to: 2 })
  await expect(question(first, 3)).toBeVisible()
  const second = await openTab(context, first.url())
  await expectReadOnly(second, { number: 3 })
  await first.keyboard.press('4')
  await claim({ from: first, to: second })
  await expectReadOnly(first, { number: 3 })
  await expect(second.getByRole('radio').nth(3)).toBeChecked()
  await answer(second, { number: 3, key: 2 })
  await expect(question(second, 4)).toBeVisible()
  await claim({ from: second, to: first })
  await expectReadOnly(second, { number: 4 })
  await first.getByRole('button', { name: 'Back' }).click()
  await expect(first.getByRole('radio').nth(1)).toBeChecked()
})

for (const hasChannel of [true, false])
  test(`I17 a tab that only shows counts what the live one has not sent${hasChannel ? '' : ', without BroadcastChannel'}`, async ({
    page: first,
    context,
    sharedApp,
  }) => {
    if (!hasChannel)
      await context.addInitScript(() => {
        Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined })
      })
    await arriveAsNew(first, { url: sharedApp.url, candidate: newCandidate() })
    await start(first, 'Personality')
    await answerAll(first, { from: 1, to: 2 })
    const second = await openTab(context, first.url())
    await expectReadOnly(second, { number: 3 })
    await expect(badge(second)).not.toContainText('on this device')
    await waitForWorker(first)
    await context.setOffline(true)
    await answerAll(first, { from: 3, to: 4 })
    await expect(badge(first)).toContainText('2 answers to send')
    await expect(badge(second)).toContainText('2 answers to send')
    await context.setOffline(false)
    await expect(badge(second)).not.toContainText('on this device')
  })

test('I7 both devices say what came from the other', async ({
  page: first,
  browser,
  sharedApp,
}) => {
  const candidate = newCandidate()
  await arriveAsNew(first, { url: sharedApp.url, candidate })
  await start(first, 'Competencies')
  await answerAll(first, { from: 1, to: 2 })
  await expect(badge(first)).not.toContainText('on this device')
  const context = await browser.newContext({ baseURL: sharedApp.url, locale: 'en-US' })
  try {
    const other = await context.newPage()
    await signInByCall(other, { email: candidate.email, password: PASSWORD })
    await openApp(other, first.url())
    await expect(question(other, 3)).toBeVisible()

    // Chosen here first, sent last: the other device's is the newer one by the time that it arrives. A worker that takes
    // over just then would have the network still.
    await waitForWorker(other)
    await context.setOffline(true)
    await answer(other, { number: 3, key: 1 })
    await expect(question(other, 4)).toBeVisible()
    // Which one is newer, each device says by the server's clock as it knows it: to half of a slow reply.
    await passTime(first, CLOCKS_DIFFER_MS)
    await answer(first, { number: 3, key: 5 })
    // What its badge says just now may be about the answer before.
    await expect.poll(() => heldValues(first)).toEqual([keyFor(1), keyFor(2), 5])
    await context.setOffline(false)
    await expect(other.getByText('Answers from your other device were added.')).toBeVisible()
    await other.getByRole('button', { name: 'Back' }).click()
    await expect(other.getByRole('radio').nth(4)).toBeChecked()

    await openReview(first)
    await first.getByRole('button', { name: 'Submit' }).click()
    await first.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expect(first.getByText('Submitted. Thank you!')).toBeVisible()
    await expect(first.getByText('It was submitted on your other device.')).toBeHidden()
    await other.keyboard.press('2')
    await expect(other.getByText('It was submitted on your other device.')).toBeVisible()
  } finally {
    await context.close()
  }
})

test('I7 I8 the later answer wins, whichever clock is set in an open page', async ({
  page: first,
  browser,
  sharedApp,
}) => {
  const candidate = newCandidate()
  await arriveAsNew(first, { url: sharedApp.url, candidate })
  await start(first, 'Competencies')
  await answerAll(first, { from: 1, to: 2 })
  await expect.poll(() => heldValues(first)).toEqual([keyFor(1), keyFor(2)])
  const context = await browser.newContext({ baseURL: sharedApp.url, locale: 'en-US' })
  try {
    const other = await context.newPage()
    await signInByCall(other, { email: candidate.email, password: PASSWORD })
    await openApp(other, first.url())
    await expect(question(other, 3)).toBeVisible()

    await setClock(first, 3 * DAY_MS)
    await answer(first, { number: 3, key: 5 })
    await expect.poll(() => heldValues(first)).toEqual([keyFor(1), keyFor(2), 5])
    await passTime(other, CLOCKS_DIFFER_MS)
    await answer(other, { number: 3, key: 1 })
    await expect.poll(() => heldValues(other)).toEqual([keyFor(1), keyFor(2), 1])

    await setClock(other, -365 * DAY_MS)
    await passTime(other, CLOCKS_DIFFER_MS)
    await other.getByRole('button', { name: 'Back' }).click()
    await answer(other, { number: 3, key: 4 })
    await expect.poll(() => heldValues(other)).toEqual([keyFor(1), keyFor(2), 4])
  } finally {
    await context.close()
  }
})

/** A second tab, which notes when its question came and when it turned read-only. */
async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { question: 0, readOnly: 0 }
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      if (document.querySelector('form[data-question-id]') !== null)
        seen.question ||= performance.now()
      if (document.querySelector('fieldset:disabled') !== null) seen.readOnly ||= performance.now()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await openApp(page, url)
  return page
}

/** Ms from its question on screen to its being read-only. */
function readOnlyAfter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { question: number; readOnly: number } }
    return seen.readOnly - seen.question
  })
}

/** Says so, and takes nothing: neither by number, nor by Enter, nor by a click. */
async function expectReadOnly(page: Page, { number }: { number: number }): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: LABEL })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeDisabled()
  const checked = await page.getByRole('radio', { checked: true }).count()
  for (const key of ['1', '5', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('radio').first().click({ force: true })
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(checked)
  await expect(question(page, number)).toBeVisible()
  await expectAccessible(page, 'the question in a tab that only shows')
}

/** Sets the clock on the wall of an open page, by so much; the time that passes goes on. */
function setClock(page: Page, ms: number): Promise<void> {
  return page.evaluate((by) => {
    const wall = Date.now.bind(Date)
    Date.now = () => wall() + by
  }, ms)
}

/** So much time passes on the page, by both of its clocks. */
function passTime(page: Page, passedMs: number): Promise<void> {
  return page.evaluate((ms) => {
    const [wall, mono] = [Date.now.bind(Date), performance.now.bind(performance)]
    Date.now = () => wall() + ms
    performance.now = () => mono() + ms
  }, passedMs)
}

/** Claims the attempt by keyboard; ms from the key to the other tab's being read-only, by the clock that both pages share. */
async function claim({ from, to }: { from: Page; to: Page }): Promise<number> {
  const readOnlyAt = from.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('fieldset:disabled') !== null) resolve(Date.now())
        }).observe(document, { subtree: true, childList: true, attributes: true })
      }),
  )
  await to.evaluate(() =>
    document.addEventListener('click', () => Object.assign(globalThis, { askedAt: Date.now() }), {
      capture: true,
      once: true,
    }),
  )
  await to.getByRole('button', { name: 'Continue here' }).focus()
  await to.keyboard.press('Enter')
  const askedAt = await to.evaluate(() => (globalThis as unknown as { askedAt: number }).askedAt)
  await expect(to.getByText(LABEL)).toBeHidden()
  return (await readOnlyAt) - askedAt
}
