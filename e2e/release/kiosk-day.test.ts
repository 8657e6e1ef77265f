/**
 * A day at a kiosk station: staff enrol a tablet, candidates take their assessments on it one after the other while the
 * network is gone, no one finds a trace of the person before, and all of it arrives under the right names.
 */
import type { Page } from '@playwright/test'

import { openDevice, type Device } from '../fixtures/browser.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import {
  activityCard,
  answerAll,
  badge,
  newCandidate,
  start,
  type NewCandidate,
} from '../pages/candidate.ts'
import {
  applyByCall,
  begin,
  codeOf,
  enrol,
  everythingStored,
  expectNoTrace,
  expectWelcome,
  finish,
} from '../pages/kiosk.ts'
import { openApplicants } from '../pages/staff.ts'

const ACTIVITY = 'Competencies'
const QUESTIONS = 36
const ANSWERED_BEFORE_CUT = 12
const OPEN_LIST = 'Choose my name from today’s list'
/** First names that are in nothing else. */
const LISTED = /Quillon|Zebedee/

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

test('a candidate starts at a kiosk station by their name and date of birth, and nothing of the list stays there', async ({
  sharedApp,
  page: office,
  playwright,
}) => {
  const { url } = sharedApp
  const birthday = '1990-02-28'
  const first = { ...newCandidate(), firstName: 'Quillon', birthday }
  const second = { ...newCandidate(), firstName: 'Zebedee' }
  for (const candidate of [first, second]) {
    const phone = await playwright.request.newContext({ baseURL: url })
    await applyByCall(phone, candidate)
    await phone.dispose()
  }
  await signInByCall(office, { email: memberOf('Account admin').email })
  const page = station.page()
  await enrol(page, { office, url, name: 'Reception', showsList: true })
  const code = await codeOf(office, first)
  await codeOf(office, second)

  await openList(page)
  await expect(page.getByRole('button', { name: /^Zebedee J\./ })).toBeVisible()
  // While it is on the screen, it is nowhere else.
  await expectNotStored(page)
  await page.getByRole('button', { name: /^Quillon J\./ }).click()
  const dialog = page.getByRole('dialog', { name: 'Quillon J.' })
  await dialog.getByLabel('Your date of birth').fill('1990-02-27')
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(dialog.getByText('That does not match this name.')).toBeVisible()
  await dialog.getByLabel('Your date of birth').fill(birthday)
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/progress-tracker/)
  await expect(activityCard(page, ACTIVITY)).toBeVisible()
  await expect(page.getByText('Zebedee')).toHaveCount(0)
  await page.goto(`${url}/kiosk`)
  await expectWelcome(page)
  await expectNoNames(page)

  // The station was left in the middle: the person is expected still, until they have finished.
  await begin(page, code)
  await finish(page)
  for (const candidate of [first, second]) await expectNoTrace(page, candidate)
  await expectNoNames(page)
  await goTo(office, '/settings/kiosk-stations')
  const card = office.getByRole('listitem').filter({ hasText: 'Reception' })
  await expect(card).toContainText('Ready')
  await openList(page)
  await expect(page.getByRole('button', { name: /^Zebedee J\./ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Quillon J\./ })).toHaveCount(0)

  // A page that is left with the list on it does not come back with it.
  await page.goto('about:blank')
  await page.goBack()
  await expectWelcome(page)
  await expectNoNames(page)

  await setOffline(true)
  await page.getByRole('button', { name: OPEN_LIST }).click()
  await expect(page.getByText('Today’s list needs the network')).toBeVisible()
  await expectNoNames(page)
  await setOffline(false)
  await expect(card).toContainText('Shows today’s list')
  await expect(card).toContainText('1 wrong code or failed identity check')
})

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: OPEN_LIST }).click()
  await expect(page.getByRole('list', { name: 'Today’s list' })).toBeVisible()
}

/** The list is in no database, cache, storage of the browser, nor in what it stores of replies. */
async function expectNotStored(page: Page): Promise<void> {
  const { text } = await everythingStored(page)
  expect(text).not.toMatch(LISTED)
  expect(text).not.toContain('/kiosk/v1/expected/')
  const isCached = page.evaluate(() =>
    fetch('/kiosk/v1/expected/', { cache: 'only-if-cached', mode: 'same-origin' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  expect(await isCached).toBe(false)
}

async function expectNoNames(page: Page): Promise<void> {
  await expectNotStored(page)
  expect((await everythingStored(page)).shown).not.toMatch(LISTED)
}

async function setOffline(isGone: boolean): Promise<void> {
  isOffline = isGone
  await station.context().setOffline(isGone)
}

/** Waits until the office finds the activity submitted under the candidate's name. */
async function expectSubmitted(office: Page, { email, lastName }: NewCandidate): Promise<void> {
  await openApplicants(office)
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(email)
  // The row may be there before the search, which would lead back to the list a moment after it was left.
  await expect(office.getByText('1 applicant', { exact: true }).first()).toBeVisible()
  const row = office.getByRole('row').filter({ hasText: lastName })
  await row.getByRole('link').first().press('Enter')
  await expect(office.getByRole('heading', { level: 1 })).toContainText(lastName)
  const id = /\d+$/.exec(new URL(office.url()).pathname)?.[0] ?? ''
  const scorecard = async () =>
    (await office.request.get(`/smartreq/v1/user-smartreq/${id}/scorecard/`)).text()
  await expect.poll(scorecard).toMatch(/"status":"(submitted|scoring|scored)"/)
}
