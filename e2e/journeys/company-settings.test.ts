/** An admin's work in the settings of a company: details, logo, colleagues, roles, invitations, sign-in rules and the audit trail. */
import type { Page } from '@playwright/test'

import { DEMO_COMPANIES, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { PNG } from '../../src/testing/png.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { signInAs } from '../pages/candidate.ts'
import { changeInvitation, previewedBody, restoreInvitation } from '../pages/email-editor.ts'
import { acceptInvitation, invite } from '../pages/staff-invitation.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

const COMPANY = DEMO_COMPANIES[0]?.name ?? ''
const admin = memberOf('Account admin')
const recruiter = memberOf('Recruiter')

// What it changes would surprise the other journeys: it has an app of its own.
test('an admin manages colleagues, roles and sign-in rules, and exports the audit trail', async ({
  page,
  browser,
  freshApp: { url },
}) => {
  const openPage = async () => (await browser.newContext({ baseURL: url })).newPage()
  await signInByCall(page, { url, email: admin.email })
  await test.step('the last admin cannot be removed', () => keepLastAdmin(page, url))
  const newcomer = await openPage()
  await test.step('the invitation to colleagues gets a text of the company', () =>
    changeInvitation(page, { url }))
  await test.step('an invited colleague sees what the role opens, and no more', () =>
    acceptOnce(page, { newcomer, url }))
  await test.step('the invitation gets its default text again', () => restoreInvitation(page))

  const theirs = await openPage()
  await signInAs(theirs, { url, email: recruiter.email, password: DEMO_PASSWORD })
  await test.step('a changed role counts at once, and the order of roles is stored', () =>
    promote(page, { theirs }))
  await test.step('the company is closed to a colleague at once, until they sign in again', () =>
    signOutOfCompany(page, { theirs }))
  for (const one of [newcomer, theirs]) await one.context().close()

  await test.step('a role that users have is deleted with another one in its place', () =>
    replaceRole(page))
  await test.step('the company gets another name and time zone', () => saveDetails(page))
  const other = await openPage()
  await test.step('the logo of another company stands in its bar and in its emails', () =>
    saveLogo(other, url))
  await test.step('sign-in rules are saved', () => saveSignInRules(page))
  await test.step('the audit trail is filtered and exported', () => exportAuditTrail(page))
})

async function keepLastAdmin(page: Page, url: string): Promise<void> {
  await goTo(page, `${url}/settings/users?search=${encodeURIComponent(admin.email)}`)
  await openOnlyUser(page, admin)
  await page.getByRole('button', { name: 'Remove from the company' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('every place on its teams')
  await dialog.getByRole('button', { name: 'Remove from the company' }).click()
  await expect(page.getByRole('alert')).toContainText('needs a user who can change its settings')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove from the company' })).toBeVisible()
}

async function acceptOnce(
  page: Page,
  { newcomer, url }: { newcomer: Page; url: string },
): Promise<void> {
  const invitation = {
    url,
    email: 'new.colleague@example.com',
    company: COMPANY,
    text: /for the harbor map/,
  }
  await invite(page, invitation)
  const open = page.getByRole('list', { name: 'Open invitations' })
  await expect(open.getByText(invitation.email)).toBeVisible()

  const link = await acceptInvitation(newcomer, invitation)
  await expect(newcomer.getByRole('heading', { level: 1, name: 'Requisitions' })).toBeVisible()
  await expect(newcomer.getByRole('row').nth(1)).toBeVisible()
  await newcomer.goto('/settings')
  await expect(newcomer.getByText('Your role does not include the settings')).toBeVisible()
  await newcomer.goto(link)
  await expect(newcomer.getByText('It was used already, is too old')).toBeVisible()

  await page.reload()
  await expect(page.getByText('No invitation is open')).toBeVisible()
}

async function promote(page: Page, { theirs }: { theirs: Page }): Promise<void> {
  await theirs.goto('/settings/users')
  await expect(theirs.getByText('Your role does not include the settings')).toBeVisible()

  await goTo(page, '/settings/users')
  await page.getByRole('searchbox', { name: 'Search users' }).fill(recruiter.email)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await openOnlyUser(page, recruiter)
  await page.getByLabel('Add a role').selectOption('Account admin')
  await page.getByRole('button', { name: 'Move Account admin up' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/may do is saved\./).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue(recruiter.email)
  await expect(page.getByRole('row').nth(1)).toContainText('Account adminRecruiter')

  // Their browser goes by what it stored, until the server has said otherwise.
  await theirs.goto('/hire')
  await theirs.waitForFunction(() =>
    localStorage.getItem('fairlead.user')?.includes('Account admin'),
  )
  await goTo(theirs, '/settings/users')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
}

async function signOutOfCompany(page: Page, { theirs }: { theirs: Page }): Promise<void> {
  await openOnlyUser(page, recruiter)
  const signOut = page.getByRole('button', { name: 'Sign them out of the company' })
  // By keyboard: the page that was just opened scrolls to its top, maybe below the mouse.
  await signOut.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The company closes at once on every device of theirs')
  await dialog.getByRole('button', { name: 'Sign them out of the company' }).click()
  await expect(page.getByText(/is signed out of the company\./).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)

  // The account is theirs, and stays open: the company is closed until they sign in again.
  expect((await theirs.request.get('/auth/v1/')).status()).toBe(200)
  await theirs.goto('/hire')
  await expect(theirs.getByRole('heading', { name: 'This company signed you out' })).toBeVisible()
  await theirs.getByRole('link', { name: 'Sign in again' }).click()
  await theirs.getByLabel('Email').fill(recruiter.email)
  await theirs.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: 'Requisitions' })).toBeVisible()

  await goTo(page, '/settings/security/audit-trail?entity=member')
  await expect(page.getByText('Signed out of the company', { exact: true })).toBeVisible()
}

/** From the list of users, once it shows one user alone. */
async function openOnlyUser(page: Page, { email }: { email: string }): Promise<void> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(email)
  await rows.getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Remove from the company' })).toBeVisible()
}

