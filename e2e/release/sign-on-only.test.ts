/** A company whose staff sign in through its own identity provider, and by nothing else. */
import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { DEMO_COMPANIES, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import {
  company,
  connectAccount,
  currentUser,
  know,
  openSignOn,
  recruiter,
  signInAtProvider,
  type SignOn,
} from '../fixtures/sign-on.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { acceptInvitation, invite } from '../pages/staff-invitation.ts'

const WANTED = '/smartreq-detail/applicants?job=1&status=new'
const applied = DEMO_COMPANIES[1]?.requisitions.find(({ status }) => status === 'open')

test('a company that asks for its own sign-on leads its staff there, and shows nothing to those who came by a password', async ({
  page,
  browser,
  playwright,
  freshApp: { url },
}) => {
  const openPage = async () => (await browser.newContext({ baseURL: url })).newPage()
  const coordinator = await openPage()
  await applyElsewhere(coordinator)
  await signInByCall(page, { url, email: memberOf('Account admin').email })
  const signOn = await requireSignOn(page, {
    url,
    open: () => openSignOn({ url, playwright }),
  })

  const colleague = await openPage()
  await test.step('the company leads a user with a password to its sign-on, and that to the wanted screen', () =>
    signInByPassword(colleague, signOn))
  const invited = await openPage()
  await test.step('a user who is invited is led to the sign-on as well', () =>
    acceptAsNewcomer(page, { invited, url }))
  await test.step('the company shows nothing to a session that began by a password', () =>
    expectNothingShown(coordinator))
  await test.step('the sign-on cannot be switched off', () => keepSignOn(page))
  for (const one of [coordinator, colleague, invited]) await one.context().close()
  await signOn.provider.stop()
})

/** A colleague who is a candidate of another company. */
test('the provider’s token is renewed, and a user it no longer vouches for is signed out', async ({
  page,
  playwright,
  freshApp: { url },
}) => {
  // Renewed 120 s before their end: two seconds after they came.
  const signOn = await openSignOn({ url, playwright, tokenSeconds: 122 })
  const login = know(signOn)
  await page.goto(signOn.loginPage)
  await signInAtProvider(page, login)
  await expect(page).toHaveURL(`${url}/hire`)
  await expect.poll(() => signOn.provider.granted('refresh_token')).toBeGreaterThan(0)
  await expect(page).toHaveURL(`${url}/hire`)

  signOn.provider.forget(login)
  // Out of the app, and at the provider's login page again, which lets no user in by that login.
  await expect.poll(() => new URL(page.url()).origin).toBe(signOn.provider.issuer)
  expect((await page.request.get(`${url}/auth/v1/`)).status()).toBe(401)
  await signOn.provider.stop()
})

async function applyElsewhere(page: Page): Promise<void> {
  await signInByCall(page, { email: memberOf('Coordinator').email })
  const { user_id: userId } = (await currentUser(page)).data
  const reply = await page.request.post(`/user/v1/progress-tracker/user/${userId}/`, {
    data: { job_uuid: applied?.uuid },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(reply.ok()).toBe(true)
}

async function requireSignOn(
  page: Page,
  { url, open }: { url: string; open: () => Promise<SignOn> },
): Promise<SignOn> {
  const rule = page.getByLabel('Staff sign in through the company’s provider only')
  await goTo(page, `${url}/settings/security/sign-in`)
  await rule.check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Set up single sign-on first, and switch it on.')).toBeVisible()

  const signOn = await open()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The sign-in rules are saved.').first()).toBeVisible()
  // It holds for the admin at once: what they see next, they see after signing in by the provider.
  await page.reload()
  await page.getByRole('link', { name: 'Go to your company’s sign-on' }).click()
  await signInAtProvider(page, know(signOn, { email: memberOf('Account admin').email }))
  await connectAccount(page, DEMO_PASSWORD)
  await expect(rule).toBeChecked()
  return signOn
}

async function signInByPassword(page: Page, signOn: SignOn): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ redirect: WANTED })}`)
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill(recruiter.email)
  await password.fill('Not-Their-Own-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Incorrect Email or Password')).toBeVisible()
  await password.fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: 'This company asks for its own sign-on' }),
  ).toBeVisible()
  expect((await page.request.get('/auth/v1/')).status()).toBe(200)
  await page.getByRole('link', { name: 'Go to your company’s sign-on' }).click()
  await signInAtProvider(page, know(signOn, { email: recruiter.email }))
  await connectAccount(page, DEMO_PASSWORD)
  await expect(page).toHaveURL(WANTED)
}

async function acceptAsNewcomer(
  page: Page,
  { invited, url }: { invited: Page; url: string },
): Promise<void> {
  const invitation = { url, email: 'newcomer@example.com', company: company.name }
  await invite(page, invitation)
  await acceptInvitation(invited, invitation)
  await expect(
    invited.getByRole('heading', { name: 'This company asks for its own sign-on' }),
  ).toBeVisible()
  await invited.getByRole('link', { name: 'Go to your company’s sign-on' }).click()
  await expect(invited.getByRole('textbox', { name: /login/i })).toBeVisible()
}

async function expectNothingShown(page: Page): Promise<void> {
  await page.goto('/hire')
  const reason = page.getByRole('heading', { name: 'This company asks for its own sign-on' })
  await expect(reason).toBeVisible()
  await expectAccessible(page, 'a company that asks for its sign-on')
  await goTo(page, '/user/progress')
  await expect(page.getByText(applied?.title ?? 'no open requisition')).toBeVisible()
}

async function keepSignOn(page: Page): Promise<void> {
  await goTo(page, '/settings/security/single-sign-on')
  await page.getByLabel('People can sign in by it').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The sign-in rules only allow this method.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('People can sign in by it')).toBeChecked()
}
