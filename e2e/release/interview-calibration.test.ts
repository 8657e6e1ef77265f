/** Late feedback: an admin sees it and reminds, the interviewer writes it, and finds their own ratings compared. */
import type { Locator, Page } from '@playwright/test'

import { DEMO_COMPANIES } from '../../src/server/db/demo/companies.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

const admin = memberOf('Account admin', 1)
const company = DEMO_COMPANIES[1]

test('late feedback is reminded of, written, and counts in the interviewer’s own ratings', async ({
  page,
  browser,
  sharedApp,
}) => {
  await signInByCall(page, { email: admin.email })
  await goTo(page, '/interviews/load?period=12_months')
  const { row, late, email } =
    await test.step('the admin finds who is late, and reminds them', () => remind(page))

  const context = await browser.newContext({ baseURL: sharedApp.url })
  const own = await context.newPage()
  await signInByCall(own, { email })
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

/** The first of those who owe feedback: which of them do depends on the day. */
async function remind(page: Page) {
  await page.getByRole('button', { name: 'With late feedback' }).click()
  await expect(page.getByRole('button', { name: 'With late feedback' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const name = await page.getByRole('rowheader').first().innerText()
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: `Remind ${name}` }).click()
  await expect(page.getByText(`${name} was reminded by email.`).first()).toBeVisible()
  await expect(row.getByText('Reminded within the last day')).toBeVisible()
  await expectAccessible(page, 'the load of interviewers with late feedback')
  const late = await lateOf(row)
  expect(late).toBeGreaterThan(0)
  const found = company?.staff.find((one) => `${one.firstName} ${one.lastName}` === name)
  return { row, late, email: found?.email ?? '' }
}

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
