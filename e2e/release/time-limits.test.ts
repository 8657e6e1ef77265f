/** A timed section on a phone: it counts over reloads and without network, ends by itself, and loses no answer (I8, I9). */
import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, reloadApp } from '../pages/app.ts'
import {
  activityCard,
  answer,
  applyAsNew,
  badge,
  keyFor,
  newCandidate,
  openInstruction,
  question,
  timedPosition,
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { openApplicants, openScorecardTab } from '../pages/staff.ts'

const SECTION_MS = 420_000

test('I8 I9 a limited section goes on over a reload and without network, ends by itself, and is submitted', async ({
  page,
  context,
  browser,
  sharedApp,
}) => {
  test.setTimeout(180_000)
  const candidate = newCandidate()
  await page.clock.install()
  await applyAsNew(page, { url: sharedApp.url, candidate, position: timedPosition() })
  await openInstruction(page, 'Numerical reasoning')
  await expect(page.getByText('Parts of it have a time limit')).toBeVisible()
  await page.getByRole('button', { name: 'Accept and start' }).click()

  const intro = page.getByRole('heading', { level: 2, name: 'Prices and shares' })
  await expect(intro).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expectAccessible(page, 'the way into a limited section')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await answer(page, { number: 1, key: keyFor(1) })
  await expect(question(page, 2)).toBeVisible()
  await expectAccessible(page, 'a question with a time limit')

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(question(page, 3)).toBeVisible()
  await page.getByRole('button', { name: 'Save and continue later' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave while the clock is running?' })
  await expect(leaving.getByRole('timer')).toBeVisible()
  await expectAccessible(page, 'leaving while a clock runs')
  await leaving.getByRole('button', { name: 'Save and continue later' }).click()
  await expect(activityCard(page, 'Numerical reasoning').getByRole('timer')).toBeVisible()
  await goTo(page, '/user/progress')
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('left for “Prices and shares”.')).toBeVisible()
  await expectAccessible(page, 'the list of applications with a running clock')
  await page.getByRole('link', { name: /^Continue/ }).click()
  await expect(question(page, 2)).toBeVisible()
  await page.reload()
  await expect(question(page, 2)).toBeVisible()

  await waitForWorker(page)
  await context.setOffline(true)
  await answer(page, { number: 2, key: keyFor(2) })
  await reloadApp(page)
  await expect(question(page, 3)).toBeVisible()
  await page.clock.runFor(SECTION_MS - 70_000)
  await expect(page.getByText('1 minute left')).toBeAttached({ timeout: 30_000 })
  await page.clock.runFor(70_000)
  await expect(page.getByText('The time for “Prices and shares” is up.').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Rates and time' })).toBeVisible()

  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await answer(page, { number: 11, key: keyFor(11) })
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(question(page, 10)).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeDisabled()
  await expect(badge(page)).toContainText('Saved')
  // Without network to its end: for the server those minutes did not pass, and its reply gives them back.
  await page.clock.runFor(SECTION_MS)
  await expect(page.getByText('Saved on this device, not submitted yet')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible({ timeout: 60_000 })

  const office = await (await browser.newContext({ baseURL: sharedApp.url })).newPage()
  await signInByCall(office, { email: memberOf('Recruiter').email })
  await openApplicants(office, timedPosition())
  await office.getByRole('searchbox', { name: 'Search applicants' }).fill(candidate.email)
  await expect(office.getByText('1 applicant', { exact: true }).first()).toBeVisible()
  await office
    .getByRole('row')
    .filter({ hasText: candidate.lastName })
    .getByRole('link')
    .first()
    .press('Enter')
  await openScorecardTab(office, 'Answers')
  const card = office.locator('section').filter({ hasText: 'Numerical reasoning' })
  await expect(card.getByText(/^Timing (verified|to be reviewed)$/)).toBeVisible()
  await office.context().close()
})
