/** An admin fills the lists of a company, and everyone else works with what is in them. */
import type { Locator, Page } from '@playwright/test'

import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import { draftRequisition, expectSaved, openSetup } from '../pages/requisition-builder.ts'
import { applicantRows, notices, openApplicants } from '../pages/staff.ts'

// Staff work online: filling the worker's cache takes about a quarter of the time.
test.use({ serviceWorkers: 'block' })

const ATTRIBUTE = 'Calm in a storm'
const QUESTION = 'What do you do when a rope breaks?'
const SET = 'Deck basics'

test.beforeEach(({ page, freshApp: { url } }) =>
  signInByCall(page, { url, email: memberOf('Account admin').email }),
)

test('an attribute is scored by a question, which a plan takes from a set', async ({
  page,
  freshApp: { url },
}) => {
  test.setTimeout(180_000)
  await goTo(page, `${url}/settings/attributes?owner=own`)
  await add(page, {
    name: 'New attribute',
    added: ATTRIBUTE,
    fill: async (dialog) => {
      await dialog.getByLabel('Name (English)').fill(ATTRIBUTE)
      await dialog.getByLabel('Category').selectOption('Competency')
      await dialog.getByRole('button', { name: 'Save' }).click()
    },
  })
  await goTo(page, '/settings/measurement/pre-screen-questions')
  await add(page, {
    name: 'New question',
    added: QUESTION,
    fill: async (dialog) => {
      await dialog.getByLabel('Question', { exact: true }).fill(QUESTION)
      await dialog.getByRole('textbox', { name: 'Answer 1' }).fill('I step back')
      await dialog.getByRole('textbox', { name: 'Answer 2' }).fill('I pull')
      await dialog.getByRole('combobox', { name: /^Attributes scored by the answers/ }).click()
      await page.getByRole('option', { name: ATTRIBUTE }).click()
      const scores = dialog.getByLabel(/^Score/)
      await scores.nth(0).fill('100')
      await scores.nth(1).fill('0')
      await dialog.getByRole('button', { name: 'Add the question' }).click()
    },
  })
  await expect(page.getByText(`Scores ${ATTRIBUTE}`)).toBeVisible()
  await goTo(page, '/settings/templates/screening-question')
  await add(page, {
    name: 'New set',
    added: SET,
    fill: async (dialog) => {
      await dialog.getByLabel('Name').fill(SET)
      await dialog.getByRole('combobox', { name: /^Add a question/ }).click()
      await page.getByRole('option', { name: QUESTION }).click()
      await dialog.getByRole('button', { name: 'Save' }).click()
    },
  })
  await draftRequisition(page, {
    title: 'Deckhand',
    activities: ['Competencies'],
    attribute: 'Customer focus',
    writeQuestions: async () => {
      await page.getByRole('button', { name: /^Ask questions in/ }).click()
      await page.getByRole('button', { name: 'Add a set…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Question sets' })
      await dialog.getByRole('button', { name: `Add “${SET}”` }).click()
      await expect(page.getByRole('listitem').filter({ hasText: QUESTION })).toBeVisible()
      await expectSaved(page)
    },
  })
  await expect(page.getByRole('button', { name: 'Open the requisition' })).toBeVisible()
  await goTo(page, '/settings/attributes?owner=own')
  await page.getByRole('button', { name: `Used in 1 place ${ATTRIBUTE}` }).click()
  await page.getByRole('link', { name: QUESTION }).click()
  await expect(page.getByText(`Scores ${ATTRIBUTE}`)).toBeVisible()
})

