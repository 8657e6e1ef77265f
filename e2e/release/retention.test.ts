/** How long a company stores applications: an admin sets a rule, keeps one application, and the daily run does the rest. */
import { pathToFileURL } from 'node:url'

import type { Browser, BrowserContext, Page } from '@playwright/test'

import { root } from '../../.scripts/command.mjs'
import { expectAccessible } from '../fixtures/axe.ts'
import { startServer } from '../fixtures/server.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'

const LATER = `--import=${pathToFileURL(`${root}/e2e/fixtures/two-days-later.ts`).href}`
/** The oldest of the demo only: the run anonymises them in the course of the test. */
const DAYS = 300
const HOLDS = '/settings/privacy/legal-holds'
const { email: adminEmail } = memberOf('Account admin')

// Filling an embedded database takes minutes on a slow machine.
test.setTimeout(480_000)

type Applicant = { name: string; email: string }

test('a rule is previewed and saved, the run anonymises, and what is under a legal hold stays', async ({
  page,
  context,
  browser,
}) => {
  // The later server's clock moves that of its database only where that runs inside of it.
  const app = await startServer({ isEmbedded: true })
  try {
    await signInByCall(page, { url: app.url, email: adminEmail })
    await goTo(page, `${app.url}/settings/privacy`)
    await expect(page.getByText('Nothing is anonymised')).toBeVisible()
    await expect(page.getByText('No run to show')).toBeVisible()
    await test.step('without network the screens say so', () => openWithoutNetwork(page, context))
    const [held, other] = await previewRule(page)
    await test.step('a legal hold', () => placeHold(page, held))
    const firstRun = await saveRule(page, held)
    await app.stop()
    await nextDay({ browser, dataDir: app.dataDir, held, other, firstRun })
  } finally {
    await app.remove()
  }
})

type NextDay = Two & { browser: Browser; dataDir: string; firstRun: number }

async function nextDay({ browser, dataDir, firstRun, ...two }: NextDay): Promise<void> {
  const later = await startServer({
    template: dataDir,
    isEmbedded: true,
    env: { NODE_OPTIONS: LATER },
  })
  try {
    const theirs = await (await browser.newContext({ baseURL: later.url })).newPage()
    await signInByCall(theirs, { email: adminEmail })
    await test.step('the run of the next day', () => expectRun(theirs, { firstRun }))
    await test.step('what it left', () => expectLeft(theirs, two))
    await theirs.context().close()
  } finally {
    await later.remove()
  }
}

async function openWithoutNetwork(page: Page, context: BrowserContext): Promise<void> {
  // Without it, the first visit of all has no app to show.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Legal holds' }).click()
  await expect(page.getByRole('heading', { name: /offline/i })).toBeVisible()
  // It opens by itself as soon as there is a network.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Legal holds' })).toBeVisible()
  await goTo(page, '/settings/privacy')
}

async function previewRule(page: Page): Promise<[Applicant, Applicant]> {
  await page.getByLabel(/who were not hired/).fill('29')
  await expect(page.getByText('Between 30 and 3,650 days')).toBeVisible()
  await page.getByLabel(/who were not hired/).fill(String(DAYS))
  await page.getByRole('link', { name: 'See which applications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Due to be anonymised' })).toBeVisible()
  return pickTwo(page)
}

