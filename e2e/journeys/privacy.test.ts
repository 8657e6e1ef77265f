/** What a candidate does about the data that is stored about them: an export of it, and having it erased. */
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import { z } from 'zod'

import { expect, test } from '../fixtures/test.ts'
import { answerAll, arriveAsNew, newCandidate, PASSWORD, start } from '../pages/candidate.ts'
import { openMail } from '../pages/mailbox.ts'

const exportSchema = z.looseObject({
  profile: z.array(z.looseObject({ email: z.string() })),
  applications: z.array(z.unknown()),
})

test('a candidate downloads an export of their data, asks for erasure, and withdraws that', async ({
  page,
  sharedApp,
}) => {
  const candidate = newCandidate()
  await arriveAsNew(page, { url: sharedApp.url, candidate })
  await start(page, 'Personality')
  await answerAll(page, { from: 1, to: 2 })
  await openPrivacy(page)
  await test.step('the export', () => downloadExport(page, candidate.email))
  await test.step('the erasure, and taking it back', () => askForErasure(page))
})

async function downloadExport(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(page.getByText('It is being made. You can leave this page.')).toBeVisible()
  await openMail(page, { subject: 'The copy of your Fairlead data is ready', to: email })
  await page
    .getByRole('link', { name: /\/user\/privacy$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download the copy of/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const content = exportSchema.parse(JSON.parse(await readFile(await file.path(), 'utf8')))
  expect(content.profile).toMatchObject([{ email }])
  expect(content.applications).toHaveLength(1)
}

async function askForErasure(page: Page): Promise<void> {
  await expect(page.getByText('1 application', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Erase my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase everything about you?' })
  await expect(dialog.getByText('It happens in 7 days')).toBeVisible()
  await dialog.getByLabel('Current password').fill('Wrong-Horse-1')
  await dialog.getByRole('button', { name: 'Erase my data' }).click()
  await expect(dialog.getByText('The current password you provided is incorrect.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Erase my data' }).click()
  await expect(page.getByText(/^Everything about you will be erased after/)).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByRole('button', { name: 'Erase my data' })).toBeVisible()
}

async function openPrivacy(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
}
