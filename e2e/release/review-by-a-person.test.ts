/** The candidate whom a rule rejects asks for a review by a person, who first keeps the decision and then changes it. */
import type { Browser, Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, reloadApp } from '../pages/app.ts'
import {
  accept,
  answerAll,
  applyAsNew,
  newCandidate,
  openInstruction,
  type NewCandidate,
} from '../pages/candidate.ts'
import { makeRequisition } from '../pages/requisition-builder.ts'
import { applicantRows, named } from '../pages/staff.ts'

test('a candidate whom a rule rejects asks for a review by a person, and sees what came of it', async ({
  page,
  browser,
  sharedApp: { url },
}) => {
  test.setTimeout(240_000)
  const title = `Warehouse clerk ${Date.now()}`
  const note = `I did not see the last page ${title}`
  await signIn(page, 'recruiter')
  const made = { title, activities: ['Competencies'], attribute: 'Customer focus' }
  const link = await makeRequisition(page, made)
  await page.getByRole('link', { name: 'Go to the requisition' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const job = new URL(page.url()).searchParams.get('job') ?? ''
  await test.step('a rule rejects everyone who submits', () => makeRejectingRule(page, job))

  const candidate = newCandidate()
  const position = { uuid: link.split('/').at(-1) ?? '', title }
  const tracker = await applyAndSubmit(browser, { url, candidate, position })
  await test.step('the candidate is told of the rule, and asks once', async () => {
    const byRule = tracker.getByText(/This decision was made automatically by a rule of/)
    await reloadUntil(tracker, byRule)
    await expect(tracker.getByText('Not selected', { exact: true })).toBeVisible()
    await tracker.getByRole('button', { name: 'Ask for a review by a person' }).click()
    const dialog = tracker.getByRole('dialog')
    await dialog.getByRole('textbox').fill(note)
    await expectAccessible(tracker, 'asking for a review by a person')
    await dialog.getByRole('button', { name: 'Ask for the review' }).click()
    await expect(tracker.getByText(/You asked for a review on/)).toBeVisible()
    await expect(tracker.getByRole('button', { name: 'Ask for a review by a person' })).toHaveCount(
      0,
    )
  })

  await test.step('the recruiter finds the request, and keeps the decision', async () => {
    await goTo(page, `/smartreq-detail/applicants?job=${job}`)
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('button', { name: 'Review asked for' }).click()
    await expect(page).toHaveURL(/human_review=open/)
    const row = applicantRows(page).filter({ hasText: candidate.lastName })
    await row.getByRole('link').first().press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(candidate.lastName)
    const decision = page.getByRole('region', { name: 'Decision' })
    await expect(decision.getByText(note)).toBeVisible()
    await expectAccessible(page, 'a scorecard with a review by a person')
    await decision.getByRole('button', { name: 'Keep the decision…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The last page was there')
    await dialog.getByRole('button', { name: 'Keep the decision' }).click()
    await expect(decision.getByText(/: the decision stands\./)).toBeVisible()
  })
  await test.step('the candidate sees that it stands', () =>
    reloadUntil(tracker, tracker.getByText(/A person reviewed the decision on .* and it stands/)))

  await test.step('the recruiter recovers the application, and the candidate goes on', async () => {
    const decision = page.getByRole('region', { name: 'Decision' })
    await decision.getByRole('button', { name: 'Recover' }).click()
    await expect(decision.getByText(/: the decision was overturned\./)).toBeVisible()
    await reloadUntil(tracker, tracker.getByText(/Your application is open again/))
    await expectAccessible(tracker, 'an application that is open again')
  })
  await tracker.context().close()
})

/** On a device of their own, from the link of a position to the tracker of an application that is submitted. */
async function applyAndSubmit(
  browser: Browser,
  given: { url: string; candidate: NewCandidate; position: { uuid: string; title: string } },
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: given.url })).newPage()
  await applyAsNew(page, given)
  const tracker = page.url()
  await openInstruction(page, 'Competencies')
  await accept(page)
  const count = /\d+$/.exec(await page.getByText(/^Question 1 of \d+$/).innerText())
  await answerAll(page, { from: 1, to: Number(count) })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
  await goTo(page, tracker)
  return page
}

/** Nothing tells a device that the company has acted: it asks when it is opened again. */
async function reloadUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await reloadApp(page)
    await expect(shown).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}

async function makeRejectingRule(page: Page, job: string): Promise<void> {
  const name = `Reject ${job}`
  await goTo(page, `/smartreq-detail/setup/configurations?job=${job}`)
  await page.getByRole('button', { name: 'New rule' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page
    .getByLabel('When', { exact: true })
    .selectOption('An applicant submits the application')
  await page.getByRole('button', { name: 'Remove: Advance to the next step' }).click()
  await page.getByLabel('Add an action').selectOption('Reject')
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await page.getByRole('button', { name: named('Switch on', name) }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByRole('button', { name: named('Switch off', name) })).toBeVisible()
}
