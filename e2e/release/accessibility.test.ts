/**
 * Every screen, as every user needs it: a title of its own in the tab, WCAG 2.2 AA by axe in both themes, and no sideways
 * scroll on a small phone. Then what screens look like on the way.
 */
import type { Page } from '@playwright/test'

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe.ts'
import { answer } from '../fixtures/replies.ts'
import { findWithSecondChecker } from '../fixtures/second-checker.ts'
import { signIn, type Role } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { titled } from '../fixtures/titled.ts'
import { goTo } from '../pages/app.ts'
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
/** What a slow machine takes to open a screen and to check it in both themes. */
const SCREEN_MS = 12_000

test('the screens that need no account are accessible', async ({ page }) => {
  await checkScreens(page, 'anonymous')
  await test.step('the form of the first admin', () => checkFirstAdmin(page))
  await test.step('the pages that the server makes', () => checkCareerPages(page))
  await test.step('the guides beside the description of the API', () => checkGuides(page))
})

test('the screens of candidates are accessible', async ({ page }) => {
  await checkScreens(page, 'candidate')
})

test('a first attempt at an assessment is accessible on the way to the review', async ({
  page,
}) => {
  await applyAsNew(page, { url: '', candidate: newCandidate() })
  await openInstruction(page, 'Competencies')
  await accept(page)
  await check(page, 'question without an answer')
  await page.keyboard.press('3')
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await openReview(page)
  await expect(page.getByRole('heading', { name: /questions unanswered/ })).toBeFocused()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(page, 'submit dialog')
  await page.keyboard.press('Escape')
  await page.getByText('Unanswered questions').click()
  await expect(page.getByRole('button', { name: /^Questions 2–\d+$/ })).toBeVisible()
  await check(page, 'review with the list of open questions')
  await page.getByRole('button', { name: 'Go to the first unanswered question' }).click()
  await expect(question(page, 2)).toBeVisible()
})

test('the screens of recruiters are accessible', async ({ page }) => {
  await checkScreens(page, 'recruiter')
})

test('the screens of recruiters fit a phone', async ({ page }) => {
  await signIn(page, 'recruiter')
  await checkStaffOnPhone(page)
})

test('the settings of a company are accessible', async ({ page }) => {
  await checkScreens(page, 'admin')
})

test('the screens of the provider are accessible, and the style guide shows whole pages', async ({
  page,
}) => {
  await checkScreens(page, 'provider')
  await test.step('pages in frames', () => checkStyleGuide(page))
})

test('the second checker reports what is planted, and names the element', async ({ page }) => {
  await page.setContent(
    `<html lang="en"><title>Planted</title><main><h1>Planted</h1>
      <button aria-label="Leave Harbor">Leave this company</button><output>3 users</output></main>`,
  )
  const found = await findWithSecondChecker(page)
  expect(found).toEqual([
    expect.stringMatching(/^label_name_visible .*<button aria-label="Leave Harbor">/),
    expect.stringMatching(/^input_label_exists .*<output>/),
  ])
  await page.setContent(
    `<html lang="en"><title>Planted</title><main><h1>Planted</h1><output>Behind</output></main>
      <dialog aria-label="Leave"><output class="in-front">3 users</output></dialog>`,
  )
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  expect(await findWithSecondChecker(page)).toEqual([
    expect.stringMatching(/^input_label_exists .*in-front/),
  ])
})

test('with reduced motion nothing moves, and no colour takes its time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'recruiter')
  await goTo(page, '/hire')
  await expect(page.getByRole('table')).toBeVisible()
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).transitionProperty !== 'none')
      .map((one) => one.outerHTML.slice(0, 80)),
  )
  expect(moving).toEqual([])
})

/** One app for all screens of a role: each is reached inside of it, as by a link. */
async function checkScreens(page: Page, role: Role): Promise<void> {
  const own = screens.filter((one) => one.role === role)
  test.setTimeout(60_000 + SCREEN_MS * own.length)
  await signIn(page, role)
  for (const screen of own) {
    await goTo(page, screen.path)
    await screen.prepare?.(page)
    await expect(page, screen.name).toHaveTitle(titled(screen.title))
    await expectLoaded(page, screen)
    await check(page, screen.name)
  }
}

async function check(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name)
  await expectNoSidewaysScroll(page, name)
}

/** As on an empty installation; that its server says so is tested there (first-admin.test.ts). */
async function checkFirstAdmin(open: Page): Promise<void> {
  const page = await open.context().newPage()
  await page.route('**/auth/v1/first-admin/', (route) =>
    answer(route, { json: { data: { is_needed: true } } }),
  )
  await page.goto('/first-admin')
  await expect(page.getByRole('button', { name: 'Create the admin' })).toBeVisible()
  await check(page, 'first-admin-form')
  await page.close()
}

async function checkCareerPages(page: Page): Promise<void> {
  const list = '/careers/harbor-pine-logistics'
  await page.goto(list)
  await expect(page).toHaveTitle('Careers at Harbor & Pine Logistics')
  await check(page, 'career-page')
  const position = page.getByRole('listitem').getByRole('link').first()
  const name = await position.innerText()
  await position.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await check(page, 'career-page-position')
  for (const path of [`${list}?q=no+such+job`, `${list}/embed`, `${list}/jobs/none`]) {
    await page.goto(path)
    await check(page, path)
  }
}

async function checkGuides(page: Page): Promise<void> {
  for (const name of ['Operations', 'Testing']) {
    await page.goto(`/docs/${name.toLowerCase()}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await check(page, name)
  }
}

async function checkStaffOnPhone(page: Page): Promise<void> {
  await goTo(page, '/hire')
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
}

/** Its frames show pages of the app, though no other page may load the app into a frame. */
async function checkStyleGuide(page: Page): Promise<void> {
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
}
