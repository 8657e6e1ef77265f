/**
 * What a recruiter reads of an applicant who answered one assessment very fast and another not at all, and the documents
 * that staff keep with the application.
 */
import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { scorecardSchema, type Scorecard } from '../../src/contract/scorecards/scorecards.ts'
import { pdfOf } from '../../src/testing/files.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signIn, signInByCall, signOut } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { answerAll, arriveAsNew, newCandidate, start } from '../pages/candidate.ts'
import { openApplicants, openScales, openScorecardTab, openTrail } from '../pages/staff.ts'

const SCORECARD = /\/smartreq\/v1\/user-smartreq\/\d+\/scorecard\/$/
/** Clinical, political and moral labels of scales. */
const LABELS = /depression|anxiety|liberalism|morality|neuroticism|immoderation|vulnerability/i

test('a recruiter reads scores in words for work, very fast answers, and what is not answered', async ({
  page,
  sharedApp,
}) => {
  test.setTimeout(180_000)
  const candidate = newCandidate()
  await arriveAsNew(page, { url: sharedApp.url, candidate })
  await test.step('statements with their subject', () => readStatement(page))
  await start(page, 'Competencies')
  await answerAll(page, { from: 1, to: 36 })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
  await signOut(page)

  await signInByCall(page, { email: memberOf('Recruiter').email })
  await page.goto('/hire')
  await openScorecardOf(page, candidate.email)
  await test.step('what is not answered, and the flag', () => readFlags(page))
  await test.step('names for work', () => readNames(page))
  await test.step('the applicant is scored again, and printed', () => scoreAgainAndPrint(page))
  await test.step('a certificate is kept, read, deleted and put back', () => keepDocument(page))
  await test.step('a score of 100 in large text on a phone', () => readLargeText(page))
})

test('a recruiter reads what came from which device, and comes back to the scorecard', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openTrail(page)
  await readLog(page)
})

