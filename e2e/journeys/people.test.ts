/** From a job profile to a person who was hired into it, moved on, and left. */
import type { Page } from '@playwright/test'

import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { applicantRows, choose, notices, openApplicants, showStatus } from '../pages/staff.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

const PROFILE = `Quay supervisor ${Date.now()}`
const DAY_MS = 86_400_000

/** Names are shared in a company of a thousand people; addresses are not. */
type Person = { name: string; email: string }

test('a hired applicant is in People, moves to another profile, and leaves', async ({ page }) => {
  test.setTimeout(90_000)
  await signInByCall(page, { email: memberOf('Account admin').email })
  await test.step('a profile is made', () => makeProfile(page))
  const person = await test.step('an applicant is hired', () => hireOne(page))
  await test.step('they are in People, with their job', () => openPerson(page, person))
  await test.step('they move to the new profile', () => moveOn(page, person))
  await test.step('they leave', () => recordSeparation(page, person))
})

async function makeProfile(page: Page): Promise<void> {
  await goTo(page, '/jobprofile')
  await page.getByRole('button', { name: 'New profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'New profile' })
  await dialog.getByLabel('Title').fill(PROFILE)
  await dialog.getByRole('button', { name: 'Create profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: PROFILE })).toBeVisible()
}

async function hireOne(page: Page): Promise<Person> {
  await openApplicants(page)
  await showStatus(page, 'Active')
  const link = applicantRows(page).last().getByRole('link').first()
  const name = await link.innerText()
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  const address = page.locator('a[href^="mailto:"]').first()
  const email = ((await address.getAttribute('href')) ?? '').replace('mailto:', '')
  const decision = page.getByRole('region', { name: 'Decision' })
  const button = decision.getByRole('button', { name: /^(Hire…|More actions)$/ })
  await button.last().click()
  const item = page.getByRole('menuitem', { name: 'Hire…' })
  const dialog = page.getByRole('dialog', { name: `Hire ${name}` })
  await expect(item.or(dialog)).toBeVisible()
  if (await item.isVisible()) await item.click()
  // Yesterday in UTC has begun wherever the company is.
  await dialog.getByLabel('First day of work').fill(dayIn(-1))
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click()
  await expect(decision.getByText('Hired', { exact: true })).toBeVisible()
  return { name, email }
}

async function openPerson(page: Page, { name, email }: Person): Promise<void> {
  await goTo(page, `/people?search=${encodeURIComponent(email)}`)
  await page.getByRole('row').getByRole('link', { name, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('definition').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Hired from' })).toBeVisible()
}

async function moveOn(page: Page, { name, email }: Person): Promise<void> {
  const profile = await profileOf(page)
  await goTo(page, '/jobprofile')
  await page.getByRole('link', { name: profile, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: profile })).toBeVisible()
  await page.getByRole('searchbox').fill(email)
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox'), hasText: name })
  await expect(row).toHaveCount(1)
  await row.getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected people' })
  await bar.getByRole('button', { name: 'Move…', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Move 1 person' })
  await choose(page, ['New profile', PROFILE])
  await dialog.getByLabel('First day in the new profile').fill(dayIn(1))
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(notices(page).getByText(`Moved to ${PROFILE}.`)).toBeVisible()
  await expect(row).toContainText(`to ${PROFILE}`)
}

/** The profile of the job that the page of a person shows. */
async function profileOf(page: Page): Promise<string> {
  const facts = page.locator('dl').filter({ hasText: 'Job profile' }).first()
  return facts.locator('dt', { hasText: 'Job profile' }).locator('+ dd').innerText()
}

async function recordSeparation(page: Page, person: Person): Promise<void> {
  await openPerson(page, person)
  await page.getByRole('button', { name: `Actions for ${PROFILE}` }).click()
  await page.getByRole('menuitem', { name: 'Record separation…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record separation' })
  await dialog.getByLabel('Last day of work').fill(dayIn(30))
  await dialog.getByLabel('Type').selectOption('Voluntary')
  await dialog.getByRole('button', { name: 'Record the separation' }).click()
  await expect(notices(page).getByText('The separation is recorded.')).toBeVisible()
  const job = page.getByRole('listitem').filter({ hasText: PROFILE }).first()
  await expect(job.getByRole('definition').filter({ hasText: 'Voluntary' })).toBeVisible()
}

/** A day from today on, as a date field takes it. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