async function placeHold(page: Page, held: Applicant): Promise<void> {
  await goTo(page, `${HOLDS}/new?search=${encodeURIComponent(held.email)}`)
  await page.getByRole('button', { name: `Keep the application of ${held.name}` }).click()
  const hold = page.getByRole('dialog', { name: `Keep the application of ${held.name}?` })
  await expect(hold.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('A claim before the labour court')
  await hold.getByRole('button', { name: 'Place the hold' }).click()
  const holds = page.getByRole('list', { name: 'Legal holds' })
  await expect(holds.getByText('A claim before the labour court')).toBeVisible()
}

/** How many the first run is said to anonymise. */
async function saveRule(page: Page, held: Applicant): Promise<number> {
  await goTo(page, `/settings/privacy/due?ended=${DAYS}&held=1`)
  await expect(page.getByRole('row').nth(1)).toContainText(held.name)
  // The way back leads to the rules as they were being tried.
  await page.getByRole('link', { name: 'Retention' }).last().click()
  await expect(page.getByLabel(/who were not hired/)).toHaveValue(String(DAYS))
  // The numbers from before the hold stand there until the new ones have come, all at once.
  await expect(numberOf(page, 'On legal hold')).toHaveText('1')
  const firstRun = Number(await numberOf(page, /^Anonymised by the first run/).innerText())
  expect(firstRun).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Save' }).click()
  const confirm = page.getByRole('dialog', { name: 'Anonymise applications by these rules?' })
  await expect(confirm).toContainText(
    new RegExp(`^.*${firstRun} applications? (is|are) anonymised`),
  )
  await expectAccessible(page, 'asking before rules are saved')
  await confirm.getByRole('button', { name: 'Save the rules' }).click()
  await expect(page.getByText('The retention rules are saved.')).toBeVisible()
  return firstRun
}

async function expectRun(page: Page, { firstRun }: { firstRun: number }): Promise<void> {
  const me = await (await page.request.get('/auth/v1/')).json()
  const runs = `/account/v1/retention/${me.data.roles[0].account_id}/runs/`
  const finishedAt = async () => (await (await page.request.get(runs)).json()).data[0]?.finished_at
  await expect.poll(finishedAt, { timeout: 120_000 }).toEqual(expect.any(String))

  await goTo(page, '/settings/privacy')
  const run = page.getByRole('row').filter({ hasText: 'Not hired' })
  await expect(run).toBeVisible()
  await expect(run.getByText('Under way')).toHaveCount(0)
  const [, days, erased, kept] = await run.getByRole('cell').allInnerTexts()
  expect([days, kept]).toEqual([String(DAYS), '1'])
  expect(Number(erased)).toBeGreaterThanOrEqual(firstRun)
}

type Two = { held: Applicant; other: Applicant }

async function expectLeft(page: Page, { held, other }: Two): Promise<void> {
  await goTo(page, `${HOLDS}/new?search=${encodeURIComponent(other.email)}`)
  await expect(page.getByText('No matches')).toBeVisible()
  await goTo(page, `${HOLDS}?search=${encodeURIComponent(held.email)}`)
  await page.getByRole('button', { name: `Lift the hold on ${held.name}` }).click()
  await page.getByRole('button', { name: 'Lift the hold', exact: true }).click()
  await expect(page.getByText('No hold matches')).toBeVisible()
  await goTo(page, '/settings/security/audit-trail?entity=retention_policy')
  await expect(page.getByText('Retention of ended applications (days)')).toBeVisible()
}

/** Two applicants of the list of those that are due, each with one application and a name of their own. */
async function pickTwo(page: Page): Promise<[Applicant, Applicant]> {
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const links = page.getByRole('link', { name: /^Keep / })
  const names = await links.evaluateAll((all) =>
    all.map((link) => (link.getAttribute('aria-label') ?? '').replace('Keep ', '')),
  )
  const found: Applicant[] = []
  for (const name of new Set(names)) {
    const applications = page.getByRole('list', { name: 'Applications' }).getByRole('listitem')
    // A search finds parts of words: other names may be there as well, and those of the search before until it has come.
    const hasCome = page.waitForResponse(
      (reply) => new URL(reply.url()).searchParams.get('search') === name,
    )
    await goTo(page, `${HOLDS}/new?search=${encodeURIComponent(name)}`)
    await hasCome
    await expect(applications.filter({ hasText: name }).first()).toBeVisible()
    const email = await applications.first().getByText('@').innerText()
    if ((await applications.count()) === 1) found.push({ name, email })
    const [one, other] = found
    if (one !== undefined && other !== undefined) return [one, other]
  }
  throw new Error('The demo has no two applicants who are due.')
}

function numberOf(page: Page, term: string | RegExp) {
  const line = page.locator('dl > div').filter({ has: page.getByText(term) })
  return line.getByRole('definition')
}
