/** A typing test: put into a plan, taken without network with the browser closed in the middle, and read on the scorecard. */
import type { Page } from '@playwright/test'

import { PASSAGE } from '../../src/server/assessments/instruments/typing-test/typing-passages.ts'
import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { reloadApp } from '../pages/app.ts'
import { accept, arriveAsNew, badge, newCandidate, openInstruction } from '../pages/candidate.ts'
import { makeRequisition } from '../pages/requisition-builder.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { applicantRows, openScales } from '../pages/staff.ts'

const TEST = 'Typing test, 1 minute'
const TIME_MS = 60_000
const FIRST = PASSAGE.en.slice(0, 60)
const SECOND = PASSAGE.en.slice(60, 100)

test('a typing test loses nothing without network or by a reload, and is scored from its keys', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const title = `Data entry ${Date.now()}`
  await signInByCall(page, { email: memberOf('Recruiter').email })
  const link = await makeRequisition(page, { title, activities: [TEST], attribute: 'Typing speed' })
  await page.getByRole('link', { name: 'Go to the requisition' }).click()

  const context = await browser.newContext()
  const candidate = await context.newPage()
  await candidate.clock.install()
  const position = { uuid: link.split('/').at(-1) ?? '', title }
  await arriveAsNew(candidate, { url: String(baseURL), position, candidate: newCandidate() })
  await openInstruction(candidate, TEST)
  await accept(candidate)
  await warmUp(candidate)
  await waitForWorker(candidate)
  await context.setOffline(true)

  await test.step('types against the clock, and goes on after a reload where it was', async () => {
    await expect(typingField(candidate)).toBeFocused()
    await expect(candidate.getByText('The time starts with your first key.')).toBeVisible()
    await expect(candidate.getByRole('timer')).toHaveCount(0)
    await candidate.keyboard.type(FIRST, { delay: 20 })
    await expect(candidate.getByRole('timer')).toHaveCount(1)
    await expect(badge(candidate)).toContainText('Saved on this device')
    await expectAccessible(candidate, 'a typing test')
    await reloadApp(candidate)
    await expect(typingField(candidate)).toHaveValue(FIRST)
    await typingField(candidate).focus()
    await candidate.keyboard.type(SECOND, { delay: 20 })
    await expect(badge(candidate)).toContainText('Saved on this device')
  })
  await test.step('ends with the time, and is submitted and sent', async () => {
    await candidate.clock.runFor(TIME_MS)
    await expect(candidate.getByText(`The time for “${TEST}” is up.`).first()).toBeVisible()
    await candidate.getByRole('button', { name: 'Submit' }).click()
    await context.setOffline(false)
    await expect(candidate.getByText('Submitted. Thank you!')).toBeVisible()
  })
  await expect(async () => {
    await page.reload()
    await expect(applicantRows(page).getByText(/\b20 of 100/)).toBeVisible()
  }).toPass()
  await applicantRows(page).getByRole('link').first().press('Enter')
  await openScales(page, TEST)
  const card = page.locator('section').filter({ hasText: TEST })
  await expect(card.getByText('20 words per minute', { exact: false })).toBeVisible()
  await expect(card.getByText('100% of the characters right at once')).toBeVisible()
  await context.close()
})

function typingField(page: Page) {
  return page.getByLabel('Type this text as fast and as accurately as you can')
}

async function warmUp(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Warm-up/ })
  await field.fill('')
  await field.focus()
  await page.keyboard.type('The first tra')
  await page.keyboard.press('ControlOrMeta+V')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('The first tra')
  await page.getByRole('button', { name: 'Next' }).click()
}
