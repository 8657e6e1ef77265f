/**
 * A rule of a requisition is made, tried and switched on; it acts by itself, says so, and is taken back. The candidate whom
 * one rejects asks for a review by a person.
 */
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
import { applicantRows, choose, notices, openApplicants, showNew } from '../pages/staff.ts'

const POSITION = { uuid: '', title: 'Customer Service Representative' }
/** Other journeys advance applicants as well: the rule is about this one alone. */
const tag = `Automation ${Date.now()}`
const rule = `Assign ${tag}`

test('a rule acts on an applicant who passes a step, and what it did is taken back', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page, POSITION)
  const job = new URL(page.url()).searchParams.get('job')
  await showNew(page)
  const first = applicantRows(page).first()
  const link = first.getByRole('link').first()
  const name = await link.innerText()
  const scorecard = await link.getAttribute('href')
  await test.step('one applicant is tagged', () => tagOne(page, first))

  const settings = `/smartreq-detail/setup/configurations?job=${job}`
  await goTo(page, settings)
  await test.step('a rule is made and tried', () => makeRule(page))
  await test.step('it is switched on once it was said whom it is about', async () => {
    await page.getByRole('button', { name: named('Switch on', rule) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/would match today/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Switch it on' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: named('Switch off', rule) })).toBeVisible()
    await expectAccessible(page, 'a rule that is on')
  })

  await test.step('the applicant is advanced, and the rule acts', async () => {
    await goTo(page, scorecard ?? '')
    await page.getByRole('button', { name: 'Advance', exact: true }).click()
    await expect(notices(page).getByText('1 advanced')).toBeVisible()
    // It acts a moment later, without anyone looking.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(`Automated, by the rule ${rule}`)).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })
  })

  await test.step('what it did is taken back', async () => {
    await goTo(page, settings)
    await page.getByRole('button', { name: `Actions for ${rule}` }).click()
    await page.getByRole('menuitem', { name: 'What it did' }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page, 'what a rule did')
    await dialog.getByRole('button', { name: named('Undo', name) }).click()
    await expect(dialog.getByText(/^Undone/)).toBeVisible()
  })
})

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
  const name = `Reject ${tag}`
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

/** A button whose visible text is completed for screen readers. */
function named(text: string, of: string): RegExp {
  return new RegExp(`^${text}\\s*: ${of}$`)
}

async function tagOne(page: Page, row: Locator): Promise<void> {
  await row.getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected applicants' })
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Tags…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(tag)
  await dialog.getByRole('button', { name: 'Add the tag' }).click()
  await dialog.getByRole('button', { name: 'Save tags' }).click()
  await expect(notices(page).getByText('Tags of 1 changed')).toBeVisible()
}

async function makeRule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New rule' }).click()
  await page.getByLabel('Name', { exact: true }).fill(rule)
  await page.getByLabel('When', { exact: true }).selectOption('A step is passed')
  await page.getByLabel('Add a condition').selectOption({ label: 'Tag' })
  await choose(page, ['Tags', tag])
  await page.keyboard.press('Escape')
  await page.getByLabel('Add an action').selectOption('Assign to a user')
  await choose(page, ['User', 'Renata Caldwell'])
  await page.getByRole('button', { name: 'Remove: Advance to the next step' }).click()
  await page.getByRole('button', { name: 'Try it on today’s applicants' }).click()
  await expect(page.getByText(/would match today/)).toBeVisible()
  await expectAccessible(page, 'the form of a rule')
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await expect(page.getByRole('button', { name: named('Switch on', rule) })).toBeVisible()
}
