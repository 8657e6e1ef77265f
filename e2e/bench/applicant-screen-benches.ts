/**
 * The list of a requisition with a thousand applicants, a hundred of them on its largest page, in a browser that has
 * everything cached: `applicants-painted` until all hundred are on the screen, against a React page that has the thousand
 * rows in itself and makes those in view; `applicants-nodes` and `applicants-wire` against their limits.
 */
import { chromium, type Page, type Request } from '@playwright/test'

import { ensureChromium, noChromium } from '../../.scripts/chromium.mjs'
import { listApplicants, type Applicant } from '../../src/contract/requisitions/requisitions.ts'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { addApplicants, signInToRequisition } from './applicant-environment.ts'
import { serveApplicantsBaseline } from './baseline/serve-baseline.ts'
import { median, type Bench } from './bench.ts'
import { callApi, closeEnvironment, getEnvironment } from './environment.ts'

const APPLICANTS = 1000
const PAGE_SIZE = 100
const MOST_NODES = 5000
const MOST_BYTES = 120_000
const LOADS = 3

type Side = { page: Page; url: string }
type Running = { ours: Side; baseline: Side; stop: () => Promise<void> }

export function applicantScreenBenches(): Bench[] {
  const shared = { direction: 'lower', rounds: 3, close: closeLists } as const
  return [
    {
      ...shared,
      name: 'applicants-painted',
      unit: 'ms',
      bound: 1.5,
      rounds: 5,
      ours: () => timeOf('ours'),
      reference: () => timeOf('baseline'),
    },
    {
      ...shared,
      name: 'applicants-nodes',
      unit: 'nodes',
      bound: 1,
      ours: countNodes,
      reference: () => Promise.resolve(MOST_NODES),
    },
    {
      ...shared,
      name: 'applicants-wire',
      unit: 'bytes',
      bound: 1,
      ours: countBytes,
      reference: () => Promise.resolve(MOST_BYTES),
    },
  ]
}

async function timeOf(name: 'ours' | 'baseline'): Promise<number> {
  const side = (await getLists())[name]
  const times: number[] = []
  for (let load = 0; load < LOADS; load += 1) times.push(await open(side))
  return median(times)
}

async function countNodes(): Promise<number> {
  const { ours } = await getLists()
  await open(ours)
  return ours.page.evaluate(() => document.querySelectorAll('*').length)
}

/** What comes over the network for one look at the list: its data, and what is not kept on the device. */
async function countBytes(): Promise<number> {
  const { ours } = await getLists()
  const requests: Request[] = []
  const add = (request: Request) => requests.push(request)
  ours.page.on('request', add)
  await open(ours)
  ours.page.off('request', add)
  const sizes = await Promise.all(requests.filter(isAnswered).map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** What others change comes by a reply that does not end. */
function isAnswered(request: Request): boolean {
  return !request.url().endsWith('/changes/')
}

async function sizeOf(request: Request): Promise<number> {
  const response = await request.response()
  if (response === null || response.fromServiceWorker()) return 0
  await response.finished()
  const { responseHeadersSize, responseBodySize } = await request.sizes()
  return responseHeadersSize + responseBodySize
}

/** ms until the rows are on the screen. */
async function open({ page, url }: Side): Promise<number> {
  await page.bringToFront()
  await page.goto('about:blank')
  const told = page.waitForEvent('console', (message) => message.text().startsWith('rows-painted'))
  await page.goto(url)
  return Number((await told).text().split(' ')[1])
}

let running: Promise<Running> | undefined

function getLists(): Promise<Running> {
  running ??= start()
  return running
}

async function closeLists(): Promise<void> {
  const lists = await running?.catch(() => undefined)
  running = undefined
  await lists?.stop()
  await closeEnvironment()
}

async function start(): Promise<Running> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  const { ours: url } = await getEnvironment()
  await addApplicants({ prefix: 'screen', count: APPLICANTS, newest: 'now()' })
  const { jobId, token } = await signInToRequisition()
  const baseline = await serveApplicantsBaseline(await listAll({ url, jobId, token }))
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  })
  await context.addCookies([{ name: 'fairlead_access', value: token, url }])
  const openSide = async (address: string, rows: { selector: string; count: number }) => {
    const page = await context.newPage()
    await page.addInitScript(notePaint, rows)
    const side = { page, url: address }
    await open(side)
    return side
  }
  const list = `${url}/smartreq-detail/applicants?job=${jobId}&page_size=${PAGE_SIZE}`
  const ours = await openSide(list, { selector: 'main tbody tr', count: PAGE_SIZE })
  await ours.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return {
    ours,
    baseline: await openSide(baseline.url, { selector: '[data-applicant]', count: 1 }),
    stop: async () => {
      await browser.close()
      await baseline.close()
    },
  }
}

async function listAll(given: { url: string; jobId: number; token: string }): Promise<Applicant[]> {
  const all: Applicant[] = []
  for (let page = 1; all.length < APPLICANTS; page += 1) {
    const query = `page=${page}&page_size=${PAGE_SIZE}`
    const path = `smartreq/v1/${given.jobId}/applicants/?${query}`
    const reply = await callApi({ url: `${given.url}/${path}`, token: given.token })
    const { data } = listApplicants.responses[200].parse(reply)
    all.push(...data)
  }
  return all
}

/** Runs in the page: tells the moment at which so many rows were on the screen. */
function notePaint({ selector, count }: { selector: string; count: number }): void {
  const look = () => {
    if (document.querySelectorAll(selector).length < count) {
      requestAnimationFrame(look)
      return
    }
    // A message comes after the frame that this callback belongs to.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      console.debug('rows-painted', performance.now())
    })
    port1.start()
    port2.postMessage(null)
  }
  requestAnimationFrame(look)
}
