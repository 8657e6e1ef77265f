/** What a candidate sees of their own device: what waits, what was refused and why, and the means to send it. */
import { refuseInPage } from '../fixtures/replies.ts'
import { expect, test } from '../fixtures/test.ts'
import { reloadApp } from '../pages/app.ts'
import { answerAll, applyAsNew, badge, newCandidate, question, start } from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'

const ANSWERS = '/user-response/v1/assessment-answers/'

test('I5 my device tells what only it has, also without network, and sends what was refused', async ({
  page,
  context,
  sharedApp,
}) => {
  // The worker would send as soon as the network is back, and what it sends no test can refuse.
  await page.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
  })
  await applyAsNew(page, { url: sharedApp.url, candidate: newCandidate() })
  await start(page, 'Personality')
  await answerAll(page, { from: 1, to: 3 })
  await expect(badge(page)).toContainText('Saved')
  await expect(badge(page)).not.toContainText('on this device')

  await waitForWorker(page)
  await context.setOffline(true)
  await answerAll(page, { from: 4, to: 5 })
  await expect(question(page, 6)).toBeVisible()
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'My device' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My device' })).toBeVisible()
  await expect(page.getByText('2 answers are only on this device')).toBeVisible()

  await reloadApp(page)
  const work = page.getByRole('listitem').filter({ hasText: 'Personality' })
  await expect(work).toContainText('Saved on this device')
  await expect(work).toContainText('Answers on the server: 3 of 5')

  const allow = await refuseInPage(page, ANSWERS)
  await context.setOffline(false)
  await expect(work).toContainText('Not taken by the server')
  await expect(work).toContainText('You do not have permission to do this.')

  await allow()
  await work.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The server has everything.')).toBeVisible()
  await expect(work).toContainText('Answers on the server: 5 of 5')
})
