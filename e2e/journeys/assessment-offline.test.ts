/**
 * The journey that everything else stands on: a candidate takes a real assessment on a phone, loses the network, the
 * page and the browser in the middle, loses no answer, and a recruiter sees the score.
 */
import type { Page } from '@playwright/test'

import { openDevice, type Device } from '../fixtures/browser.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { reloadApp, waitForApp } from '../pages/app.ts'
import {
  answer,
  answerAll,
  arriveAsNew,
  badge,
  keyFor,
  newCandidate,
  placesOnDisk,
  question,
  signInIfAsked,
  start,
  type NewCandidate,
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { openApplicants, openScales } from '../pages/staff.ts'

const QUESTIONS = 112

let device: Device

test.beforeEach(async () => {
  device = await openDevice()
})
test.afterEach(() => device.remove())

test(
  'I1 I2 I3 a candidate loses network, page and browser, and no answer',
  { tag: '@smoke' },
  async ({ sharedApp, page: office }) => {
    test.setTimeout(420_000)
    const candidate = newCandidate()
    const first = device.page()
    await arriveAsNew(first, { url: sharedApp.url, candidate })
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

    await reloadApp(first)
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
    await waitForApp(second)
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

    await second.getByRole('link', { name: 'Back to all parts' }).click()
    await start(second, 'Competencies')
    await answerAll(second, { from: 1, to: 36 })
    await second.getByRole('button', { name: 'Submit' }).click()
    await expect(second.getByText('Submitted. Thank you!')).toBeVisible()

    await expectScored(office, candidate)
  },
)

/** As a recruiter, from the list of applicants to the scores. */
async function expectScored(page: Page, { email, lastName }: NewCandidate): Promise<void> {
  await signInByCall(page, { email: memberOf('Recruiter').email })
  await openApplicants(page)
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill(email)
  await expect(page.getByText('1 applicant', { exact: true }).first()).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: lastName })
  await expect(row).toContainText('New')
  await row.getByRole('link').first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName)
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  const scorecard = async () =>
    (await page.request.get(`/smartreq/v1/user-smartreq/${id}/scorecard/`)).text()
  await expect.poll(scorecard).toContain('Openness to new ideas')
  await page.reload()
  await openScales(page, 'Personality')
  await expect(page.getByText('Openness to new ideas').first()).toBeVisible()
  await openScales(page, 'Competencies')
  await expect(page.getByText('Imaginative thinking').first()).toBeVisible()
}
