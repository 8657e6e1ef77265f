/** What an admin of a company does in its settings: people, roles, invitations, sign-in rules and the audit trail. */
import type { Page } from '@playwright/test'

import { DEMO_COMPANIES, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import type { AppServer } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { signInAs } from '../pages/candidate.ts'
import { acceptInvitation, invite } from '../pages/staff-invitation.ts'

const [COMPANY] = DEMO_COMPANIES

// What these change would be another journey's surprise.
async function enterAs(page: Page, given: { app: AppServer; role: string }): Promise<void> {
  const person = COMPANY?.staff.find(({ role }) => role === given.role)
  const { url } = given.app
  await signInAs(page, { url, email: person?.email ?? '', password: DEMO_PASSWORD })
}

test('a colleague is invited, follows the link, and sees what the role opens', async ({
  page,
  browser,
  freshApp: app,
}) => {
  await enterAs(page, { app, role: 'Account admin' })
  await invite(page, { url: app.url, email: 'new.colleague@example.com' })
  const open = page.getByRole('list', { name: 'Open invitations' })
  await expect(open.getByText('new.colleague@example.com')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: app.url })
  const theirs = await elsewhere.newPage()
  const link = await acceptInvitation(theirs, COMPANY?.name ?? '')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Requisitions' })).toBeVisible()
  await expect(theirs.getByRole('row').nth(1)).toBeVisible()
  await theirs.goto('/settings')
  await expect(theirs.getByText('Your role does not include the settings')).toBeVisible()
  await theirs.goto(link)
  await expect(theirs.getByText('It was used already, is too old')).toBeVisible()

  await page.reload()
  await expect(page.getByText('No invitation is open')).toBeVisible()
  await elsewhere.close()
})

test('a changed role counts at once, and the order of roles is kept', async ({
  page,
  browser,
  freshApp: app,
}) => {
  const elsewhere = await browser.newContext({ baseURL: app.url })
  const theirs = await elsewhere.newPage()
  await enterAs(theirs, { app, role: 'Recruiter' })
  await theirs.goto('/settings/users')
  await expect(theirs.getByText('Your role does not include the settings')).toBeVisible()

  await enterAs(page, { app, role: 'Account admin' })
  await page.goto(`${app.url}/settings/users`)
  const recruiter = COMPANY?.staff.find(({ role }) => role === 'Recruiter')
  await page.getByRole('searchbox').fill(recruiter?.email ?? '')
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.getByLabel('Add a role').selectOption('Account admin')
  await page.getByRole('button', { name: 'Move Account admin up' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/may do is saved\./).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue(recruiter?.email ?? '')
  await expect(page.getByRole('row').nth(1)).toContainText('Account adminRecruiter')

  // Their browser remembers what they might do, until the server has said otherwise.
  await expect(async () => {
    await theirs.goto('/settings/users')
    const heading = theirs.getByRole('heading', { level: 1, name: 'Users' })
    await expect(heading).toBeVisible({ timeout: 3000 })
  }).toPass()
  await elsewhere.close()
})

test('a role that people hold is deleted with another one in its place', async ({
  page,
  freshApp: app,
}) => {
  await enterAs(page, { app, role: 'Account admin' })
  await page.goto(`${app.url}/settings/security`)
  await page.getByRole('button', { name: 'New role' }).click()
  await page.getByRole('menuitem', { name: 'Coordinator' }).first().click()
  await page.getByLabel('Name').fill('Desk')
  await page.getByRole('checkbox', { name: 'Employees' }).check()
  await page.getByRole('button', { name: 'Create the role' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'All requisitions' })).toBeChecked()

  await page.getByRole('link', { name: 'Roles', exact: true }).first().click()
  await page.getByRole('link', { name: 'Recruiter', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the role' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/hold this role|holds this role/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete the role' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Choose which one they get instead')
  await dialog.getByLabel('They get instead').selectOption('Desk')
  await dialog.getByRole('button', { name: 'Delete the role' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Recruiter', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /hold Desk: show them/ })).toBeVisible()
})

test('the last admin stays, and is told why', async ({ page, freshApp: app }) => {
  await enterAs(page, { app, role: 'Account admin' })
  const admin = COMPANY?.staff.find(({ role }) => role === 'Account admin')
  await page.goto(`${app.url}/settings/users?search=${encodeURIComponent(admin?.email ?? '')}`)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.getByRole('button', { name: 'Remove from the company' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('every place on its teams')
  await dialog.getByRole('button', { name: 'Remove from the company' }).click()
  await expect(page.getByRole('alert')).toContainText('needs somebody who may change its settings')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove from the company' })).toBeVisible()
})

test('sign-in rules are saved, stand in the audit trail, and are exported from there', async ({
  page,
  freshApp: app,
}) => {
  await enterAs(page, { app, role: 'Account admin' })
  await page.goto(`${app.url}/settings/security/sign-in`)
  await page.getByLabel('Minutes without use').fill('45')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The sign-in rules are saved.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Minutes without use')).toHaveValue('45')

  await page.getByRole('link', { name: 'Audit trail' }).click()
  await page.getByLabel('What', { exact: true }).selectOption('Sign-in rules')
  await expect(page).toHaveURL(/entity=sign_in_policy/)
  const change = page.getByRole('listitem').filter({ hasText: 'Unused sessions end after' })
  await expect(change).toHaveCount(1)
  await expect(change.getByRole('deletion')).toHaveText('43200')
  await expect(change.getByRole('insertion')).toHaveText('45')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await (await download).createReadStream()
  const text = Buffer.concat(await file.toArray()).toString('utf8')
  expect(text.split('\r\n').filter((line) => line !== '')).toHaveLength(2)
  expect(text).toContain('sign_in_policy')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/entity=/)
  await page.goBack()
  await expect(page.getByLabel('What', { exact: true })).toHaveValue('sign_in_policy')
})
