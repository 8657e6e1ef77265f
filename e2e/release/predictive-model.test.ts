/** A recruiter makes a predictive model, sees its effect, scores by it, and goes back. */
import type { Page } from '@playwright/test'

import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { accept, answerAll, applyAsNew, newCandidate, openInstruction } from '../pages/candidate.ts'
import { makeRequisition } from '../pages/requisition-builder.ts'
import { applicantRows } from '../pages/staff.ts'

test.setTimeout(180_000)

test('a model is made, previewed and used, and the scores of before come back without it', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Night shift ${Date.now()}`
  await signInByCall(page, { email: memberOf('Recruiter').email })
  const link = await makeRequisition(page, {
    title,
    activities: ['Competencies'],
    attribute: 'Customer focus',
  })
  await page.getByRole('link', { name: 'Go to the requisition' }).click()
  await test.step('an applicant is scored by the weights of the attributes', async () => {
    const context = await browser.newContext()
    const candidate = await context.newPage()
    const position = { uuid: link.split('/').at(-1) ?? '', title }
    await applyAsNew(candidate, { url: String(baseURL), position, candidate: newCandidate() })
    await takeCompetencies(candidate)
    await context.close()
    await expectScore(page, /\d+ of 100/)
  })
  const before = await applicantRows(page)
    .getByText(/\d+ of 100/)
    .innerText()
  await test.step('a model is made whose table gives everyone 42', () => makeModel(page))
  await test.step('its effect is shown, with how few it is about, before it is used', async () => {
    await page.getByRole('button', { name: 'Use this model' }).click()
    const dialog = page.getByRole('dialog', { name: 'Use the model Everyone alike?' })
    await expect(dialog).toContainText('1 of 1')
    await expect(dialog).toContainText('42 after')
    await expect(dialog).toContainText('This compares 1 applicant only')
    await dialog.getByRole('button', { name: 'Use it and recalculate' }).click()
    await expect(page.getByText('The model Everyone alike, version 1.')).toBeVisible()
  })
  await test.step('the list shows the scores that it made, and the scorecard says so', async () => {
    await openTab(page, 'Applicants')
    await expectScore(page, '42 of 100')
    await applicantRows(page).getByRole('link').first().press('Enter')
    await expect(page.getByText('By the predictive model Everyone alike, version 1.')).toBeVisible()
    await page.goBack()
  })
  await test.step('without it, the scores are as before', async () => {
    await openModels(page)
    await page.getByRole('button', { name: 'Go back to the attributes’ weights' }).click()
    await page.getByRole('button', { name: 'Go back and recalculate' }).click()
    await expect(page.getByText('The weights of this requisition’s attributes.')).toBeVisible()
    await openTab(page, 'Applicants')
    await expectScore(page, before)
  })
})

async function takeCompetencies(page: Page): Promise<void> {
  await openInstruction(page, 'Competencies')
  await accept(page)
  const count = (await page.getByText(/^Question 1 of \d+$/).innerText()).match(/\d+$/)
  await answerAll(page, { from: 1, to: Number(count) })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
}

async function makeModel(page: Page): Promise<void> {
  await openModels(page)
  await page.getByRole('button', { name: 'New model from the attributes' }).click()
  await page.getByLabel('Name').fill('Everyone alike')
  await page.getByRole('button', { name: 'Teamwork', exact: true }).click()
  await page.getByLabel('How the raw fit becomes a score').selectOption('By a table')
  await page.getByLabel('Score 1').fill('42')
  await page.getByLabel('Score 2').fill('42')
  await expect(page.getByText('A raw fit of 65 becomes a score of 42.')).toBeVisible()
  await page.getByRole('button', { name: 'Save the model' }).click()
  await expect(page.getByText('The model Everyone alike is saved.')).toBeVisible()
}

async function openModels(page: Page): Promise<void> {
  await openTab(page, 'Setup')
  await page.getByRole('link', { name: 'Predictive models' }).click()
  await expect(page.getByRole('heading', { name: 'How applicants are scored' })).toBeVisible()
}

async function openTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Parts of the requisition' })
  await tabs.getByRole('link', { name }).click()
}

/** Scores come from the background: the list is read again until it is there. */
async function expectScore(page: Page, score: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(applicantRows(page).getByText(score)).toBeVisible()
  }).toPass()
}