async function replaceRole(page: Page): Promise<void> {
  await goTo(page, '/settings/security')
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
  await expect(page.getByRole('link', { name: /users? with the role Desk$/ })).toBeVisible()
}

async function saveDetails(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('time zone')
  const sections = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  await expect(sections).toHaveText(['Company details'])
  await sections.click()
  await page.getByLabel('Company name').fill('Harbor & Pine Freight')
  await page.getByLabel('Time zone').selectOption('America/Chicago')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The company details are saved.').first()).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Harbor & Pine Freight')
  await page.reload()
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Chicago')
}

async function saveLogo(page: Page, url: string): Promise<void> {
  const company = DEMO_COMPANIES.find(({ preferences }) => preferences.includes('WHITE_LABEL_LOGO'))
  const theirs = company?.staff.find(({ role }) => role === 'Account admin')
  await signInByCall(page, { url, email: theirs?.email ?? '' })
  await goTo(page, `${url}/settings/white-label`)
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PNG) }
  await page.getByLabel(/^Logo/).setInputFiles(file)
  const chosen = page.getByRole('img', { name: 'Logo: the image that is chosen' })
  await expect(chosen).toHaveJSProperty('naturalWidth', 1)
  const logo = String(await chosen.getAttribute('src'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The white label is saved.').first()).toBeVisible()
  await expect(page.getByRole('banner').locator(`img[src="${logo}"]`)).toBeVisible()
  await goTo(page, '/settings/templates/email/application-received')
  const inMail = previewedBody(page).getByRole('img', { name: company?.name ?? '' })
  await expect(inMail).toHaveAttribute('src', /^data:image\/png;base64,/)
}

async function saveSignInRules(page: Page): Promise<void> {
  await goTo(page, '/settings/security/sign-in')
  await page.getByLabel('Minutes without use').fill('45')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The sign-in rules are saved.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Minutes without use')).toHaveValue('45')
}

async function exportAuditTrail(page: Page): Promise<void> {
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
}
