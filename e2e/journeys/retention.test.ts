/** How long a company keeps applications: an admin sets a rule, keeps one application, and the daily run does the rest. */
import { pathToFileURL } from 'node:url'

import type { Page } from '@playwright/test'

import { root } from '../../.scripts/command.mjs'
import { DEMO_COMPANIES, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { startServer } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { signInAs } from '../pages/candidate.ts'

const LATER = `--import=${pathToFileURL(`${root}/e2e/fixtures/two-days-later.ts`).href}`
/** The oldest of the demo only: the run anonymises them in the course of the test. */
const DAYS = 300
const HOLDS = '/settings/privacy/legal-holds'

test.setTimeout(240_000)

type Somebody = { name: string; email: string }

test('a rule is previewed and saved, the run anonymises, and what is held stays', async ({
  page,
  browser,
  freshApp: app,
}) => {
  await enterAsAdmin(page, app.url)
  await page.goto(`${app.url}/settings/privacy`)
  await expect(page.getByText('Nothing is anonymised')).toBeVisible()
  await expect(page.getByText('No run to show')).toBeVisible()
  await page.getByLabel(/who were not hired/).fill('29')
  await expect(page.getByText('Between 30 and 3,650 days')).toBeVisible()
  await page.getByLabel(/who were not hired/).fill(String(DAYS))
  await page.getByRole('link', { name: 'See which applications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Due to be anonymised' })).toBeVisible()
  const [held, other] = await pickTwo(page, app.url)

  await page.goto(`${app.url}${HOLDS}/new?search=${encodeURIComponent(held.email)}`)
  await page.getByRole('button', { name: /^Keep the application of/ }).click()
  const hold = page.getByRole('dialog', { name: `Keep the application of ${held.name}?` })
  await expect(hold.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('A claim before the labour court')
  await hold.getByRole('button', { name: 'Place the hold' }).click()
  const holds = page.getByRole('list', { name: 'Legal holds' })
  await expect(holds.getByText('A claim before the labour court')).toBeVisible()

  await page.goto(`${app.url}/settings/privacy/due?ended=${DAYS}&held=1`)
  await expect(page.getByRole('row').nth(1)).toContainText(held.name)
  // The way back leads to the rules as they were being tried.
  await page.getByRole('link', { name: 'Retention' }).last().click()
  await expect(page.getByLabel(/who were not hired/)).toHaveValue(String(DAYS))
  const firstRun = await numberOf(page, /^Anonymised by the first run/)
  expect(firstRun).toBeGreaterThan(0)
  expect(await numberOf(page, 'Kept back by legal holds')).toBe(1)
  await page.getByRole('button', { name: 'Save' }).click()
  const confirm = page.getByRole('dialog', { name: 'Anonymise applications by these rules?' })
  await expect(confirm).toContainText(
    new RegExp(`^.*${firstRun} applications? (is|are) anonymised`),
  )
  await expectAccessible(page, 'asking before rules are saved')
  await confirm.getByRole('button', { name: 'Save the rules' }).click()
  await expect(page.getByText('The retention rules are saved.')).toBeVisible()

  await app.stop()
  const later = await startServer({ template: app.dataDir, env: { NODE_OPTIONS: LATER } })
  try {
    const theirs = await (await browser.newContext()).newPage()
    await enterAsAdmin(theirs, later.url)
    const run = theirs.getByRole('row').filter({ hasText: 'Not hired' })
    await expect(async () => {
      await theirs.goto(`${later.url}/settings/privacy`)
      await expect(run).toBeVisible({ timeout: 5000 })
      await expect(run.getByText('Under way')).toHaveCount(0)
    }).toPass({ timeout: 120_000 })
    const [, days, erased, kept] = await run.getByRole('cell').allInnerTexts()
    expect([days, kept]).toEqual([String(DAYS), '1'])
    expect(Number(erased)).toBeGreaterThanOrEqual(firstRun)

    await theirs.goto(`${later.url}${HOLDS}/new?search=${encodeURIComponent(other.email)}`)
    await expect(theirs.getByText('Nobody matches')).toBeVisible()
    await theirs.goto(`${later.url}${HOLDS}?search=${encodeURIComponent(held.email)}`)
    await theirs.getByRole('button', { name: `Lift the hold on ${held.name}` }).click()
    await theirs.getByRole('button', { name: 'Lift the hold', exact: true }).click()
    await expect(theirs.getByText('No hold matches')).toBeVisible()
    await theirs.goto(`${later.url}/settings/security/audit-trail?entity=retention_policy`)
    await expect(theirs.getByText('Ended applications are kept for (days)')).toBeVisible()
    await theirs.context().close()
  } finally {
    await later.remove()
  }
})

test('the screens say so when the network is gone', async ({ page, context, sharedApp }) => {
  await enterAsAdmin(page, sharedApp.url)
  await page.goto('/settings/privacy')
  await expect(page.getByText('No run to show')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Legal holds' }).click()
  await expect(page.getByRole('heading', { name: /offline/i })).toBeVisible()
  await context.setOffline(false)
})

async function enterAsAdmin(page: Page, url: string): Promise<void> {
  const admin = DEMO_COMPANIES[0]?.staff.find(({ role }) => role === 'Account admin')
  await signInAs(page, { url, email: admin?.email ?? '', password: DEMO_PASSWORD })
}

/** Two people of the list of those who are due, each with one application and a name of their own. */
async function pickTwo(page: Page, url: string): Promise<[Somebody, Somebody]> {
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const links = page.getByRole('link', { name: /^Keep / })
  const names = await links.evaluateAll((all) =>
    all.map((link) => (link.getAttribute('aria-label') ?? '').replace('Keep ', '')),
  )
  const found: Somebody[] = []
  for (const name of names) {
    await page.goto(`${url}${HOLDS}/new?search=${encodeURIComponent(name)}`)
    const applications = page.getByRole('list', { name: 'Applications' }).getByRole('listitem')
    await expect(applications.first()).toBeVisible()
    const email = await applications.first().getByText('@').innerText()
    if ((await applications.count()) === 1) found.push({ name, email })
    const [one, other] = found
    if (one !== undefined && other !== undefined) return [one, other]
  }
  throw new Error('The demo has no two people who are due.')
}

async function numberOf(page: Page, term: string | RegExp): Promise<number> {
  const line = page.locator('dl > div').filter({ has: page.getByText(term) })
  return Number(await line.getByRole('definition').innerText())
}
