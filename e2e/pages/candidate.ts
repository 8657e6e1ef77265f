/** What a candidate does, in the words of the screens. */
import { type APIResponse, expect, type Locator, type Page } from '@playwright/test'

import { demoPostings } from '../../src/server/db/demo/companies.ts'
import { goTo, openApp } from './app.ts'

export const PASSWORD = 'Harbour-77!'

export type NewCandidate = { email: string; firstName: string; lastName: string }

let made = 0

/** A person no one has met yet. */
export function newCandidate(): NewCandidate {
  made += 1
  return {
    email: `journey-${Date.now()}-${process.pid}-${made}@example.com`,
    firstName: 'Ines',
    lastName: `Journey ${made}`,
  }
}

/** The uuid of the demo company's first open position, and its title. */
export function openPosition(): { uuid: string; title: string } {
  const [first] = demoPostings
  if (first === undefined) throw new Error('The demo has no open position.')
  return first
}

/** One that has an activity with limits of time. */
export function timedPosition(): { uuid: string; title: string } {
  const timed = demoPostings.find((one) => one.optionalActivities?.includes('numerical'))
  if (timed === undefined) throw new Error('The demo has no timed activity.')
  return timed
}

type Applying = {
  url: string
  candidate: NewCandidate
  position?: { uuid: string; title: string }
}

