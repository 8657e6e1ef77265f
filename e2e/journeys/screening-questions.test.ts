/**
 * A recruiter asks questions of their own; a candidate answers them, also without network and over a reload, and the
 * recruiter reads the answers, of which one is a knock-out.
 */
import type { Page } from '@playwright/test'

import { expectAccessible } from '../fixtures/axe.ts'
import { openDevice, type Device } from '../fixtures/browser.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { reloadApp } from '../pages/app.ts'
import { answer, arriveAsNew, badge, newCandidate, question, start } from '../pages/candidate.ts'
import { addQuestion, expectSaved, makeRequisition } from '../pages/requisition-builder.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { applicantRows, openScorecardTab } from '../pages/staff.ts'

let device: Device

test.beforeEach(async () => {
  device = await openDevice()
})
test.afterEach(() => device.remove())

test('questions are written, answered without network, and read with what is a knock-out', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const url = String(baseURL)
  const title = `Driver ${Date.now()}`
  await signInByCall(page, { email: memberOf('Recruiter').email })
  const link = await test.step('the recruiter writes three questions', async () => {
    await page.goto('/hire')
    return makeRequisition(page, {
      title,
      activities: ['Competencies'],
      attribute: 'Customer focus',
      writeQuestions,
    })
  })
  const position = { uuid: link.split('/').at(-1) ?? '', title }
  const candidate = device.page()
  await test.step('a user answers them', async () => {
    await arriveAsNew(candidate, { url, candidate: newCandidate(), position })
    await start(candidate, 'Screening questions')
    await answer(candidate, { number: 1, key: 2 })
    await expect(badge(candidate)).toContainText('Saved')
    await waitForWorker(candidate)
    await device.context().setOffline(true)
    await answerWithoutNetwork(candidate)
    await device.context().setOffline(false)
    await expect(candidate.getByText('Submitted. Thank you!')).toBeVisible()
  })
  await test.step('the recruiter reads the answers', async () => {
    await page.getByRole('link', { name: 'Go to the requisition' }).click()
    await applicantRows(page).first().getByRole('link').first().press('Enter')
    await openScorecardTab(page, 'Answers')
    await expect(page.getByText(/Did not meet: Do you have a driver’s license\?/)).toBeVisible()
    await expect(page.getByText('Saltmarsh, by the sea')).toBeVisible()
    await expect(page.getByText(/^2\.5/)).toBeVisible()
    await expectAccessible(page, 'scorecard with answers')
  })
})

async function writeQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ask questions in/ }).click()
  await addQuestion(page, {
    type: 'Single choice',
    text: 'Do you have a driver’s license?',
    answers: ['Yes', 'No*'],
  })
  await addQuestion(page, { type: 'Short text', text: 'Where do you live?' })
  await addQuestion(page, { type: 'Number', text: 'How many years have you driven?' })
  await expectSaved(page)
  await expectAccessible(page, 'builder with questions')
  await page.getByRole('button', { name: 'Question library' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/question|empty/)
  await expectAccessible(page, 'question library')
  await page.getByRole('button', { name: 'Done' }).click()
}

async function answerWithoutNetwork(page: Page): Promise<void> {
  await expect(question(page, 2)).toBeVisible()
  const town = page.getByLabel('Where do you live?')
  await town.fill('Saltmarsh, by the sea')
  await expect(badge(page)).toContainText('Saved on this device')
  await reloadApp(page)
  await expect(town).toHaveValue('Saltmarsh, by the sea')
  await expectAccessible(page, 'question with a field')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('How many years have you driven?').fill('2.5')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Saved on this device, not submitted yet')).toBeVisible()
}
