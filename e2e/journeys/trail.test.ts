/** What the devices sent, as a recruiter reads it: from the scorecard, by its own address, and without a network. */
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { openTrail } from '../pages/staff.ts'

test('a recruiter sees what came from which device, and finds it again by its address', async ({
  page,
}) => {
  await signIn(page, 'recruiter')
  await openTrail(page)
  const events = page.getByRole('main').getByRole('listitem')
  await expect(events.filter({ hasText: 'Refused: the submission' })).toHaveCount(1)

  const batch = events.filter({ hasText: /^\d.*6 answers/ }).first()
  await batch.getByText('Questions 1–6').click()
  await expect(batch.getByText('Revision 1', { exact: true })).toBeVisible()
  await expect(batch.getByText('Stored')).toHaveCount(6)

  await page.getByRole('button', { name: /^Device 2/ }).click()
  await expect(page).toHaveURL(/sent_device=/)
  await expect(events.filter({ hasText: 'Device 1' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Device 2/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(events.filter({ hasText: 'Device 2' }).first()).toBeVisible()
  await expect(events.filter({ hasText: 'Device 1' })).toHaveCount(0)

  await page.goBack()
  await expect(events.filter({ hasText: 'Device 1' }).first()).toBeVisible()
  await page.getByRole('link', { name: /^Scorecard of/ }).click()
  await expect(page).toHaveURL(/smartreq-detail-applicant\/\d+\?job=\d+&status=new/)
  await expect(page.getByRole('heading', { name: 'Fit score' })).toBeVisible()
})

test('without a network the trail says so, and one that is not there as well', async ({ page }) => {
  await signIn(page, 'recruiter')
  await openTrail(page)
  const address = new URL(page.url()).pathname
  await page.goto(address.replace(/\d+$/, '999999999'))
  await expect(page.getByRole('heading', { name: 'There is no such activity' })).toBeVisible()
  await page.route('**/trail/?*', (route) => route.abort())
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
})

test('a candidate who has the address is not let in', async ({ page }) => {
  await signIn(page, 'candidate')
  await page.goto('/smartreq-detail-applicant/1/trail/1')
  await expect(page).toHaveURL(/not-authorized/)
})
