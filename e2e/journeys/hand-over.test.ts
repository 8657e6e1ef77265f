/** From one device to another: the first says whether everything is sent, the second goes on where it stopped. */
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import {
  activityCard,
  answer,
  arriveAsNew,
  badge,
  keyFor,
  newCandidate,
  PASSWORD,
  question,
  start,
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'

test('a candidate goes on by the code on another device, and every answer is there', async ({
  page,
  context,
  browser,
  sharedApp,
}) => {
  const candidate = newCandidate()
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveAsNew(page, { url: sharedApp.url, candidate })
  const tracker = page.url()
  await start(page, 'Competencies')
  await answer(page, { number: 1, key: keyFor(1) })
  await expect(question(page, 2)).toBeVisible()
  await expect(badge(page)).toContainText('Saved')
  // From then on the app opens without network.
  await waitForWorker(page)
  await context.setOffline(true)
  await answer(page, { number: 2, key: keyFor(2) })
  await expect(question(page, 3)).toBeVisible()
  await goTo(page, tracker)

  await page.getByRole('button', { name: 'Continue on another device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Continue on another device' })
  await expect(dialog.getByText('1 answer is on this device only.')).toBeVisible()
  await expectAccessible(page, 'the way to another device with an answer that is not sent')
  await expectNoSidewaysScroll(page, 'the way to another device')
  await context.setOffline(false)
  await expect(dialog.getByText('Everything is saved')).toBeVisible()
  const link = await dialog.getByRole('textbox', { name: 'Link to this application' }).inputValue()

  const laptop = await (await browser.newContext()).newPage()
  await laptop.goto(link)
  await laptop.getByLabel('Email').fill(candidate.email)
  await laptop.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await laptop.getByRole('button', { name: 'Sign in' }).click()
  await expect(laptop).toHaveURL(link)
  await activityCard(laptop, 'Competencies').getByRole('link', { name: 'Continue' }).click()
  await expect(question(laptop, 3)).toBeVisible()
  for (const number of [2, 1]) {
    await laptop.getByRole('button', { name: 'Back' }).click()
    await expect(question(laptop, number)).toBeVisible()
    await expect(laptop.getByRole('radio', { checked: true })).toHaveCount(1)
  }
  await laptop.context().close()
})
