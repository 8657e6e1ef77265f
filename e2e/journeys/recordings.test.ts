/**
 * A candidate answers on camera, the browser is killed in the middle, what was recorded is still there and becomes the
 * answer, the server verifies it, and a recruiter watches it.
 */
import type { Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { openDevice, type Device } from '../fixtures/browser.ts'
import { refuseInPage } from '../fixtures/replies.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp, waitForApp } from '../pages/app.ts'
import {
  activityCard,
  arriveAsNew,
  chunksOnDisk,
  expectMediaOnDisk,
  newCandidate,
  question,
  signInIfAsked,
  start,
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { openApplicants, openScorecardTab } from '../pages/staff.ts'

const RECORDINGS = '/user-response/v1/recordings/'
const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

let device: Device

test.beforeEach(async () => {
  device = await openDevice({ flags: FAKE_CAMERA })
})
test.afterEach(() => device.remove())

test('I10 a recording outlives the browser, is verified, and is watched by a recruiter', async ({
  sharedApp,
  page: office,
}) => {
  test.setTimeout(240_000)
  const candidate = newCandidate()
  const first = device.page()
  await arriveAsNew(first, { url: sharedApp.url, candidate })
  await start(first, 'Video introduction')
  await first.getByRole('button', { name: 'Prepare the recording' }).click()
  await first.getByRole('button', { name: 'Start recording' }).click()
  await expect(first.getByText('Recording. It is saved on this device as you speak.')).toBeVisible()
  await expectAccessible(first, 'recording')
  await expectNoSidewaysScroll(first, 'recording')
  await expectMediaOnDisk(first)

  const address = first.url()
  const page = await device.killAndReopen(address)
  await waitForApp(page)
  await expect(question(page, 1)).toBeVisible()
  await expect(page.getByText('A recording was interrupted')).toBeVisible()
  await page.getByRole('button', { name: 'Use it as my answer' }).click()
  await expect(page.getByLabel('Your recording')).toBeVisible()
  // A browser that dies may take its newest cookies with it.
  await signInIfRecordingsAsk(page, candidate)
  await expect(page.getByText('The server has your recording.')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText('100%')).toBeVisible()
  expect(await chunksOnDisk(page)).toBe(0)

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(question(page, 2)).toBeVisible()
  await page.getByRole('button', { name: 'Prepare the recording' }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expectMediaOnDisk(page)
  await device.context().setOffline(true)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByText('Safe on this device.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is answered' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Waiting for recordings', { exact: false })).toBeVisible()

  await device.context().setOffline(false)
  await expect(page.getByText('The server has checked all of your recordings.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
  await page.getByRole('link', { name: 'Back to all parts' }).click()
  await expect(activityCard(page, 'Video introduction')).toContainText('Submitted')

  await signInByCall(office, { email: memberOf('Recruiter').email })
  await openApplicants(office)
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(candidate.email)
  await expect(office.getByText('1 applicant', { exact: true }).first()).toBeVisible()
  await office
    .getByRole('row')
    .filter({ hasText: candidate.lastName })
    .getByRole('link')
    .first()
    .press('Enter')
  await expect(office.getByRole('heading', { level: 1 })).toContainText(candidate.lastName)
  await openScorecardTab(office, 'Answers')
  const played = office.getByLabel(/^Recorded answer: Who are you/)
  await expect(played).toBeVisible()
  await expectAccessible(office, 'scorecard with recordings')
  const seconds = await played.evaluate(playFor)
  expect(seconds).toBeGreaterThan(0.5)
})

test('I5 I10 my device tells what it holds of a recording, sends what was refused, and deletes what no answer uses', async ({
  sharedApp,
}) => {
  test.setTimeout(120_000)
  const page = device.page()
  // The worker would send as soon as it can, and what it sends no test can refuse.
  await page.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
  })
  await arriveAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await start(page, 'Video introduction')
  await waitForWorker(page)
  await page.getByRole('button', { name: 'Prepare the recording' }).click()
  await device.context().setOffline(true)
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expectMediaOnDisk(page)

  // The page is gone in the middle of the take.
  await openApp(page, new URL('/user/device', sharedApp.url).href)
  await expect(page.getByText('1 recording is only on this device')).toBeVisible()
  const take = page.getByRole('listitem').filter({ hasText: 'Who are you' })
  await expect(take).toContainText('Saved on this device')
  await expect(take).toContainText('No answer uses this recording.')
  await expectAccessible(page, 'my device with a recording')
  await expectNoSidewaysScroll(page, 'my device with a recording')
  const saved = page.waitForEvent('download')
  await take.getByRole('button', { name: 'Save as a file' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.(webm|mp4)$/)

  const allow = await refuseInPage(page, RECORDINGS)
  await device.context().setOffline(false)
  await expect(take).toContainText('Not taken by the server')
  await allow()
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.status() === 204,
  )
  await take.getByRole('button', { name: 'Send it again' }).click()
  await sent
  await expect(take).not.toContainText('Not taken by the server')

  await take.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete the recording' }).click()
  await expect(take).toBeHidden()
  expect(await chunksOnDisk(page)).toBe(0)
})

test('I10 a page that was open before sends what another tab recorded and left behind', async ({
  sharedApp,
}) => {
  const tracker = device.page()
  const context = device.context()
  // What the worker sends says nothing about the page.
  await context.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
  })
  await arriveAsNew(tracker, { url: sharedApp.url, candidate: newCandidate() })
  await expect(activityCard(tracker, 'Video introduction')).toBeVisible()

  const recording = await context.newPage()
  await openApp(recording, tracker.url())
  await start(recording, 'Video introduction')
  await recording.getByRole('button', { name: 'Prepare the recording' }).click()
  await waitForWorker(recording)
  await context.setOffline(true)
  await recording.getByRole('button', { name: 'Start recording' }).click()
  await expectMediaOnDisk(recording)
  await recording.close()

  const sent = tracker.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.status() === 204,
  )
  await context.setOffline(false)
  await sent
})

/** Plays until it has shown something, and tells how far it came. */
function playFor(element: HTMLElement | SVGElement): Promise<number> {
  const video = element as HTMLVideoElement
  video.muted = true
  return new Promise((resolve, reject) => {
    video.addEventListener('timeupdate', () => {
      if (video.currentTime > 0.5) resolve(video.currentTime)
    })
    video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'no video')))
    void video.play()
  })
}

async function signInIfRecordingsAsk(page: Page, { email }: { email: string }): Promise<void> {
  await signInIfAsked(page, { email })
  await expect(question(page, 1)).toBeVisible()
}
