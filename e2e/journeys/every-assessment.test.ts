/**
 * One candidate goes through every kind of assessment: on a phone whose network comes and goes and whose browser dies in
 * the middle of each, and to the end on a laptop. The scorecard and the candidate's reports have each result.
 */
import type { Page } from '@playwright/test'

import { PASSAGE } from '../../src/server/assessments/instruments/typing-test/typing-passages.ts'
import { EVERY_KIND } from '../../src/server/db/demo/every-kind.ts'
import { pdfOf } from '../../src/testing/files.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { openDevice, type Device } from '../fixtures/browser.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { answerOthers } from '../pages/answer-by-call.ts'
import { goTo, openApp } from '../pages/app.ts'
import {
  activityCard,
  answer,
  applyAsNew,
  badge,
  chunksOnDisk,
  equalOpportunityCard,
  newCandidate,
  openInstruction,
  openTracker,
  PASSWORD,
  question,
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { openApplicants } from '../pages/staff.ts'

const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const QUESTIONNAIRES = [
  'Personality',
  'Competencies',
  'Interests',
  'Work values',
  'Career pathways',
]
const TESTS = ['Numerical reasoning', 'Verbal reasoning', 'Workplace maths']
const TYPING = 'Typing test, 1 minute'
const SPEED = 'Internet speed test'
const VIDEO = 'Video introduction'
const LANGUAGE = 'Language test: English'
const FORM = 'Application form'
const SCREENING = 'Screening questions'
const ONBOARDING = 'Onboarding form'
const ALL = [
  FORM,
  SCREENING,
  ...QUESTIONNAIRES,
  ...TESTS,
  TYPING,
  SPEED,
  LANGUAGE,
  VIDEO,
  ONBOARDING,
]
const RESULTS: readonly (readonly [title: string, result: string | RegExp])[] = [
  [FORM, 'Ines Journey.pdf'],
  [SCREENING, 'Certificate.pdf'],
  ['Personality', /^Orderliness: percentile \d+$/],
  ['Competencies', /^Teamwork: \d+ of 100 points$/],
  ['Interests', /^Helping people: \d+ of 100 points$/],
  ['Work values', /^\D+: \d+ of 100 points$/],
  ['Career pathways', /^\D+: \d+ of 100 points$/],
  ['Numerical reasoning', /^Numerical reasoning: \d+ of 100 points$/],
  ['Verbal reasoning', /^Verbal reasoning: \d+ of 100 points$/],
  ['Workplace maths', /^Workplace maths: \d+ of 100 points$/],
  [TYPING, /100% of the characters right at once/],
  [SPEED, 'Met: at least 5 Mbit/s'],
  [LANGUAGE, /^\d of 8 correct$/],
  // Whom to call in an emergency is private: recruiters do not see it.
  [ONBOARDING, '12 Water Street, 02903'],
]
const TYPED = PASSAGE.en.slice(0, 30)

let phone: Device

test.beforeEach(async () => {
  phone = await openDevice({ flags: FAKE_CAMERA })
})
test.afterEach(() => phone.remove())

test('a candidate goes through every kind of assessment, interrupted in each, and all results arrive', async ({
  browser,
  sharedApp,
  page: office,
}) => {
  test.setTimeout(300_000)
  const candidate = newCandidate()
  const page = phone.page()
  await applyAsNew(page, { url: sharedApp.url, candidate, position: EVERY_KIND })
  await waitForWorker(page)
  // What is planned for later has no player on a device.
  const titles = page.getByRole('heading', { level: 3 })
  await expect(titles).toHaveText([...ALL, 'Interview'])
  const tracker = page.url()
  const on = (title: string) => beginOnPhone(tracker, title)

  await test.step(TYPING, async () => type(await on(TYPING)))
  await test.step(FORM, async () => fillInForm(await on(FORM)))
  await test.step(SCREENING, async () => answerScreening(await on(SCREENING)))
  for (const title of QUESTIONNAIRES)
    await test.step(title, async () => answerChoices(await on(title), title))
  for (const title of TESTS)
    await test.step(title, async () => answerLimited(await on(title), title))
  await test.step(SPEED, async () => measure(await on(SPEED)))
  await test.step(LANGUAGE, async () => {
    await answerLimited(await on(LANGUAGE), LANGUAGE)
    await writeAndSpeak(phone.page())
  })
  await test.step(VIDEO, async () => record(await on(VIDEO)))
  await test.step(ONBOARDING, async () => fillInOnboarding(await on(ONBOARDING)))
  await test.step('equal opportunity', () => answerEqualOpportunity(tracker))

  const context = await browser.newContext()
  const laptop = await context.newPage()
  await test.step('finishes on a laptop', async () => {
    await signInByCall(laptop, { url: sharedApp.url, email: candidate.email, password: PASSWORD })
    await laptop.goto(sharedApp.url)
    await openTracker(laptop)
    for (const title of ALL) await submitOnLaptop(laptop, title)
    await expect(equalOpportunityCard(laptop)).toContainText('Answered')
  })
  await test.step('reads a report of each', () => readReports(laptop))
  await context.close()
  await test.step('and the recruiter reads each result', async () => {
    await signInByCall(office, { email: memberOf('Recruiter', 1).email })
    await openApplicants(office, EVERY_KIND)
    await readScorecard(office, candidate.lastName)
  })
})

/** From the tracker to the first question. */
async function beginOnPhone(tracker: string, title: string): Promise<Page> {
  const page = phone.page()
  await goTo(page, tracker)
  await openInstruction(page, title)
  await page.getByRole('button', { name: 'Accept and start' }).click()
  return page
}

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

async function type(first: Page): Promise<void> {
  const warmUp = first.getByLabel(/^Warm-up/)
  await warmUp.focus()
  await first.keyboard.type('The')
  await first.getByRole('button', { name: 'Next' }).click()
  await first.getByRole('button', { name: 'Start', exact: true }).click()
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

async function fillInForm(first: Page): Promise<void> {
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

async function answerScreening(first: Page): Promise<void> {
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

async function answerChoices(first: Page, title: string): Promise<void> {
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

async function answerLimited(first: Page, title: string): Promise<void> {
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
async function writeAndSpeak(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: /^(Next|Start)$/ })
  const text = page.getByRole('textbox')
  await expect(async () => {
    if (await next.isVisible()) await next.click()
    await expect(text).toBeVisible({ timeout: 500 })
  }).toPass()
  await text.fill('Dear customer, we are sorry and send you another one.')
  await expectSaved(page)
  for (let answered = 0; answered < 2; answered += 1) {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Show the question and prepare' }).click()
    await page.getByRole('button', { name: 'Start speaking now' }).click()
    await expect.poll(() => chunksOnDisk(page), { timeout: 30_000 }).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Stop recording' }).click()
    const sent = page.getByText('The server has your recording.')
    await expect(sent).toBeVisible({ timeout: 40_000 })
  }
}

async function measure(first: Page): Promise<void> {
  const page = await withoutNetwork(first, async () => {
    await first.getByRole('button', { name: 'Start the test' }).click()
    await expect(first.getByText('Your connection could not be measured')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Start the test' }).click()
  await expect(page.getByRole('button', { name: 'Measure again' })).toBeVisible({ timeout: 25_000 })
  await expectSaved(page)
}

async function record(first: Page): Promise<void> {
  const page = await withoutNetwork(first, async () => {
    await startRecording(first)
    await expect.poll(() => chunksOnDisk(first), { timeout: 30_000 }).toBeGreaterThan(0)
  })
  await page.getByRole('button', { name: 'Use it as my answer' }).click()
  const sent = page.getByText('The server has your recording.')
  await expect(sent).toBeVisible({ timeout: 40_000 })
  expect(await chunksOnDisk(page)).toBe(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await startRecording(page)
  await expect.poll(() => chunksOnDisk(page), { timeout: 30_000 }).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(sent).toBeVisible({ timeout: 40_000 })
}

async function fillInOnboarding(first: Page): Promise<void> {
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
  await page.getByLabel('Is there anything that we should prepare for you?').fill('A parking space')
  await expectSaved(page)
}

async function answerEqualOpportunity(tracker: string): Promise<void> {
  const first = phone.page()
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

/** Goes on where the phone left, to the submission. */
async function submitOnLaptop(page: Page, title: string): Promise<void> {
  await activityCard(page, title).getByRole('link', { name: 'Continue' }).click()
  await toReview(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  // Its clips were not played.
  if (title === LANGUAGE)
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the application' }).click()
  await expect(activityCard(page, title)).toContainText('Submitted')
}

/** From the question that the activity opened at to its review. */
async function toReview(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: /^(Next|Review|Start)$/ })
  await expect(async () => {
    if (await next.isVisible()) await next.click()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible({ timeout: 500 })
  }).toPass()
}

async function readReports(page: Page): Promise<void> {
  await goTo(page, '/user/reports')
  for (const title of [...QUESTIONNAIRES, ...TESTS, TYPING])
    await expect(page.getByRole('link', { name: title })).toBeVisible()
}

/** One result of each activity, in the words of its kind. */
async function readScorecard(page: Page, lastName: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: lastName })
  // Everything that is required is there: the application is submitted.
  await expect(row).toContainText('New')
  await row.getByRole('link').first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName)
  for (const [title, result] of RESULTS) {
    const card = page.locator('section').filter({ hasText: title })
    await expect(card.getByText(result).first(), title).toBeAttached()
  }
  // Two recordings, and what was spoken in the language test.
  await expect(page.getByLabel(/^Recorded answer: /)).toHaveCount(4)
  await expect(page.getByText(/Equal-opportunity|Asian/)).toHaveCount(0)
}
