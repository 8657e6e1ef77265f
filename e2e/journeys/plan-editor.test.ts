/** A plan in depth: a rule and an instruction, looked at as a candidate, gone through by one, and edited by two at once. */
import type { Browser, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  accept,
  answerAll,
  arriveAsNew,
  newCandidate,
  openInstruction,
} from '../pages/candidate.ts'
import { expectSaved, makeRequisition } from '../pages/requisition-builder.ts'
import { applicantRows, openScorecardTab } from '../pages/staff.ts'

test.setTimeout(120_000)

test('a step with a rule and an instruction is previewed, published, and passed without a decision', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = String(baseURL)
  const title = `Dock lead ${Date.now()}`
  await signInByCall(page, { url, email: memberOf('Recruiter').email })
  await page.goto('/hire')
  const link = await makeRequisition(page, {
    title,
    activities: ['Competencies'],
    attribute: 'Customer focus',
  })
  await test.step('the recruiter sets a rule and writes an instruction', async () => {
    await openPlan(page)
    await addInterview(page)
    await setRule(page, { step: 'Application & assessments', score: '0' })
    await writeInstruction(page, { activity: 'Competencies', text: 'Find a quiet place.' })
    await expectSaved(page)
  })
  await test.step('they look at it as a candidate', () => lookAtPreview(page))
  await test.step('they publish it', () => publish(page))
  await test.step('a candidate reads the instruction and takes the activity', async () => {
    const position = { uuid: link.split('/').at(-1) ?? '', title }
    const candidate = await newPage(browser)
    await arriveAsNew(candidate, { url, candidate: newCandidate(), position })
    await openInstruction(candidate, 'Competencies')
    await expect(candidate.getByText('Find a quiet place.')).toBeVisible()
    await takeAll(candidate)
  })
  await test.step('the applicant is in the next step, and the history names the rule', async () => {
    await page.getByRole('link', { name: 'Applicants' }).click()
    await expect(async () => {
      await page.reload()
      await expect(applicantRows(page).filter({ hasText: 'Interview' })).toHaveCount(1, {
        timeout: 2000,
      })
    }).toPass()
    await openOnlyApplicant(page)
    await openScorecardTab(page, 'History')
    await expect(page.getByText(/^Step passed: score [\d.]+, rule ≥ 0$/)).toBeVisible()
  })
})

test('the second of two editors sees what both changed, and nothing is replaced unseen', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = String(baseURL)
  await signInByCall(page, { url, email: memberOf('Recruiter').email })
  await page.goto('/hire')
  await makeRequisition(page, {
    title: `Two editors ${Date.now()}`,
    activities: ['Competencies'],
    attribute: 'Customer focus',
  })
  await openPlan(page)
  const second = await newPage(browser)
  await signInByCall(second, { url, email: memberOf('Account admin').email })
  await second.goto(page.url())
  await expect(second.getByRole('textbox', { name: 'Title of step 1' })).toBeVisible()

  await addInterview(page)
  await expectSaved(page)
  await setRule(second, { step: 'Application & assessments', score: '70' })
  await second.getByRole('button', { name: 'See what changed' }).click()
  const dialog = second.getByRole('dialog', { name: 'Two versions of this plan' })
  const theirs = dialog.getByRole('region', { name: 'What they changed' })
  await expect(theirs.getByText('Step “Interview” was added.')).toBeVisible()
  const own = dialog.getByRole('region', { name: 'Your unsaved changes' })
  await expect(own.getByText(/pass rule of “Application & assessments”/)).toBeVisible()
  await expectAccessible(second, 'two versions of a plan')
  await dialog.getByRole('button', { name: 'Load their version' }).click()
  await expect(second.getByRole('textbox', { name: 'Title of step 2' })).toHaveValue('Interview')

  await test.step('made again, the change is stored beside the other one', async () => {
    await setRule(second, { step: 'Application & assessments', score: '70' })
    await expectSaved(second)
    await page.reload()
    await expect(page.getByText('Pass ≥ 70')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title of step 2' })).toHaveValue('Interview')
  })
})

/** From the list, which may be drawn once more after a reload: a link that was replaced meanwhile gets no key. */
async function openOnlyApplicant(page: Page): Promise<void> {
  const scorecard = /smartreq-detail-applicant/
  await expect(async () => {
    const link = applicantRows(page).getByRole('link').first()
    if (!scorecard.test(page.url())) await link.press('Enter', { timeout: 2000 })
    await expect(page).toHaveURL(scorecard, { timeout: 5000 })
  }).toPass()
}

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

/** From the end of the builder to the plan. */
async function openPlan(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to the requisition' }).click()
  await page.getByRole('link', { name: 'Setup' }).click()
  await page.getByRole('link', { name: 'Screening plan' }).click()
  await expect(page.getByRole('textbox', { name: 'Title of step 1' })).toBeVisible()
}

async function addInterview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByRole('menuitem', { name: 'Interview' }).click()
  await expect(page.getByRole('textbox', { name: 'Title of step 2' })).toHaveValue('Interview')
}

async function setRule(
  page: Page,
  { step, score }: { step: string; score: string },
): Promise<void> {
  await page.getByRole('button', { name: `Pass rule of ${step}` }).click()
  const dialog = page.getByRole('dialog', { name: `When is “${step}” passed?` })
  await dialog.getByLabel('Pass rule').selectOption('The score is high enough')
  await dialog.getByLabel('Lowest score that passes').fill(score)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

async function writeInstruction(
  page: Page,
  { activity, text }: { activity: string; text: string },
): Promise<void> {
  await page.getByRole('button', { name: `Add an instruction for ${activity}` }).click()
  const field = page.getByRole('textbox', { name: `Instruction for ${activity}` })
  await field.click()
  await page.keyboard.type('Never mind')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const button = page.getByRole('button', { name: `Add an instruction for ${activity}` })
  await expect(button).toBeFocused()
  await button.press('Enter')
  await expect(field).toHaveText('')
  await field.click()
  await page.keyboard.type(text)
  await page.getByRole('button', { name: 'Save the instruction' }).click()
  await expect(
    page.getByRole('button', { name: `Edit the instruction for ${activity}` }),
  ).toBeFocused()
}

async function lookAtPreview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  const device = page.getByRole('region', {
    name: /^(What candidates see|Lo que ven los candidatos)$/,
  })
  await expect(device.getByRole('heading', { name: 'Competencies' })).toBeVisible()
  expect((await device.boundingBox())?.width).toBe(390)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(device.getByRole('heading', { name: 'Competencias' })).toBeVisible()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  await device.getByRole('button', { name: 'Start Competencies' }).click()
  await expect(device.getByText('Find a quiet place.')).toBeVisible()
  await device.getByRole('button', { name: 'Accept and start' }).click()
  await expect(device.getByText(/^Question 1 of \d+$/)).toBeVisible()
  await expectAccessible(page, 'a question of the preview')
  await answerAll(page, { from: 1, to: 3 })
  await expect(device.getByText(/^Question 4 of \d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the plan' }).click()
  await expect(page.getByRole('textbox', { name: 'Title of step 1' })).toBeVisible()
  expect(sent).toEqual([])
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish version 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Version 2 is published')).toBeVisible()
}

async function takeAll(page: Page): Promise<void> {
  await accept(page)
  const count = (await page.getByText(/^Question 1 of \d+$/).innerText()).match(/\d+$/)
  await answerAll(page, { from: 1, to: Number(count) })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
}
