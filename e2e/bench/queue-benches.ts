/**
 * Some five hundred operations that were queued without network (answers, starts, limits of time, submissions of eight
 * attempts at three positions), and how long they take on a 3G network once it is there: from the moment that the
 * browser has it to the last receipt, in the app's own page. The reference is an empty page that sends as many bytes in
 * as many requests, one after the other, on the same network to a server that does nothing.
 */
import type { CDPSession, Page, Request } from '@playwright/test'

import { saveAnswers } from '../../src/contract/assessments/assessments.ts'
import type { Bench } from './bench.ts'
import { apply, postings, signUp, type BenchActivity } from './candidate.ts'
import { closeDeviceEnvironment, getDeviceEnvironment } from './device/device-environment.ts'
import type { Exchanged } from './device/plain-page.ts'

const OPERATIONS = 500
/** 3G as WebPageTest has it: 1.6 Mbit/s down, 768 kbit/s up, 300 ms there and back. */
const THREE_G = {
  offline: false,
  latency: 300,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 768_000 / 8,
}
const NO_NETWORK = { ...THREE_G, offline: true }

export function queueBenches(): Bench[] {
  let sent: readonly Exchanged[] = []
  return [
    {
      name: 'queue-drained-on-3g',
      unit: 'ms',
      direction: 'lower',
      bound: 1.5,
      rounds: 3,
      ours: async () => {
        const drained = await drain()
        sent = necessary(drained.requests)
        return drained.ms
      },
      reference: () => exchange(sent),
      close: closeDeviceEnvironment,
    },
  ]
}

type Sent = Exchanged & { path: string }

async function drain(): Promise<{ ms: number; requests: Sent[] }> {
  const { url, openContext, openDevicePage } = await getDeviceEnvironment()
  const context = await openContext()
  const ownerId = await signUp(context.request, url)
  const activities: BenchActivity[] = []
  for (const posting of postings)
    activities.push(...(await apply(context.request, { url, userId: ownerId, posting })))
  const page = await context.newPage()
  await page.goto(`${url}/user/progress-tracker?ref=${activities[0]?.refId}`)
  await page.getByRole('heading', { level: 3 }).first().waitFor()
  const network = await emulate(page)
  await network.send('Network.emulateNetworkConditions', NO_NETWORK)
  const engine = await openDevicePage(context)
  const chosen = activities.filter(({ questions }) => (questions[0]?.options.length ?? 0) > 0)
  const count = await engine.evaluate(([id, all]) => device.takeAll(id, all), [
    ownerId,
    chosen,
  ] as const)
  if (count < OPERATIONS) throw new Error(`Only ${count} operations wait.`)
  await engine.close()
  await page.bringToFront()
  const replies = listen(page, chosen.length)
  const started = performance.now()
  await network.send('Network.emulateNetworkConditions', THREE_G)
  const requests = await replies
  const ms = performance.now() - started
  await context.close()
  return { ms, requests }
}

/** Resolves with what the engine sent, once as many attempts as that are submitted. */
function listen(page: Page, attempts: number): Promise<Sent[]> {
  const requests: Promise<Sent>[] = []
  let submitted = 0
  return new Promise((resolve, reject) => {
    page.on('requestfinished', (request) => {
      const path = new URL(request.url()).pathname
      if (request.method() !== 'POST' || !path.startsWith('/user-response/')) return
      requests.push(describe(request))
      if (path.endsWith('/user-questions-submit/')) submitted += 1
      if (submitted === attempts) Promise.all(requests).then(resolve, reject)
    })
  })
}

async function describe(request: Request): Promise<Sent> {
  const response = await request.response()
  if (response === null || !response.ok()) throw new Error(`${request.url()} was not answered.`)
  const { responseBodySize: received } = await request.sizes()
  const sent = Number((await request.allHeaders())['content-length'])
  return { path: new URL(request.url()).pathname, sent, received }
}

/**
 * What these requests come to when none is more than has to be. The contract lets all answers of such an attempt travel
 * at once, so what the engine sends of them in a row is one request.
 */
function necessary(requests: readonly Sent[]): Exchanged[] {
  const all: Sent[] = []
  for (const one of requests) {
    const last = all.at(-1)
    if (one.path !== saveAnswers.url || last?.path !== saveAnswers.url) all.push({ ...one })
    else {
      last.sent += one.sent
      last.received += one.received
    }
  }
  return all.map(({ sent, received }) => ({ sent, received }))
}

async function exchange(all: readonly Exchanged[]): Promise<number> {
  const { openContext, openPlainPage } = await getDeviceEnvironment()
  const context = await openContext()
  const page = await openPlainPage(context)
  const network = await emulate(page)
  await network.send('Network.emulateNetworkConditions', NO_NETWORK)
  const done = page.evaluate((given) => plain.exchange(given), all)
  await network.send('Network.emulateNetworkConditions', THREE_G)
  const ms = await done
  await context.close()
  return ms
}

async function emulate(page: Page): Promise<CDPSession> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  return network
}
