/** A second factor: an authenticator app, passkeys of a virtual authenticator, and a company that asks for one. */
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { DEMO_PASSWORD } from '../../src/server/db/demo/companies.ts'
import { startServer } from '../fixtures/server.ts'
import { memberOf, signInByCall, signOut } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { arriveAsNew, newCandidate, PASSWORD } from '../pages/candidate.ts'

test('users sign in with an authenticator app, a recovery code or a passkey, and a company may ask for that', async ({
  page,
  browser,
}) => {
  // A passkey belongs to a name, and an address of numbers is none: the app is where it is asked for, by its name.
  const app = await startServer({
    template: process.env.FAIRLEAD_TEMPLATE,
    env: { PUBLIC_URL: '' },
  })
  const baseURL = `http://localhost:${app.port}`
  const openPage = async () => (await browser.newContext({ baseURL, locale: 'en-US' })).newPage()
  await test.step('an authenticator app', () => signInWithApp(page, baseURL))
  const elsewhere = await openPage()
  await test.step('a passkey', () => signInWithPasskey(elsewhere, baseURL))
  const admin = await openPage()
  await test.step('a company leads its staff to a second factor, and back', () =>
    setUpAsAsked(admin))
  for (const one of [elsewhere, admin]) await one.context().close()
  await app.remove()
})

async function setUpAsAsked(page: Page): Promise<void> {
  await signInByCall(page, { email: memberOf('Account admin').email })
  await page.goto('/hire')
  await expect(page.getByRole('heading', { name: 'Requisitions' })).toBeVisible()
  expect(await requireSecondFactor(page)).toBe(200)

  // The page that is open is led there by the first call that is refused.
  await page.reload()
  await expect(page).toHaveURL(/\/second-factors\?redirect=/)
  await expect(page.getByText('requires two-factor authentication')).toBeVisible()
  await setUpApp(page, DEMO_PASSWORD)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/hire/)
  await expect(page.getByRole('heading', { name: 'Requisitions' })).toBeVisible()
}

async function signInWithApp(page: Page, url: string): Promise<void> {
  const candidate = newCandidate()
  await arriveAsNew(page, { url, candidate })
  await openSecurity(page)
  const secret = await setUpApp(page, PASSWORD)
  const codes = await page
    .getByRole('list')
    .getByText(/^(?:\w{4}-){5}\w{4}$/)
    .allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('You have 10 recovery codes left')).toBeVisible()

  await signOut(page)
  await enterPassword(page, candidate.email)
  const code = page.getByLabel('Code of the authenticator app')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('That code is not right, or was used already.')).toBeVisible()
  await code.fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'My progress' })).toBeVisible()

  await signOut(page)
  await enterPassword(page, candidate.email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'My progress' })).toBeVisible()
  await openSecurity(page)
  await expect(page.getByText('You have 9 recovery codes left')).toBeVisible()
}

/** It is made, signs in by itself and as the second step after a password, is renamed, and removed. */
async function signInWithPasskey(page: Page, url: string): Promise<void> {
  const candidate = newCandidate()
  await plugIn(page)
  await arriveAsNew(page, { url, candidate })
  await openSecurity(page)
  const adding = page.getByRole('button', { name: 'Add a passkey' })
  await adding.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(adding).toBeFocused()
  await adding.click()
  await page.getByLabel('Name of the passkey').fill('My laptop')
  await fillPassword(page, PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'My progress' })).toBeVisible()

  await signOut(page)
  await enterPassword(page, candidate.email)
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'My progress' })).toBeVisible()

  await openSecurity(page)
  await renameAndRemovePasskey(page)
}

async function renameAndRemovePasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rename the passkey My laptop' }).click()
  const name = page.getByLabel('Name of the passkey')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('My laptop')
  await name.fill('Old laptop')
  await name.press('Enter')
  await expect(page.getByText('Old laptop', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rename the passkey Old laptop' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove the passkey Old laptop' }).click()
  await fillPassword(page, PASSWORD)
  await page.getByRole('button', { name: 'Remove the passkey', exact: true }).click()
  await expect(page.getByText('Old laptop', { exact: true })).toBeHidden()
}

/** As the admin who is signed in, by the call that the screen makes; its status. */
function requireSecondFactor(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { data } = await (await fetch('/auth/v1/')).json()
    const [role] = data.roles
    const reply = await fetch(`/account/v1/${role.account_id}/sign-in-policy/`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        session_idle_minutes: 600,
        session_hours: 24,
        is_second_factor_required: true,
      }),
    })
    return reply.status
  })
}

async function fillPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Current password').fill(password)
}

/** Sets the app up; the secret that its owner would type. */
async function setUpApp(page: Page, password: string): Promise<string> {
  await page.getByRole('button', { name: 'Set up the app' }).click()
  await fillPassword(page, password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const words = await page.getByText('Or type this into the app:').textContent()
  const secret = (words ?? '').split(':')[1]?.replaceAll(/\s/g, '') ?? ''
  await page.getByLabel('The code that the app shows').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible()
  return secret
}

/** What the app shows now, or in the next half minute, which is accepted already. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

async function openSecurity(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Two-factor authentication' }).click()
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A key of the device that asks no user, and says that it was them. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
