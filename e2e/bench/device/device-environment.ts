/**
 * What the benches of a device's work run on: the server on its PostgreSQL, the plain server, and one browser. Pages are
 * empty ones of either origin with a script in them.
 */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test'

import { ensureChromium, noChromium } from '../../../.scripts/chromium.mjs'
import { chromiumFlags } from '../../fixtures/chromium-flags.ts'
import { startServer } from '../../fixtures/server.ts'
import { SLOWDOWN } from '../browser-environment.ts'
import { closeEnvironment, getEnvironment } from '../environment.ts'
import { bundle } from './bundle.ts'

export type DeviceEnvironment = {
  /** The app's address. */
  url: string
  browser: Browser
  /** A device of its own, with nothing on it. */
  openContext: () => Promise<BrowserContext>
  /** An empty page of the app's origin, with the engine in it (`device-page.ts`). */
  openDevicePage: (context: BrowserContext) => Promise<Page>
  /** An empty page of the plain server (`plain-page.ts`). */
  openPlainPage: (context: BrowserContext) => Promise<Page>
}
type Running = DeviceEnvironment & { stop: () => Promise<void> }

let running: Promise<Running> | undefined

/** @throws {Error} with one line when a server or the browser does not start */
export function getDeviceEnvironment(): Promise<DeviceEnvironment> {
  running ??= start()
  return running
}

/** Ends what `getDeviceEnvironment` started, if anything. */
export async function closeDeviceEnvironment(): Promise<void> {
  const environment = await running?.catch(() => undefined)
  running = undefined
  await environment?.stop()
  await closeEnvironment()
}

/** Makes a page as slow as a cheap phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return devtools
}

async function start(): Promise<Running> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  const device = await bundle('device-page.ts')
  const plain = await bundle('plain-page.ts')
  const { ours: url } = await getEnvironment()
  const plainServer = await startServer({ entry: 'e2e/bench/device/plain-server.ts' })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const open = async (context: BrowserContext, page: { at: string; code: string }) => {
    const opened = await context.newPage()
    await opened.goto(page.at)
    await opened.evaluate(page.code)
    return opened
  }
  return {
    url,
    browser,
    // The script is none of the page's own, which its policy would refuse.
    openContext: () =>
      browser.newContext({
        viewport: { width: 390, height: 844 },
        locale: 'en-US',
        bypassCSP: true,
      }),
    openDevicePage: (context) => open(context, { at: `${url}/healthz`, code: device }),
    openPlainPage: (context) => open(context, { at: plainServer.url, code: plain }),
    stop: async () => {
      await browser.close()
      await plainServer.remove()
    },
  }
}
