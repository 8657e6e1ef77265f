/** An admin signs a colleague out who is signed in where they should not be. */
import { DEMO_COMPANIES, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { expect, test } from '../fixtures/test.ts'
import { signInAs } from '../pages/candidate.ts'

const [COMPANY] = DEMO_COMPANIES

test('a colleague is signed out everywhere, at once, and can sign in again', async ({
  page,
  browser,
  freshApp: app,
}) => {
  const { url } = app
  const emailOf = (wanted: string) =>
    COMPANY?.staff.find(({ role }) => role === wanted)?.email ?? ''
  const recruiter = { url, email: emailOf('Recruiter'), password: DEMO_PASSWORD }
  const elsewhere = await browser.newContext({ baseURL: url })
  const theirs = await elsewhere.newPage()
  await signInAs(theirs, recruiter)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Requisitions' })).toBeVisible()

  await signInAs(page, { url, email: emailOf('Account admin'), password: DEMO_PASSWORD })
  await page.goto(`${url}/settings/users?search=${encodeURIComponent(recruiter.email)}`)
  await page.getByRole('row').nth(1).getByRole('link').click()
  const signOut = page.getByRole('button', { name: 'Sign them out everywhere' })
  // By keyboard: the page that was just opened scrolls to its top, maybe below the mouse.
  await signOut.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Every device of theirs is signed out at once')
  await dialog.getByRole('button', { name: 'Sign them out everywhere' }).click()
  await expect(page.getByText(/is signed out everywhere\./).first()).toBeVisible()
  await expect(dialog).toHaveCount(0)

  // Nobody waits for a refresh: the next thing that they ask for is refused.
  expect((await theirs.request.get('/auth/v1/')).status()).toBe(401)
  await theirs.reload()
  await expect(theirs).toHaveURL(/login/)
  await signInAs(theirs, recruiter)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Requisitions' })).toBeVisible()

  await page.goto(`${url}/settings/security/audit-trail?entity=member`)
  await expect(page.getByText('Signed out everywhere')).toBeVisible()
  await elsewhere.close()
})
