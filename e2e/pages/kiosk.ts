/** A kiosk station in journeys: enrolling it, candidates at it, and what it stores. */
import type { BrowserContext, Page } from '@playwright/test'

import { expect } from '../fixtures/test.ts'
import { goTo, waitForApp } from './app.ts'
import { openPosition, PASSWORD, type NewCandidate } from './candidate.ts'
import { waitForWorker } from './service-worker.ts'
import { openApplicants } from './staff.ts'

const PIN = '481516'
/** The device's own stays empty: a station that opens without network looks there for a user. */
const STATIONS_OWN = new Set(['fairlead-station', 'fairlead'])

/** Makes an account and an application without a browser; with a date of birth, where one is given. */
export async function applyByCall(
  request: BrowserContext['request'],
  { email, firstName, lastName, birthday }: NewCandidate & { birthday?: string },
): Promise<{ userId: number; refId: number }> {
  const made = await request.post('/auth/v1/create/', {
    data: { email, password: PASSWORD, first_name: firstName, last_name: lastName },
  })
  expect(made.ok()).toBe(true)
  const { data } = (await made.json()) as { data: { user: { user_id: number } } }
  const userId = data.user.user_id
  const applied = await request.post(`/user/v1/progress-tracker/user/${userId}/`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { job_uuid: openPosition().uuid },
  })
  expect(applied.ok()).toBe(true)
  const tracker = (await applied.json()) as { data: { ref_id: number } }
  if (birthday !== undefined) {
    const saved = await request.patch(`/user/v1/${userId}/`, {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      data: { dob: birthday, gender: 'Female' },
    })
    expect(saved.ok()).toBe(true)
  }
  return { userId, refId: tracker.data.ref_id }
}

/** Adds a station in the office, and makes the page's browser that station. */
export async function enrol(
  page: Page,
  given: { office: Page; url: string; name: string; showsList?: boolean },
): Promise<void> {
  const { office, url, name, showsList = false } = given
  await goTo(office, '/settings/kiosk-stations')
  await office.getByRole('button', { name: 'Add a station' }).click()
  const form = office.getByRole('dialog', { name: 'Add a kiosk station' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Place').fill('Lobby')
  await form.getByLabel('Exit PIN').fill(PIN)
  if (showsList) await form.getByRole('checkbox', { name: 'Show today’s list' }).check()
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
export async function codeOf(office: Page, { email, lastName }: NewCandidate): Promise<string> {
  await openApplicants(office)
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(email)
  await expect(office.getByText('1 applicant', { exact: true }).first()).toBeVisible()
  const row = office.getByRole('row').filter({ hasText: lastName })
  await row.getByRole('link').first().press('Enter')
  await expect(office.getByRole('heading', { level: 1 })).toContainText(lastName)
  await office.getByRole('button', { name: 'Make a code' }).click()
  return office.getByText(/^\w{5}-\w{5}$/).innerText()
}

export async function begin(page: Page, code = ''): Promise<void> {
  await page.getByLabel('Your code').fill(code)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/progress-tracker/)
  await waitForApp(page)
}

export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Finish here' }).click()
  await page
    .getByRole('dialog', { name: 'Finish at this station?' })
    .getByRole('button', { name: 'Finish', exact: true })
    .click()
  await expectWelcome(page)
}

export async function expectWelcome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /Bienvenido/ })).toBeVisible()
  await expect(page).toHaveURL(/\/kiosk$/)
  await expect(page.getByLabel('Your code')).toHaveValue('')
}

/** Looks through everything that a browser stores, by the name, the address and the answers' questions. */
export async function expectNoTrace(page: Page, { email, lastName }: NewCandidate): Promise<void> {
  const stored = await everythingStored(page)
  expect(stored.databases.filter((name) => !STATIONS_OWN.has(name))).toEqual([])
  for (const trace of [email, lastName, 'questionId', 'attemptId'])
    expect(stored.text + stored.shown, trace).not.toContain(trace)
}

/** All that the browser stores for this app, and what the page shows. */
export async function everythingStored(
  page: Page,
): Promise<{ databases: string[]; expected: number; text: string; shown: string }> {
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
    const shown = document.documentElement.innerHTML
    return { databases: names, expected, text: texts.join('\n'), shown }

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
