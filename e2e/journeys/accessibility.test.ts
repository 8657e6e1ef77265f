/**
 * Every screen, as everybody needs it: a title of its own in the tab, WCAG 2.2 AA by axe in both themes, and no sideways
 * scroll on a small phone. Then what screens look like on the way.
 */
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { startServer } from '../fixtures/server.ts'
import { signIn } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { titled } from '../fixtures/titled.ts'
import {
  accept,
  applyAsNew,
  newCandidate,
  openInstruction,
  openPosition,
  openReview,
  question,
} from '../pages/candidate.ts'
import { openApplicants, openScorecard, openTrail } from '../pages/staff.ts'
import { expectLoaded, screens } from '../screens.ts'

// A trace would keep the checker's source, again for every check.
test.use({ trace: 'off' })
test.setTimeout(180_000)

for (const role of new Set(screens.map((screen) => screen.role))) {
  test(`the screens of role ${role}`, async ({ page }) => {
    await signIn(page, role)
    for (const screen of screens.filter((one) => one.role === role)) {
      await page.goto(screen.path)
      await screen.prepare?.(page)
      await expect(page, screen.name).toHaveTitle(titled(screen.title))
      await expectLoaded(page, screen)
      await expectAccessible(page, screen.name)
      await expectNoSidewaysScroll(page, screen.name)
    }
  })
}

test('a form with mistakes', async ({ page }) => {
  await page.goto('/create-account')
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Last name').fill('Duarte')
  await page.getByLabel('Email').fill('ines@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Repeat the password').fill('other')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('The passwords do not match.')).toBeVisible()
  await expectAccessible(page, 'create-account with mistakes')
})

test('the form of the first admin', async ({ page }) => {
  const empty = await startServer({ env: { DEMO: '0' } })
  try {
    await page.goto(`${empty.url}/first-admin`)
    await expect(page.getByRole('button', { name: 'Create the admin' })).toBeVisible()
    await expectAccessible(page, 'first-admin')
    await expectNoSidewaysScroll(page, 'first-admin')
  } finally {
    await empty.remove()
  }
})

test('what a candidate meets on the way', async ({ page }) => {
  const check = async (name: string) => {
    await expectAccessible(page, name)
    await expectNoSidewaysScroll(page, name)
  }
  await applyAsNew(page, { url: '', candidate: newCandidate() })
  await openInstruction(page, 'Competencies')
  await accept(page)
  await check('question without an answer')
  await page.keyboard.press('3')
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await openReview(page)
  await expect(page.getByRole('heading', { name: /questions are open/ })).toBeFocused()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check('submit dialog')
  await page.keyboard.press('Escape')
  await page.getByText('Which questions are open').click()
  await expect(page.getByRole('button', { name: /^Questions 2–\d+$/ })).toBeVisible()
  await check('review with the list of open questions')
  await page.getByRole('button', { name: 'Go to the first open question' }).click()
  await expect(question(page, 2)).toBeVisible()
})

test('what staff see on a phone', async ({ page }) => {
  await signIn(page, 'recruiter')
  await page.goto('/hire')
  await expect(page.getByRole('link', { name: openPosition().title }).first()).toBeVisible()
  const company = page.getByTitle('Harbor & Pine Logistics')
  await expect(company.getByText('Harbor & Pine L…')).toBeVisible()
  await expect(company.getByText('Harbor & Pine Logistics')).not.toHaveAttribute('aria-hidden')
  const navigation = page.getByRole('button', { name: 'Open navigation' })
  await expect(navigation).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(navigation).toBeVisible()
  await openApplicants(page)
  await expectAccessible(page, 'applicants on a phone')
  await openScorecard(page)
  await expectAccessible(page, 'scorecard on a phone')
  await openTrail(page)
  await page.getByText('Questions 1–6').click()
  await expectAccessible(page, 'trail on a phone')
})

test('the style guide, which shows whole pages though none may be loaded into a frame', async ({
  page,
}) => {
  await signIn(page, 'provider')
  const response = await page.goto('/styleguide')
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(page.getByRole('heading', { name: 'Staff', exact: true })).toBeVisible()
  for (const [name, words] of [
    ['candidate', 'Warehouse lead'],
    ['staff', 'Job Reqs'],
    ['not-found', 'We cannot find this page'],
  ] as const)
    await expect(page.frameLocator(`iframe[title=${name}]`).getByText(words)).toBeVisible()
  await page.getByRole('link', { name: 'not-found' }).click()
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
})
