/**
 * Two real builds, one after the other, under a candidate who is at their questions: the later one has another version
 * of the device's database and of the payloads (I12).
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { BrowserContext, Page } from '@playwright/test'

import { openDeployment, type Deployment } from '../fixtures/deployment.ts'
import { buildNext, thisBuild, type Build } from '../fixtures/next-build.ts'
import { expect, test } from '../fixtures/test.ts'
import { openApp, reloadApp } from '../pages/app.ts'
import {
  activityCard,
  answer,
  answerAll,
  applyAsNew,
  badge,
  heldValues,
  keyFor,
  newCandidate,
  question,
  rowsOnDisk,
  start,
} from '../pages/candidate.ts'
import {
  installUpdate,
  isWaiting,
  cachedFiles,
  lookForUpdate,
  waitForWorker,
} from '../pages/service-worker.ts'

const ACTIVITY = 'Personality'
const UPGRADED_WITHIN_MS = 5000

// The second build is made once, by the user who comes first.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let current: Build
let next: Build
let app: Deployment

test.beforeAll(async () => {
  current = await thisBuild()
  next = await buildNext()
})
test.beforeEach(async () => {
  app = await openDeployment(current)
})
test.afterEach(() => app.remove())

test('I12 what one build left unsent the next one sends, none is activated in the middle, and the way back', async ({
  context,
  page,
}) => {
  await beginAnswering(page)
  const other = await context.newPage()
  // It hears of the new worker when this page is already reloading.
  await other.addInitScript(hearLater, LATER_MS)
  await openApp(other, trackerOf(page))
  await expect(activityCard(other, ACTIVITY)).toBeVisible()

  app.setOnline(false)
  await answerAll(page, { from: 3, to: 5 })
  await expect(badge(page)).toContainText('3 answers to send')
  // A page in which something was typed keeps updates away as well; from here on only the attempt does.
  await reloadApp(page)
  await expect(question(page, 6)).toBeVisible()
  const loads = { page: 0, other: 0 }
  page.on('load', () => (loads.page += 1))
  other.on('load', () => (loads.other += 1))

  app.setTakingWork(false)
  await app.deploy(next)
  app.setOnline(true)
  await lookForUpdate(other)
  await expect.poll(() => isWaiting(other)).toBe(true)
  await other.getByRole('button', { name: 'Update now' }).click()
  await expect(other.getByText('Another tab is in use')).toBeVisible()
  expect(await isWaiting(page)).toBe(true)
  await answer(page, { number: 6, key: keyFor(6) })
  await expect(badge(page)).toContainText('4 answers to send')
  expect(loads).toEqual({ page: 0, other: 0 })
  expect(await schemaVersion(page)).toBe(current.schemaVersion)

  await page.getByRole('button', { name: 'Save and continue later' }).click()
  await page.getByRole('button', { name: 'Update now' }).click()
  for (const tab of [page, other]) {
    await expectRunning(tab, next)
    // A loop would show itself at the next look for an update.
    await waitForWorker(tab)
    await lookForUpdate(tab)
    expect(await isWaiting(tab)).toBe(false)
  }
  await goOn(page, { number: 7 })
  expect(loads).toEqual({ page: 1, other: 1 })
  expect(await schemaVersion(page)).toBe(next.schemaVersion)
  expect(await areRewritten(page)).toBe(true)
  await expect(badge(page)).toContainText('4 answers to send')
  app.setTakingWork(true)
  await expectSent(page)
  expect(await heldValues(page)).toEqual(keysOf(6))
  expect(app.payloadVersions()).toEqual([current.payloadVersion, next.payloadVersion])

  // The way back: the release is withdrawn, and with it what takes its payloads and understands its database.
  app.setTakingWork(false)
  await answerAll(page, { from: 7, to: 8 })
  await expect(badge(page)).toContainText('2 answers to send')
  await app.deploy(current)
  await lookForUpdate(page)
  await expect.poll(() => isWaiting(page)).toBe(true)
  const tracker = trackerOf(page)
  await page.getByRole('button', { name: 'Save and continue later' }).click()
  app.setTakingWork(true)
  await expect(page.getByText('The server needs another version of the app.')).toBeVisible()
  await other.close()
  const again = await reopen({ context, page, url: tracker, build: current })
  await goOn(again, { number: 9 })
  expect(await schemaVersion(again)).toBe(next.schemaVersion)
  await expectSent(again)
  expect(await heldValues(again)).toEqual(keysOf(8))
  await answer(again, { number: 9, key: keyFor(9) })
  // What it says of those before stands until this one is on the disk.
  await expect.poll(() => heldValues(again)).toEqual(keysOf(9))
  await expectSent(again)
})

test('I12 a tab of the build before lets the next one upgrade the database, and loses nothing that is answered in it', async ({
  context,
  page,
}) => {
  await beginAnswering(page)
  await app.deploy(next)
  const newer = await context.newPage()
  await bypassWorker(newer)
  await newer.addInitScript(noteOpenings)
  // In the middle of answers, which are written to a database that is being taken away.
  await Promise.all([newer.goto(trackerOf(page)), answerAll(page, { from: 3, to: 8 })])
  await expectRunning(newer, next)
  await expect(activityCard(newer, ACTIVITY)).toBeVisible()
  await expect.poll(() => schemaVersion(newer)).toBe(next.schemaVersion)
  for (const ms of await openings(newer)) expect(ms).toBeLessThan(UPGRADED_WITHIN_MS)

  await answer(page, { number: 9, key: keyFor(9) })
  await expect.poll(() => heldValues(page)).toEqual(keysOf(9))
  await expectSent(page)
  app.setTakingWork(false)
  await answer(page, { number: 10, key: keyFor(10) })
  await expect(badge(page)).toContainText('1 answer to send')
  await reloadApp(page)
  await expect(question(page, 11)).toBeVisible()
  expect(await schemaVersion(page)).toBe(next.schemaVersion)
  await expect(badge(page)).toContainText('1 answer to send')
  app.setTakingWork(true)
  await expectSent(page)
  expect(await heldValues(page)).toEqual(keysOf(10))
})

test('I12 an installation that fails leaves the build before with its files and its questions, offline too', async ({
  page,
}) => {
  await beginAnswering(page)
  const files = await cachedFiles(page)
  await app.deploy(next)
  app.setBroken(await fileOfNext())
  expect(await installUpdate(page)).toBe('redundant')
  expect(await isWaiting(page)).toBe(false)
  expect(await cachedFiles(page)).toEqual(expect.arrayContaining(files))

  app.setOnline(false)
  await reloadApp(page)
  await answer(page, { number: 3, key: keyFor(3) })
  await expect(badge(page)).toContainText('1 answer to send')
  await expectRunning(page, current)
  app.setOnline(true)
  await expectSent(page)
  expect(await heldValues(page)).toEqual(keysOf(3))

  app.setBroken(null)
  await lookForUpdate(page)
  await expect.poll(() => isWaiting(page)).toBe(true)
})

/** Applies, begins and answers the first two questions; all of it is on the server, and the worker serves the page. */
async function beginAnswering(page: Page): Promise<void> {
  await applyAsNew(page, { url: app.url, candidate: newCandidate() })
  await waitForWorker(page)
  await start(page, ACTIVITY)
  await answerAll(page, { from: 1, to: 2 })
  await expectSent(page)
}

