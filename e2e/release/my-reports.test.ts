/** Interests: answered while the network goes, finished, and read in the candidate's own report and on the scorecard. */
import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  accept,
  answer,
  applyAsNew,
  badge,
  newCandidate,
  openInstruction,
} from '../pages/candidate.ts'
import { makeRequisition } from '../pages/requisition-builder.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { applicantRows, openScales } from '../pages/staff.ts'

const QUESTIONS = 48
const SCALES = 6
/** By the place of a scale in each round: what the candidate chooses, and what that is of 100. */
const CHOICES = [
  { scale: 'Hands-on work', key: 5, points: 100 },
  { scale: 'Finding things out', key: 4, points: 75 },
  { scale: 'Creative work', key: 3, points: 50 },
  { scale: 'Helping people', key: 2, points: 25 },
  { scale: 'Leading and selling', key: 1, points: 0 },
  { scale: 'Order and records', key: 3, points: 50 },
] as const

test('a candidate who lost the network on the way reads the scores that the company sees', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const title = `Garden centre ${Date.now()}`
  await signInByCall(page, { email: memberOf('Recruiter').email })
  const made = { title, activities: ['Interests'], attribute: 'Hands-on work' }
  const link = await makeRequisition(page, made)
  await page.getByRole('link', { name: 'Go to the requisition' }).click()

  const context = await browser.newContext()
  const candidate = await context.newPage()
  const position = { uuid: link.split('/').at(-1) ?? '', title }
  await applyAsNew(candidate, { url: String(baseURL), position, candidate: newCandidate() })
  await openInstruction(candidate, 'Interests')
  await accept(candidate)
  await waitForWorker(candidate)

  await test.step('answers with the network going, and submits when it is back', async () => {
    await answerRange(candidate, { from: 1, to: 20 })
    await context.setOffline(true)
    await answerRange(candidate, { from: 21, to: QUESTIONS })
    await expect(badge(candidate)).toContainText(/saved on this device/i)
    await candidate.getByRole('button', { name: 'Submit' }).click()
    await context.setOffline(false)
    await expect(candidate.getByText('Submitted. Thank you!')).toBeVisible()
  })
  await test.step('reads the report', async () => {
    await candidate.getByRole('button', { name: /^Account:/ }).click()
    await candidate.getByRole('menuitem', { name: 'My Reports' }).click()
    await expect(candidate.getByRole('heading', { level: 1, name: 'My Reports' })).toBeVisible()
    await candidate.getByRole('link', { name: 'Interests' }).click()
    await expect(
      candidate.getByText(
        'You are drawn most to: Hands-on work, Finding things out, and Creative work.',
      ),
    ).toBeVisible()
    await expect(candidate.getByRole('img', { name: /^Bar chart/ })).toBeVisible()
    for (const { scale, points } of CHOICES)
      await expect(rowOf(candidate, scale)).toContainText(`${points} of 100`)
    await expectAccessible(candidate, 'a report')
  })
  await test.step('has it for paper', async () => {
    await candidate.getByRole('link', { name: 'Print view' }).click()
    await expect(candidate.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
    await candidate.emulateMedia({ media: 'print' })
    await expect(candidate.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
    await expect(candidate.getByRole('banner')).toBeHidden()
    await expect(rowOf(candidate, 'Creative work')).toBeVisible()
    await candidate.emulateMedia({ media: 'screen' })
  })
  await test.step('is told plainly when there is no network', async () => {
    await context.setOffline(true)
    await candidate.getByRole('link', { name: 'Back to the report' }).click()
    await candidate.getByRole('link', { name: 'My Reports' }).first().click()
    await expect(candidate.getByText(/Your results are not stored on this device/)).toBeVisible()
    await context.setOffline(false)
    await expect(candidate.getByRole('link', { name: 'Interests' })).toBeVisible()
  })
  await test.step('and the scorecard has the same scores', async () => {
    await expect(async () => {
      await page.reload()
      await expect(applicantRows(page).getByText(/\b100 of 100/)).toBeVisible()
    }).toPass()
    await applicantRows(page).getByRole('link').first().press('Enter')
    await openScales(page, 'Interests')
    const card = page.locator('section').filter({ hasText: 'Interests' })
    for (const { scale, points } of CHOICES)
      await expect(card.getByText(`${scale}: ${points} of 100 points`)).toBeAttached()
  })
  await context.close()
})

async function answerRange(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    const key = CHOICES[(number - 1) % SCALES]?.key ?? 1
    await answer(page, { number, key })
  }
}

function rowOf(page: Page, scale: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: scale }) })
}
