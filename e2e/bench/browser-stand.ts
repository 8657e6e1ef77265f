/** Two tabs of one browser: ours in the middle of an assessment, and the floor page with its questions. */
import { randomUUID } from 'node:crypto'

import { chromium, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'

import { ensureChromium, noChromium } from '../../.scripts/chromium.mjs'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { startServer } from '../fixtures/server.ts'
import { serveFloor, type FloorQuestion } from './floor/serve-floor.ts'

export type Side = { page: Page; url: string }
export type BrowserStand = { ours: Side; floor: Side }
type Running = BrowserStand & { stop: () => Promise<void> }

const POSTING = '0b6f3f0e-52c4-4a3b-8f5d-6d2f1c7e9a10'
/** As slow as a cheap phone. */
const SLOWDOWN = 4

let running: Promise<Running> | undefined

/** @throws {Error} with one line when there is no browser */
export function getBrowserStand(): Promise<BrowserStand> {
  running ??= start()
  return running
}

/** Ends what `getBrowserStand` started, if anything. */
export async function closeBrowserStand(): Promise<void> {
  const stand = await running?.catch(() => undefined)
  running = undefined
  await stand?.stop()
}

async function start(): Promise<Running> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  // Building the floor sets NODE_ENV for this process; the server is started as a user starts it.
  const server = await startServer({ env: { NODE_ENV: undefined } })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  })
  const { address, questions } = await startAttempt(context, server.url)
  const floor = await serveFloor(questions)
  return {
    ours: { page: await openTab(context, address), url: address },
    floor: { page: await openTab(context, floor.url), url: floor.url },
    stop: async () => {
      await browser.close()
      await Promise.all([server.remove(), floor.close()])
    },
  }
}

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(notePaint)
  await page.goto(url)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

/**
 * Runs in the page: tells the moment at which the first question was on the screen. By the console, because asking for
 * it would run scripts of the bench in the page while it loads.
 */
function notePaint(): void {
  const look = () => {
    if (document.querySelector('fieldset input[type=radio]') === null) {
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
async function startAttempt(
  context: BrowserContext,
  url: string,
): Promise<{ address: string; questions: FloorQuestion[] }> {
  const { request } = context
  const account = {
    email: `floor-${Date.now()}@example.com`,
    password: 'Bench-pass-1!',
    first_name: 'Bench',
    last_name: 'Floor',
  }
  const { user } = await call(request, { url: `${url}/auth/v1/create/`, body: account })
  const mine = `${url}/user/v1/progress-tracker/user/${user.user_id}/`
  const { ref_id: ref } = await call(request, { url: mine, body: { job_uuid: POSTING } })
  const { steps } = await call(request, { url: `${mine}ref/${ref}/` })
  const activity = steps
    .flatMap((step: { activities: unknown[] }) => step.activities)
    .find((one: { status: string }) => one.status === 'available')
  const id = activity.job_step_activity_id
  const asked = `?job_step_activity_id=${id}&ref_id=${ref}`
  const path = `${url}/user-response/v1/job-questions/${activity.job_id}/${asked}`
  const content = await call(request, { url: path })
  const page = await context.newPage()
  await page.goto(`${url}/user/assessment-instruction?ref=${ref}&activity=${id}`)
  await page.getByRole('button', { name: 'Accept and start' }).click()
  await page.getByRole('radio').first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.close()
  return {
    address: `${url}/user/assessment-questions?ref=${ref}&activity=${id}`,
    questions: floorQuestions(content),
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- the replies' shapes are the contract's, and checked there
async function call(http: APIRequestContext, given: { url: string; body?: unknown }): Promise<any> {
  const headers = { 'idempotency-key': randomUUID() }
  const { url, body } = given
  const response = await (body === undefined
    ? http.get(url)
    : http.post(url, { data: body, headers }))
  if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`)
  return (await response.json()).data
}

type Content = {
  questions: { question_id: string; text: { en: string }; response_set: string }[]
  response_sets: Record<string, { value: number; label: { en: string } }[]>
}

function floorQuestions({ questions, response_sets: sets }: Content): FloorQuestion[] {
  return questions.map(({ question_id: id, text, response_set: set }) => ({
    id,
    text: text.en,
    options: (sets[set] ?? []).map(({ value, label }) => ({ value, label: label.en })),
  }))
}
