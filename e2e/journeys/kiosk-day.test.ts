/**
 * A day at a kiosk station: staff enrol a tablet, candidates take their assessments on it one after the other while the
 * network is gone, no one finds a trace of the person before, and all of it arrives under the right names.
 */
import type { BrowserContext, Page } from '@playwright/test'

import { openDevice, type Device } from '../fixtures/browser.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, waitForApp } from '../pages/app.ts'
import {
  activityCard,
  answerAll,
  badge,
  newCandidate,
  openPosition,
  PASSWORD,
  start,
  type NewCandidate,
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { openApplicants } from '../pages/staff.ts'

const PIN = '481516'
const ACTIVITY = 'Competencies'
const QUESTIONS = 36
const ANSWERED_BEFORE_CUT = 12
/** The device's own stays empty: a station that opens without network looks there for a user. */
const STATIONS_OWN = new Set(['fairlead-station', 'fairlead'])

let station: Device
let isOffline = false

test.beforeEach(async () => {
  isOffline = false
  station = await openDevice({ onLaunch: (context) => context.setOffline(isOffline) })
})
test.afterEach(() => station.remove())

test('a candidate finishes at a kiosk station without network, leaves no trace, and all of it arrives', async ({
  sharedApp,
  page: office,
  playwright,
}) => {
  test.setTimeout(100_000)
  const { url } = sharedApp
  const candidates = [newCandidate(), newCandidate()]
  for (const candidate of candidates) {
    const phone = await playwright.request.newContext({ baseURL: url })
    await applyByCall(phone, candidate)
    await phone.dispose()
  }
  const [first, second] = candidates
  if (first === undefined || second === undefined) throw new Error('Two candidates were made.')

  await signInByCall(office, { email: memberOf('Account admin').email })
  const page = station.page()
  await enrol(page, { office, url, name: 'Front desk' })
  const codes = [await codeOf(office, first), await codeOf(office, second)]

  await begin(page, codes[0])
  await expect(activityCard(page, ACTIVITY)).toBeVisible()
  await start(page, ACTIVITY)
  await answerAll(page, { from: 1, to: 5 })

  await setOffline(true)
  await answerAll(page, { from: 6, to: QUESTIONS })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Saved on this device, not submitted yet')).toBeVisible()
  const leftAddress = page.url()
  await finish(page)
  await expectNoTrace(page, first)
  await expect(page.getByText('Answers of 1 person wait for the network')).toBeVisible()

  // Neither the way back nor the address of the person before leads anywhere but to Welcome.
  await page.goBack()
  await expectWelcome(page)
  await page.goto(leftAddress)
  await expectWelcome(page)
  await expectNoTrace(page, first)

  await setOffline(false)
  await expect(page.getByText(/wait for the network/)).toHaveCount(0)
  await begin(page, codes[1])
  await expect(activityCard(page, ACTIVITY).getByRole('link', { name: 'Start' })).toBeVisible()
  await expect(page.getByText(first.lastName)).toHaveCount(0)

  await expectSubmitted(office, first)
  await goTo(office, '/settings/kiosk-stations')
  const card = office.getByRole('listitem').filter({ hasText: 'Front desk' })
  await expect(card).toContainText('In use')
  await expect(card).toContainText(second.lastName)
  await finish(page)
  await expect(card).toContainText('Ready')
})

test('three candidates in a row begin at a kiosk station without network, one at a power cut, and all of it arrives', async ({
  sharedApp,
  page: office,
  playwright,
}) => {
  test.setTimeout(150_000)
  const { url } = sharedApp
  const candidates = [newCandidate(), newCandidate(), newCandidate()]
  for (const candidate of candidates) {
    const phone = await playwright.request.newContext({ baseURL: url })
    await applyByCall(phone, candidate)
    await phone.dispose()
  }
  const cutOff = candidates[1]
  await signInByCall(office, { email: memberOf('Account admin').email })
  let page = station.page()
  await enrol(page, { office, url, name: 'Back office' })
  const codes: string[] = []
  for (const candidate of candidates) codes.push(await codeOf(office, candidate))

  await page.reload()
  await expectWelcome(page)
  await expect(page.getByText(/people can start here without a network/)).toBeVisible()
  const expected = async () => (await everythingStored(page)).expected
  const told = (await (await page.request.post(`${url}/kiosk/v1/lease/`)).json()) as {
    data: { people: unknown[] }
  }
  await expect.poll(expected).toBe(told.data.people.length)
  for (const candidate of candidates) await expectNoTrace(page, candidate)

  await setOffline(true)
  await page.getByLabel('Your code').fill(`${codes[0]?.slice(0, 2)}222-22222`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Without a network, this code does not work here.')).toBeVisible()

  for (const [index, candidate] of candidates.entries()) {
    await begin(page, codes[index])
    await start(page, ACTIVITY)
    if (candidate === cutOff) {
      await answerAll(page, { from: 1, to: ANSWERED_BEFORE_CUT })
      await expect(badge(page)).toContainText(`${ANSWERED_BEFORE_CUT} answers to send`)
      page = await station.killAndReopen(`${url}/kiosk`)
      // A browser writes cookies to the disk late; a power cut may take them.
      await station.context().clearCookies()
      await expectWelcome(page)
      await expectNoTrace(page, candidate)
      continue
    }
    await answerAll(page, { from: 1, to: QUESTIONS })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Saved on this device, not submitted yet')).toBeVisible()
    for (const other of candidates)
      if (other !== candidate) await expect(page.getByText(other.lastName)).toHaveCount(0)
    await finish(page)
    await expectNoTrace(page, candidate)
  }
  await expect(page.getByText('Answers of 3 people wait for the network')).toBeVisible()

  await setOffline(false)
  await expect(page.getByText(/wait for the network/)).toHaveCount(0, { timeout: 30_000 })
  for (const candidate of candidates)
    if (candidate !== cutOff) await expectSubmitted(office, candidate)
  // Who was cut off goes on where they were.
  await begin(page, codes[1])
  await expect(activityCard(page, ACTIVITY)).toContainText(
    `${ANSWERED_BEFORE_CUT} of ${QUESTIONS} answered`,
  )
  await finish(page)
  await goTo(office, '/settings/kiosk-stations')
  const card = office.getByRole('listitem').filter({ hasText: 'Back office' })
  await expect(card).toContainText('1 wrong code')
})

async function setOffline(isGone: boolean): Promise<void> {
  isOffline = isGone
  await station.context().setOffline(isGone)
}

/** Makes an account and an application without a browser. */
async function applyByCall(
  request: BrowserContext['request'],
  { email, firstName, lastName }: NewCandidate,
): Promise<void> {
  const made = await request.post('/auth/v1/create/', {
    data: { email, password: PASSWORD, first_name: firstName, last_name: lastName },
  })
  expect(made.ok()).toBe(true)
  const { data } = (await made.json()) as { data: { user: { user_id: number } } }
  const applied = await request.post(`/user/v1/progress-tracker/user/${data.user.user_id}/`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { job_uuid: openPosition().uuid },
  })
  expect(applied.ok()).toBe(true)
}

/** Adds a station in the office, and makes the page's browser that station. */
async function enrol(
  page: Page,
  { office, url, name }: { office: Page; url: string; name: string },
): Promise<void> {
  await goTo(office, '/settings/kiosk-stations')
  await office.getByRole('button', { name: 'Add a station' }).click()
  const form = office.getByRole('dialog', { name: 'Add a kiosk station' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Place').fill('Lobby')
  await form.getByLabel('Exit PIN').fill(PIN)
  await form.getByRole('button', { name: 'Add the station' }).click()
  const shown = office.getByRole('dialog', { name: 'Enrol the device' })
  const code = await shown.getByText(/^\w{4}-\w{4}$/).innerText()
  await shown.getByRole('button', { name: 'Done' }).click()

  await page.goto(`${url}/kiosk`)
  await page.getByLabel('Enrolment code').fill(code)
  await page.getByRole('button', { name: 'Make this a station' }).click()
  await expectWelcome(page)
  // From here on the station opens without network.
  await waitForWorker(page)
  await page.reload()
  await expectWelcome(page)
}

/** Has the office make a code for an applicant. */
async function codeOf(office: Page, { email, lastName }: NewCandidate): Promise<string> {
  await openApplicants(office)
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(email)
  await expect(office.getByText('1 applicant', { exact: true }).first()).toBeVisible()
  const row = office.getByRole('row').filter({ hasText: lastName })
  await row.getByRole('link').first().press('Enter')
  await expect(office.getByRole('heading', { level: 1 })).toContainText(lastName)
  await office.getByRole('button', { name: 'Make a code' }).click()
  return office.getByText(/^\w{5}-\w{5}$/).innerText()
}

async function begin(page: Page, code = ''): Promise<void> {
  await page.getByLabel('Your code').fill(code)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/progress-tracker/)
  await waitForApp(page)
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish here' }).click()
  await page
    .getByRole('dialog', { name: 'Finish at this station?' })
    .getByRole('button', { name: 'Finish', exact: true })
    .click()
  await expectWelcome(page)
}

async function expectWelcome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /Bienvenido/ })).toBeVisible()
  await expect(page).toHaveURL(/\/kiosk$/)
  await expect(page.getByLabel('Your code')).toHaveValue('')
}

