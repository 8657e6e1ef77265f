/**
 * Each kind of activity on a phone: begun without network, interrupted by a page that ends in the middle, and continued
 * where it was.
 */
import { expect, type Page } from '@playwright/test'

import { PASSAGE } from '../../src/server/assessments/instruments/typing-test/typing-passages.ts'
import { pdfOf } from '../../src/testing/files.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { answerOthers } from './answer-by-call.ts'
import { goTo, openApp } from './app.ts'
import {
  answer,
  badge,
  chunksOnDisk,
  equalOpportunityCard,
  expectMediaOnDisk,
  question,
} from './candidate.ts'
import { walkTo } from './walk-questions.ts'

const TYPED = PASSAGE.en.slice(0, 30)

/** Ends the page without a word, as a system does that needs its memory, and opens its address again. */
async function kill(page: Page): Promise<Page> {
  const address = page.url()
  const next = await page.context().newPage()
  await page.close()
  await openApp(next, address)
  return next
}

/** Does something without network, and loses the page over it; with network again when it ends. */
async function withoutNetwork(page: Page, work: () => Promise<void>): Promise<Page> {
  await page.context().setOffline(true)
  await work()
  const next = await kill(page)
  await page.context().setOffline(false)
  return next
}

async function expectSavedHere(page: Page): Promise<void> {
  // What is announced to those who do not see the badge stays there while the next answer is on its way to the disk.
  await expect(badge(page)).not.toContainText('Saving')
  await expect(badge(page)).toContainText('Saved on this device')
}

async function expectSaved(page: Page): Promise<void> {
  await expect(badge(page)).not.toContainText('Saving')
  await expect(badge(page)).toContainText('Saved')
  await expect(badge(page)).not.toContainText('on this device')
}

export async function typeText(first: Page): Promise<void> {
  const warmUp = first.getByRole('textbox', { name: /^Warm-up/ })
  await warmUp.focus()
  await first.keyboard.type('The')
  await first.getByRole('button', { name: 'Next' }).click()
  const field = (page: Page) =>
    page.getByLabel('Type this text as fast and as accurately as you can')
  const page = await withoutNetwork(first, async () => {
    await expect(field(first)).toBeFocused()
    await first.keyboard.type(TYPED)
    await expectSavedHere(first)
  })
  await expect(field(page)).toHaveValue(TYPED)
  await expectSaved(page)
}

export async function fillInForm(first: Page): Promise<void> {
  const phoneNumber = (page: Page) => page.getByLabel('Phone number')
  const page = await withoutNetwork(first, async () => {
    await phoneNumber(first).fill('+14015550123')
    await expectSavedHere(first)
  })
  await expect(phoneNumber(page)).toHaveValue('+14015550123')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('City').fill('Providence')
  await page.getByRole('button', { name: 'Next' }).click()
  await chooseFile(page, 'Ines Journey.pdf')
  await expectSaved(page)
}

export async function answerScreening(first: Page): Promise<void> {
  const page = await withoutNetwork(first, async () => {
    await answer(first, { number: 1, key: 1 })
    await expectSavedHere(first)
  })
  await answer(page, { number: 2, key: 1 })
  await expect(question(page, 3)).toBeVisible()
  await chooseFile(page, 'Certificate.pdf')
  await expectSaved(page)
}

async function chooseFile(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const file = { name, mimeType: 'application/pdf', buffer: pdfOf(`Of ${name}`) }
  await (await chooser).setFiles(file)
  await expect(page.getByText('The server has your file', { exact: false })).toBeVisible()
}

