/**
 * `typing-key-to-paint`: from a key in the typing test to the frame that shows it, p95, on a cheap phone. The reference is a
 * field of React's that echoes what is typed, on the same page without the app.
 */
import type { Page } from '@playwright/test'

import { PASSAGE } from '../../src/server/assessments/instruments/typing-test/typing-passages.ts'
import { serveEchoBaseline } from './baseline/serve-baseline.ts'
import { p95, type Bench } from './bench.ts'
import { SLOWDOWN } from './browser-environment.ts'
import { closeKindEnvironment, getKindEnvironment } from './kind-environment.ts'

const KEYS = 40
/** Between two keys: faster than anyone types for long. */
const PAUSE_MS = 40

export function typingBenches(): Bench[] {
  let echo: Promise<Echo> | undefined
  return [
    {
      name: 'typing-key-to-paint',
      unit: 'ms',
      direction: 'lower',
      bound: 1.3,
      rounds: 3,
      ours: async () => {
        const { openKind } = await getKindEnvironment()
        const { page } = await openKind('typing-test-1')
        return typed(page)
      },
      reference: async () => typed((await (echo ??= openEcho())).page),
      close: async () => {
        const opened = await echo?.catch(() => undefined)
        echo = undefined
        await closeKindEnvironment()
        await opened?.close()
      },
    },
  ]
}

type Echo = { page: Page; close: () => Promise<void> }

async function openEcho(): Promise<Echo> {
  const { baseline } = await getKindEnvironment()
  const { url, close } = await serveEchoBaseline()
  const page = await baseline.page.context().newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url)
  return { page, close }
}

/** Types the beginning of the passage into an empty field. */
async function typed(page: Page): Promise<number> {
  await page.bringToFront()
  const field = page.locator('textarea')
  await field.fill('')
  await field.focus()
  await page.evaluate(noteKeys)
  for (const key of PASSAGE.en.slice(0, KEYS)) await page.keyboard.type(key, { delay: PAUSE_MS })
  await page.waitForFunction((count) => Reflect.get(window, 'keys').length >= count, KEYS)
  return p95(await page.evaluate(() => Reflect.get(window, 'keys')))
}

/** Runs in the page: keeps how long each key took until it was painted. */
function noteKeys(): void {
  const isFirst = Reflect.get(window, 'keys') === undefined
  Reflect.set(window, 'keys', [])
  if (!isFirst) return
  const note = () => {
    const began = performance.now()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        Reflect.get(window, 'keys').push(performance.now() - began)
      })
      port1.start()
      port2.postMessage(null)
    })
  }
  addEventListener('beforeinput', note, true)
}
