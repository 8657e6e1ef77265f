/**
 * A browser that was closed and is opened again without network, in the middle of a questionnaire: from the navigation
 * to the first choice on screen. The browser's process is new each time, and its disk caches are warm. The reference is
 * the baseline page, kept by a worker like the app's own.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, type BrowserContext } from '@playwright/test'

import { ensureChromium, noChromium } from '../../.scripts/chromium.mjs'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { startServer } from '../fixtures/server.ts'
import { serveBaseline } from './baseline/serve-baseline.ts'
import type { Bench } from './bench.ts'
import { SLOWDOWN, startAttempt } from './browser-environment.ts'

const WARM_STARTS = 3
const CONTROL = 'fieldset input[type=radio]'

type Environment = { profile: string; ours: string; baseline: string; stop: () => Promise<void> }

export function coldStartBenches(): Bench[] {
  let running: Promise<Environment> | undefined
  const environment = () => (running ??= start())
  return [
    {
      name: 'offline-cold-start',
      unit: 'ms',
      direction: 'lower',
      bound: 2,
      rounds: 5,
      ours: async () => {
        const { profile, ours } = await environment()
        return coldStart(profile, ours)
      },
      reference: async () => {
        const { profile, baseline } = await environment()
        return coldStart(profile, baseline)
      },
      close: async () => {
        const started = await running?.catch(() => undefined)
        running = undefined
        await started?.stop()
      },
    },
  ]
}

async function start(): Promise<Environment> {
  const server = await startServer({ env: { NODE_ENV: undefined } })
  const profile = await mkdtemp(join(tmpdir(), 'fairlead-profile-'))
  const context = await launch(profile)
  const { address, questions } = await startAttempt(context, server.url)
  const baseline = await serveBaseline(questions)
  const page = await context.newPage()
  await page.goto(baseline.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/baseline-worker.js')
    await navigator.serviceWorker.ready
  })
  await context.close()
  // Browsers keep compiled code only of what was run more than once.
  for (let time = 0; time < WARM_STARTS; time += 1)
    for (const url of [address, baseline.url]) await coldStart(profile, url)
  return {
    profile,
    ours: address,
    baseline: baseline.url,
    stop: async () => {
      await Promise.all([server.remove(), baseline.close()])
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Opens the browser and a page in it; ms until the first choice is on screen. */
async function coldStart(profile: string, url: string): Promise<number> {
  const context = await launch(profile)
  try {
    await context.setOffline(true)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(noteControl, CONTROL)
    // Together: what fails first ends the other too, and the run goes on with the next bench.
    const [told] = await Promise.all([
      page.waitForEvent('console', (message) => message.text().startsWith('first-control')),
      page.goto(url),
    ])
    return Number(told.text().split(' ')[1])
  } finally {
    await context.close()
  }
}

async function launch(profile: string): Promise<BrowserContext> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: chromiumFlags,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  })
}

/** Runs in the page: tells when a control was painted. */
function noteControl(control: string): void {
  const look = () => {
    if (document.querySelector(control) === null) {
      requestAnimationFrame(look)
      return
    }
    // A message comes after the frame that this callback belongs to.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      console.debug('first-control', performance.now())
    })
    port1.start()
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}
