/** A rule of a requisition is made, tried and switched on; it acts by itself, says so, and is taken back. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import {
  applicantRows,
  choose,
  named,
  notices,
  openApplicants,
  openScorecardTab,
  showNew,
} from '../pages/staff.ts'

const POSITION = { uuid: '', title: 'Customer Service Representative' }
/** Other journeys advance applicants as well: the rule is about this one alone. */
const tag = `Automation ${Date.now()}`
const rule = `Assign ${tag}`

test('a rule acts on an applicant who passes a step, and what it did is taken back', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openApplicants(page, POSITION)
  const job = new URL(page.url()).searchParams.get('job')
  await showNew(page)
  const first = applicantRows(page).first()
  const link = first.getByRole('link').first()
  const name = await link.innerText()
  const scorecard = await link.getAttribute('href')
  await test.step('one applicant is tagged', () => tagOne(page, first))

  const settings = `/smartreq-detail/setup/configurations?job=${job}`
  await goTo(page, settings)
  await test.step('a rule is made and tried', () => makeRule(page))
  await test.step('it is switched on once it was said whom it is about', async () => {
    await page.getByRole('button', { name: named('Switch on', rule) }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/would match today/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Switch it on' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: named('Switch off', rule) })).toBeVisible()
    await expectAccessible(page, 'a rule that is on')
  })

  await test.step('the applicant is advanced, and the rule acts', async () => {
    await goTo(page, scorecard ?? '')
    await page.getByRole('button', { name: 'Advance', exact: true }).click()
    await expect(notices(page).getByText('1 advanced')).toBeVisible()
    await openScorecardTab(page, 'History')
    // It acts a moment later, without anyone looking.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(`Automated, by the rule ${rule}`)).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })
  })

  await test.step('what it did is taken back', async () => {
    await goTo(page, settings)
    await page.getByRole('button', { name: `Actions for ${rule}` }).click()
    await page.getByRole('menuitem', { name: 'What it did' }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page, 'what a rule did')
    await dialog.getByRole('button', { name: named('Undo', name) }).click()
    await expect(dialog.getByText(/^Undone/)).toBeVisible()
  })
})

async function tagOne(page: Page, row: Locator): Promise<void> {
  await row.getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected applicants' })
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Tags…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(tag)
  await dialog.getByRole('button', { name: 'Add the tag' }).click()
  await dialog.getByRole('button', { name: 'Save tags' }).click()
  await expect(notices(page).getByText('Tags of 1 changed')).toBeVisible()
}

async function makeRule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New rule' }).click()
  await page.getByLabel('Name', { exact: true }).fill(rule)
  await page.getByLabel('When', { exact: true }).selectOption('A step is passed')
  await page.getByLabel('Add a condition').selectOption({ label: 'Tag' })
  await choose(page, ['Tags', tag])
  await page.keyboard.press('Escape')
  await page.getByLabel('Add an action').selectOption('Assign to a user')
  await choose(page, ['User', 'Renata Caldwell'])
  await page.getByRole('button', { name: 'Remove: Advance to the next step' }).click()
  await page.getByRole('button', { name: 'Try it on today’s applicants' }).click()
  await expect(page.getByText(/would match today/)).toBeVisible()
  await expectAccessible(page, 'the form of a rule')
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await expect(page.getByRole('button', { name: named('Switch on', rule) })).toBeVisible()
}
