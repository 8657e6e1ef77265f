/** Late feedback: an admin sees it and reminds, the interviewer writes it, and finds their own ratings compared. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'

const admin = memberOf('Account admin', 1)
const interviewer = memberOf('Hiring manager', 1)
const name = `${interviewer.firstName} ${interviewer.lastName}`

test('late feedback is reminded of, written, and counts in the interviewer’s own ratings', async ({
  page,
  browser,
  sharedApp,
}) => {
  await signInByCall(page, { email: admin.email })
  await goTo(page, '/interviews/load?period=12_months')
  const row = page.getByRole('row').filter({ hasText: name })
  const late = await test.step('the admin finds who is late, and reminds them', async () => {
    await page.getByRole('button', { name: 'With late feedback' }).click()
    await expect(page).toHaveURL(/feedback=late/)
    await row.getByRole('button', { name: `Remind ${name}` }).click()
    await expect(page.getByText(`${name} was reminded by email.`).first()).toBeVisible()
    await expect(row.getByText('Reminded within the last day')).toBeVisible()
    await expectAccessible(page, 'the load of interviewers with late feedback')
    return lateOf(row)
  })
  expect(late).toBeGreaterThan(0)

  const context = await browser.newContext({ baseURL: sharedApp.url })
  const own = await context.newPage()
  await signInByCall(own, { email: interviewer.email })
  const submitted =
    await test.step('the interviewer sees how they rate beside their colleagues', async () => {
      await goTo(own, '/interviews/my-calibration?period=12_months')
      await expect(own.getByRole('table', { name: 'Your ratings by attribute' })).toContainText(
        'Handling pressure',
      )
      await expect(own.getByRole('table', { name: 'Your mean rating by month' })).toBeVisible()
      await expectAccessible(own, 'my calibration')
      return submittedOf(own)
    })
  await test.step('writes the feedback that is late', async () => {
    await own.getByRole('link', { name: 'Write my feedback' }).click()
    await writeOldest(own)
    await goTo(own, '/interviews/my-calibration?period=12_months')
    await expect.poll(() => submittedOf(own)).toBe(submitted + 1)
  })
  await context.close()

  await test.step('and the admin sees one less', async () => {
    await page.reload()
    await expect(row).toBeVisible()
    await expect.poll(() => lateOf(row)).toBe(late - 1)
  })
})

async function lateOf(row: Locator): Promise<number> {
  return Number(await row.getByRole('strong').first().innerText())
}

async function submittedOf(page: Page): Promise<number> {
  const figure = page.getByRole('definition').first()
  await expect(figure).toHaveText(/^\d+$/)
  return Number(await figure.innerText())
}

async function writeOldest(page: Page): Promise<void> {
  const toScore = page.getByRole('listitem').getByRole('link', { name: 'Write my feedback' })
  // The newest may not be late yet.
  await toScore.last().click()
  await expect(page.getByLabel('Notes on question 1')).toBeVisible()
  await page.getByRole('group', { name: 'Handling pressure' }).getByRole('radio').nth(3).check()
  await page.getByRole('radio', { name: 'Strong yes' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  // The other ratings are missing, and may be.
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your feedback is submitted')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
}
