/** From the idea of a requisition to its applicant and the next version of its plan, without a mouse. */
import type { Browser, Page } from '@playwright/test'

import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { choose, press, tabTo, typeInto } from '../pages/by-keyboard.ts'
import { activityCard, answerAll, newCandidate, question } from '../pages/candidate.ts'
import { expectSaved } from '../pages/requisition-builder.ts'
import { applicantRows } from '../pages/staff.ts'

test('a requisition is made, opened, applied to and changed by keyboard alone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const title = `Night lead ${Date.now()}`
  await signInByCall(page, { email: memberOf('Recruiter').email })
  const link = await test.step('the recruiter makes it', () => makeByKeyboard(page, title))
  await test.step('a candidate applies and takes the activity', () =>
    applyByKeyboard(browser, `${String(baseURL)}/?sr=${link.split('/').at(-1)}`))
  await test.step('the recruiter finds the applicant, with a score', async () => {
    await press(page, page.getByRole('link', { name: 'Go to the requisition' }))
    await expect(async () => {
      await page.reload()
      await expect(applicantRows(page).filter({ hasText: 'of 100' })).toHaveCount(1, {
        timeout: 2000,
      })
    }).toPass()
  })
  await test.step('the recruiter changes the plan and publishes it', () => changeByKeyboard(page))
})

async function makeByKeyboard(page: Page, title: string): Promise<string> {
  await page.goto('/hire')
  await press(page, page.getByRole('link', { name: 'New requisition' }))
  await typeInto(page, { field: page.getByLabel('Job title'), text: title })
  await press(page, page.getByRole('button', { name: 'Create the draft' }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await choose(page, {
    menu: page.getByRole('button', { name: 'Add a step' }),
    item: page.getByRole('menuitem', { name: 'Application & assessments' }),
  })
  await addByKeyboard(page, 'Competencies')
  await press(page, page.getByRole('link', { name: 'Continue' }))
  await press(page, page.getByRole('button', { name: 'Customer focus', exact: true }))
  await expect(page.getByRole('slider', { name: /Customer focus/ })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Save and continue' }))
  await press(page, page.getByRole('link', { name: 'Continue' }))
  const description = page.getByRole('textbox', { name: 'Description' })
  await typeInto(page, { field: description, text: 'Leads the night shift.' })
  await press(page, page.getByRole('button', { name: 'Save and continue' }))
  await press(page, page.getByRole('button', { name: 'Open the requisition' }))
  await expect(page.getByText(`${title} is open`)).toBeVisible()
  return page.getByRole('textbox', { name: 'Link to apply' }).inputValue()
}

async function addByKeyboard(page: Page, activity: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Step 1', exact: true })
  await choose(page, {
    menu: card.getByRole('button', { name: 'Add an activity' }),
    item: card.getByRole('menuitem', { name: activity }),
  })
  await expect(card.getByRole('listitem').filter({ hasText: activity })).toBeVisible()
  await expectSaved(page)
}

async function applyByKeyboard(browser: Browser, address: string): Promise<void> {
  const page = await (await browser.newContext()).newPage()
  const { email, firstName, lastName } = newCandidate()
  await page.goto(address)
  await press(page, page.getByRole('link', { name: 'Apply' }))
  for (const [label, text] of [
    ['First name', firstName],
    ['Last name', lastName],
    ['Email', email],
  ] as const)
    await typeInto(page, { field: page.getByLabel(label, { exact: true }), text })
  await press(page, page.getByRole('button', { name: 'Start application' }))
  await expect(page).toHaveURL(/progress-tracker/)
  await press(page, activityCard(page, 'Competencies').getByRole('link', { name: 'Start' }))
  await press(page, page.getByRole('button', { name: 'Accept and start' }))
  await expect(question(page, 1)).toBeVisible()
  const count = (await question(page, 1).innerText()).match(/\d+$/)
  await answerAll(page, { from: 1, to: Number(count) })
  await press(page, page.getByRole('button', { name: 'Submit' }))
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
}

async function changeByKeyboard(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Setup' }))
  await press(page, page.getByRole('link', { name: 'Screening plan' }))
  await addByKeyboard(page, 'Numerical reasoning')
  await press(page, page.getByRole('button', { name: 'Pass rule of Application & assessments' }))
  const rule = page.getByRole('dialog')
  await tabTo(page, rule.getByLabel('Pass rule'))
  await page.keyboard.type('The score')
  await expect(rule.getByLabel('Lowest score that passes')).toHaveValue('60')
  await press(page, rule.getByRole('button', { name: 'Save' }))
  await expect(page.getByText('Pass ≥ 60')).toBeVisible()
  await expectSaved(page)
  await press(page, page.getByRole('button', { name: 'Publish version 2' }))
  const dialog = page.getByRole('dialog', { name: 'Publish version 2?' })
  await expect(dialog).toContainText('1 applicant is under way')
  await press(page, dialog.getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByText('Version 2 is published')).toBeVisible()
}
