/** Making a requisition, in the words of the screens. */
import { expect, type Page } from '@playwright/test'

import type { BuilderStep, SetupPart } from '../../src/web/features/plan-editor/setup-paths.ts'
import { goTo } from './app.ts'
import { openApplicants } from './staff.ts'

export type NewRequisition = {
  title: string
  activities: string[]
  attribute: string
  /** What is done in the editor of the plan beside adding them; nothing unless said. */
  inPlan?: (page: Page) => Promise<void>
  /** What is done at the step for questions; nothing unless said. */
  writeQuestions?: (page: Page) => Promise<void>
}

/** From the list of requisitions to an open one; the link that people apply with. */
export async function makeRequisition(page: Page, made: NewRequisition): Promise<string> {
  await draftRequisition(page, made)
  await page.getByRole('button', { name: 'Open the requisition' }).click()
  await expect(page.getByText(`${made.title} is open`)).toBeVisible()
  return page.getByRole('textbox', { name: 'Link to apply' }).inputValue()
}

/** From the list of requisitions to the last step of a draft. */
export async function draftRequisition(page: Page, made: NewRequisition): Promise<void> {
  await goTo(page, '/hire')
  await page.getByRole('link', { name: 'New requisition' }).click()
  await page.getByLabel('Job title').fill(made.title)
  await page.getByRole('button', { name: 'Create the draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: made.title })).toBeVisible()
  await addStep(page, 'Application & assessments')
  for (const activity of made.activities) await addActivity(page, { step: 1, activity })
  await made.inPlan?.(page)
  await expectSaved(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: made.attribute, exact: true }).click()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await made.writeQuestions?.(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('Leads the early shift.')
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

export type NewQuestion = {
  type: string
  text: string
  /** Their texts; what ends with an asterisk is a knock-out. */
  answers?: string[]
}

/** Writes a question into the list of questions that is open. */
export async function addQuestion(page: Page, { type, text, answers }: NewQuestion): Promise<void> {
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('menuitem', { name: type }).click()
  const dialog = page.getByRole('dialog', { name: 'New question' })
  await dialog.getByLabel('Question', { exact: true }).fill(text)
  for (const [index, answer] of (answers ?? []).entries()) {
    const name = `Answer ${index + 1}`
    await dialog.getByRole('textbox', { name }).fill(answer.replace('*', ''))
    if (answer.endsWith('*')) await dialog.getByRole('checkbox', { name }).check()
  }
  await dialog.getByRole('button', { name: 'Add the question' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
}

export type NewField = { section: number; type: string; text: string; isPrivate?: boolean }

/** Writes a field of the company's own into a section of the form that is open, counted from 1. */
export async function addField(page: Page, field: NewField): Promise<void> {
  const { section, type, text, isPrivate = false } = field
  const card = page.getByRole('region', { name: `Section ${section}`, exact: true })
  await card.getByRole('button', { name: 'Add a field' }).click()
  await card.getByRole('menuitem', { name: type }).click()
  const dialog = page.getByRole('dialog', { name: 'New field' })
  await dialog.getByLabel('Field or question').fill(text)
  if (isPrivate) await dialog.getByRole('checkbox', { name: /^Private/ }).check()
  await dialog.getByRole('button', { name: 'Add the field' }).click()
  await expect(card.getByRole('listitem').filter({ hasText: text })).toBeVisible()
}

/** Takes a field out of the form that is open. */
export async function removeField(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for “${field}”` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByRole('checkbox', { name: `Required ${field}` })).toBeHidden()
}

/** Gives the plan that is open to those who apply next. */
export async function publishVersion(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: `Publish version ${version}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(`Version ${version} is published`)).toBeVisible()
}

/** Adds a step of the product to the plan that is open. */
export async function addStep(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a step' }).click()
  await page.getByRole('menuitem', { name: title }).click()
}

/** Adds an activity to a step of the plan that is open, counted from 1. */
export async function addActivity(
  page: Page,
  { step, activity }: { step: number; activity: string },
): Promise<void> {
  const card = page.getByRole('region', { name: `Step ${step}`, exact: true })
  await card.getByRole('button', { name: 'Add an activity' }).click()
  await card.getByRole('menuitem', { name: activity }).click()
  await expect(card.getByRole('listitem').filter({ hasText: activity })).toBeVisible()
}

/** Waits until the server has the plan as it is on screen. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
}

/** A part of the setup of the demo's first open position. */
export async function openSetup(page: Page, part: SetupPart): Promise<void> {
  await openApplicants(page)
  const { search } = new URL(page.url())
  await goTo(page, `/smartreq-detail/setup/${part}${search}`)
  await expectLoaded(page)
}

/** The plan of the demo's first open position, as candidates meet it. */
export async function openPreview(page: Page): Promise<void> {
  await openApplicants(page)
  const job = new URL(page.url()).searchParams.get('job')
  await goTo(page, `/smartreq-screening-plan-preview?job_id=${job}`)
}

/** The hiring classes of the demo's first open position. */
export async function openClasses(page: Page): Promise<void> {
  await openApplicants(page)
  await page.getByRole('link', { name: 'Hiring classes', exact: true }).click()
  // The address changes first: the applicants stay until the classes have come.
  await expect(page.getByRole('button', { name: 'New class' })).toBeVisible()
  await expectLoaded(page)
}

/** The offers of the demo's first open position. It has none until one is written. */
export async function openJobOffers(page: Page): Promise<void> {
  await openApplicants(page)
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  const none = page.getByRole('heading', { name: 'No offers yet' })
  await expect(none.or(page.getByText(/^[\d,]+ offers?$/))).toBeVisible()
  await expectLoaded(page)
}

/** What happened to the demo's first open position. */
export async function openActivity(page: Page): Promise<void> {
  await openApplicants(page)
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(page.getByText(/^[\d,]+ changes?$/).first()).toBeVisible()
  await expectLoaded(page)
}

/** How many applicants of the demo's first open position gave which equal-opportunity answer. */
export async function openAnswerNumbers(page: Page): Promise<void> {
  await openApplicants(page)
  await page.getByRole('link', { name: 'Equal opportunity', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Gender', exact: true })).toBeVisible()
  await expectLoaded(page)
}

/** A step of the builder, about the demo's first open position. */
export async function openBuilder(page: Page, step: BuilderStep): Promise<void> {
  await openApplicants(page)
  const { search } = new URL(page.url())
  await goTo(page, `/hire/smartreq-builder/${step}${search}`)
  await expectLoaded(page)
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}
