/**
 * `plan-editor-painted`: from the navigation to the sixty activities of a plan on screen, with everything cached, against a
 * React page that has the same rows in itself.
 */
import { chromium, type Page } from '@playwright/test'

import { ensureChromium, noChromium } from '../../.scripts/chromium.mjs'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { startServer } from '../fixtures/server.ts'
import { servePlanBaseline } from './baseline/serve-baseline.ts'
import { median, type Bench } from './bench.ts'
import { makeLargePlan, signInRecruiter } from './plan-environment.ts'

const LOADS = 3

type Side = { page: Page; url: string }
type Running = { ours: Side; baseline: Side; stop: () => Promise<void> }

export function planEditorBenches(): Bench[] {
  return [
    {
      name: 'plan-editor-painted',
      unit: 'ms',
      direction: 'lower',
      bound: 1.5,
      rounds: 5,
      ours: () => painted('ours'),
      reference: () => painted('baseline'),
      close: closeEditors,
    },
  ]
}

async function painted(name: 'ours' | 'baseline'): Promise<number> {
  const { page, url } = (await getEditors())[name]
  await page.bringToFront()
  const times: number[] = []
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto('about:blank')
    const told = page.waitForEvent('console', (message) =>
      message.text().startsWith('plan-painted'),
    )
    await page.goto(url)
    times.push(Number((await told).text().split(' ')[1]))
  }
  return median(times)
}

let running: Promise<Running> | undefined

function getEditors(): Promise<Running> {
  running ??= start()
  return running
}

async function closeEditors(): Promise<void> {
  const editors = await running?.catch(() => undefined)
  running = undefined
  await editors?.stop()
}

async function start(): Promise<Running> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  const server = await startServer({ env: { NODE_ENV: undefined } })
  const { url } = server
  const { token, accountId } = await signInRecruiter(url)
  const { jobId, plan } = await makeLargePlan({ url, token, accountId })
  const baseline = await servePlanBaseline(plan.steps)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  })
  await context.addCookies([{ name: 'fairlead_access', value: token, url }])
  const editor = `${url}/smartreq-detail/setup/screening-plan?job=${jobId}`
  const ours = { page: await context.newPage(), url: editor }
  const bare = { page: await context.newPage(), url: baseline.url }
  for (const { page, url: address } of [ours, bare]) {
    await page.addInitScript(notePaint)
    await page.goto(address)
    await page.locator('li input[type=checkbox]').nth(59).waitFor()
  }
  return {
    ours,
    baseline: bare,
    stop: async () => {
      await browser.close()
      await Promise.all([server.remove(), baseline.close()])
    },
  }
}

/** Runs in the page: tells the moment at which the last activity was on the screen. */
function notePaint(): void {
  const look = () => {
    if (document.querySelectorAll('li input[type=checkbox]').length < 60) {
      requestAnimationFrame(look)
      return
    }
    // A message comes after the frame that this callback belongs to.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      console.debug('plan-painted', performance.now())
    })
    port1.start()
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}
