/** An admin changes what recruiters decide and write with: rejection reasons, tags and email templates. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { previewedBody } from '../pages/email-editor.ts'
import { applicantRows, notices, openApplicants, showNew } from '../pages/staff.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

test('an admin adds a rejection reason, and deletes it for another one once it was used', async ({
  page,
}) => {
  const label = `No forklift license ${Date.now()}`
  await signIn(page, 'admin')
  await goTo(page, '/settings/custom')
  await page.getByLabel('Reason', { exact: true }).fill(label)
  await page.getByLabel('Type').selectOption('Decided by us')
  await page.getByRole('button', { name: 'Add reason' }).click()
  const line = page.getByRole('listitem').filter({ hasText: label })
  await expect(line).toContainText('Not used')
  await test.step('it is chosen in a rejection, which is taken back', async () => {
    await selectFirstNew(page)
    await selectionBar(page).getByRole('button', { name: 'Reject…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').selectOption(label)
    await dialog.getByRole('button', { name: 'Reject 1 applicant' }).click()
    const notice = notices(page).locator('> div').filter({ hasText: '1 rejected' })
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(notice.getByText('1 applicant put back.')).toBeVisible()
  })
  await test.step('its deletion says how often it was used', async () => {
    await goTo(page, '/settings/custom/rejection-reason')
    await expect(line).toContainText('Used in 1 decision')
    // By keyboard: what the notices say may lie over the end of the list, and stays while the mouse is on it.
    await line.getByRole('button', { name: `Delete ${label}` }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('1 decision names it, and names the other one instead.')
    await dialog.getByLabel('Use instead').selectOption('Position filled')
    await expectAccessible(page, 'the deletion of a reason that was used')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(notices(page).getByText(`“${label}” is deleted.`)).toBeVisible()
    await expect(line).toBeHidden()
    const heir = page.getByRole('listitem').filter({ hasText: 'Position filled' })
    await expect(heir).toContainText(/Used in \d+ decision/)
  })
})

test('an admin merges two tags of an applicant', async ({ page }) => {
  const [night, shift] = [`Nights ${Date.now()}`, `Night shift ${Date.now()}`]
  await signIn(page, 'admin')
  await selectFirstNew(page)
  await selectionBar(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Tags…' }).click()
  const tagging = page.getByRole('dialog')
  for (const tag of [night, shift]) {
    await tagging.getByRole('searchbox').fill(tag)
    await tagging.getByRole('button', { name: 'Add the tag' }).click()
  }
  await tagging.getByRole('button', { name: 'Save tags' }).click()
  await expect(notices(page).getByText('Tags of 1 changed')).toBeVisible()
  await goTo(page, '/settings/custom/tags')
  await page.getByRole('button', { name: `Merge ${night}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 applicant gets the other one instead.')
  await dialog.getByLabel('Use instead').selectOption(shift)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(notices(page).getByText(`“${night}” is merged.`)).toBeVisible()
  const lines = page.getByRole('list', { name: 'Tags' }).getByRole('listitem')
  await expect(lines.filter({ hasText: night })).toHaveCount(0)
  await expect(lines.filter({ hasText: shift })).toContainText('1 applicant')
  await expectAccessible(page, 'the settings of tags')
})

test('an admin writes a template, which recruiters choose, and restores one of the product', async ({
  page,
}) => {
  const name = `Visit ${Date.now()}`
  await signIn(page, 'admin')
  await goTo(page, '/settings/templates/email')
  await page.getByRole('link', { name: 'New template' }).click()
  await page.getByLabel('Subject').fill('A visit to {{company_name}}')
  const body = page.getByRole('textbox', { name: 'Email body' })
  await body.fill('Hello {{first_name}}, come and see.')
  await expect(previewedBody(page)).toContainText('Hello Emily, come and see.')
  await page.getByRole('link', { name: 'Details', exact: true }).click()
  await page.getByLabel('Name of the template').fill(name)
  await page.getByLabel('Replies go to').fill('hiring@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await test.step('it is there to write with', async () => {
    await selectFirstNew(page)
    await selectionBar(page).getByRole('button', { name: 'Email…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Template').selectOption({ label: name })
    await expect(dialog.getByLabel('Subject')).toHaveValue('A visit to {{company_name}}')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await test.step('one of the product is changed, and restored', async () => {
    await goTo(page, '/settings/templates/email/more-information?language=fr')
    const subject = page.getByLabel('Subject')
    const original = await subject.inputValue()
    await subject.fill('Une question')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Restore to default' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Restore to default' }).click()
    await page.getByRole('link', { name: 'Email body' }).click()
    await expect(subject).toHaveValue(original)
    await expectAccessible(page, 'a template of the product')
  })
})

async function selectFirstNew(page: Page): Promise<void> {
  await openApplicants(page)
  await showNew(page)
  await applicantRows(page).first().getByRole('checkbox').check()
}

function selectionBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected applicants' })
}
