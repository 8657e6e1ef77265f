/** Before an activity that runs against time or records, the page says whether this device can do it. */
import type { Page } from '@playwright/test'

import { findChromium } from '../../.scripts/chromium.mjs'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { expect, test } from '../fixtures/test.ts'
import { applyAsNew, newCandidate, openInstruction, question } from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'

// A camera and a microphone of no one.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumFlags, '--use-fake-device-for-media-stream'],
  },
})

/** The package of the activity Competencies, with fields more than it has. */
async function addToPackage(page: Page, fields: { content?: object; question?: object }) {
  await page.route('**/user-response/v1/job-questions/**', async (route) => {
    const response = await route.fetch()
    const { data }: { data: { kind: string; questions: object[] } } = await response.json()
    if (data.kind !== 'competencies') return route.fulfill({ response })
    const questions = data.questions.map((one) => ({ ...one, ...fields.question }))
    return route.fulfill({ response, json: { data: { ...data, ...fields.content, questions } } })
  })
}

/** What the user told the browser about camera and microphone; forgotten when its session ends. */
async function setMedia(page: Page, setting: 'prompt' | 'denied' | 'granted'): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { targetInfo } = await devtools.send('Target.getTargetInfo')
  const { browserContextId } = targetInfo
  for (const name of ['camera', 'microphone'])
    await devtools.send('Browser.setPermission', {
      permission: { name },
      setting,
      origin: new URL(page.url()).origin,
      ...(browserContextId === undefined ? {} : { browserContextId }),
    })
}

const lines = (page: Page) =>
  page.getByRole('region', { name: 'Is this device ready?' }).getByRole('listitem')

test('the device is checked before a timed activity, with and without a network, and before no other', async ({
  page,
  context,
  sharedApp,
}) => {
  await addToPackage(page, { content: { time_limit_seconds: 600 } })
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await waitForWorker(page)
  await openInstruction(page, 'Personality')
  await expect(page.getByText('Authenticity pledge')).toBeVisible()
  await expect(page.getByText('Is this device ready?')).toBeHidden()
  await page.getByRole('link', { name: 'Back to all parts' }).click()
  await openInstruction(page, 'Competencies')
  const details = page.getByRole('button', { name: 'Details' })
  await expect(details).toHaveAttribute('aria-expanded', 'false')
  await expect(lines(page)).toHaveCount(0)
  await details.click()
  await expect(lines(page)).toHaveCount(4)
  await expect(lines(page).filter({ hasText: 'can be written to this device' })).toContainText(
    'Ready',
  )
  await expect(lines(page).filter({ hasText: 'clock of this device is right' })).toBeVisible()
  await expect(lines(page).filter({ hasText: 'opens without a network' })).toBeVisible()
  await expect(page.getByText('The clock keeps running.')).toBeVisible()
  await expectAccessible(page, 'instruction with the check of the device')
  await expectNoSidewaysScroll(page, 'instruction with the check of the device')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('the clock could not be compared')).toBeVisible()
  await expect(page.getByText('You can start. Read what needs care first.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept and start' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(question(page, 1)).toBeVisible()
})

test('a recorded activity asks for the camera by a button alone, and says how long sending takes', async ({
  page,
  sharedApp,
}) => {
  await addToPackage(page, { question: { recording: { kind: 'video', max_seconds: 120 } } })
  await page.addInitScript(() => {
    const asked = { count: 0 }
    Object.assign(globalThis, { asked })
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (constraints) => {
      asked.count += 1
      return ask(constraints)
    }
  })
  const askedCount = () =>
    page.evaluate(() => (globalThis as unknown as { asked: { count: number } }).asked.count)
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await openInstruction(page, 'Competencies')
  await expect(lines(page)).toHaveCount(6)
  await expect(lines(page).filter({ hasText: 'a recording of two minutes takes' })).toBeVisible()
  await setMedia(page, 'denied')
  await page.getByRole('button', { name: 'Check again' }).click()
  const refused = lines(page).filter({ hasText: 'The browser was told not to allow it.' })
  await expect(refused).toContainText('Problem')

  await setMedia(page, 'prompt')
  await page.getByRole('button', { name: 'Check again' }).click()
  const media = lines(page).filter({ hasText: 'This activity records.' })
  await expect(media).toContainText('Take care')
  expect(await askedCount()).toBe(0)
  await expectAccessible(page, 'instruction of a recorded activity')

  await setMedia(page, 'granted')
  await page.getByRole('button', { name: 'Allow camera and microphone' }).click()
  await expect(page.getByText('Camera and microphone may be used.')).toBeVisible()
  expect(await askedCount()).toBe(1)
})
