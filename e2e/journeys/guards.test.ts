import { DEMO_CANDIDATE, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
/** Who gets where: the entry links, the way back after signing in, and addresses that lead nowhere or elsewhere. */
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openPosition } from '../pages/candidate.ts'

test('the root path opens the door that its query names', async ({ page }) => {
  const { uuid, title } = openPosition()
  await page.goto(`/?sr=${uuid}&source=poster`)
  await expect(page).toHaveURL(`/login/applicant/${uuid}?sr=${uuid}&source=poster`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL('/login')
  await page.goto('/log-in')
  await expect(page).toHaveURL('/login')
})

test('a screen that needs an account sends to the door, and the door back to it', async ({
  page,
}) => {
  const wanted = '/user/progress-tracker?ref=999999'
  await page.goto(wanted)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(wanted)}`)
  await page.getByLabel('Email').fill(DEMO_CANDIDATE.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(wanted)
})

test('whoever signs in before the server has said that nobody is here stays signed in', async ({
  page,
}) => {
  const signedIn = Promise.withResolvers<void>()
  const said = Promise.withResolvers<void>()
  await page.route('**/auth/v1/token-refresh/', async (route) => {
    const response = await route.fetch()
    await signedIn.promise
    await route.fulfill({ response })
    said.resolve()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(DEMO_CANDIDATE.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/user/progress')
  signedIn.resolve()
  await said.promise
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
  expect((await page.request.get('/auth/v1/')).status()).toBe(200)
})

test('a candidate may not open the screens of staff', async ({ page }) => {
  await signIn(page, 'candidate')
  for (const path of [
    '/hire',
    '/smartreq-detail/applicants?job=1',
    '/smartreq-detail-applicant/1',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL('/not-authorized?missing=role')
  }
  await expect(
    page.getByRole('heading', { name: 'You do not have permission to see this page' }),
  ).toBeVisible()
  await expect(page.getByText(/your account has no role in a company/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the main page' }).click()
  await expect(page).toHaveURL('/user/progress')
})

test('an unknown path says so, and leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the main page' }).click()
  await expect(page).toHaveURL('/login')
})

test('no link can send somebody who signs in out of the app', async ({ page, baseURL }) => {
  const left: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) left.push(request.url())
  })
  await signIn(page, 'candidate')
  const elsewhere = [
    '//evil.example',
    'https://evil.example/user/progress',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/%09/evil.example',
    '/\t/evil.example',
    'javascript:document.title="evil"',
  ]
  for (const target of elsewhere) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
    await expect(page.locator('main')).toBeVisible()
    expect(new URL(page.url()).origin, target).toBe(baseURL)
    await expect(page).not.toHaveTitle('evil')
  }
  expect(left).toEqual([])
})
