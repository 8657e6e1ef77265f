/**
 * One candidate goes through every kind of assessment: on a phone whose network comes and goes and whose browser dies in
 * the middle of each, and to the end on a laptop. The scorecard and the candidate's reports have each result.
 */
import type { Page } from '@playwright/test'

import { EVERY_KIND } from '../../src/server/db/demo/every-kind.ts'
import { openDevice, type Device } from '../fixtures/browser.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import {
  activityCard,
  arriveAsNew,
  equalOpportunityCard,
  newCandidate,
  openInstruction,
  openTracker,
  PASSWORD,
} from '../pages/candidate.ts'
import {
  answerChoices,
  answerEqualOpportunity,
  answerLimited,
  answerScreening,
  fillInForm,
  fillInOnboarding,
  measureSpeed,
  recordAnswers,
  typeText,
  writeAndSpeak,
} from '../pages/interrupted-kinds.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { openApplicants, openScorecardTab } from '../pages/staff.ts'
import { walkTo } from '../pages/walk-questions.ts'

const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const QUESTIONNAIRES = [
  'Personality',
  'Competencies',
  'Interests',
  'Work values',
  'Career pathways',
]
const TESTS = ['Numerical reasoning', 'Verbal reasoning', 'Workplace math']
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
const MEASURED: readonly (readonly [title: string, result: string | RegExp])[] = [
  ['Personality', /^Orderliness: percentile \d+$/],
  ['Competencies', /^Teamwork: \d+ of 100 points$/],
  ['Interests', /^Helping people: \d+ of 100 points$/],
  ['Work values', /^\D+: \d+ of 100 points$/],
  ['Career pathways', /^\D+: \d+ of 100 points$/],
  ['Numerical reasoning', /^Numerical reasoning: \d+ of 100 points$/],
  ['Verbal reasoning', /^Verbal reasoning: \d+ of 100 points$/],
  ['Workplace math', /^Workplace math: \d+ of 100 points$/],
  [TYPING, /100% of the characters right at once/],
]
/** What stands among the answers. */
const ANSWERED: typeof MEASURED = [
  [FORM, 'Ines Journey.pdf'],
  [SCREENING, 'Certificate.pdf'],
  [SPEED, 'Met: at least 5 Mbit/s'],
  [LANGUAGE, /^\d of 8 correct$/],
  // Whom to call in an emergency is private: recruiters do not see it.
  [ONBOARDING, '12 Water Street, 02903'],
]

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
  test.setTimeout(900_000)
  const candidate = newCandidate()
  const page = phone.page()
  await arriveAsNew(page, { url: sharedApp.url, candidate, position: EVERY_KIND })
  await waitForWorker(page)
  // What is planned for later has no player on a device.
  const titles = page.getByRole('heading', { level: 3 })
  await expect(titles).toHaveText([...ALL, 'Interview', 'Offer'])
  const tracker = page.url()
  const on = (title: string) => beginOnPhone(tracker, title)

  await test.step(TYPING, async () => typeText(await on(TYPING)))
  await test.step(FORM, async () => fillInForm(await on(FORM)))
  await test.step(SCREENING, async () => answerScreening(await on(SCREENING)))
  for (const title of QUESTIONNAIRES)
    await test.step(title, async () => answerChoices(await on(title), title))
  for (const title of TESTS)
    await test.step(title, async () => answerLimited(await on(title), title))
  await test.step(SPEED, async () => measureSpeed(await on(SPEED)))
  await test.step(LANGUAGE, async () => {
    await answerLimited(await on(LANGUAGE), LANGUAGE)
    await writeAndSpeak(phone.page())
  })
  await test.step(VIDEO, async () => recordAnswers(await on(VIDEO)))
  await test.step(ONBOARDING, async () => fillInOnboarding(await on(ONBOARDING)))
  await test.step('equal opportunity', () => answerEqualOpportunity(phone.page(), tracker))

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

/** Goes on where the phone left, to the submission. */
async function submitOnLaptop(page: Page, title: string): Promise<void> {
  await activityCard(page, title).getByRole('link', { name: 'Continue' }).click()
  await walkTo(page, page.getByRole('button', { name: 'Submit' }))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
  await page.getByRole('link', { name: 'Back to all parts' }).click()
  await expect(activityCard(page, title)).toContainText('Submitted')
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
  await expectResults(page, MEASURED)
  await openScorecardTab(page, 'Answers')
  await expectResults(page, ANSWERED)
  // Two recordings, and what was spoken in the language test.
  await expect(page.getByLabel(/^Recorded answer: /)).toHaveCount(4)
  await expect(page.getByText(/Equal-opportunity|Asian/)).toHaveCount(0)
}

async function expectResults(page: Page, results: typeof MEASURED): Promise<void> {
  for (const [title, result] of results) {
    const card = page.locator('section').filter({ hasText: title })
    await expect(card.getByText(result).first(), title).toBeAttached()
  }
}