test('words, numbers and reasons of a company are offered where they are used', async ({
  page,
  freshApp: { url },
}) => {
  test.setTimeout(180_000)
  await goTo(page, `${url}/settings/templates/message`)
  const text = 'The gate opens at six.'
  await page.getByLabel('Name').fill('Gate')
  await page.getByLabel('Message').fill(text)
  await page.getByRole('button', { name: 'Add text template' }).click()
  await expect(notices(page).getByText('“Gate” is added.')).toBeVisible()
  await test.step('a recruiter begins a text message with the template', async () => {
    await openApplicants(page)
    await expect(applicantRows(page).first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all rows' }).check()
    const bar = page.getByRole('region', { name: 'Selected applicants' })
    await bar.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Text message…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Text message/ })
    await dialog.getByLabel('Template').selectOption('Gate')
    await expect(dialog.getByRole('textbox', { name: /^Text message/ })).toHaveValue(text)
    await dialog.getByRole('button', { name: 'Close' }).click()
  })
  await test.step('another number becomes the default sender', async () => {
    await goTo(page, '/settings/phone-numbers')
    await page.getByLabel('Label').fill('Gatehouse')
    await page.getByLabel('Phone number', { exact: true }).fill('+1 401 555 0199')
    await page.getByLabel('Used for').selectOption('Text messages')
    await page.getByLabel('Default sender of text messages').check()
    await page.getByRole('button', { name: 'Add phone number' }).click()
    await expect(notices(page).getByText('“Gatehouse” is added.')).toBeVisible()
    const senders = page.getByRole('listitem').filter({ hasText: 'Default sender' })
    await expect(senders).toHaveCount(1)
    await expect(senders).toContainText('Gatehouse')
  })
  await test.step('a question for interviewers begins with a scoring criterion', async () => {
    await goTo(page, '/settings/templates/scoring-criteria')
    await page.getByRole('button', { name: 'Add criterion' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Seamanship')
    for (const rating of [1, 2, 3, 4, 5]) {
      await page.getByLabel(`Name of rating ${rating}`).fill(`Point ${rating}`)
      await page.getByLabel(`Example of an answer rated ${rating}`).fill(`Anchor ${rating}`)
    }
    await page.getByRole('button', { name: 'Add criterion' }).click()
    await expect(notices(page).getByText('“Seamanship” is added.')).toBeVisible()
    await goTo(page, '/settings/templates/interview-question/new')
    await page.getByLabel(/^Scoring criterion/).selectOption('Seamanship')
    const best = page.getByLabel('Example of an answer rated 5')
    await expect(best).toHaveValue('Point 5: Anchor 5')
    await page.getByLabel('Question', { exact: true }).fill('When did you last turn back?')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(notices(page).getByText('The question is saved.')).toBeVisible()
  })
  await test.step('a separation names a reason of the company', () => leaveFor(page, 'Off to sea'))
})

test('a field of a company is asked in an application form', async ({
  page,
  freshApp: { url },
}) => {
  const field = 'Boot size'
  await goTo(page, `${url}/settings/user-fields/application-fields`)
  await add(page, {
    name: 'New field',
    added: field,
    fill: async (dialog) => {
      await dialog.getByLabel('Field or question').fill(field)
      await dialog.getByRole('button', { name: 'Add the field' }).click()
    },
  })
  await openSetup(page, 'application-form')
  await page.getByRole('button', { name: /^Add a form to/ }).click()
  const section = page.getByRole('region', { name: 'Section 1', exact: true })
  await section.getByRole('button', { name: 'Custom fields' }).click()
  const dialog = page.getByRole('dialog', { name: 'Custom fields of the company' })
  await dialog.getByRole('button', { name: `Add “${field}”` }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(section.getByRole('listitem').filter({ hasText: field })).toBeVisible()
  await expectSaved(page)
})

/** Adds a row in the dialog that a button opens, and waits until it is stored. */
async function add(
  page: Page,
  { name, added, fill }: { name: string; added: string; fill: (dialog: Locator) => Promise<void> },
): Promise<void> {
  await page.getByRole('button', { name }).first().click()
  const dialog = page.getByRole('dialog', { name })
  await fill(dialog)
  await expect(notices(page).getByText(`“${added}” is added.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

async function leaveFor(page: Page, reason: string): Promise<void> {
  await goTo(page, '/settings/custom/separation-reason')
  await page.getByLabel('Reason', { exact: true }).fill(reason)
  await page.getByLabel('Type').selectOption('Voluntary')
  await page.getByRole('button', { name: 'Add reason' }).click()
  await expect(notices(page).getByText(`“${reason}” is added.`)).toBeVisible()
  await goTo(page, '/people')
  await page.getByRole('row').nth(1).getByRole('link').first().press('Enter')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Record separation…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record separation' })
  await dialog.getByLabel('Last day of work').fill(new Date().toISOString().slice(0, 10))
  await dialog.getByLabel('Type').selectOption('Voluntary')
  await dialog.getByLabel('Reason').selectOption(reason)
  await dialog.getByRole('button', { name: 'Record the separation' }).click()
  await expect(notices(page).getByText('The separation is recorded.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: reason })).toBeVisible()
}
