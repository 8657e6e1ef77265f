/**
 * A requisition asks for a resume; a candidate on a phone chooses one without network, which arrives once there is one,
 * and the recruiter reads and downloads it.
 */
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { pdfOf } from '../../src/testing/files.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { openDevice, type Device } from '../fixtures/browser.ts'
import { memberOf, signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { reloadApp } from '../pages/app.ts'
import { arriveAsNew, newCandidate, start } from '../pages/candidate.ts'
import {
  expectSaved,
  makeRequisition,
  publishVersion,
  removeField,
} from '../pages/requisition-builder.ts'
import { waitForWorker } from '../pages/service-worker.ts'
import { applicantRows, openScorecardTab } from '../pages/staff.ts'

const FORM = 'Application form'
const RESUME = pdfOf('Twelve years in warehouses')

let device: Device

test.beforeEach(async () => {
  device = await openDevice()
})
test.afterEach(() => device.remove())

test('I10 a resume that was chosen without network is read and downloaded by the recruiter', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const title = `Picker ${Date.now()}`
  await signInByCall(page, { email: memberOf('Recruiter').email })
  const link =
    await test.step('the recruiter opens a position that asks for a resume', async () => {
      await page.goto('/hire')
      const activities = ['Competencies']
      const made = await makeRequisition(page, { title, activities, attribute: 'Customer focus' })
      await page.getByRole('link', { name: 'Go to the requisition' }).click()
      await askForResume(page)
      return made
    })
  const position = { uuid: link.split('/').at(-1) ?? '', title }
  await test.step('a candidate sends one', async () => {
    const candidate = device.page()
    await arriveAsNew(candidate, { url: String(baseURL), candidate: newCandidate(), position })
    await start(candidate, FORM)
    await sendResume(candidate)
  })
  await test.step('the recruiter reads and downloads it', () => readResume(page))
})

/** A form with nothing but a resume, which is required. */
async function askForResume(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Setup' }).click()
  await page.getByRole('link', { name: FORM }).click()
  await page.getByRole('button', { name: /^Add a form to/ }).click()
  const section = page.getByRole('region', { name: 'Section 1', exact: true })
  await section.getByRole('button', { name: 'Add a field' }).click()
  await page.getByRole('menuitem', { name: 'Resume' }).click()
  for (const field of ['Phone number', 'City', 'LinkedIn page']) await removeField(page, field)
  const work = ['Are you allowed to work in the country of this position?']
  for (const field of [...work, 'When could you start at the earliest?'])
    await removeField(page, field)
  await section.getByRole('checkbox', { name: 'Required Resume' }).check()
  await expectSaved(page)
  await publishVersion(page, 2)
}

async function sendResume(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Resume' })).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Go to the unanswered question' }).click()
  await expect(page.getByText('The Resume field is required')).toBeVisible()
  await choose(page, { name: 'resume.pdf', buffer: Buffer.from('MZ\u0090\u0000 a program') })
  await expect(page.getByText('Error: Please try uploading a different file')).toBeVisible()
  await expectAccessible(page, 'a resume with an error')
  await waitForWorker(page)
  await page.context().setOffline(true)
  await photograph(page)
  await choose(page, { name: 'Ines Prado.pdf', buffer: RESUME })
  await expect(page.getByText('Ines Prado.pdf')).toBeVisible()
  await expect(page.getByText('Safe on this device', { exact: false })).toBeVisible()
  await expectAccessible(page, 'a resume on the device')
  await expectNoSidewaysScroll(page, 'a resume on the device')
  await reloadApp(page)
  await expect(page.getByText('Ines Prado.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Waiting for files', { exact: false })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('The server has checked your files.')).toBeVisible()
  await expect(page.getByText('Submitted. Thank you!')).toBeVisible()
}

/** Photos of a resume on paper become one PDF, in the order that the candidate gives them. */
async function photograph(page: Page): Promise<void> {
  const front = { name: 'front.png', mimeType: 'image/png', buffer: await pngOf(page, [30, 40]) }
  const back = { name: 'back.png', mimeType: 'image/png', buffer: await pngOf(page, [40, 30]) }
  const broken = { name: 'broken.heic', mimeType: 'image/heic', buffer: Buffer.from('no photo') }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Take photos of it' }).click()
  await (await chooser).setFiles([back, front, broken])
  await expect(page.getByText(/^This browser cannot read broken\.heic\./)).toBeVisible()
  await page.getByRole('button', { name: 'Move page 2 up' }).click()
  await expectAccessible(page, 'photos of a resume')
  await expectNoSidewaysScroll(page, 'photos of a resume')
  await page.getByRole('button', { name: 'Use these pages' }).click()
  await expect(page.getByText('photos.pdf')).toBeVisible()
  await expect(page.getByText('Safe on this device', { exact: false })).toBeVisible()
}

async function pngOf(page: Page, [width, height]: [number, number]): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

async function choose(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose (a|another) file$/ }).click()
  await (await chooser).setFiles({ ...file, mimeType: 'application/pdf' })
}

async function readResume(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Applicants/ })
    .first()
    .click()
  await applicantRows(page).first().getByRole('link').first().press('Enter')
  await openScorecardTab(page, 'Answers')
  const read = page.getByRole('button', { name: 'Read' })
  // Its text is found after the file was checked.
  await expect(async () => {
    await page.reload()
    await expect(read).toBeVisible({ timeout: 2000 })
  }).toPass()
  await read.click()
  const text = page.getByRole('region', { name: 'Text of Ines Prado.pdf' })
  await expect(text).toHaveText('Twelve years in warehouses')
  await expectAccessible(page, 'scorecard with a resume')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Ines Prado.pdf' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Ines Prado.pdf')
  expect(await readFile(await file.path())).toEqual(RESUME)
}