/** Looks through everything that a browser stores, by the name, the address and the answers' questions. */
async function expectNoTrace(page: Page, { email, lastName }: NewCandidate): Promise<void> {
  const stored = await everythingStored(page)
  expect(stored.databases.filter((name) => !STATIONS_OWN.has(name))).toEqual([])
  for (const trace of [email, lastName, 'questionId', 'attemptId'])
    expect(stored.text, trace).not.toContain(trace)
}

async function everythingStored(
  page: Page,
): Promise<{ databases: string[]; expected: number; text: string }> {
  return page.evaluate(async () => {
    const texts: string[] = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ]
    let expected = 0
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    for (const name of names) {
      const db = await done(indexedDB.open(name))
      for (const table of db.objectStoreNames) {
        const rows = await done<unknown[]>(db.transaction(table).objectStore(table).getAll())
        if (table === 'expected') expected = rows.length
        // What is sealed is bytes here, and an opaque key.
        texts.push(JSON.stringify(rows, (_, value: unknown) => asText(value)))
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      // Code and fonts lie there by their addresses; an answer of the server would be one of the API's.
      for (const { url } of await cache.keys()) texts.push(new URL(url).pathname)
    }
    texts.push(document.documentElement.innerHTML)
    return { databases: names, expected, text: texts.join('\n') }

    function asText(value: unknown): unknown {
      if (value instanceof ArrayBuffer) return new TextDecoder().decode(value)
      return value
    }

    function done<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('The database did not answer.')))
      })
    }
  })
}

/** Waits until the office finds the activity submitted under the candidate's name. */
async function expectSubmitted(office: Page, { email, lastName }: NewCandidate): Promise<void> {
  await openApplicants(office)
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(email)
  const row = office.getByRole('row').filter({ hasText: lastName })
  await row.getByRole('link').first().press('Enter')
  await expect(office.getByRole('heading', { level: 1 })).toContainText(lastName)
  const id = /\d+$/.exec(new URL(office.url()).pathname)?.[0] ?? ''
  const scorecard = async () =>
    (await office.request.get(`/smartreq/v1/user-smartreq/${id}/scorecard/`)).text()
  await expect.poll(scorecard).toMatch(/"status":"(submitted|scoring|scored)"/)
}
