/** A company says in its own words what it keeps; candidates are asked once, and read later what they agreed to. */
import type { Page } from '@playwright/test'

import { DEMO_COMPANIES } from '../../src/server/db/demo/companies.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { activityCard, applyAsNew, newCandidate, openInstruction } from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'

const [COMPANY] = DEMO_COMPANIES
const NOTICE = '## How long\n\nWe keep your answers for one year.'

test('a new privacy notice is put before a candidate once, never without network, and agreeing needs none', async ({
  page,
  context,
  browser,
  freshApp: app,
}) => {
  await applyAsNew(page, { url: app.url, candidate: newCandidate() })
  await openInstruction(page, 'Personality')
  await expect(page.getByRole('heading', { name: 'Authenticity pledge' })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: app.url })
  await publish(await elsewhere.newPage(), app.url)
  await elsewhere.close()

  await waitForWorker(page)
  await context.setOffline(true)
  await backToTracker(page)
  await openInstruction(page, 'Personality')
  await expect(page.getByRole('button', { name: 'Accept and start' })).toBeEnabled()
  const dialog = page.getByRole('dialog', { name: 'Something has changed' })
  await expect(dialog).toBeHidden()

  await context.setOffline(false)
  await backToTracker(page)
  await open(page)
  await expect(dialog.getByText('We keep your answers for one year.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL(/progress-tracker/)
  await open(page)
  await expect(dialog).toBeVisible()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Agree and go on' }).click()
  await expect(dialog).toBeHidden()
  const instruction = page.url()
  await page.goto(`${app.url}/user/device`)
  const waiting = page.getByRole('listitem').filter({ hasText: 'What you agreed to' })
  await expect(waiting.getByText('Waiting to be sent')).toBeVisible()
  await expect(page.getByText('Something is only on this device')).toBeVisible()
  await expectAccessible(page, 'My device with an agreement')
  await context.setOffline(false)
  await expect(waiting).toBeHidden()
  const answered = page.waitForResponse((reply) => reply.url().includes('/due/'))
  await page.goto(instruction)
  expect(await (await answered).json()).toEqual({ data: [] })
  await expect(dialog).toBeHidden()

  await page.goto(`${app.url}/user/privacy`)
  await expect(page.getByText(/when you were asked$/)).toBeVisible()
  await expect(page.getByText(/when you created your account$/).first()).toBeVisible()
  await page.getByRole('link', { name: `${COMPANY?.name}: Privacy, version 1` }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'How long' })).toBeVisible()
  await expect(page.getByText('We keep your answers for one year.')).toBeVisible()
})

// What lies behind a dialog is there for no one: the page is not waited for.
async function open(page: Page): Promise<void> {
  await activityCard(page, 'Personality').getByRole('link', { name: 'Start' }).click()
}

async function backToTracker(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to all parts' }).click()
  await expect(page).toHaveURL(/progress-tracker/)
}

async function publish(page: Page, url: string): Promise<void> {
  await signInByCall(page, { url, email: memberOf('Account admin').email })
  await page.goto('/settings/privacy/texts')
  await page.getByRole('link', { name: 'Write the next version' }).first().click()
  for (const language of ['English', 'Spanish', 'French'])
    await page.getByLabel(`In ${language}`).fill(NOTICE)
  await page.getByRole('button', { name: 'Publish…' }).click()
  const asked = page.getByRole('dialog', { name: 'Publish version 1?' })
  await asked.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Version 1 is published.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Version 1/ }).getByText('Counts now')).toBeVisible()
}
