/** A recruiter decides about applicants, one by one and forty at once; the candidates see what they should, no more. */
import type { Browser, Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signIn, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, openApp } from '../pages/app.ts'
import {
  accept,
  answerAll,
  arriveAsNew,
  newCandidate,
  openInstruction,
  type NewCandidate,
} from '../pages/candidate.ts'
import { makeRequisition } from '../pages/requisition-builder.ts'
import {
  applicantRows,
  notices,
  openApplicants,
  openScorecardTab,
  showStatus,
  totalOf,
} from '../pages/staff.ts'

const NOTE = 'No forklift license, says the note'
/** Of a candidate: everything that the app says of their applications. */
const TRACKERS = /\/user\/v1\/progress-tracker\//
/** What is the company's own. */
const INTERNAL = /reject|reason|requirements not met|forklift license|step_status|decided/i

test('a recruiter goes through the list by keys, rejects forty, takes it back, and hires', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'recruiter')
  await openApplicants(page)
  await test.step('those who wait for a decision', () => narrow(page))
  await test.step('three scorecards by keys: two advance, one is rejected', () => goThrough(page))
  await test.step('forty are rejected, and put back', () => rejectForty(page))
  await test.step('one is hired', () => hireOne(page))
})

async function narrow(page: Page): Promise<void> {
  await showWaiting(page)
  await expectAccessible(page, 'applicants who wait for a decision')
}

/** Narrows the list, and waits for its rows: the others stay until these have come. */
async function showWaiting(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^View: / }).click()
  await page.getByRole('menuitemradio', { name: 'Waiting for a decision' }).click()
  await expect(page).toHaveURL(/step_status=awaiting_decision/)
  const others = /Incomplete|Rejected|Withdrawn|Hired|Not started|In progress/
  await expect(applicantRows(page).filter({ hasText: others })).toHaveCount(0)
  await expect(applicantRows(page).filter({ hasNotText: 'Awaiting decision' })).toHaveCount(0)
}