/** From the tracker to the question that is next. */
async function goOn(page: Page, { number }: { number: number }): Promise<void> {
  await activityCard(page, ACTIVITY).getByRole('link', { name: 'Continue' }).click()
  await expect(question(page, number)).toBeVisible()
}

async function expectSent(page: Page): Promise<void> {
  await expect(badge(page)).toContainText('Saved')
  await expect(badge(page)).not.toContainText('on this device')
}

function keysOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => keyFor(index + 1))
}

function trackerOf(page: Page): string {
  const { searchParams } = new URL(page.url())
  return `${app.url}/user/progress-tracker?ref=${searchParams.get('ref') ?? ''}`
}

/** Closes the last page of the app, which lets the waiting worker in, and opens it again. */
async function reopen(given: {
  context: BrowserContext
  page: Page
  url: string
  build: Build
}): Promise<Page> {
  const { context, page, url, build } = given
  const again = await context.newPage()
  await page.close()
  // The browser takes its time to let it in.
  await expect(async () => {
    await again.goto('about:blank')
    await again.goto(url)
    await expectRunning(again, build)
  }).toPass()
  return again
}

/** By the names of its files, which follow from what is in them. */
async function expectRunning(page: Page, build: Build): Promise<void> {
  const shell = await readFile(join(build.dist, 'index.html'), 'utf8')
  const entry = /<script[^>]* src="([^"]+)"/.exec(shell)?.[1] ?? 'no entry in the build'
  await expect(page.locator(`script[src="${entry}"]`)).toBeAttached()
}

/** The script of the database: the one file of the next build that is new for certain. */
async function fileOfNext(): Promise<string> {
  const [name] = (await readdir(join(next.dist, 'assets'))).filter((one) =>
    /^database-.*\.js$/.test(one),
  )
  if (name === undefined) throw new Error('The next build has no file of the database.')
  return `/assets/${name}`
}

function schemaVersion(page: Page): Promise<number | undefined> {
  return page.evaluate(
    async () => (await indexedDB.databases()).find(({ name }) => name === 'fairlead')?.version,
  )
}

/** Whether the upgrade of the next build wrote every answer again. */
async function areRewritten(page: Page): Promise<boolean> {
  const rows = await rowsOnDisk<{ isOfNextBuild?: boolean }>(page, 'answers')
  return rows.length > 0 && rows.every((row) => row.isOfNextBuild === true)
}

/** As a user who reloads with the shift key: the page comes from the server, past the worker. */
async function bypassWorker(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBypassServiceWorker', { bypass: true })
}

const LATER_MS = 1000

/** Runs in the page: it hears of a new worker later, as a busy tab does. */
function hearLater(laterMs: number): void {
  const { serviceWorker } = navigator
  const delay = (event: Event) => {
    event.stopImmediatePropagation()
    serviceWorker.removeEventListener(event.type, delay)
    setTimeout(() => serviceWorker.dispatchEvent(new Event(event.type)), laterMs)
  }
  serviceWorker.addEventListener('controllerchange', delay)
}

/** Runs in the page: how long each opening of a database takes there. */
function noteOpenings(): void {
  const durations: number[] = []
  Object.assign(globalThis, { durations })
  const open = indexedDB.open.bind(indexedDB)
  indexedDB.open = (...given) => {
    const asked = performance.now()
    const request = open(...given)
    request.addEventListener('success', () => durations.push(performance.now() - asked))
    return request
  }
}

async function openings(page: Page): Promise<number[]> {
  const durations = await page.evaluate(
    () => (globalThis as unknown as { durations: number[] }).durations,
  )
  expect(durations.length).toBeGreaterThan(0)
  return durations
}
