/** A candidate of the demo's requisition with every kind of activity, in one browser, beside the baseline page. */
import { chromium, type BrowserContext, type Page } from '@playwright/test'

import { ensureChromium, noChromium } from '../../.scripts/chromium.mjs'
import { EVERY_KIND, EVERY_KIND_STEPS } from '../../src/server/db/demo/every-kind.ts'
import { chromiumFlags } from '../fixtures/chromium-flags.ts'
import { startServer } from '../fixtures/server.ts'
import { serveBaseline } from './baseline/serve-baseline.ts'
import { openTab, type Side } from './browser-environment.ts'
import { apply, signUp } from './candidate.ts'

/** The activities of the first step, which candidates can open at once, by the slugs of their contents. */
export const KINDS = (EVERY_KIND_STEPS[0]?.activities ?? []).map(({ slug }) => slug)

const QUESTION = 'form[data-question-id]'

export type KindEnvironment = {
  baseline: Side
  /** A tab at the first question of an activity, begun when it is first asked for. */
  openKind: (slug: string) => Promise<Side>
}
type Running = KindEnvironment & { stop: () => Promise<void> }

let running: Promise<Running> | undefined

/** @throws {Error} with one line when there is no browser */
export function getKindEnvironment(): Promise<KindEnvironment> {
  running ??= start()
  return running
}

/** Ends what `getKindEnvironment` started, if anything. */
export async function closeKindEnvironment(): Promise<void> {
  const environment = await running?.catch(() => undefined)
  running = undefined
  await environment?.stop()
}

async function start(): Promise<Running> {
  const executablePath = await ensureChromium()
  if (executablePath === undefined) throw new Error(noChromium)
  const server = await startServer({ env: { NODE_ENV: undefined } })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
  })
  const { url } = server
  const userId = await signUp(context.request, url)
  const activities = await apply(context.request, { url, userId, posting: EVERY_KIND.uuid })
  const questions = activities.find((one) => one.questions.length > 100)?.questions ?? []
  const baseline = await serveBaseline(questions)
  const opened = new Map<string, Promise<Side>>()
  const openKind = (slug: string) => {
    const activity = activities[KINDS.indexOf(slug)]
    if (activity === undefined) throw new Error(`The candidate has no ${slug}.`)
    const search = `?ref=${activity.refId}&activity=${activity.jobStepActivityId}`
    const side = opened.get(slug) ?? begin(context, { url, search })
    opened.set(slug, side)
    return side
  }
  return {
    baseline: { page: await openTab(context, { url: baseline.url }), url: baseline.url },
    openKind,
    stop: async () => {
      await browser.close()
      await Promise.all([server.remove(), baseline.close()])
    },
  }
}

async function begin(
  context: BrowserContext,
  { url, search }: { url: string; search: string },
): Promise<Side> {
  const page = await context.newPage()
  await page.goto(`${url}/user/assessment-instruction${search}`)
  await page.getByRole('button', { name: 'Accept and start' }).click()
  await startPart(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.close()
  const address = `${url}/user/assessment-questions${search}`
  return { page: await openTab(context, { url: address, control: QUESTION }), url: address }
}

/** A part with a limit of time begins when the candidate says so. */
async function startPart(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await start.or(page.locator(QUESTION)).first().waitFor()
  if (await start.isVisible()) await start.click()
  await page.locator(QUESTION).waitFor()
}
