/** Answers that never had a network, carried to another device as an encrypted file: from there they reach the server, once. */
import type { Page, TestInfo } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { signInByCall } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo, openApp } from '../pages/app.ts'
import {
  answerAll,
  arriveAsNew,
  badge,
  keyFor,
  newCandidate,
  PASSWORD,
  question,
  start,
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'

const PASSPHRASE = 'a boat on the grey river'

test('I3 I7 I11 an encrypted copy goes from a device without network to another of the same user, and signing out offers one', async ({
  page: first,
  context,
  browser,
  sharedApp,
}, info) => {
  const candidate = newCandidate()
  await arriveAsNew(first, { url: sharedApp.url, candidate })
  await start(first, 'Personality')
  await expect(badge(first)).not.toContainText('on this device')
  await waitForWorker(first)
  await context.setOffline(true)
  await answerAll(first, { from: 1, to: 4 })
  await expect(question(first, 5)).toBeVisible()
  const questions = first.url()
  const file = await saveCopy(first, info)

  const options = { locale: 'en-US', baseURL: sharedApp.url }
  const contexts = await Promise.all([browser.newContext(options), browser.newContext(options)])
  try {
    const [stranger, second] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()])
    await test.step('another user cannot add it', () => refuseCopy(stranger, file))
    await signInByCall(second, { email: candidate.email, password: PASSWORD })
    await test.step('the same user adds it once', () => addCopyOnce(second, file))
    await openApp(second, questions)
    await expect(question(second, 5)).toBeVisible()
    await second.getByRole('button', { name: 'Back' }).click()
    await expect(question(second, 4)).toBeVisible()
    await expect(second.getByRole('radio').nth(keyFor(4) - 1)).toBeChecked()
    // The first device comes back after all: nothing is there twice.
    await context.setOffline(false)
    await expect(first.getByText('The server has everything.')).toBeVisible()
    expect(await answersOnServer(second, questions)).toEqual([1, 2, 3, 4].map(keyFor))
  } finally {
    for (const one of contexts) await one.close()
  }

  await goTo(first, questions)
  await context.setOffline(true)
  await answerAll(first, { from: 5, to: 6 })
  await expect(badge(first)).toContainText('2 answers to send')
  await test.step('signing out with unsent answers', () => signOutWithCopy(first))
})

/** The path of the file that "My device" saves. */
async function saveCopy(page: Page, info: TestInfo): Promise<string> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'My device' }).click()
  await expect(page.getByText('4 answers are only on this device')).toBeVisible()

  await page.getByRole('button', { name: 'Save an encrypted copy' }).click()
  const saving = page.getByRole('dialog')
  await expect(saving.getByLabel('Passphrase', { exact: true })).toBeFocused()
  await page.keyboard.type('short')
  await page.keyboard.press('Enter')
  await expect(saving.getByText('Use at least 12 characters.')).toBeVisible()
  await expect(saving.getByText('The passphrases do not match.')).toBeVisible()
  await expectAccessible(page, 'saving a copy, with mistakes')
  await saving.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await saving.getByLabel('Repeat the passphrase').fill(PASSPHRASE)
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^fairlead-copy-[\d-]+\.fairlead$/)
  const file = info.outputPath('copy.fairlead')
  await download.saveAs(file)
  await expect(page.getByText('Your copy is saved as a file.')).toBeVisible()
  await expectAccessible(page, 'my device, with a copy made')
  await expectNoSidewaysScroll(page, 'my device, with a copy made')
  return file
}

async function refuseCopy(page: Page, file: string): Promise<void> {
  await arriveAsNew(page, { url: '', candidate: newCandidate() })
  await goTo(page, '/user/device')
  await addCopy(page, { file, passphrase: PASSPHRASE })
  await expect(page.getByText('This copy belongs to another person.')).toBeVisible()
  await expectAccessible(page, 'a copy that is refused')
}

async function addCopyOnce(page: Page, file: string): Promise<void> {
  await page.goto('/user/device')
  await addCopy(page, { file, passphrase: 'something else entirely' })
  await expect(page.getByText('The passphrase is not the one of this copy.')).toBeVisible()
  await page.getByLabel('Passphrase of the copy').fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Add to this device' }).click()
  await expect(page.getByText('4 answers added.')).toBeVisible()
  await expect(page.getByText('The server has everything.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await addCopy(page, { file, passphrase: PASSPHRASE })
  await expect(page.getByText('Everything in this copy was here already.')).toBeVisible()
}

async function signOutWithCopy(page: Page): Promise<void> {
  await goTo(page, '/logout')
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
}

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