/** The same as `applyAsNew`, where signing up is not what a journey is about: the account is made by a call. */
export async function arriveAsNew(page: Page, given: Applying): Promise<void> {
  const { url, candidate, position = openPosition() } = given
  const data = {
    email: candidate.email,
    password: PASSWORD,
    first_name: candidate.firstName,
    last_name: candidate.lastName,
    language: 'en',
  }
  const reply = await page.request.post(`${url}/auth/v1/create/`, { data })
  expect(reply.status(), `signing ${candidate.email} up`).toBe(201)
  await openApp(page, `${url}/?sr=${position.uuid}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/progress-tracker/)
}

/** From the link of an open position to the tracker, with a new account that has no password. */
export async function applyAsNew(page: Page, given: Applying): Promise<void> {
  const { url, candidate, position = openPosition() } = given
  await page.goto(`${url}/?sr=${position.uuid}`)
  await expect(page.getByRole('heading', { level: 1, name: position.title })).toBeVisible()
  await applyHere(page, candidate)
  await expect(page).toHaveURL(/progress-tracker/)
}

/** Applies at the page of a position that is open, as a new candidate. */
export async function applyHere(page: Page, candidate: NewCandidate): Promise<void> {
  await page.getByRole('link', { name: 'Apply' }).click()
  await page.getByLabel('First name').fill(candidate.firstName)
  await page.getByLabel('Last name').fill(candidate.lastName)
  await page.getByLabel('Email').fill(candidate.email)
  await page.getByRole('button', { name: 'Start application' }).click()
}

/** Signs in at the login page without a company. */
export async function signInAs(
  page: Page,
  given: { url: string; email: string; password?: string },
): Promise<void> {
  await page.goto(`${given.url}/login`)
  await page.getByLabel('Email').fill(given.email)
  await page.getByLabel('Password', { exact: true }).fill(given.password ?? PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/login/)
}

/** From the list of applications to the one that was made last. */
export async function openTracker(page: Page): Promise<void> {
  await goTo(page, '/user/progress')
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/progress-tracker/)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
}

/** From the tracker through the pledge to the first question. */
export async function start(page: Page, activity: string): Promise<void> {
  await openInstruction(page, activity)
  await accept(page)
}

/** From the tracker to the page with the pledge. */
export async function openInstruction(page: Page, activity: string): Promise<void> {
  await activityCard(page, activity).getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: 'Accept and start' })).toBeVisible()
}

/** Takes the pledge. */
export async function accept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept and start' }).click()
  // A short form is on one page, and a warm-up has no number.
  const other = page.getByRole('form', { name: /^(Questions|Warm-up)$/ })
  await expect(question(page, 1).or(other)).toBeVisible()
}

/** The card of an activity on the tracker. */
export function activityCard(page: Page, activity: string) {
  return page.getByRole('heading', { name: activity, level: 3 }).locator('..').locator('..')
}

/** The card of the equal-opportunity questions on the tracker. */
export function equalOpportunityCard(page: Page) {
  const heading = page.getByRole('heading', { name: 'Equal-opportunity questions', level: 2 })
  return heading.locator('..').locator('..')
}

/** From a question over all that follow, without answering, to the review. */
export async function openReview(page: Page): Promise<void> {
  if (await page.getByRole('button', { name: 'Submit' }).isVisible()) return
  const words = (await page.getByText(/^Question \d+ of \d+$/).textContent()) ?? ''
  const [from = 1, total = 0] = (words.match(/\d+/g) ?? []).map(Number)
  for (let number = from; number <= total; number += 1) {
    await expect(question(page, number)).toBeVisible()
    await page.getByRole('button', { name: /^(Next|Review)$/ }).click()
  }
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
}

/** The line that says which question is on screen. */
export function question(page: Page, number: number) {
  return page.getByText(new RegExp(`^Question ${number} of \\d+$`))
}

/** Answers the question on screen by its number key and goes on by Enter. */
export async function answer(page: Page, given: { number: number; key: number }): Promise<void> {
  await expect(question(page, given.number)).toBeVisible()
  await page.keyboard.press(String(given.key))
  await expect(page.getByRole('radio').nth(given.key - 1)).toBeChecked()
  await page.keyboard.press('Enter')
}

/** Chooses an answer by a press of its card, once that stands still. */
export async function choose(within: Page | Locator, name: string): Promise<void> {
  const radio = within.getByRole('radio', { name })
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}

/** Answers questions `from` to `to`, each with a key that follows from its number. */
export async function answerAll(page: Page, range: { from: number; to: number }): Promise<void> {
  for (let number = range.from; number <= range.to; number += 1)
    await answer(page, { number, key: keyFor(number) })
}

/** The choice that a journey takes at a question: varied, and known to the user who checks it. */
export function keyFor(number: number): number {
  return 1 + ((number * 7) % 5)
}

/** The badge beside the title. */
export function badge(page: Page) {
  return page.locator('header').filter({ has: page.getByRole('progressbar') })
}

/** The questions, from 0, that the device would open its activities at: what a killed browser finds again. */
export async function placesOnDisk(page: Page): Promise<number[]> {
  const rows = await rowsOnDisk<{ position: number }>(page, 'places')
  return rows.map((row) => row.position)
}

/** What the server holds of this device's only attempt, in the order of the questions. */
export async function heldValues(page: Page): Promise<unknown[]> {
  const [attempt] = await rowsOnDisk<AttemptOnDisk>(page, 'attempts')
  if (attempt === undefined) throw new Error('The device has no attempt.')
  const { attemptId, jobId, jobStepActivityId, refId } = attempt
  const asked = `job_step_activity_id=${jobStepActivityId}&ref_id=${refId}`
  const held = await page.request.get(
    new URL(`/user-response/v1/assessment-answers/${attemptId}/`, page.url()).href,
  )
  // The device begins an attempt by itself: the server may not have heard of it yet.
  if (held.status() === 404) return []
  const { answers } = await dataOf<{ answers: { question_id: string; value: unknown }[] }>(held)
  const { questions } = await readData<{ questions: { question_id: string }[] }>(
    page,
    `/user-response/v1/job-questions/${jobId}/?${asked}`,
  )
  const place = new Map(questions.map(({ question_id: id }, index) => [id, index]))
  const positionOf = (one: { question_id: string }) => place.get(one.question_id) ?? Infinity
  return answers.toSorted((a, b) => positionOf(a) - positionOf(b)).map((one) => one.value)
}

export type AttemptOnDisk = {
  attemptId: string
  jobId: number
  jobStepActivityId: number
  refId: number
}

/** What a call of the app answers, as the user of the page. */
export async function readData<Data>(page: Page, path: string): Promise<Data> {
  return dataOf(await page.request.get(new URL(path, page.url()).href))
}

async function dataOf<Data>(reply: APIResponse): Promise<Data> {
  if (!reply.ok()) throw new Error(`${reply.url()} was answered with ${reply.status()}.`)
  return ((await reply.json()) as { data: Data }).data
}

/** All rows of a table of the device's database, whatever its version. */
export function rowsOnDisk<Row>(page: Page, table: string): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const db = await done(indexedDB.open('fairlead'))
    try {
      return await done<Row[]>(db.transaction(name).objectStore(name).getAll())
    } finally {
      db.close()
    }

    function done<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('The database did not answer.')))
      })
    }
  }, table)
}

/** How many chunks the device holds: what a killed browser finds again. */
export async function chunksOnDisk(page: Page): Promise<number> {
  return (await chunkSizes(page)).length
}

/** Waits for sound or pictures on the device: a browser may give the first byte of a recording by itself. */
export async function expectMediaOnDisk(page: Page): Promise<void> {
  const largest = async () => Math.max(0, ...(await chunkSizes(page)))
  await expect.poll(largest, { timeout: 30_000 }).toBeGreaterThan(1000)
}

function chunkSizes(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const db = await done(indexedDB.open('media'))
    const chunks: Array<{ bytes: Blob | ArrayBuffer }> = db.objectStoreNames.contains('chunks')
      ? await done(db.transaction('chunks').objectStore('chunks').getAll())
      : []
    db.close()
    return chunks.map(({ bytes }) => (bytes instanceof Blob ? bytes.size : bytes.byteLength))

    function done<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('The database did not answer.')))
      })
    }
  })
}

/** Signs in from the questions when the screen asks for it; does nothing when all is sent. */
export async function signInIfAsked(page: Page, given: { email: string }): Promise<void> {
  // A recording that waits asks for it as well.
  const asked = page.getByRole('link', { name: 'Sign in' }).first()
  await expect(asked.or(page.getByText('Saved', { exact: true })).first()).toBeVisible()
  if (!(await asked.isVisible())) return
  await asked.click()
  await page.getByLabel('Email').fill(given.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
