/** A company that lets its staff in by its own identity provider, and by nothing else. */
import { DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import {
  company,
  connectAccount,
  know,
  openSignOn,
  recruiter,
  signInAtProvider,
} from '../fixtures/sign-on.ts'
import { expect, test } from '../fixtures/test.ts'
import { signInAs } from '../pages/candidate.ts'

const WANTED = '/smartreq-detail/applicants?job=1&status=new'

test('a right password leads a colleague to the sign-on, and that to where they wanted', async ({
  page,
  browser,
  playwright,
  freshApp: { url },
}) => {
  const admin = company.staff.find(({ role }) => role === 'Account admin')
  await signInAs(page, { url, email: admin?.email ?? '', password: DEMO_PASSWORD })
  const rule = page.getByLabel('Staff sign in through the company’s provider only')
  await page.goto(`${url}/settings/security/sign-in`)
  await rule.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Set up single sign-on first, and switch it on.')).toBeVisible()

  const signOn = await openSignOn({ url, playwright })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The sign-in rules are saved.').first()).toBeVisible()
  await page.reload()
  await expect(rule).toBeChecked()

  const elsewhere = await browser.newContext({ baseURL: url })
  const theirs = await elsewhere.newPage()
  await theirs.goto(`/login?${new URLSearchParams({ redirect: WANTED })}`)
  const password = theirs.getByLabel('Password', { exact: true })
  await theirs.getByLabel('Email').fill(recruiter.email)
  await password.fill('Not-Their-Own-1')
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(theirs.getByText('Incorrect Email or Password')).toBeVisible()
  await password.fill(DEMO_PASSWORD)
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(theirs.getByText('Your company asks you to sign in through its own')).toBeVisible()
  expect((await theirs.request.get('/auth/v1/')).status()).toBe(401)
  await theirs.getByRole('link', { name: 'Go to your company’s sign-on' }).click()
  await signInAtProvider(theirs, know(signOn, { email: recruiter.email }))
  await connectAccount(theirs, DEMO_PASSWORD)
  await expect(theirs).toHaveURL(WANTED)

  await page.goto(`${url}/settings/security/single-sign-on`)
  await page.getByLabel('People can sign in by it').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The sign-in rules let staff in by it only.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('People can sign in by it')).toBeChecked()
  await elsewhere.close()
  await signOn.provider.stop()
})
