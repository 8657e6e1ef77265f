/** What a candidate does about the data that is held on them: a copy of it, and having it erased. */
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import { z } from 'zod'

import { expect, test } from '../fixtures/test.ts'
import { answerAll, applyAsNew, newCandidate, PASSWORD, start } from '../pages/candidate.ts'
import { awaitMail, openNewestMail } from '../pages/mailbox.ts'

const copySchema = z.looseObject({
  profile: z.array(z.looseObject({ email: z.string() })),
  applications: z.array(z.unknown()),
})

test('a candidate downloads a copy of what is held about them', async ({ page, sharedApp }) => {
  const candidate = newCandidate()
  await applyAsNew(page, { url: sharedApp.url, candidate })
  await start(page, 'Personality')
  await answerAll(page, { from: 1, to: 2 })
  await openPrivacy(page)
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(page.getByText('It is being made. You can leave this page.')).toBeVisible()
  await awaitMail(page, 'The copy of your Fairlead data is ready')
  await openNewestMail(page, 'The copy of your Fairlead data is ready')
  await page
    .getByRole('link', { name: /\/user\/privacy$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download the copy of/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const copy = copySchema.parse(JSON.parse(await readFile(await file.path(), 'utf8')))
  expect(copy.profile).toMatchObject([{ email: candidate.email }])
  expect(copy.applications).toHaveLength(1)
})

test('a candidate asks to be erased, sees what goes, and takes it back', async ({
  page,
  sharedApp,
}) => {
  const candidate = newCandidate()
  await applyAsNew(page, { url: sharedApp.url, candidate })
  await openPrivacy(page)
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
})

async function openPrivacy(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
}
