/** An admin writes interview questions and a guide; a plan takes copies, which a later change of the library leaves alone. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { addStep, makeRequisition } from '../pages/requisition-builder.ts'
import { notices } from '../pages/staff.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

test.setTimeout(180_000)

const LIBRARY = '/settings/templates/interview-question'

test('an admin writes questions and a guide, and a plan keeps its copies when the library changes', async ({
  page,
}) => {
  const stamp = Date.now()
  const question = `Which load did you refuse to move, and why? ${stamp}`
  const guide = `Crane operator ${stamp}`
  await signIn(page, 'admin')
  await test.step('a question is written', () => writeQuestion(page, question))
  await test.step('a guide is made of it, and put in order', () =>
    makeGuide(page, { guide, question }))
  const jobId = await test.step('a plan takes the guide', () =>
    planInterview(page, { guide, question }))
  await test.step('the question is changed, and archived, as the guide asks it', () =>
    changeQuestion(page, question))
  await test.step('the plan asks what it asked', async () => {
    await goTo(page, `/smartreq-detail/setup/screening-plan?job=${jobId}`)
    const step = page.getByRole('region', { name: 'Step 2', exact: true })
    await step.getByText('Questions for interviewers', { exact: true }).click()
    await expect(step.getByRole('listitem').filter({ hasText: question }).last()).toBeVisible()
    await expect(step.getByText(/Changed:/)).toHaveCount(0)
  })
})

async function writeQuestion(page: Page, question: string): Promise<void> {
  await goTo(page, '/settings')
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Interview questions' })
    .click()
  await page.getByRole('link', { name: 'New question' }).click()
  await page.getByLabel('Question', { exact: true }).fill(question)
  await page
    .getByRole('textbox', { name: 'Follow-up questions and notes' })
    .fill('Who was told of it?')
  await page.getByLabel('Attribute that the rating counts for').selectOption('Reliability')
  await page.getByLabel('Minutes for the question').fill('8')
  await page.getByLabel('Example of an answer rated 5').fill('Stopped the work, and said why')
  await expectAccessible(page, 'a new interview question')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Interview question' })).toBeVisible()
  await expect(page).toHaveURL(/interview-question\/\d+$/)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
}

async function makeGuide(
  page: Page,
  { guide, question }: { guide: string; question: string },
): Promise<void> {
  await goTo(page, `${LIBRARY}/guides`)
  await page.getByRole('link', { name: 'New guide' }).click()
  await page.getByLabel('Name of the guide').fill(guide)
  await page.getByRole('button', { name: 'Add questions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Add “What made you apply/ }).click()
  await dialog.getByRole('searchbox').fill(question)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: `Add “${question}”` }).click()
  await expect(dialog.getByText('Added')).toBeVisible()
  await expectAccessible(page, 'the questions of the library')
  await dialog.getByRole('button', { name: 'Done' }).click()
  const rows = page.getByRole('list', { name: 'Questions of the guide' }).getByRole('listitem')
  await expect(rows).toContainText(['What made you apply', question])
  await dragAbove(page, { row: rows.nth(1), target: rows.nth(0) })
  await expect(rows).toContainText([question, 'What made you apply'])
  await rows.nth(1).getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter')
  await expect(rows).toContainText(['What made you apply', question])
  await expect(page.getByText('13 minutes in all')).toBeVisible()
  await expectAccessible(page, 'a new interview guide')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: guide })).toBeVisible()
  await goTo(page, `${LIBRARY}/guides?search=${encodeURIComponent(guide)}`)
  await expect(page.getByRole('row').nth(1)).toContainText(guide)
  await expectAccessible(page, 'the interview guides')
}

async function planInterview(
  page: Page,
  { guide, question }: { guide: string; question: string },
): Promise<string | null> {
  let jobId: string | null = null
  const inPlan = async () => {
    jobId = new URL(page.url()).searchParams.get('job')
    await addStep(page, 'Interview')
    const step = page.getByRole('region', { name: 'Step 2', exact: true })
    await step.getByText('Time, place and interviewers').click()
    await step.getByText('Questions for interviewers', { exact: true }).click()
    await step.getByRole('button', { name: 'Use a guide from the library' }).click()
    const dialog = page.getByRole('dialog', { name: 'Interview guides of the library' })
    await dialog.getByRole('searchbox').fill(guide)
    await expectAccessible(page, 'the guides of the library in a plan')
    await dialog.getByRole('button', { name: `Add “${guide}”` }).click()
    await expect(notices(page).getByText('2 questions added.')).toBeVisible()
    await expect(step.getByRole('listitem').filter({ hasText: question }).last()).toBeVisible()
    await expect(step.getByText('The questions take about 13 minutes.')).toBeVisible()
    await expectAccessible(page, 'a plan with a guide of the library')
  }
  const made = { title: guide, activities: ['Competencies'], attribute: 'Customer focus' }
  await makeRequisition(page, { ...made, inPlan })
  return jobId
}

async function changeQuestion(page: Page, question: string): Promise<void> {
  await goTo(page, `${LIBRARY}?search=${encodeURIComponent(question)}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').nth(1).getByRole('link').press('Enter')
  await page.getByLabel('Question', { exact: true }).fill(`Changed: ${question}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notices(page).getByText('The question is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  const notice = notices(page).locator('> div').filter({ hasText: 'guides or plans ask it' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await notice.getByRole('button', { name: 'Undo' }).click()
  await goTo(page, `${LIBRARY}?search=${encodeURIComponent(question)}`)
  await expect(page.getByRole('row').nth(1)).toContainText(`Changed: ${question}`)
}

// Steps between, as a hand makes them: a single jump would be no drag.
async function dragAbove(
  page: Page,
  { row, target }: { row: Locator; target: Locator },
): Promise<void> {
  const from = await row.locator('[data-drag-handle]').boundingBox()
  const to = await target.boundingBox()
  if (from === null || to === null) throw new Error('A row is not on screen.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 5 })
  await page.mouse.move(from.x + from.width / 2, to.y + 2, { steps: 5 })
  await page.mouse.up()
}
