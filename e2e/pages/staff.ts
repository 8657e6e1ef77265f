/** What staff do, in the words of the screens. */
import { expect, type Locator, type Page } from '@playwright/test'

import { goTo } from './app.ts'
import { openPosition } from './candidate.ts'

/** The candidates of a position: the demo company's first open one, where no other is named. */
export async function openApplicants(page: Page, position = openPosition()): Promise<void> {
  await goTo(page, '/hire')
  const { title } = position
  await page.getByRole('link', { name: title }).first().click()
  // The list stays on screen until the requisition has come.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(applicantRows(page).first()).toBeVisible()
}

/** The same candidates on a board with a column for each step. */
export async function openBoard(page: Page): Promise<void> {
  await openApplicants(page)
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await expect(page).toHaveURL(/layout=board/)
  await expect(page.getByRole('button', { name: /^Move / }).first()).toBeVisible()
  // Filters that come later move the columns.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** The page of the first person who holds the first job profile. */
export async function openParticipant(page: Page): Promise<void> {
  await goTo(page, '/jobprofile')
  await page.getByRole('row').getByRole('link').first().press('Enter')
  const people = page.getByRole('table', { name: 'Participants' })
  const link = people.getByRole('row').getByRole('link').first()
  const name = await link.innerText()
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByLabel('First day')).toBeVisible()
}

/** The scorecard of the first candidate in that list. */
export async function openScorecard(page: Page): Promise<void> {
  await openApplicants(page)
  const link = applicantRows(page).first().getByRole('link').first()
  const name = await link.innerText()
  await link.press('Enter')
  // By the name: the address changes first, and the list stays until the scorecard has come.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page).toHaveURL(/smartreq-detail-applicant\/\d+/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** A tab of the scorecard that is open. */
export async function openScorecardTab(
  page: Page,
  name: 'Overview' | 'Answers' | 'Interviews' | 'Offer' | 'Messages' | 'Documents' | 'History',
): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Parts of the scorecard' })
  const tab = tabs.getByRole('link', { name })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
}

/** The scales of an assessment, on the overview of the scorecard that is open. */
export async function openScales(page: Page, assessment: string): Promise<void> {
  const card = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Scores by scale' }),
  })
  await card.getByText(assessment, { exact: true }).click()
}

/** What the first candidate in that list answered. */
export async function openAnswers(page: Page): Promise<void> {
  await openScorecard(page)
  await openScorecardTab(page, 'Answers')
}

/** The scorecard of the first candidate in that list, for paper. */
export async function openPrintedScorecard(page: Page): Promise<void> {
  await openScorecard(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page.getByRole('link', { name: 'Back to the scorecard' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The first candidate in that list, beside it. */
export async function openBesideList(page: Page): Promise<void> {
  await openApplicants(page)
  await applicantRows(page).first().getByRole('link').first().click()
  const panel = page.getByRole('article', { name: 'Applicant beside the list' })
  await expect(panel.getByRole('region', { name: 'Decision' })).toBeVisible()
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** What the devices sent for the first assessment of an applicant who has submitted it. */
export async function openTrail(page: Page): Promise<void> {
  await openApplicants(page)
  await showNew(page)
  // An applicant of the demo who has a score: those of other journeys may be in the middle of it or not have begun.
  const ofDemo = applicantRows(page).filter({ hasNotText: 'Journey', hasText: 'of 100' })
  await ofDemo.first().getByRole('link').first().press('Enter')
  await openScorecardTab(page, 'Answers')
  await page.getByRole('link', { name: 'What the devices sent' }).first().click()
  await expect(page).toHaveURL(/\/trail\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: 'What the devices sent' })).toBeVisible()
  await expect(page.getByText('Submitted', { exact: true })).toBeVisible()
}

/** The candidates in the list that is open. */
export function applicantRows(page: Page) {
  return page.getByRole('row').filter({ has: page.getByRole('link') })
}

/** Opens the editor of a filter: by its chip, or by the button that offers the others. */
export async function openFilter(page: Page, name: string): Promise<Locator> {
  const editor = page.getByRole('dialog', { name, exact: true })
  const chip = page.getByRole('group', { name: `Filter: ${name}`, exact: true })
  const others = page.getByRole('button', { name: 'Add filter', exact: true })
  await expect(others).toBeVisible()
  if (await chip.isVisible()) {
    await chip.getByRole('button').first().click()
  } else {
    await others.click()
    const names = page.getByRole('dialog', { name: 'Add filter', exact: true })
    await names.getByRole('button', { name, exact: true }).click()
  }
  await expect(editor).toBeVisible()
  return editor
}

/** Narrows the list that is open to something of the company's own, such as a tag. */
export async function showOnly(page: Page, [filter, name]: readonly [string, string]) {
  const editor = await openFilter(page, filter)
  const search = editor.getByRole('searchbox')
  const option = editor.getByRole('radio', { name, exact: true })
  // A few are all there; more are searched.
  await expect(search.or(editor.getByRole('radio').first()).first()).toBeVisible()
  if (await search.isVisible()) await search.fill(name)
  await option.check()
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
}

/** Narrows the list that is open to one status, and waits until it shows no other. */
export async function showStatus(page: Page, status: string): Promise<void> {
  const editor = await openFilter(page, 'Status')
  await editor.getByRole('checkbox', { name: new RegExp(`^${status}\\b`) }).check()
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`status=${status.toLowerCase()}`))
  // The address changes first, and the rows of all statuses stay until those of this one have come.
  await expect(applicantRows(page).filter({ hasNotText: status })).toHaveCount(0)
}

/** Those of that list who are new, and nothing else has been decided about. */
export async function showNew(page: Page): Promise<void> {
  await showStatus(page, 'New')
}

/** How many rows of the list are in sight as a whole. */
export async function countRowsInSight(page: Page): Promise<number> {
  const boxes = await applicantRows(page).evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  )
  const height = page.viewportSize()?.height ?? 0
  return boxes.filter(({ top, bottom }) => top >= 0 && bottom <= height).length
}

/** Three of them side by side. */
export async function openComparison(page: Page): Promise<void> {
  await openApplicants(page)
  await showNew(page)
  for (const row of [0, 1, 2]) await applicantRows(page).nth(row).getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare applicants' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Comparison' })).toBeVisible()
}

/** How many applicants the list shows, over all of its pages. */
export async function totalOf(page: Page): Promise<number> {
  const total = page.getByRole('status').filter({ hasText: /^[\d,]+ applicants?$/ })
  return Number((await total.innerText()).replaceAll(/\D/g, ''))
}

/** What the app says of what was done. */
export function notices(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' })
}

/** Chooses an option of a combobox by typing its name. */
export async function choose(page: Page, [field, option]: readonly [string, string]) {
  const input = page.getByRole('combobox', { name: field, exact: true })
  // Brings it into view first: an open list closes when the page scrolls.
  await input.click()
  await input.fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** A button whose visible text is completed for screen readers. */
export function named(text: string, of: string): RegExp {
  return new RegExp(`^${text}\\s*: ${of}$`)
}
