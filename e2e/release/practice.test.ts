/** Practice before a skill test: works without network, gives the solution, and starts nothing. */
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { goTo } from '../pages/app.ts'
import {
  activityCard,
  applyAsNew,
  choose,
  newCandidate,
  openInstruction,
  timedPosition,
} from '../pages/candidate.ts'
import { waitForWorker } from '../pages/service-worker.ts'

test('a candidate practises without network before a skill test, and the test is not started by it', async ({
  page,
  context,
  sharedApp,
}) => {
  const candidate = newCandidate()
  await page.setViewportSize({ width: 390, height: 844 })
  await applyAsNew(page, { url: sharedApp.url, candidate, position: timedPosition() })
  await waitForWorker(page)
  const tracker = page.url()
  await openInstruction(page, 'Numerical reasoning')
  const panel = page.getByRole('region', { name: 'Practice questions' })
  await expect(panel).toBeVisible()
  await context.setOffline(true)
  await page.reload()

  await panel.getByRole('button', { name: 'Start practice' }).click()
  await choose(panel, '148')
  await panel.getByRole('button', { name: 'Check my answer' }).click()
  await expect(panel.getByRole('status')).toContainText('The correct answer is: 168')
  await expectAccessible(page, 'a practice question with its solution')
  await expectNoSidewaysScroll(page, 'a practice question with its solution')
  for (const right of ['16', '30']) {
    await panel.getByRole('button', { name: 'Continue practice' }).click()
    await choose(panel, right)
    await panel.getByRole('button', { name: 'Check my answer' }).click()
    await expect(panel.getByRole('status')).toContainText('Correct')
  }
  await panel.getByRole('button', { name: 'Continue practice' }).click()
  await expect(panel.getByText('That was the last practice question.')).toBeVisible()

  await context.setOffline(false)
  await goTo(page, tracker)
  await expect(
    activityCard(page, 'Numerical reasoning').getByRole('link', { name: 'Start' }),
  ).toBeVisible()
})
