/** Someone without an account checks a phone before they begin: camera, microphone, connection, storage, clock, browser. */
import type { Page } from '@playwright/test'

import { findChromium } from '../../.scripts/chromium.mjs'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp } from '../pages/app.ts'
import { waitForWorker } from '../pages/service-worker.ts'

// A camera and a microphone of no one, which beeps.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
})

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a device is checked from the login page without an account, and nothing stays of it', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await openApp(page, '/login')
  await page.getByRole('link', { name: 'Check your device before you begin' }).click()
  await expect(page.getByRole('heading', { name: 'Check your device', level: 1 })).toBeVisible()
  await expectAccessible(page, 'device check')
  await watchTracks(page)

  await page.getByRole('button', { name: 'Check everything' }).click()
  await expect(card(page, 'Camera').getByLabel('What your camera sees')).toBeVisible()
  await expect
    .poll(() => card(page, 'Camera').locator('video').evaluate(widthOf))
    .toBeGreaterThan(0)
  await expect(card(page, 'Microphone')).toContainText('The microphone hears you.')
  await expect(card(page, 'Clock')).toContainText('The clock of this device is right.')
  await expect(card(page, 'Storage')).toContainText('Answers can be written to this device')
  await expect(card(page, 'Browser and app')).toContainText('everything that the app needs')
  await expect(card(page, 'Connection').getByText('Download speed')).toBeVisible({
    timeout: 25_000,
  })
  await expect(card(page, 'Connection')).toContainText('a recording of two minutes takes')
  await expectAccessible(page, 'device check with results')
  await expectNoSidewaysScroll(page, 'device check with results')

  expect(await tracksOf(page)).toEqual(['live', 'live'])
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible()
  expect(await tracksOf(page)).toEqual(['ended', 'ended'])
  const databases = await page.evaluate(async () =>
    (await indexedDB.databases()).map((one) => one.name),
  )
  expect(databases).not.toContain('fairlead-device-check')
})

test('without network the page opens, and all but the connection and the clock can be checked', async ({
  page,
  context,
}) => {
  await openApp(page, '/test')
  await waitForWorker(page)
  await context.setOffline(true)
  await expect(card(page, 'Connection')).toContainText('You are offline.')
  await page.reload()
  await page.getByRole('button', { name: 'Check everything' }).click()
  await expect(card(page, 'Camera').getByText('Ready')).toBeVisible()
  await expect(card(page, 'Storage')).toContainText('Answers can be written to this device')
  await expect(card(page, 'Browser and app')).toContainText('This app opens without a network.')
  await expect(card(page, 'Clock')).toContainText('the clock could not be compared')
  await expect(card(page, 'Connection')).toContainText('The server did not answer.')
  await expectAccessible(page, 'device check without network')
})

/** Notes every track that the page turns on. */
async function watchTracks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(globalThis, { tracks })
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
}

function tracksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map((one) => one.readyState),
  )
}

function widthOf(element: HTMLElement | SVGElement): number {
  return (element as HTMLVideoElement).videoWidth
}
