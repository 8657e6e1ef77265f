/** A recruiter makes a requisition; people apply to it by its plan, and the next ones by the plan that followed. */
import type { Browser, Page } from '@playwright/test'

import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  accept,
  activityCard,
  answerAll,
  applyAsNew,
  newCandidate,
  openInstruction,
  openTracker,
} from '../pages/candidate.ts'
import { addActivity, expectSaved, makeRequisition } from '../pages/requisition-builder.ts'
import { applicantRows } from '../pages/staff.ts'

test.setTimeout(120_000)

test(
  'a requisition is made, opened, applied to, and changed for those who come next',
  { tag: '@smoke' },
  async ({ page, browser, baseURL }) => {
    const url = String(baseURL)
    const title = `Shift lead ${Date.now()}`
    await signInByCall(page, { email: memberOf('Recruiter').email })
    const link = await test.step('the recruiter makes it', async () => {
      await page.goto('/hire')
      return makeRequisition(page, {
        title,
        activities: ['Competencies'],
        attribute: 'Customer focus',
      })
    })
    const uuid = link.split('/').at(-1) ?? ''
    const position = { uuid, title }
    const first = await test.step('a user applies and takes every activity', async () => {
      const candidate = await applyIn(browser, { url, position })
      await takeCompetencies(candidate)
      return candidate
    })
    await test.step('they are in the list, with a score', async () => {
      await page.getByRole('link', { name: 'Go to the requisition' }).click()
      await expect(async () => {
        await page.reload()
        await expect(applicantRows(page).filter({ hasText: 'of 100' })).toHaveCount(1)
      }).toPass()
    })
    await test.step('the plan changes', () => changePlan(page))
    await test.step('the next one gets it, the first one does not', async () => {
      const second = await applyIn(browser, { url, position })
      await expect(second.getByText('Numerical reasoning')).toBeVisible()
      await openTracker(first)
      await expect(activityCard(first, 'Competencies')).toBeVisible()
      await expect(first.getByText('Numerical reasoning')).toBeHidden()
    })
  },
)

/** A new user on a device of their own, at their tracker. */
async function applyIn(
  browser: Browser,
  given: { url: string; position: { uuid: string; title: string } },
): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await applyAsNew(page, { ...given, candidate: newCandidate() })
  return page
}

async function takeCompetencies(page: Page): Promise<void> {
  await openInstruction(page, 'Competencies')
  await accept(page)
  const count = (await page.getByText(/^Question 1 of \d+$/).innerText()).match(/\d+$/)
  await answerAll(page, { from: 1, to: Number(count) })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
}

async function changePlan(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Setup' }).click()
  await page.getByRole('link', { name: 'Screening plan' }).click()
  await addActivity(page, { step: 1, activity: 'Numerical reasoning' })
  await expectSaved(page)
  await page.getByRole('button', { name: 'Publish version 2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish version 2?' })
  await expect(dialog).toContainText('1 applicant is under way')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Version 2 is published')).toBeVisible()
}
