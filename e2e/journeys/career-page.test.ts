/** A position is published, found on the career page by a stranger, applied to by a tracked link, and closed. */
import type { Browser, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { newCandidate, applyHere, type NewCandidate } from '../pages/candidate.ts'
import { makeRequisition } from '../pages/requisition-builder.ts'
import { applicantRows, choose } from '../pages/staff.ts'

const CLOSED = 'This position is not accepting new applications at this time'

test.setTimeout(120_000)

test('a position is published, found, applied to by a tracked link, and closed', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Harbour pilot ${Date.now()}`
  const candidate = newCandidate()
  await signInByCall(page, { email: memberOf('Recruiter').email })
  await test.step('a recruiter opens a requisition and publishes it', async () => {
    await page.goto('/hire')
    await makeRequisition(page, {
      title,
      activities: ['Competencies'],
      attribute: 'Customer focus',
    })
    await page.getByRole('link', { name: 'Go to the requisition' }).click()
  })
  const path = await publish(page)
  const link = await test.step('and makes a link for LinkedIn', () => makeLink(page, 'LinkedIn'))
  const stranger = await openStranger(browser)
  await test.step('a stranger finds it without JavaScript', () => findIt(stranger, { path, title }))
  await stranger.context().close()
  await test.step('and applies by the tracked link', () =>
    applyByLink(browser, { url: String(baseURL), link, title, candidate }))
  await test.step('the list and the scorecard name the source', () => checkSource(page))
  await test.step('closed, it takes no applications and is in no list', () =>
    close(page, { path, title }))
})

async function publish(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Setup' }).click()
  await page.getByRole('link', { name: 'Job postings' }).click()
  await page.getByRole('button', { name: 'New posting' }).click()
  await page.getByLabel('City').fill('Savannah')
  await page.getByLabel('Country').selectOption('United States')
  await page.getByRole('button', { name: 'Publish on the career page' }).click()
  await expect(page.getByText('On your career page, in its sitemap')).toBeVisible()
  const shown = page.getByRole('link', { name: 'Open its public page' })
  return (await shown.getAttribute('href')) ?? ''
}

async function makeLink(page: Page, source: string): Promise<string> {
  await page.getByRole('link', { name: 'Job postings', exact: true }).click()
  await choose(page, ['Source', source])
  await page.getByRole('button', { name: 'Create the link' }).click()
  return page.getByRole('textbox', { name: `Link for ${source}` }).inputValue()
}

/** On a phone that runs no script. */
async function openStranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
  })
  return context.newPage()
}

async function findIt(page: Page, { path, title }: { path: string; title: string }) {
  await page.goto(path.replace(/\/jobs\/.*/, ''))
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 open position')).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Savannah')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply' }).first()).toBeVisible()
}

async function applyByLink(
  browser: Browser,
  given: { url: string; link: string; title: string; candidate: NewCandidate },
): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // A device that has the app: its worker must leave the public pages to the server.
  await page.goto(`${given.url}/login`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto(given.link)
  await expect(page.getByRole('heading', { level: 1, name: given.title })).toBeVisible()
  await expectAccessible(page, 'page of a position')
  await page.getByRole('link', { name: 'Apply' }).first().click()
  await applyHere(page, given.candidate)
  await expect(page).toHaveURL(/progress-tracker/)
  await context.close()
}

async function checkSource(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Applicants' }).first().click()
  await expect(async () => {
    await page.reload()
    await expect(applicantRows(page)).toHaveCount(1)
  }).toPass()
  await expect(applicantRows(page)).toContainText('LinkedIn')
  await applicantRows(page).getByRole('link').first().press('Enter')
  await expect(page.getByText('LinkedIn', { exact: true })).toBeVisible()
  await page.goBack()
}

async function close(page: Page, { path, title }: { path: string; title: string }): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Close', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Close: ${title}` })
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(dialog).toBeHidden()
  const root = path.replace(/\/jobs\/.*/, '')
  for (const list of ['', '/feed.xml', '/sitemap.xml', '/embed']) {
    const text = await (await page.request.get(root + list)).text()
    expect(text).not.toContain(title)
    expect(text).not.toContain(path)
  }
  await page.goto(path)
  await expect(page.getByText(CLOSED)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply' })).toHaveCount(0)
}
