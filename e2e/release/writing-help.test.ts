/** A recruiter has a description written by the language model, by keyboard alone. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { startLanguageModel } from '../fixtures/language-model.ts'
import { startServer } from '../fixtures/server.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

const TEXTS = ['<p>We look for a <strong>crane driver</strong>.</p>', '<p>Drive cranes.</p>']

test('a text is written from a prompt, shortened, rejected, and kept when the model is away', async ({
  page,
}) => {
  const model = await startLanguageModel(TEXTS)
  const app = await startServer({ template: process.env.FAIRLEAD_TEMPLATE, env: model.env })
  try {
    await signInByCall(page, { url: app.url, email: memberOf('Recruiter').email })
    await page.goto(`${app.url}/smartreq-detail/setup/details?job=${await newDraft(page, app.url)}`)
    const text = page.getByRole('textbox', { name: 'Description' })
    await test.step('from a prompt', () => generate(page, text))
    await test.step('shorter, and rejected', () => shorten(page, text))
    await test.step('the model is away', async () => {
      await command(page, 'Rephrase')
      await expect(page.getByText(/^The writing help did not answer/)).toBeVisible()
      await expect(text).toHaveText('We look for a crane driver.')
    })
    const [first = ''] = model.asked
    expect(first).toContain('A crane driver for our yard')
    expect(first).toContain('applicant tracking system')
  } finally {
    await app.remove()
    model.close()
  }
})

async function generate(page: Page, text: Locator): Promise<void> {
  await command(page, 'Write from a prompt…')
  await expect(page.getByLabel('What should the text say?')).toBeFocused()
  await page.keyboard.type('A crane driver for our yard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const suggestion = page.getByRole('region', { name: 'Suggestion' })
  await expect(suggestion.getByText('crane driver')).toBeVisible()
  await expect(text).toHaveText('')
  await expectAccessible(page, 'a suggestion of the writing help')
  await expect(suggestion.getByRole('button', { name: 'Accept' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text.getByText('crane driver')).toHaveCSS('font-weight', '700')
  await expect(text).toBeFocused()
}

async function shorten(page: Page, text: Locator): Promise<void> {
  await command(page, 'Shorten')
  await expect(page.getByText('Drive cranes.')).toBeVisible()
  const suggestion = page.getByRole('region', { name: 'Suggestion' })
  await expect(suggestion.getByRole('button', { name: 'Accept' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Drive cranes.')).toHaveCount(0)
  await expect(text).toHaveText('We look for a crane driver.')
}

async function command(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Write with AI' }).focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name })
  await expect(item).toBeVisible()
  await item.focus()
  await page.keyboard.press('Enter')
}

async function newDraft(page: Page, url: string): Promise<number> {
  const me = await (await page.request.get(`${url}/auth/v1/`)).json()
  const account = me.data.roles[0].account_id
  const reply = await page.request.post(`${url}/smartreq/v1/account/${account}/`, {
    data: { title: 'Writing help' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  return (await reply.json()).data.job_id
}
