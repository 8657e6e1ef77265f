/** Answers that never had a network, carried to another device as a file: from there they reach the server, once. */
import type { Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  answerAll,
  applyAsNew,
  badge,
  keyFor,
  newCandidate,
  question,
  signInAs,
  start,
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'

const PASSPHRASE = 'a boat on the grey river'

test('I3 I7 I11 a copy goes from a device without network to another, and nowhere else', async ({
  page: first,
  context,
  browser,
  sharedApp,
}, info) => {
  const candidate = newCandidate()
  await applyAsNew(first, { url: sharedApp.url, candidate })
  await start(first, 'Personality')
  await expect(badge(first)).not.toContainText('on this device')
  await waitForWorker(first)
  await context.setOffline(true)
  await answerAll(first, { from: 1, to: 4 })
  await expect(question(first, 5)).toBeVisible()
  const questions = first.url()
  await first.getByRole('button', { name: /^Account:/ }).click()
  await first.getByRole('menuitem', { name: 'My device' }).click()
  await expect(first.getByText('4 answers are only on this device')).toBeVisible()

  await first.getByRole('button', { name: 'Save an encrypted copy' }).click()
  const saving = first.getByRole('dialog')
  await expect(saving.getByLabel('Passphrase', { exact: true })).toBeFocused()
  await first.keyboard.type('short')
  await first.keyboard.press('Enter')
  await expect(saving.getByText('Use at least 12 characters.')).toBeVisible()
  await expect(saving.getByText('The passphrases do not match.')).toBeVisible()
  await expectAccessible(first, 'saving a copy, with mistakes')
  await saving.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await saving.getByLabel('Repeat the passphrase').fill(PASSPHRASE)
  const downloading = first.waitForEvent('download')
  await first.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^fairlead-copy-[\d-]+\.fairlead$/)
  const file = info.outputPath('copy.fairlead')
  await download.saveAs(file)
  await expect(first.getByText('Your copy is saved as a file.')).toBeVisible()
  await expectAccessible(first, 'my device, with a copy made')
  await expectNoSidewaysScroll(first, 'my device, with a copy made')

  const options = { locale: 'en-US', baseURL: sharedApp.url }
  const contexts = await Promise.all([browser.newContext(options), browser.newContext(options)])
  try {
    const [stranger, second] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()])
    await applyAsNew(stranger, { url: sharedApp.url, candidate: newCandidate() })
    await stranger.goto('/user/device')
    await addCopy(stranger, { file, passphrase: PASSPHRASE })
    await expect(stranger.getByText('This copy belongs to another person.')).toBeVisible()
    await expectAccessible(stranger, 'a copy that is refused')

    await signInAs(second, { url: '', email: candidate.email })
    await second.goto('/user/device')
    await addCopy(second, { file, passphrase: 'something else entirely' })
    await expect(second.getByText('The passphrase is not the one of this copy.')).toBeVisible()
    await second.getByLabel('Passphrase of the copy').fill(PASSPHRASE)
    await second.getByRole('button', { name: 'Add to this device' }).click()
    await expect(second.getByText('4 answers added.')).toBeVisible()
    await expect(second.getByText('The server has everything.')).toBeVisible()
    await second.getByRole('button', { name: 'Dismiss' }).click()
    await addCopy(second, { file, passphrase: PASSPHRASE })
    await expect(second.getByText('Everything in this copy was here already.')).toBeVisible()

    await second.goto(questions)
    await expect(question(second, 5)).toBeVisible()
    await second.getByRole('button', { name: 'Back' }).click()
    await expect(second.getByRole('radio').nth(keyFor(4) - 1)).toBeChecked()
    // The first device comes back after all: nothing is there twice.
    await context.setOffline(false)
    await expect(first.getByText('The server has everything.')).toBeVisible()
    expect(await answersOnServer(second, questions)).toEqual([1, 2, 3, 4].map(keyFor))
  } finally {
    for (const one of contexts) await one.close()
  }
})

async function addCopy(page: Page, given: { file: string; passphrase: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add a copy' }).click()
  await page.getByLabel('File of the copy').setInputFiles(given.file)
  await page.getByLabel('Passphrase of the copy').fill(given.passphrase)
  await page.getByRole('button', { name: 'Add to this device' }).click()
}

/** What the server holds of the attempt behind an address, in the order in which it was answered. */
async function answersOnServer(page: Page, address: string): Promise<unknown[]> {
  const ref = new URL(address).searchParams.get('ref') ?? ''
  const attemptId = await page.evaluate(
    (refId) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('fairlead')
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction('attempts').objectStore('attempts').getAll()
          rows.addEventListener('success', () => {
            const found = rows.result.find((row: { refId: number }) => row.refId === refId)
            resolve(found.attemptId)
          })
        })
      }),
    Number(ref),
  )
  const reply = await page.request.get(`/user-response/v1/assessment-answers/${attemptId}/`)
  const { data }: { data: { answers: { value: unknown; answered_at: string }[] } } =
    await reply.json()
  return data.answers
    .toSorted((one, other) => one.answered_at.localeCompare(other.answered_at))
    .map((one) => one.value)
}

test('I11 signing out with unsent work offers a copy, send now, or keep', async ({
  page,
  context,
  sharedApp,
}) => {
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await start(page, 'Personality')
  await waitForWorker(page)
  await context.setOffline(true)
  await answerAll(page, { from: 1, to: 2 })
  await expect(badge(page)).toContainText('2 answers to send')
  await page.goto('/logout')
  await expect(page.getByRole('button', { name: 'Send it now' })).toBeVisible()
  await page.getByRole('button', { name: 'Save an encrypted copy' }).click()
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await page.getByLabel('Repeat the passphrase').fill(PASSPHRASE)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  await downloading
  await expect(page.getByText('Your work also stays here for your next sign-in.')).toBeVisible()
  await expectAccessible(page, 'signing out, with a copy made')
  await page.getByRole('button', { name: 'Keep it for my next sign-in on this device' }).click()
  await expect(page).toHaveURL(/login/)
})
