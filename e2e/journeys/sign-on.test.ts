/** Single sign-on, against a certified provider: who comes in, who stays outside, and what is left on the device. */
import { randomUUID } from 'node:crypto'

import { DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import {
  company,
  connectAccount,
  currentUser,
  expect,
  know,
  memberOf,
  recruiter,
  signInAtProvider,
  setUpApp,
  SLUG,
  test,
} from '../fixtures/sign-on.ts'

test('somebody new comes in with the role of newcomers, and may not open what it does not', async ({
  page,
  signOn,
}) => {
  const login = know(signOn)
  await page.goto(signOn.door)
  await signInAtProvider(page, login)
  await expect(page).toHaveURL('/hire')
  await expect(page.getByRole('button', { name: 'Account: Ana Ruiz' })).toBeVisible()
  const me = await currentUser(page)
  expect(me.data.roles).toMatchObject([{ role_name: 'Interviewer', account_name: company.name }])
  // The provider's tokens are on no disk.
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toContain('eyJ')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account: Ana Ruiz' })).toBeVisible()
})

test('a recruiter who has a password is the same recruiter, and gets where they wanted', async ({
  page,
  signOn,
}) => {
  const login = know(signOn, { email: recruiter.email })
  const wanted = '/smartreq-detail/applicants?job=1&status=new'
  await page.goto(`${signOn.door}?redirect=${encodeURIComponent(wanted)}`)
  await signInAtProvider(page, login)
  await connectAccount(page, 'Not-Their-Own-1')
  await expect(page.getByText('The current password you provided is incorrect.')).toBeVisible()
  await expectAccessible(page, 'connecting an account')
  expect((await page.request.get('/auth/v1/')).status()).toBe(401)
  await connectAccount(page, DEMO_PASSWORD)
  await expect(page).toHaveURL(wanted)
  expect((await currentUser(page)).data).toMatchObject({
    email: recruiter.email,
    first_name: recruiter.firstName,
    roles: [{ role_name: 'Recruiter' }],
  })
})

test('a colleague with an authenticator app is asked for its code as well, before they are connected', async ({
  page,
  signOn,
  playwright,
  sharedApp,
}) => {
  const colleague = memberOf('Analyst')
  const request = await playwright.request.newContext({ baseURL: sharedApp.url })
  const app = await setUpApp(request, colleague.email)
  await page.goto(signOn.door)
  await signInAtProvider(page, know(signOn, { email: colleague.email }))
  await connectAccount(page, DEMO_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await expectAccessible(page, 'the second step of connecting an account')
  expect((await page.request.get('/auth/v1/')).status()).toBe(401)
  await page.getByLabel('Code of the authenticator app').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Code of the authenticator app').fill(app.nextCode())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL('/hire')
  expect((await currentUser(page)).data.email).toBe(colleague.email)
  await request.dispose()
})

test('no link through the door leads out of the app', async ({ page, signOn, baseURL }) => {
  const login = know(signOn)
  await page.goto(`${signOn.door}?redirect=${encodeURIComponent('//evil.example/hire')}`)
  await signInAtProvider(page, login)
  await expect(page).toHaveURL(`${baseURL}/hire`)
})

const refused = [
  ['of another domain', { email: 'ana@elsewhere.example' }, /not of a domain/],
  ['that is not verified', { email_verified: false }, /has not verified/],
] as const
for (const [which, claims, words] of refused) {
  test(`an address ${which} stays outside, and is told why`, async ({ page, signOn }) => {
    const login = know(signOn, claims)
    await page.goto(signOn.door)
    await signInAtProvider(page, login)
    await expect(page.getByRole('heading', { name: 'Error Encountered' })).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    await page.getByRole('link', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    expect((await page.request.get('/auth/v1/')).status()).toBe(401)
  })
}

test('an answer with another state, or without a sign-on, signs nobody in', async ({
  page,
  signOn,
}) => {
  const granted = signOn.provider.granted('authorization_code')
  await page.goto(`/${SLUG}/callback?code=stolen&state=forged`)
  await expect(page.getByText(/You need to have an Okta authentication process/)).toBeVisible()

  await page.goto(signOn.door)
  await expect(page.getByRole('textbox', { name: /login/i })).toBeVisible()
  await page.goto(`/${SLUG}/callback?code=stolen&state=${randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'Error Encountered' })).toBeVisible()
  await expect(page.getByText(/trying to authenticate with SSO/)).toBeVisible()
  expect(signOn.provider.granted('authorization_code')).toBe(granted)
  expect((await page.request.get('/auth/v1/')).status()).toBe(401)

  await page.goto(`/${SLUG}/callback?error=access_denied&state=${randomUUID()}`)
  await expect(page.getByRole('heading', { name: 'Error Encountered' })).toBeVisible()
})

test('signing out leaves the door and an interview’s response, and nothing of the person', async ({
  page,
  signOn,
}) => {
  await page.goto(signOn.door)
  await signInAtProvider(page, know(signOn))
  await expect(page).toHaveURL('/hire')
  await page.evaluate(() => {
    localStorage.setItem('fairlead.interview-response', 'kept')
    localStorage.setItem('oidc.left.over', 'gone')
  })
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('link', { name: /single sign-on/ })).toBeVisible()
  const left = await page.evaluate(() => Object.keys(localStorage).toSorted())
  expect(left).toEqual(['fairlead.interview-response', 'fairlead.sign-on-door'])
  expect((await page.request.get('/auth/v1/')).status()).toBe(401)

  // The provider still knows them: one click, and they are back.
  await page.getByRole('link', { name: /single sign-on/ }).click()
  await expect(page).toHaveURL('/hire')
})

test('only the pages of the sign-on may talk to the provider', async ({ page, signOn }) => {
  const connectTo = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'reached',
          () => 'refused',
        ),
      address,
    )
  const keys = `${signOn.provider.issuer}/.well-known/openid-configuration`
  await page.goto('/login')
  expect(await connectTo(keys)).toBe('refused')
  await page.goto(`${signOn.door.replace(/[^/]+$/, '')}${randomUUID()}`)
  await expect(
    page.getByRole('heading', { name: 'This link leads to no single sign-on' }),
  ).toBeVisible()
  expect(await connectTo(keys)).toBe('refused')
})