async function goThrough(page: Page): Promise<void> {
  const names = await applicantRows(page).locator('[data-row-link]').allInnerTexts()
  await applicantRows(page).first().getByRole('link').first().press('Enter')
  await expectScorecard(page, names[0])
  // Two of them may have one name.
  await page.keyboard.press('j')
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  await expectScorecard(page, names[1])
  await page.keyboard.press('j')
  await expect(page.getByText(/^3 of \d+$/)).toBeVisible()
  await expectScorecard(page, names[2])
  await page.keyboard.press('a')
  await expectNotice(page, '1 advanced')
  await page.keyboard.press('k')
  await expectScorecard(page, names[1])
  await page.keyboard.press('a')
  await expect(notices(page).getByText('1 advanced')).toHaveCount(2)
  await page.keyboard.press('k')
  await expectScorecard(page, names[0])
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: `Reject ${names[0]}` })
  await dialog.getByRole('button', { name: 'Reject 1 applicant' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').selectOption({ label: 'Requirements not met' })
  await dialog.getByLabel('Note').fill(NOTE)
  await expectAccessible(page, 'the rejection of one applicant')
  await dialog.getByRole('button', { name: 'Reject 1 applicant' }).click()
  await expectNotice(page, '1 rejected')
  const decision = page.getByRole('region', { name: 'Decision' })
  await expect(decision.getByText('Rejected', { exact: true })).toBeVisible()
  await openScorecardTab(page, 'History')
  const history = page.getByRole('listitem').filter({ hasText: 'Rejected the application' })
  await expect(history.first()).toContainText('Requirements not met')
  await expect(history.first()).toContainText(NOTE)
  await expect(history.first()).toContainText(memberOf('Recruiter').firstName)
  await expectAccessible(page, 'the scorecard of an applicant who was rejected')
}

async function rejectForty(page: Page): Promise<void> {
  await openApplicants(page)
  await showWaiting(page)
  const total = await totalOf(page)
  const wholePage = page.getByRole('checkbox', { name: 'Select all rows' })
  await wholePage.check()
  await page.getByRole('button', { name: 'Next page' }).click()
  // The rows of the first page, all selected, stay until those of the second have come.
  await expect(wholePage).not.toBeChecked()
  const bar = page.getByRole('region', { name: 'Selected applicants' })
  await expect(bar).toContainText('25 selected')
  await applicantRows(page).first().getByRole('link').first().focus()
  for (let count = 26; count <= 40; count += 1) {
    await page.keyboard.press('x')
    await expect(bar).toContainText(`${count} selected`)
    await page.keyboard.press('j')
  }
  await expectAccessible(page, 'forty selected applicants')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Reject 40 applicants' })
  await dialog.getByText('Effect on groups').click()
  await expect(dialog.getByText(/not about the applicants you selected/)).toBeVisible()
  await expectAccessible(page, 'the effect of a rejection on groups')
  await dialog.getByLabel('Reason').selectOption({ label: 'Position filled' })
  await dialog.getByRole('button', { name: 'Reject 40 applicants' }).click()
  await expectNotice(page, '40 rejected')
  await expect(bar).toBeHidden()
  await expect.poll(() => totalOf(page)).toBe(total - 40)
  const notice = notices(page).locator('> div').filter({ hasText: '40 rejected' })
  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect(notice.getByText('40 applicants put back.')).toBeVisible()
  await expect.poll(() => totalOf(page)).toBe(total)
}

async function hireOne(page: Page): Promise<void> {
  await openApplicants(page)
  await showStatus(page, 'Active')
  const link = applicantRows(page).first().getByRole('link').first()
  const name = await link.innerText()
  await link.press('Enter')
  await expectScorecard(page, name)
  await hire(page, name)
  const decision = page.getByRole('region', { name: 'Decision' })
  await expect(decision).toContainText('First day of work: Jan 4, 2027')
}

test('candidates see that they are in review, not selected or hired, and nothing of why', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const url = String(baseURL)
  const title = `Forklift driver ${Date.now()}`
  await signInByCall(page, { email: memberOf('Recruiter').email })
  await page.goto('/hire')
  const link = await makeRequisition(page, {
    title,
    activities: ['Competencies'],
    attribute: 'Customer focus',
  })
  const position = { uuid: link.split('/').at(-1) ?? '', title }
  const done = await applyIn(browser, { url, position })
  const begun = await applyIn(browser, { url, position })
  await test.step('one takes the assessment, the other does not', () => takeAssessment(done.page))
  await page.getByRole('link', { name: 'Go to the requisition' }).click()
  await test.step('one is reviewed', async () => {
    await openScorecardOf(page, { title, ...done })
    // Its only step leads nowhere.
    await expect(page.getByRole('button', { name: 'Advance' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Mark as reviewed' }).click()
    await expectNotice(page, '1 marked as reviewed')
    await expectTold(done, 'In review')
  })
  await test.step('the other is rejected and not selected', async () => {
    await openScorecardOf(page, { title, ...begun })
    await page.getByRole('button', { name: 'Reject…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').selectOption({ label: 'Requirements not met' })
    await dialog.getByLabel('Note').fill(NOTE)
    await dialog.getByRole('button', { name: 'Reject 1 applicant' }).click()
    await expectNotice(page, '1 rejected')
    await expectTold(begun, 'Not selected')
  })
  await test.step('the first one is hired', async () => {
    await openScorecardOf(page, { title, ...done })
    await hire(page, nameOf(done.candidate))
    await expectTold(done, 'Hired')
  })
})

/** With the addresses that the app asked about the applications. */
type Applied = { page: Page; candidate: NewCandidate; asked: Set<string> }

/** A new candidate on a device of their own, at their tracker. */
async function applyIn(
  browser: Browser,
  given: { url: string; position: { uuid: string; title: string } },
): Promise<Applied> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const candidate = newCandidate()
  const asked = new Set<string>()
  page.on('response', (reply) => {
    if (TRACKERS.test(reply.url()) && reply.request().method() === 'GET') asked.add(reply.url())
  })
  await arriveAsNew(page, { ...given, candidate })
  return { page, candidate, asked }
}

async function takeAssessment(page: Page): Promise<void> {
  await openInstruction(page, 'Competencies')
  await accept(page)
  const count = /\d+$/.exec(await page.getByText(/^Question 1 of \d+$/).innerText())
  await answerAll(page, { from: 1, to: Number(count) })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
}

/** What the list of applications says, and that no reply to the candidate tells more. */
async function expectTold({ page, asked }: Applied, status: string): Promise<void> {
  await openApp(page, '/user/progress')
  await expect(page.getByText(status, { exact: true }).first()).toBeVisible()
  // Those who are hired have one of their own at the profile as well, with the form for new hires.
  const told = page.getByRole('listitem').filter({ has: page.getByText(status, { exact: true }) })
  await told.getByRole('heading', { level: 2 }).getByRole('link').click()
  await expect(page).toHaveURL(/progress-tracker/)
  await expect(page.getByText(status, { exact: true }).first()).toBeVisible()
  // The list, and the one application.
  expect(asked.size).toBeGreaterThan(1)
  for (const url of asked) {
    const reply = await (await page.request.get(url)).text()
    expect(reply).toContain('job_title')
    expect(reply).not.toMatch(INTERNAL)
  }
}

async function openScorecardOf(page: Page, given: Applied & { title: string }): Promise<void> {
  await goTo(page, '/hire')
  await page.getByRole('link', { name: given.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: given.title })).toBeVisible()
  const name = nameOf(given.candidate)
  await applicantRows(page).filter({ hasText: name }).getByRole('link').first().press('Enter')
  await expectScorecard(page, name)
}

async function hire(page: Page, name: string): Promise<void> {
  const decision = page.getByRole('region', { name: 'Decision' })
  const button = decision.getByRole('button', { name: 'Hire…' })
  if (!(await button.isVisible())) {
    await decision.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Hire…' }).click()
  } else await button.click()
  const dialog = page.getByRole('dialog', { name: `Hire ${name}` })
  await dialog.getByLabel('First day of work').fill('2027-01-04')
  await expectCalendarByKeyboard(page, dialog)
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click()
  await expectNotice(page, '1 hired')
  await expect(decision.getByText('Hired', { exact: true })).toBeVisible()
}

/** Escape closes the calendar, and not the dialog that it stands in. */
async function expectCalendarByKeyboard(page: Page, dialog: Locator): Promise<void> {
  const open = dialog.getByRole('button', { name: 'Open the calendar' })
  await open.press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await expect(calendar.getByRole('button', { name: /January 4, 2027/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await expect(open).toBeFocused()
}

async function expectScorecard(page: Page, name: string | undefined): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
}

async function expectNotice(page: Page, text: string): Promise<void> {
  await expect(notices(page).getByText(text).first()).toBeVisible()
}

function nameOf({ firstName, lastName }: NewCandidate): string {
  return `${firstName} ${lastName}`
}
