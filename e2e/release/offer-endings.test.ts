/** How offers end other than by everyone's signature, and what happens where the seal or the server fails. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Browser, Page } from '@playwright/test'

import { root } from '../../.scripts/command.mjs'
import { companyDay } from '../fixtures/company-day.ts'
import { startServer, type AppServer } from '../fixtures/server.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { findMail } from '../pages/mailbox.ts'
import {
  chooseSigner,
  fillOffer,
  followLink,
  OFFERED,
  openActiveApplicant,
  readOffer,
  saveOffer,
  sendOffer,
  verifySealed,
} from '../pages/offers.ts'

// It needs no worker of the app, and each of its servers has an address of its own.
test.use({ serviceWorkers: 'block' })
test.setTimeout(240_000)

const LATER = `--import=${pathToFileURL(`${root}/e2e/fixtures/two-days-later.ts`).href}`
const ADMIN = memberOf('Account admin')

type Sent = {
  readonly staff: Page
  /** The applicant's. */
  readonly name: string
  /** The scorecard, without the server. */
  readonly path: string
}

test('a candidate declines: the sender reads why, and the applicant can have another offer', async ({
  browser,
  freshApp,
}) => {
  const { staff, name } = await sendNew(browser, { app: freshApp })
  const candidate = await readOffer(offeredTo(browser, { app: freshApp, staff }))
  await candidate.getByRole('button', { name: 'Decline the offer…' }).click()
  const dialog = candidate.getByRole('dialog', { name: 'Decline the offer' })
  await dialog.getByLabel('Reason').fill('I found work closer to home.')
  await dialog.getByRole('button', { name: 'Decline the offer' }).click()
  await expect(candidate.getByText('This offer was declined.')).toBeVisible()

  await staff.reload()
  await expect(staff.getByText('Declined', { exact: true }).first()).toBeVisible()
  await expect(staff.getByText('“I found work closer to home.”')).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Write an offer' })).toBeVisible()
  const { text } = await findMail(staff, `The offer for ${name} was declined`)
  expect(text).toContain('I found work closer to home.')
})

test('an answer by phone is recorded as such, and the link that was sent works no longer', async ({
  browser,
  freshApp,
}) => {
  const { staff } = await sendNew(browser, { app: freshApp })
  await staff.getByRole('button', { name: 'More about this offer' }).click()
  await staff.getByRole('menuitem', { name: 'Record a response…' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Record a response' })
  await dialog.getByLabel('Day of the response').fill(companyDay())
  await dialog.getByLabel('Note').fill('She called at noon.')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(staff.getByText(/^Recorded by .*It is no signature\.$/)).toBeVisible()
  await expect(staff.getByText('Accepted', { exact: true }).first()).toBeVisible()

  const candidate = await followLink(offeredTo(browser, { app: freshApp, staff }))
  await expect(candidate.getByText('This offer is accepted.')).toBeVisible()
  await expect(candidate.getByRole('button', { name: 'Accept and sign' })).toBeHidden()
})

test('an offer that expired is sent again, with a new last day', async ({ browser }) => {
  // Filling an embedded database takes minutes on a slow machine.
  test.setTimeout(600_000)
  // The later server's clock moves that of its database only where that runs inside of it.
  const app = await startServer({ isEmbedded: true })
  try {
    const { path } = await sendNew(browser, { app, until: companyDay(1) })
    await app.stop()
    const env = { NODE_OPTIONS: LATER }
    const later = await startServer({ template: app.dataDir, isEmbedded: true, env })
    try {
      await sendAgain(browser, { app: later, path })
    } finally {
      await later.remove()
    }
  } finally {
    await app.remove()
  }
})

async function sendAgain(
  browser: Browser,
  { app, path }: { app: AppServer; path: string },
): Promise<void> {
  const staff = await signedIn(browser, app)
  await goTo(staff, path)
  const late = await followLink(offeredTo(browser, { app, staff }))
  await expect(late.getByText('The last day to answer was')).toBeVisible()
  // The server looks for offers that expired while it starts: the page may have come before that.
  await expect(async () => {
    await staff.reload()
    await expect(staff.getByText('Expired', { exact: true }).first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  await staff.getByRole('button', { name: 'Send again…' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Send the offer again' })
  await dialog.getByLabel('Last day to answer').fill(companyDay(10))
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(staff.getByText('The offer is on its way.')).toBeVisible()
  // The link that the candidate has works again.
  await late.reload()
  await late.getByRole('button', { name: 'Read the offer' }).click()
  await late.getByRole('checkbox').check()
  await late.getByRole('button', { name: 'Accept and sign', exact: true }).click()
  await expect(late.getByText('You signed this offer')).toBeVisible()
}

test('no offer goes out while documents cannot be sealed', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-p12-'))
  const file = join(folder, 'broken.p12')
  await writeFile(file, 'This is no certificate.')
  const template = process.env['FAIRLEAD_TEMPLATE']
  const app = await startServer({ template, env: { SIGN_P12: file } })
  try {
    const staff = await signedIn(browser, app)
    await openActiveApplicant(staff)
    await fillSigned(staff)
    await saveOffer(staff)
    await staff.getByRole('button', { name: 'Send for signature…' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Send the offer for signature' })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText(/can’t be sealed at the moment. Nothing was sent/)).toBeVisible()
    await staff.reload()
    await expect(staff.getByText('Draft', { exact: true }).first()).toBeVisible()
  } finally {
    await app.remove()
    await rm(folder, { recursive: true })
  }
})

test('a server that is killed while it seals has the document after its restart', async ({
  browser,
  freshApp,
}) => {
  const { staff, name } = await sendNew(browser, { app: freshApp })
  const offered = offeredTo(browser, { app: freshApp, staff })
  const candidate = await readOffer(offered)
  await candidate.getByRole('checkbox').check()
  await candidate.getByRole('button', { name: 'Accept and sign', exact: true }).click()
  await expect(candidate.getByText('You signed this offer')).toBeVisible()
  const company = await readOffer({ ...offered, subject: `Sign the offer for ${name}` })
  await company.getByRole('checkbox').check()
  const signed = company.waitForResponse((reply) => reply.url().endsWith('/signing/sign/'))
  await company.getByRole('button', { name: 'Sign', exact: true }).click()
  expect((await signed).status()).toBe(200)
  // The signature is stored, and the document is being made.
  await freshApp.kill()
  await freshApp.restart()
  await verifySealed(offered)
})

async function sendNew(
  browser: Browser,
  { app, until }: { app: AppServer; until?: string },
): Promise<Sent> {
  const staff = await signedIn(browser, app)
  const name = await openActiveApplicant(staff)
  await fillSigned(staff)
  if (until !== undefined) await staff.getByLabel('Last day to answer').fill(until)
  await saveOffer(staff)
  await sendOffer(staff, name)
  const { pathname, search } = new URL(staff.url())
  return { staff, name, path: `${pathname}${search}` }
}

/** An offer that the candidate and the company can sign at the same time. */
async function fillSigned(page: Page): Promise<void> {
  await fillOffer(page)
  await chooseSigner(page, ADMIN.email)
  await page.getByLabel('Order').selectOption({ label: 'Everyone at the same time' })
}

async function signedIn(browser: Browser, { url }: AppServer): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await signInByCall(page, { email: ADMIN.email })
  return page
}

function offeredTo(browser: Browser, { app, staff }: { app: AppServer; staff: Page }) {
  return { browser, url: app.url, mailbox: staff, subject: OFFERED }
}
