/** What users do in the email editor, in the words of its screen. */
import { expect, type Locator, type Page } from '@playwright/test'

import { goTo } from './app.ts'

/** The body of the email in its preview. */
export function previewedBody(page: Page): Locator {
  return page.getByRole('region', { name: 'Preview' }).frameLocator('iframe').locator('body')
}

/** Gives the email to invited colleagues another text, which the preview shows with test data. */
export async function changeInvitation(page: Page, { url }: { url: string }): Promise<void> {
  await goTo(page, `${url}/settings/templates/email`)
  await page.getByRole('link', { name: 'Edit Invitation to staff' }).click()
  const body = page.getByRole('textbox', { name: 'Email body' })
  await expect(body).toContainText('{{greeting}}')
  await body.press('Control+End')
  await body.pressSequentially(' Ask {{first_name|:us}} for the harbor map.')
  // Test data is of the variables that the email uses.
  await page.getByRole('link', { name: 'Test data' }).click()
  await page.getByLabel('First name').fill('Wilhelmina')
  await page.getByRole('link', { name: 'Email body' }).click()
  await expect(previewedBody(page)).toContainText('Ask Wilhelmina for the harbor map.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The template is saved.').first()).toBeVisible()
}

/** Takes the text back. */
export async function restoreInvitation(page: Page): Promise<void> {
  await goTo(page, '/settings/templates/email/invited-to-company')
  await page.getByRole('button', { name: 'Restore to default' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore to default' }).click()
  await expect(page.getByText(/^The default is used in English/)).toBeVisible()
  await expect(previewedBody(page)).not.toContainText('harbor map')
}