async function readStatement(page: Page): Promise<void> {
  await start(page, 'Personality')
  await expect(page.getByRole('group', { name: 'I worry about things', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save and continue later' }).click()
  await expect(page).toHaveURL(/progress-tracker/)
}

async function openScorecardOf(page: Page, email: string): Promise<void> {
  await openApplicants(page)
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill(email)
  await expect(page.getByText('1 applicant', { exact: true }).first()).toBeVisible()
  await page.getByRole('row').nth(1).getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/smartreq-detail-applicant\/\d+/)
  // The scoring job may still be at it.
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  const path = `/smartreq/v1/user-smartreq/${id}/scorecard/`
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('Teamwork')
  await page.reload()
  await openScales(page, 'Competencies')
  await expect(page.getByRole('heading', { level: 3, name: 'Teamwork' })).toBeVisible()
}

async function readFlags(page: Page): Promise<void> {
  const open = page.getByRole('region', { name: 'Not fully answered' }).getByRole('listitem')
  await expect(open).toHaveText([
    /^Personality.*0 of 112 answered.*In progress$/,
    /^Video introduction.*Optional.*0 of 2 answered.*Not started$/,
  ])
  await expect(page.getByText('Answered very fast')).toHaveCount(1)
  await expect(page.getByText(/^Median time per question: 0(\.\d)? seconds\.$/)).toBeVisible()
  await expectAccessible(page, 'scorecard with a flag')
}

async function readNames(page: Page): Promise<void> {
  await expect(page.getByText(/shares information and work with colleagues/)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(LABELS)
  const notes = page.getByText('Technical notes')
  await expect(page.getByText('Written for Fairlead')).toBeHidden()
  await notes.click()
  await expect(page.getByText('Written for Fairlead')).toBeVisible()
}

async function scoreAgainAndPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Score again…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Score .+ again\?$/ })
  await expect(dialog.getByText(/^1 assessment is scored again/)).toBeVisible()
  await expectAccessible(page, 'scoring an applicant again')
  await dialog.getByRole('button', { name: 'Score again' }).click()
  await expect(page.getByText(/^Scored again\. The fit score is still \d+\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await expect(page).toHaveURL(/printscorecard\?id=\d+$/)
  await expect(page.getByRole('heading', { level: 3, name: 'Teamwork' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectAccessible(page, 'a scorecard for paper')
  await page.getByRole('link', { name: 'Back to the scorecard' }).click()
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
}

async function keepDocument(page: Page): Promise<void> {
  const bytes = pdfOf('Passed the forklift course')
  await openScorecardTab(page, 'Documents')
  await page.getByRole('button', { name: 'Add a document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a document' })
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  const file = { name: 'course.pdf', mimeType: 'application/pdf' }
  await dialog.getByLabel('File').setInputFiles({ ...file, buffer: Buffer.from('<html>') })
  await add.click()
  await expect(dialog.getByText('something other than a PDF')).toBeVisible()
  await dialog.getByLabel('File').setInputFiles({ ...file, buffer: bytes })
  await dialog.getByLabel('Title').fill('Forklift certificate')
  await add.click()
  await expect(page.getByText('Document added.')).toBeVisible()
  // Its text is found by a job.
  await page.getByRole('button', { name: 'Read Forklift certificate' }).click({ timeout: 20_000 })
  const text = page.getByRole('region', { name: 'Text of Forklift certificate' })
  await expect(text).toHaveText('Passed the forklift course')
  await expectAccessible(page, 'a document that is read')
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download course.pdf' }).click()
  expect(await readFile(await (await download).path())).toEqual(bytes)
  await page.getByRole('button', { name: 'Delete Forklift certificate' }).click()
  await expect(page.getByText('Document deleted successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Read Forklift certificate' })).toBeVisible()
  await expectAccessible(page, 'scorecard with a document')
  await openScorecardTab(page, 'History')
  await expect(page.getByText('Put a document back')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Read Forklift certificate' })).toBeVisible()
  await openScorecardTab(page, 'Overview')
}

async function readLargeText(page: Page): Promise<void> {
  await page.route(SCORECARD, async (route) => {
    const reply = await route.fetch()
    const { data }: { data: unknown } = await reply.json()
    await route.fulfill({ response: reply, json: { data: withFullScores(data) } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await openScales(page, 'Competencies')
  const full = page.getByText('100', { exact: true })
  await expect(full).toHaveCount(7)
  await expectOneLine(full)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectOneLine(full)
  const tooWide = await page
    .getByRole('main')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
}

function withFullScores(data: unknown): Scorecard {
  const scorecard = scorecardSchema.parse(data)
  const activities = scorecard.activities.map((activity) => ({
    ...activity,
    scores: activity.scores.map((score) => ({ ...score, score: 100 })),
  }))
  return { ...scorecard, applicant: { ...scorecard.applicant, score: 100 }, activities }
}

/** Each number stands on one line, inside its element. */
async function expectOneLine(numbers: Locator): Promise<void> {
  const lines = await numbers.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const isInside = element.scrollWidth <= element.clientWidth
      return { lines: range.getClientRects().length, isInside }
    }),
  )
  expect(lines).toEqual(lines.map(() => ({ lines: 1, isInside: true })))
}

async function readLog(page: Page): Promise<void> {
  const events = page.getByRole('main').getByRole('listitem')
  await expect(events.filter({ hasText: 'Refused: the submission' })).toHaveCount(1)

  const batch = events.filter({ hasText: /^\d.*6 answers/ }).first()
  await batch.getByText('Questions 1–6').click()
  await expect(batch.getByText('Revision 1', { exact: true })).toBeVisible()
  await expect(batch.getByText('Stored')).toHaveCount(6)

  await page.getByRole('button', { name: /^Device 2/ }).click()
  await expect(page).toHaveURL(/sent_device=/)
  await expect(events.filter({ hasText: 'Device 1' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Device 2/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(events.filter({ hasText: 'Device 2' }).first()).toBeVisible()
  await expect(events.filter({ hasText: 'Device 1' })).toHaveCount(0)

  await page.goBack()
  await expect(events.filter({ hasText: 'Device 1' }).first()).toBeVisible()
  await page.getByRole('link', { name: /^Scorecard of/ }).click()
  await expect(page).toHaveURL(/smartreq-detail-applicant\/\d+\?job=\d+&status=new&tab=answers/)
  await openScorecardTab(page, 'Overview')
  await expect(page.getByRole('heading', { name: 'Fit score' })).toBeVisible()
}
