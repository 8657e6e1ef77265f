/** Extra time: set on the scorecard by those who may know of it, and counted by the candidate's clock at once. */
import type { Browser, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { reloadApp } from '../pages/app.ts'
import {
  arriveAsNew,
  newCandidate,
  openInstruction,
  question,
  rowsOnDisk,
  timedPosition,
  type NewCandidate,
} from '../pages/candidate.ts'
import { openApplicants } from '../pages/staff.ts'

test('extra time that an admin sets lengthens the clock of a candidate, also while it runs, and recruiters do not see it', async ({
  page,
  browser,
  sharedApp,
}) => {
  const candidate = newCandidate()
  await arriveAsNew(page, { url: sharedApp.url, candidate, position: timedPosition() })
  const office = { browser, url: sharedApp.url, candidate }
  const admin = await openScorecard(office, 'Account admin')
  await setTo(admin, '1.5 times the standard time')
  await expectAccessible(admin, 'a scorecard with extra time')

  await test.step('the candidate sees it before the start, and on the clock', async () => {
    await reloadApp(page)
    // The tracker brings it, in the background.
    await expect.poll(() => extraTimesOnDisk(page)).toContain('1.5')
    await openInstruction(page, 'Numerical reasoning')
    await expect(page.getByText('each time limit is 1.5 times as long')).toBeVisible()
    await page.getByRole('button', { name: 'Accept and start' }).click()
    await expect(page.getByText('10 minutes 30 seconds for this section')).toBeVisible()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(question(page, 1)).toBeVisible()
    await expect(page.getByRole('timer')).toContainText('10:')
  })

  await test.step('more of it makes the clock longer that runs, and less does not make it shorter', async () => {
    await setTo(admin, '2 times the standard time')
    const undo = admin.getByRole('button', { name: 'Undo' }).first()
    // Its notification stays while it has the focus.
    await undo.focus()
    await reloadApp(page)
    await expect(page.getByRole('timer')).toContainText('13:')
    await undo.click()
    await expect(extraTime(admin).getByLabel('Time for assessments')).toHaveValue('1.5')
    await reloadApp(page)
    await expect(page.getByRole('timer')).toContainText('13:')
  })

  await test.step('a recruiter without private data is told nothing of it', async () => {
    const recruiter = await openScorecard(office, 'Recruiter')
    await expect(recruiter.getByRole('heading', { name: 'Comments' })).toBeVisible()
    await expect(recruiter.getByText('Extra time')).toHaveCount(0)
    await recruiter.context().close()
  })
  await admin.context().close()
})

type Office = { browser: Browser; url: string; candidate: NewCandidate }

async function openScorecard(
  { browser, url, candidate }: Office,
  role: 'Account admin' | 'Recruiter',
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await signInByCall(page, { email: memberOf(role).email })
  await openApplicants(page, timedPosition())
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill(candidate.email)
  await expect(page.getByText('1 applicant', { exact: true }).first()).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: candidate.lastName })
  await row.getByRole('link').first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(candidate.lastName)
  return page
}

async function extraTimesOnDisk(page: Page): Promise<(string | undefined)[]> {
  const rows = await rowsOnDisk<{ content: { extra_time?: string } }>(page, 'packages')
  return rows.map(({ content }) => content.extra_time)
}

function extraTime(page: Page) {
  return page.getByRole('region', { name: 'Extra time' })
}

async function setTo(page: Page, label: string): Promise<void> {
  await extraTime(page).getByLabel('Time for assessments').selectOption(label)
  await extraTime(page).getByRole('button', { name: 'Save extra time' }).click()
  await expect(page.getByText(`Time for assessments: ${label}.`).first()).toBeVisible()
}