export async function answerChoices(first: Page, title: string): Promise<void> {
  const page = await withoutNetwork(first, async () => {
    await answer(first, { number: 1, key: 2 })
    await answer(first, { number: 2, key: 4 })
    await expectSavedHere(first)
  })
  await expect(question(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  await expectSaved(page)
  await answerOthers(page, title)
}

export async function answerLimited(first: Page, title: string): Promise<void> {
  await first.getByRole('button', { name: 'Start', exact: true }).click()
  const page = await withoutNetwork(first, async () => {
    await answer(first, { number: 1, key: 2 })
    await expectSavedHere(first)
  })
  await expect(question(page, 2)).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await expectSaved(page)
  await answerOthers(page, title)
}

/** The parts that calls do not answer; without them the test is not submitted. */
export async function writeAndSpeak(page: Page): Promise<void> {
  await walkTo(page, page.getByRole('form', { name: /^Question 18 of 20/ }))
  const text = page.getByRole('textbox')
  await text.fill('Dear customer, we are sorry and send you another one.')
  await expectSaved(page)
  for (let answered = 0; answered < 2; answered += 1) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Show the question and prepare' }).click()
    await page.getByRole('button', { name: 'Start speaking now' }).click()
    await expectMediaOnDisk(page)
    await page.getByRole('button', { name: 'Stop recording' }).click()
    const sent = page.getByText('The server has your recording.')
    await expect(sent).toBeVisible({ timeout: 40_000 })
  }
}

export async function measureSpeed(first: Page): Promise<void> {
  const page = await withoutNetwork(first, async () => {
    await first.getByRole('button', { name: 'Start the test' }).click()
    await expect(first.getByText('Your connection could not be measured')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Start the test' }).click()
  await expect(page.getByRole('button', { name: 'Measure again' })).toBeVisible({ timeout: 25_000 })
  await expectSaved(page)
}

export async function recordAnswers(first: Page): Promise<void> {
  const page = await withoutNetwork(first, async () => {
    await startRecording(first)
    await expectMediaOnDisk(first)
  })
  await page.getByRole('button', { name: 'Use it as my answer' }).click()
  const sent = page.getByText('The server has your recording.')
  await expect(sent).toBeVisible({ timeout: 40_000 })
  expect(await chunksOnDisk(page)).toBe(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await startRecording(page)
  await expectMediaOnDisk(page)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(sent).toBeVisible({ timeout: 40_000 })
}

export async function fillInOnboarding(first: Page): Promise<void> {
  const phoneNumber = (page: Page) => page.getByLabel('Phone number')
  const page = await withoutNetwork(first, async () => {
    await phoneNumber(first).fill('+14015550124')
    await expectSavedHere(first)
  })
  await expect(phoneNumber(page)).toHaveValue('+14015550124')
  const typed = [
    ['Address', '12 Water Street, 02903'],
    ['City', 'Providence'],
    ['Whom should we call?', 'Oscar Journey'],
    ['At which phone number?', '+14015550125'],
  ] as const
  for (const [label, text] of typed) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel(label).fill(text)
  }
  await page.getByRole('button', { name: 'Next' }).click()
  await answer(page, { number: 6, key: 2 })
  // Who comes by car is asked for the license plate.
  await answer(page, { number: 7, key: 1 })
  await page.getByLabel('What is your license plate number?').fill('RI 4711')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Is there anything that we should prepare for you?').fill('A chair')
  await expectSaved(page)
}

export async function answerEqualOpportunity(first: Page, tracker: string): Promise<void> {
  await goTo(first, tracker)
  await equalOpportunityCard(first).getByRole('link').click()
  const race = (page: Page) => page.getByLabel(/^Race or ethnicity/)
  await expect(race(first)).toBeVisible()
  const page = await withoutNetwork(first, async () => {
    await race(first).selectOption('Asian')
    await expect(first.getByText('Saved on this device').first()).toBeVisible()
    await expectAccessible(first, 'equal-opportunity questions')
    await expectNoSidewaysScroll(first, 'equal-opportunity questions')
  })
  await expect(race(page)).toHaveValue('asian')
  await page.getByLabel(/^Gender/).selectOption('I prefer not to answer')
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
}

async function startRecording(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prepare the recording' }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
}
