/** A speed test: put into a plan with its limits, taken on a phone without and with network, and read on the scorecard. */
import { devices, type Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { accept, applyAsNew, newCandidate, openInstruction } from '../pages/candidate.ts'
import { expectSaved, makeRequisition } from '../pages/requisition-builder.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { applicantRows, openScorecardTab } from '../pages/staff.ts'

const TEST = 'Internet speed test'

test('a speed test goes from the plan with its limits to the scorecard, measured on a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const title = `Remote support ${Date.now()}`
  await signInByCall(page, { email: memberOf('Recruiter').email })
  const link = await makeRequisition(page, {
    title,
    activities: [TEST, 'Typing test, 1 minute'],
    attribute: 'Typing speed',
    inPlan: setLimits,
  })
  await page.getByRole('link', { name: 'Go to the requisition' }).click()

  const { defaultBrowserType: _type, ...phone } = devices['Pixel 7']
  const context = await browser.newContext(phone)
  const candidate = await context.newPage()
  const position = { uuid: link.split('/').at(-1) ?? '', title }
  await applyAsNew(candidate, { url: String(baseURL), position, candidate: newCandidate() })
  await openInstruction(candidate, TEST)
  await accept(candidate)
  await waitForWorker(candidate)

  await test.step('says without network that it needs one', async () => {
    await context.setOffline(true)
    await expect(candidate.getByText('The speed test needs the network.')).toBeVisible()
    await candidate.getByRole('button', { name: 'Start the test' }).click()
    await expect(candidate.getByText('Your connection could not be measured')).toBeVisible()
    await expectAccessible(candidate, 'a speed test that failed')
    await context.setOffline(false)
    await expect(candidate.getByText('The speed test needs the network.')).toBeHidden()
  })
  await test.step('measures, shows the result and submits it', async () => {
    await candidate.getByRole('button', { name: 'Start the test' }).click()
    await expect(candidate.getByRole('button', { name: 'Measure again' })).toBeVisible({
      timeout: 25_000,
    })
    await expect(figure(candidate, 'Download speed')).toHaveText(/ Mbit\/s/)
    await expect(candidate.getByText('Enough')).toHaveCount(2)
    await expectAccessible(candidate, 'a speed test that measured')
    await candidate.getByRole('button', { name: 'Review' }).click()
    await candidate.getByRole('button', { name: 'Submit' }).click()
    await expect(candidate.getByText('Submitted. Thank you!')).toBeVisible()
    await expect(figure(candidate, 'Upload speed')).toHaveText(/ Mbit\/s/)
    await expectAccessible(candidate, 'a speed test that is submitted')
  })
  await test.step('shows staff the figures with what was asked for', async () => {
    await page.reload()
    await applicantRows(page).getByRole('link').first().press('Enter')
    await openScorecardTab(page, 'Answers')
    const card = page.locator('section').filter({ hasText: TEST })
    await expect(card.getByText('Met: at least 1 Mbit/s')).toBeVisible()
    await expect(card.getByText('Met: at most 5,000 ms')).toBeVisible()
    await expect(card.getByText(/by the candidate’s own device/)).toBeVisible()
    await expectAccessible(page, 'the result of a speed test')
  })
  await context.close()
})

async function setLimits(page: Page): Promise<void> {
  await page.getByLabel('Minimum download (Mbit/s)').fill('1')
  await page.getByLabel('Maximum latency (ms)').fill('5000')
  await page.getByLabel('Minimum upload (Mbit/s)').focus()
  await expectSaved(page)
}

function figure(page: Page, name: string) {
  return page.locator('dl > div').filter({ hasText: name }).locator('dd').first()
}
