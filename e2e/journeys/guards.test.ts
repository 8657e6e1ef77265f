/** Who may go where: the root path, the way back after signing in, and addresses that lead nowhere or elsewhere. */
import type { Page } from '@playwright/test'

import { DEMO_CANDIDATE, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { openPosition } from '../pages/candidate.ts'

test('a user who is not signed in is led to a login page, and a late answer of the server does not sign them out again', async ({
  page,
}) => {
  await test.step('the root path opens the login page that its query names', () => openRoot(page))
  await test.step('an unknown path says so, and leads to the main page', () => openUnknown(page))
  await test.step('a user who signs in while the server says that no user is here stays signed in', () =>
    signInBeforeAnswer(page))
})

test(
  'signing in leads to the wanted screen, never to one of another role, and never out of the app',
  { tag: '@smoke' },
  async ({ page, baseURL }) => {
    const left: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) left.push(request.url())
    })
    const wanted = '/user/progress-tracker?ref=999999'
    await page.goto(wanted)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(wanted)}`)
    await fillIn(page)
    await expect(page).toHaveURL(wanted)

    await test.step('a candidate may not open the screens of staff', () => openStaffScreens(page))
    await test.step('no redirect leads out of the app', () =>
      followRedirects(page, String(baseURL)))
    expect(left).toEqual([])
  },
)

async function openRoot(page: Page): Promise<void> {
  const { uuid, title } = openPosition()
  await page.goto(`/?sr=${uuid}&source=poster`)
  await expect(page).toHaveURL(`/login/applicant/${uuid}?sr=${uuid}&source=poster`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL('/login')
  await page.goto('/log-in')
  await expect(page).toHaveURL('/login')
}

async function openUnknown(page: Page): Promise<void> {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the main page' }).click()
  await expect(page).toHaveURL('/login')
}

async function signInBeforeAnswer(page: Page): Promise<void> {
  const signedIn = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/auth/v1/token-refresh/', async (route) => {
    const response = await route.fetch()
    await signedIn.promise
    await route.fulfill({ response })
    answered.resolve()
  })
  await page.goto('/login')
  await fillIn(page)
  await expect(page).toHaveURL('/user/progress')
  signedIn.resolve()
  await answered.promise
  await page.reload()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
  expect((await page.request.get('/auth/v1/')).status()).toBe(200)
}

async function openStaffScreens(page: Page): Promise<void> {
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
}

async function followRedirects(page: Page, baseURL: string): Promise<void> {
  const targets = [
    '//evil.example',
    'https://evil.example/user/progress',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/%09/evil.example',
    '/\t/evil.example',
    'javascript:document.title="evil"',
  ]
  for (const target of targets) {
    await goTo(page, `/login?redirect=${encodeURIComponent(target)}`)
    await expect(page).not.toHaveURL(/login/)
    await expect(page.locator('main')).toBeVisible()
    expect(new URL(page.url()).origin, target).toBe(baseURL)
    await expect(page).not.toHaveTitle('evil')
  }
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(DEMO_CANDIDATE.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
