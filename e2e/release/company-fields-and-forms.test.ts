/** What a company writes for its people: custom fields, outcomes, questions for employees and onboarding forms. */
import type { Locator, Page } from '@playwright/test'

import { DEMO_CANDIDATE } from '../../src/server/db/demo/companies.ts'
import { OFFER_REQUISITION } from '../../src/server/db/demo/offer-requisition.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { start } from '../pages/candidate.ts'
import { openProfileSetup } from '../pages/job-profiles.ts'
import { expectSaved, openSetup } from '../pages/requisition-builder.ts'
import { notices } from '../pages/staff.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

const { title: REQUISITION } = OFFER_REQUISITION
const { email: admin } = memberOf('Account admin')

test.beforeEach(({ page, freshApp: { url } }) => signInByCall(page, { url, email: admin }))

test('facts about people and jobs are recorded in fields of the company', async ({
  page,
  freshApp: { url },
}) => {
  await goTo(page, `${url}/settings/user-fields/personal-fields`)
  await addField(page, 'Locker')
  await goTo(page, '/people')
  await page.getByRole('row').nth(1).getByRole('link').first().press('Enter')
  await record(page, { of: 'personal', field: 'Locker', answer: 'B 17' })
  await expect(factsOf(page, 'Personal fields')).toContainText('LockerB 17')
  const { pathname: person } = new URL(page.url())
  await test.step('an archived field is read beside what was recorded in it', async () => {
    await goTo(page, '/settings/user-fields/personal-fields')
    await page.getByRole('button', { name: 'Actions for “Locker”' }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await expect(notices(page).getByText('“Locker” is archived.')).toBeVisible()
    await goTo(page, person)
    await expect(factsOf(page, 'Personal fields')).toContainText('LockerArchivedB 17')
  })
  await goTo(page, '/settings/user-fields/job-fields')
  await addField(page, 'Dock')
  await openSetup(page, 'details')
  await record(page, { of: 'job', field: 'Dock', answer: 'North' })
  await expect(factsOf(page, 'Job fields')).toContainText('DockNorth')
})

test('an outcome and a question for employees are part of how a job profile is measured', async ({
  page,
  freshApp: { url },
}) => {
  const [outcome, question] = ['Drills passed', 'Do you know where the life vests are?']
  await goTo(page, `${url}/settings/outcome?owner=own`)
  await page.getByRole('button', { name: 'New outcome' }).click()
  const writing = page.getByRole('dialog', { name: 'New outcome' })
  await writing.getByLabel('Name (English)').fill(outcome)
  await writing.getByLabel('Category').selectOption('Performance')
  await writing.getByRole('button', { name: 'Save' }).click()
  await expect(notices(page).getByText(`“${outcome}” is added.`)).toBeVisible()
  await goTo(page, '/settings/measurement/employee-questions')
  await page.getByRole('button', { name: 'New question' }).click()
  const asking = page.getByRole('dialog', { name: 'New question' })
  await asking.getByLabel('Question', { exact: true }).fill(question)
  await asking.getByLabel('Type of answer').selectOption('Short text')
  await asking.getByRole('button', { name: 'Add the question' }).click()
  await expect(notices(page).getByText(`“${question}” is added.`)).toBeVisible()
  await goTo(page, '/jobprofile')
  await openProfileSetup(page, 'outcomes')
  await page.getByRole('button', { name: outcome, exact: true }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notices(page).getByText('The outcomes are saved.')).toBeVisible()
  await goTo(page, '/jobprofile')
  await openProfileSetup(page, 'measurement-plans')
  await page.getByRole('button', { name: 'Add a step for outcomes' }).click()
  const step = page.getByRole('region', { name: 'Step 1' }).last()
  await step.getByRole('button', { name: 'Add an activity' }).click()
  await page.getByRole('menuitem', { name: 'Screening questions' }).click()
  await step.getByRole('button', { name: 'Question library' }).click()
  const library = page.getByRole('dialog', { name: 'Question library' })
  await library.getByRole('button', { name: `Add “${question}”` }).click()
  await library.getByRole('button', { name: 'Done' }).click()
  await expect(step.getByText(question)).toBeVisible()
  await expectSaved(page)
  await goTo(page, '/settings/outcome?owner=own')
  await expect(page.getByRole('button', { name: `Used in 1 place ${outcome}` })).toBeVisible()
})

test('someone who is hired fills in the onboarding form of the company', async ({
  page,
  browser,
  freshApp: { url },
}) => {
  test.setTimeout(180_000)
  const name = 'Crew card'
  await goTo(page, `${url}/settings/onboarding-forms/new`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  const section = page.getByRole('region', { name: 'Section 1', exact: true })
  await section.getByRole('button', { name: 'Add a field' }).click()
  await page.getByRole('menuitem', { name: 'Short text' }).click()
  const writing = page.getByRole('dialog')
  await writing.getByLabel('Field or question').fill('Name on the card')
  await writing.getByRole('button', { name: 'Add the field' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notices(page).getByText('The form is saved.')).toBeVisible()
  const isForHires = page.getByRole('checkbox', { name: 'New hires get this form' })
  // It is stored before it is checked.
  await isForHires.click()
  await expect(isForHires).toBeChecked()
  await goTo(page, `/applicants?search=${encodeURIComponent(DEMO_CANDIDATE.email)}`)
  const application = page.getByRole('row').filter({ hasText: REQUISITION })
  await application.getByRole('link').first().press('Enter')
  await hire(page)
  const theirs = await (await browser.newContext({ baseURL: url })).newPage()
  await signInByCall(theirs, { url, email: DEMO_CANDIDATE.email })
  await test.step('the form is in their progress', () => fillIn(theirs))
  await theirs.context().close()
  await page.getByRole('link', { name: 'Answers', exact: true }).click()
  await page.reload()
  await expect(page.getByText('1 Quay Street, 31401')).toBeVisible()
})

async function fillIn(page: Page): Promise<void> {
  await goTo(page, '/user/progress')
  await page.getByRole('link', { name: REQUISITION, exact: true }).first().click()
  await start(page, 'Onboarding form')
  await page.getByLabel('Phone number').fill('+1 401 555 0124')
  await page.getByLabel('Address').fill('1 Quay Street, 31401')
  await page.getByLabel('Name on the card').fill('Cam')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
}

async function addField(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'New field' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New field' })
  await dialog.getByLabel('Field or question').fill(text)
  await dialog.getByRole('button', { name: 'Add the field' }).click()
  await expect(notices(page).getByText(`“${text}” is added.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

type Fact = { of: 'personal' | 'job'; field: string; answer: string }

async function record(page: Page, { of, field, answer }: Fact): Promise<void> {
  await page.getByRole('button', { name: `Edit ${of} fields` }).click()
  const dialog = page.getByRole('dialog', { name: `Edit ${of} fields` })
  await dialog.getByLabel(field).fill(answer)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notices(page).getByText(`The ${of} fields are saved.`)).toBeVisible()
}

function factsOf(page: Page, title: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
}

async function hire(page: Page): Promise<void> {
  const decision = page.getByRole('region', { name: 'Decision' })
  const button = decision.getByRole('button', { name: /^(Hire…|More actions)$/ }).first()
  await button.click()
  const item = page.getByRole('menuitem', { name: 'Hire…' })
  const dialog = page.getByRole('dialog')
  await expect(item.or(dialog)).toBeVisible()
  if (await item.isVisible()) await item.click()
  await dialog.getByLabel('First day of work').fill('2027-01-04')
  await dialog.getByRole('button', { name: 'Hire', exact: true }).click()
  await expect(decision.getByText('Hired', { exact: true })).toBeVisible()
}
