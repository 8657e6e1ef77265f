/** A candidate withdraws an application, and the company sees that it has ended. */
import { randomUUID } from 'node:crypto'

import { expectAccessible } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, reloadApp } from '../pages/app.ts'
import { arriveAsNew, newCandidate } from '../pages/candidate.ts'
import { openApplicants } from '../pages/staff.ts'

test('a candidate withdraws an application with a reason, and staff see it among the withdrawn ones', async ({
  page,
  browser,
  sharedApp: { url },
}) => {
  const reason = `Another offer ${randomUUID()}`
  const candidate = newCandidate()
  await arriveAsNew(page, { url, candidate })
  await page.getByRole('button', { name: 'Withdraw your application' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('you cannot take this back yourself')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await expectAccessible(page, 'withdrawing an application')
  await dialog.getByRole('button', { name: 'Withdraw the application' }).click()
  await expect(page.getByText('You withdrew this application.')).toBeVisible()
  await reloadApp(page)
  await expect(page.getByText('You withdrew this application.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start' })).toHaveCount(0)

  const staff = await (await browser.newContext({ baseURL: url })).newPage()
  await signIn(staff, 'recruiter')
  await openApplicants(staff)
  const { pathname, searchParams } = new URL(staff.url())
  const view = { job: searchParams.get('job') ?? '', status: 'withdrawn', search: candidate.email }
  await goTo(staff, `${pathname}?${new URLSearchParams(view)}`)
  const row = staff.getByRole('row').filter({ hasText: candidate.lastName })
  await expect(row).toContainText('Withdrawn')
  await staff.context().close()
})
