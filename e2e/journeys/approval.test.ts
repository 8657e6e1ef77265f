/** A company that approves requisitions before they open: one asks, one sends back, then approves. */
import { memberOf, signInByCall, signOut } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, openApp } from '../pages/app.ts'
import { draftRequisition } from '../pages/requisition-builder.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

/** A company in which no other journey opens a requisition. */
const COMPANY = 1

test('a requisition opens once an approver agrees', async ({ page }) => {
  const title = `Night nurse ${Date.now()}`
  const as = async (role: 'Recruiter' | 'Account admin') => {
    await signInByCall(page, { email: memberOf(role, COMPANY).email })
    await openApp(page, '/hire')
  }
  await test.step('the company asks for approval', async () => {
    await as('Account admin')
    await goTo(page, '/settings/requisitions')
    await page.getByLabel('Requisitions are approved before they open').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The settings are saved.')).toBeVisible()
    await signOut(page)
  })
  await test.step('a recruiter asks, and cannot open', async () => {
    await as('Recruiter')
    await draftRequisition(page, {
      title,
      activities: ['Competencies'],
      attribute: 'Customer focus',
    })
    await expect(page.getByRole('button', { name: 'Open the requisition' })).toBeHidden()
    await page.getByRole('button', { name: 'Ask for approval' }).click()
    await expect(page.getByText('Waiting for approval')).toBeVisible()
    await signOut(page)
  })
  await test.step('an approver sends it back with a reason', async () => {
    await as('Account admin')
    await goTo(page, '/settings/requisitions')
    await page.getByRole('link', { name: '1 requisition is waiting for approval' }).click()
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('button', { name: 'Send back' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What has to change').fill('Say which ward.')
    await dialog.getByRole('button', { name: 'Send back' }).click()
    await expect(page.getByText('Say which ward.')).toBeVisible()
    await signOut(page)
  })
  const link = await test.step('the recruiter reads it, and asks again', async () => {
    await as('Recruiter')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText('Say which ward.')).toBeVisible()
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Ask for approval' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click()
    await expect(page.getByText(/Asked by/)).toBeVisible()
    const url = page.url()
    await signOut(page)
    return url
  })
  await test.step('the approver opens it', async () => {
    await as('Account admin')
    await openApp(page, link)
    await page.getByRole('button', { name: 'Approve and open' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve and open' }).click()
    await expect(page.getByText(/Asked by/)).toBeHidden()
    await page.getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByText('Approved and opened the requisition')).toBeVisible()
  })
})
