/** Single sign-on, against a certified provider: who comes in, who stays outside, and what is left on the device. */
import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf } from '../fixtures/sign-in.ts'
import {
  company,
  connectAccount,
  currentUser,
  expect,
  know,
  recruiter,
  signInAtProvider,
  setUpApp,
  SLUG,
  test,
  type SignOn,
} from '../fixtures/sign-on.ts'

// A page that is none of the sign-on tries to reach the provider.
test.use({ blockedOnPurpose: /openid-configuration/ })

const WANTED = '/smartreq-detail/applicants?job=1&status=new'

test('a new colleague gets the role of newcomers, leaves nothing on the device, and stays inside the app', async ({
  page,
  signOn,
  baseURL,
}) => {
  const login = know(signOn)
  await page.goto(`${signOn.loginPage}?redirect=${encodeURIComponent('//evil.example/hire')}`)
  await signInAtProvider(page, login)
  await expect(page).toHaveURL(`${baseURL}/hire`)
  await expect(page.getByRole('button', { name: 'Account: Ana Ruiz' })).toBeVisible()
  const me = await currentUser(page)
  expect(me.data.roles).toMatchObject([{ role_name: 'Interviewer', account_name: company.name }])
  await expectNoTokenStored(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account: Ana Ruiz' })).toBeVisible()

  await test.step('signing out leaves the login page and an interview’s response', () =>
    signOutAndReturn(page))
})

test('a colleague connects an account by its password, and by the code of the authenticator app where there is one', async ({
  page,
  browser,
  signOn,
  playwright,
  sharedApp: { url },
}) => {
  await test.step('a recruiter with a password', () => connectRecruiter(page, signOn))

  const request = await playwright.request.newContext({ baseURL: url })
  const colleague = memberOf('Analyst')
  const app = await setUpApp(request, colleague.email)
  const elsewhere = await (await browser.newContext({ baseURL: url })).newPage()
  await elsewhere.goto(signOn.loginPage)
  await signInAtProvider(elsewhere, know(signOn, { email: colleague.email }))
  await connectAccount(elsewhere, DEMO_PASSWORD)
  await expect(elsewhere.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await expectAccessible(elsewhere, 'the second step of connecting an account')
  expect((await elsewhere.request.get('/auth/v1/')).status()).toBe(401)
  await elsewhere.getByLabel('Code of the authenticator app').fill('000000')
  await elsewhere.getByRole('button', { name: 'Confirm' }).click()
  await expect(elsewhere.getByLabel('Code of the authenticator app')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await elsewhere.getByLabel('Code of the authenticator app').fill(app.nextCode())
  await elsewhere.getByRole('button', { name: 'Confirm' }).click()
  await expect(elsewhere).toHaveURL('/hire')
  expect((await currentUser(elsewhere)).data.email).toBe(colleague.email)
  await elsewhere.context().close()
  await request.dispose()
})

test('an address of another domain, an unverified one and a forged answer sign no user in, and other pages cannot reach the provider', async ({
  page,
  browser,
  signOn,
  baseURL,
}) => {
  await test.step('only the pages of the sign-on may talk to the provider', () =>
    expectNoConnection(page, signOn))
  await test.step('a forged answer', () => forgeAnswers(page, signOn))
  const refused = [
    { claims: { email: 'ana@elsewhere.example' }, words: /not of a domain/ },
    { claims: { email_verified: false }, words: /has not verified/ },
  ]
  for (const { claims, words } of refused) {
    const elsewhere = await (await browser.newContext({ baseURL: String(baseURL) })).newPage()
    await elsewhere.goto(signOn.loginPage)
    await signInAtProvider(elsewhere, know(signOn, claims))
    await expect(elsewhere.getByRole('heading', { name: 'Error Encountered' })).toBeVisible()
    await expect(elsewhere.getByText(words)).toBeVisible()
    await elsewhere.getByRole('link', { name: 'Log out' }).click()
    await expect(elsewhere).toHaveURL('/login')
    expect((await elsewhere.request.get('/auth/v1/')).status()).toBe(401)
    await elsewhere.context().close()
  }
})

/** The provider's tokens are on no disk. */
async function expectNoTokenStored(page: Page): Promise<void> {
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toContain('eyJ')
}

async function signOutAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('fairlead.interview-response', 'stored')
    localStorage.setItem('oidc.left.over', 'gone')
  })
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('link', { name: /single sign-on/ })).toBeVisible()
  // What marks an unfinished sign-out goes with the server's reply.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).toSorted()))
    .toEqual(['fairlead.interview-response', 'fairlead.sign-on-door'])
  expect((await page.request.get('/auth/v1/')).status()).toBe(401)

  // The provider still knows them: one click, and they are back.
  await page.getByRole('link', { name: /single sign-on/ }).click()
  await expect(page).toHaveURL('/hire')
}

async function connectRecruiter(page: Page, signOn: SignOn): Promise<void> {
  const login = know(signOn, { email: recruiter.email })
  await page.goto(`${signOn.loginPage}?redirect=${encodeURIComponent(WANTED)}`)
  await signInAtProvider(page, login)
  await connectAccount(page, 'Not-Their-Own-1')
  await expect(page.getByText('The current password you provided is incorrect.')).toBeVisible()
  await expectAccessible(page, 'connecting an account')
  expect((await page.request.get('/auth/v1/')).status()).toBe(401)
  await connectAccount(page, DEMO_PASSWORD)
  await expect(page).toHaveURL(WANTED)
  expect((await currentUser(page)).data).toMatchObject({
    email: recruiter.email,
    first_name: recruiter.firstName,
    roles: [{ role_name: 'Recruiter' }],
  })
}

/** With another state, or without a sign-on that was begun. */
async function forgeAnswers(page: Page, signOn: SignOn): Promise<void> {
  const granted = signOn.provider.granted('authorization_code')
  await page.goto(`/${SLUG}/callback?code=stolen&state=forged`)
  await expect(page.getByText(/You need to have an Okta authentication process/)).toBeVisible()

  await page.goto(signOn.loginPage)
  await expect(page.getByRole('textbox', { name: /login/i })).toBeVisible()
  await page.goto(`/${SLUG}/callback?code=stolen&state=${randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'Error Encountered' })).toBeVisible()
  await expect(page.getByText(/trying to authenticate with SSO/)).toBeVisible()
  expect(signOn.provider.granted('authorization_code')).toBe(granted)
  expect((await page.request.get('/auth/v1/')).status()).toBe(401)

  await page.goto(`/${SLUG}/callback?error=access_denied&state=${randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'Error Encountered' })).toBeVisible()
}

async function expectNoConnection(page: Page, signOn: SignOn): Promise<void> {
  const connectTo = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'reached',
          () => 'refused',
        ),
      address,
    )
  const configuration = `${signOn.provider.issuer}/.well-known/openid-configuration`
  await page.goto('/login')
  expect(await connectTo(configuration)).toBe('refused')
  await page.goto(`${signOn.loginPage.replace(/[^/]+$/, '')}${randomUUID()}`)
  await expect(
    page.getByRole('heading', { name: 'This link leads to no single sign-on' }),
  ).toBeVisible()
  expect(await connectTo(configuration)).toBe('refused')
}
