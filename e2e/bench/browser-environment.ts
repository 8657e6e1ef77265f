/** Two tabs of one browser: ours in the middle of an assessment, and the baseline page with its questions. */
import { chromium, type BrowserContext, type Page } from '@playwright/test'

import { ensureChromium, noChromium } from '../../.scripts/chromium.mjs'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { startServer } from '../fixtures/server.ts'
import { serveBaseline } from './baseline/serve-baseline.ts'
import { apply, postings, signUp, type BenchQuestion } from './candidate.ts'

export type Side = { page: Page; url: string }
export type BrowserEnvironment = { ours: Side; baseline: Side }
type Running = BrowserEnvironment & { stop: () => Promise<void> }

/** As slow as a cheap phone. */
export const SLOWDOWN = 4

const CHOICE = 'fieldset input[type=radio]'

let running: Promise<Running> | undefined

/** @throws {Error} with one line when there is no browser */
export function getBrowserEnvironment(): Promise<BrowserEnvironment> {
  running ??= start()
  return running
}

/** Ends what `getBrowserEnvironment` started, if anything. */
export async function closeBrowserEnvironment(): Promise<void> {
  const environment = await running?.catch(() => undefined)
  running = undefined
  await environment?.stop()
}

async function start(): Promise<Running> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  // Building the baseline sets NODE_ENV for this process; the server is started as a user starts it.
  const server = await startServer({ env: { NODE_ENV: undefined } })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  })
  const { address, questions } = await startAttempt(context, server.url)
  const baseline = await serveBaseline(questions)
  return {
    ours: { page: await openTab(context, { url: address }), url: address },
    baseline: { page: await openTab(context, { url: baseline.url }), url: baseline.url },
    stop: async () => {
      await browser.close()
      await Promise.all([server.remove(), baseline.close()])
    },
  }
}

/** A tab as slow as a cheap phone; it tells when the control that the selector means is on the screen. */
export async function openTab(
  context: BrowserContext,
  { url, control = CHOICE }: { url: string; control?: string },
): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(notePaint, control)
  await page.goto(url)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/**
 * Runs in the page: tells the moment at which the first question was on the screen. By the console, because asking for
 * it would run scripts of the bench in the page while it loads.
 */
function notePaint(control: string): void {
  const look = () => {
    if (document.querySelector(control) === null) {
      requestAnimationFrame(look)
      return
    }
    // A message comes after the frame that this callback belongs to.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      console.debug('first-question', performance.now())
    })
    port1.start()
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}

/** Signs up, applies, and accepts the pledge, as a candidate does. */
export async function startAttempt(
  context: BrowserContext,
  url: string,
): Promise<{ address: string; questions: BenchQuestion[] }> {
  const { request } = context
  const userId = await signUp(request, url)
  const [posting = ''] = postings
  const [activity] = await apply(request, { url, userId, posting })
  if (activity === undefined) throw new Error('There is nothing to take.')
  const { refId, jobStepActivityId: id, questions } = activity
  const page = await context.newPage()
  await page.goto(`${url}/user/assessment-instruction?ref=${refId}&activity=${id}`)
  await page.getByRole('button', { name: 'Accept and start' }).click()
  await page.getByRole('radio').first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.close()
  return { address: `${url}/user/assessment-questions?ref=${refId}&activity=${id}`, questions }
}
