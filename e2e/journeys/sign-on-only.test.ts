/** A company that lets its staff in by its own identity provider, and by nothing else. */
import { randomUUID } from 'node:crypto'

import type { APIRequestContext } from '@playwright/test'

import { DEMO_COMPANIES, DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import {
  company,
  connectAccount,
  currentUser,
  know,
  memberOf,
  openSignOn,
  recruiter,
  signInAtProvider,
} from '../fixtures/sign-on.ts'
import { expect, test } from '../fixtures/test.ts'
import { signInAs } from '../pages/candidate.ts'
import { acceptInvitation, invite } from '../pages/staff-invitation.ts'

const WANTED = '/smartreq-detail/applicants?job=1&status=new'

test('a right password leads a colleague to the sign-on, and that to where they wanted', async ({
  page,
  browser,
  playwright,
  freshApp: { url },
}) => {
  const { email } = memberOf('Account admin')
  await signInAs(page, { url, email, password: DEMO_PASSWORD })
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

  // Whoever is invited has the role, and is led to the same door.
  await invite(page, { url, email: 'newcomer@example.com' })
  const invited = await (await browser.newContext({ baseURL: url })).newPage()
  await acceptInvitation(invited, company.name)
  await expect(
    invited.getByRole('heading', { name: `You work with ${company.name} now` }),
  ).toBeVisible()
  await expectAccessible(invited, 'an invitation of a company with a sign-on')
  expect((await invited.request.get('/auth/v1/')).status()).toBe(401)
  await invited.getByRole('link', { name: 'Go to your company’s sign-on' }).click()
  await expect(invited.getByRole('textbox', { name: /login/i })).toBeVisible()
  await invited.context().close()

  await page.goto(`${url}/settings/security/single-sign-on`)
  await page.getByLabel('People can sign in by it').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The sign-in rules let staff in by it only.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('People can sign in by it')).toBeChecked()
  await elsewhere.close()
  await signOn.provider.stop()
})

test('somebody whom another company knows as well signs in, and is told why this one shows nothing', async ({
  page,
  playwright,
  freshApp: { url },
}) => {
  const signOn = await openSignOn({ url, playwright })
  const other = DEMO_COMPANIES[1]?.requisitions.find(({ status }) => status === 'open')
  const { email } = memberOf('Coordinator')
  await signInAs(page, { url, email, password: DEMO_PASSWORD })
  const { user_id: userId } = (await currentUser(page)).data
  const applied = await page.request.post(`${url}/user/v1/progress-tracker/user/${userId}/`, {
    data: { job_uuid: other?.uuid },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(applied.ok()).toBe(true)
  const request = await playwright.request.newContext({ baseURL: url })
  await requireSignOn(request)
  await request.dispose()

  await page.goto(`${url}/hire`)
  const words = page.getByRole('heading', { name: 'This company asks for its own sign-on' })
  await expect(words).toBeVisible()
  await expectAccessible(page, 'a company that asks for its sign-on')
  await page.goto(`${url}/user/progress`)
  await expect(page.getByText(other?.title ?? '')).toBeVisible()
  await signOn.provider.stop()
})

/** As an admin of the company, by the call that the screen makes. */
async function requireSignOn(request: APIRequestContext): Promise<void> {
  const { email } = memberOf('Account admin')
  const signedIn = await request.post('/auth/v1/login/', {
    data: { email, password: DEMO_PASSWORD },
  })
  const accountId = (await signedIn.json()).data.user.roles[0].account_id
  const saved = await request.put(`/account/v1/${accountId}/sign-in-policy/`, {
    data: { session_idle_minutes: 60, session_hours: 24, is_sign_on_required: true },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(saved.ok()).toBe(true)
}
