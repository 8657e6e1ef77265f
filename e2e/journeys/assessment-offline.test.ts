/**
 * The journey that everything else stands on: a candidate takes a real assessment on a phone, loses the network, the
 * page and the browser in the middle, loses no answer, and a recruiter sees the score.
 */
import { openDevice, type Device } from '../fixtures/browser.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  answer,
  answerAll,
  applyAsNew,
  badge,
  keyFor,
  newCandidate,
  openPosition,
  placesOnDisk,
  question,
  signInAs,
  signInIfAsked,
  start,
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'

const QUESTIONS = 120
const DEMO_PASSWORD = 'Fairlead-demo-1'

let device: Device

test.beforeEach(async () => {
  device = await openDevice()
})
test.afterEach(() => device.remove())

test('I1 I2 I3 a candidate loses network, page and browser, and no answer', async ({
  sharedApp,
  page: office,
}) => {
  test.setTimeout(420_000)
  const candidate = newCandidate()
  const first = device.page()
  await applyAsNew(first, { url: sharedApp.url, candidate })
  await start(first, 'Personality')
  await answerAll(first, { from: 1, to: 5 })
  await expect(badge(first)).toContainText('Saved')
  await expect(badge(first)).not.toContainText('on this device')

  // What a page is made of comes while the candidate answers.
  await waitForWorker(first)
  await device.context().setOffline(true)
  await answerAll(first, { from: 6, to: 10 })
  await expect(badge(first)).toContainText('Saved on this device')
  await expect(badge(first)).toContainText('5 answers to send')

  await first.reload()
  await expect(question(first, 11)).toBeVisible()
  await expect(badge(first)).toContainText('5 answers to send')
  await answer(first, { number: 11, key: keyFor(11) })
  await expect(question(first, 12)).toBeVisible()
  await expect(badge(first)).toContainText('6 answers to send')
  await expect.poll(() => placesOnDisk(first)).toContain(11)

  const address = first.url()
  // Offline from its first moment: a new browser is online, so what it must not reach is shut instead.
  await sharedApp.stop()
  const second = await device.killAndReopen(address)
  await expect(question(second, 12)).toBeVisible()
  await expect(badge(second)).toContainText('Saved on this device')
  for (const number of [11, 10, 9]) {
    await second.getByRole('button', { name: 'Back' }).click()
    await expect(question(second, number)).toBeVisible()
    await expect(second.getByRole('radio').nth(keyFor(number) - 1)).toBeChecked()
  }
  for (const number of [10, 11, 12]) {
    await second.getByRole('button', { name: 'Next' }).click()
    await expect(question(second, number)).toBeVisible()
  }

  await sharedApp.restart()
  // A browser that dies may take its newest cookies with it: then it asks for a sign-in, and comes back to the question.
  await signInIfAsked(second, { email: candidate.email })
  await expect(question(second, 12)).toBeVisible()
  await expect(badge(second)).not.toContainText('on this device', { timeout: 15_000 })
  await answerAll(second, { from: 12, to: QUESTIONS })
  await expect(second.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
  await second.getByRole('button', { name: 'Submit' }).click()
  await expect(second.getByText('Submitted. Thank you!')).toBeVisible()

  await second.getByRole('link', { name: 'Back to the application' }).click()
  await start(second, 'Competencies')
  await answerAll(second, { from: 1, to: 36 })
  await second.getByRole('button', { name: 'Submit' }).click()
  await expect(second.getByText('Submitted. Thank you!')).toBeVisible()

  await signInAs(office, {
    url: sharedApp.url,
    email: 'recruiter@harborpine.example.com',
    password: DEMO_PASSWORD,
  })
  await office.getByRole('link', { name: openPosition().title }).first().click()
  await expect(office).toHaveURL(/smartreq-detail\/applicants/)
  // By its name: until the screen changes, the list of requisitions has a search field too.
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(candidate.email)
  await expect(office.getByText('1 applicant', { exact: true }).first()).toBeVisible()
  const row = office.getByRole('row').filter({ hasText: candidate.lastName })
  await expect(row).toContainText('New')
  await row.getByRole('link').first().click()
  await expect(office.getByRole('heading', { level: 1 })).toContainText(candidate.lastName)
  await expect(async () => {
    await office.reload()
    await expect(office.getByText('Openness').first()).toBeVisible({ timeout: 3000 })
    await expect(office.getByText('Imagination').first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
})
