/**
 * `plan-editor-painted`: from the navigation to the sixty activities of a plan on screen, with everything cached, against a
 * React page that has the same rows in itself.
 *
 * `plan-drag-p95`: a row dragged through its step, from each movement of the pointer to the paint that shows it, against the
 * same rows in the bare page, dragged by the same means.
 */
import { chromium, type Page } from '@playwright/test'

import { ensureChromium, noChromium } from '../../.scripts/chromium.mjs'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { startServer } from '../fixtures/server.ts'
import { servePlanBaseline } from './baseline/serve-baseline.ts'
import { median, p95, type Bench } from './bench.ts'
import { makeLargePlan, signInRecruiter } from './plan-environment.ts'

const LOADS = 3
const MOVES = 40
const MOVE_PX = 12

type Side = { page: Page; url: string }
type Running = { ours: Side; baseline: Side; stop: () => Promise<void> }

export function planEditorBenches(): Bench[] {
  const shared = {
    unit: 'ms',
    direction: 'lower',
    bound: 1.5,
    rounds: 5,
    close: closeEditors,
  } as const
  return [
    {
      ...shared,
      name: 'plan-editor-painted',
      ours: () => painted('ours'),
      reference: () => painted('baseline'),
    },
    {
      ...shared,
      name: 'plan-drag-p95',
      ours: () => dragged('ours'),
      reference: () => dragged('baseline'),
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

/** The row goes down and up again, and is where it was: nothing is saved. */
async function dragged(name: 'ours' | 'baseline'): Promise<number> {
  const { page } = (await getEditors())[name]
  await page.bringToFront()
  const handle = page.locator('li li [data-drag-handle]').nth(2)
  await handle.scrollIntoViewIfNeeded()
  const box = await handle.boundingBox()
  if (box === null) throw new Error('There is no row to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(noteMoves)
  for (let move = 1; move <= MOVES; move += 1) {
    const down = move <= MOVES / 2 ? move : MOVES - move
    await page.mouse.move(x, y + down * MOVE_PX)
    await page.waitForFunction((count) => Reflect.get(window, 'moves').length >= count, move)
  }
  await page.mouse.up()
  return p95(await page.evaluate(() => Reflect.get(window, 'moves')))
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

/** Runs in the page: keeps how long each movement took until it was painted. */
function noteMoves(): void {
  const moves: number[] = []
  const isFirst = Reflect.get(window, 'moves') === undefined
  Reflect.set(window, 'moves', moves)
  if (!isFirst) return
  addEventListener(
    'pointermove',
    () => {
      const began = performance.now()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          Reflect.get(window, 'moves').push(performance.now() - began)
        })
        port1.start()
        port2.postMessage(null)
      })
    },
    true,
  )
}
