/**
 * A browser that was closed and is opened again without network, in the middle of a questionnaire: from the navigation
 * to the first choice on screen. The browser's process is new each time, and its disk caches are warm. The reference is
 * the baseline page, kept by a worker like the app's own.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, type BrowserContext, type Page } from '@playwright/test'

import { ensureChromium, noChromium } from '../../.scripts/chromium.mjs'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { startServer } from '../fixtures/server.ts'
import { serveBaseline } from './baseline/serve-baseline.ts'
import type { Bench } from './bench.ts'
import { SLOWDOWN, startAttempt } from './browser-environment.ts'

const WARM_STARTS = 3
const CONTROL = 'fieldset input[type=radio]'

type Environment = { profile: string; ours: string; baseline: string; stop: () => Promise<void> }

let running: Promise<Environment> | undefined

export function coldStartBenches(): Bench[] {
  return [
    {
      name: 'offline-cold-start',
      unit: 'ms',
      direction: 'lower',
      bound: 2,
      rounds: 5,
      ours: () => offlineColdStart('ours'),
      reference: () => offlineColdStart('baseline'),
      close: closeColdStart,
    },
  ]
}

/** Opens the browser without network in the middle of a questionnaire; ms until the first choice is on screen. */
export async function offlineColdStart(side: 'ours' | 'baseline'): Promise<number> {
  running ??= start()
  const environment = await running
  return coldStart(environment.profile, environment[side])
}

/** Ends what `offlineColdStart` started, if anything. */
export async function closeColdStart(): Promise<void> {
  const environment = await running?.catch(() => undefined)
  running = undefined
  await environment?.stop()
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
    await noteFirstControl(page)
    // Together: what fails first ends the other too, and the run goes on with the next bench.
    const [ms] = await Promise.all([firstControl(page), page.goto(url)])
    return ms
  } finally {
    await context.close()
  }
}

/** From now on each document of the page tells when its first choice was painted. */
export function noteFirstControl(page: Page): Promise<unknown> {
  return page.addInitScript(noteControl, CONTROL)
}

/** Waits for that; ms since the document's navigation. */
export async function firstControl(page: Page): Promise<number> {
  const told = await page.waitForEvent('console', (message) =>
    message.text().startsWith('first-control'),
  )
  return Number(told.text().split(' ')[1])
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
