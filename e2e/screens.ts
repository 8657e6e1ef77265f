import { expect, type Page } from '@playwright/test'

import type { Role } from './fixtures/sign-in.ts'
import {
  accept,
  activityCard,
  openInstruction,
  openPosition,
  openReview,
  openTracker,
} from './pages/candidate.ts'
import { openApplicants, openScorecard, openTrail } from './pages/staff.ts'

export type Screen = {
  /** Kebab-case; names the files. */
  name: string
  path: string
  role: Role
  /** What the browser's tab says, before the name of the product. */
  title: string | RegExp
  /** Steps between opening the path and the picture. */
  prepare?: (page: Page) => Promise<void>
}

/** Every screen that is photographed; add yours here. */
export const screens: Screen[] = [
  { name: 'login', path: '/login', role: 'anonymous', title: 'Sign in' },
  {
    name: 'create-account',
    path: '/create-account',
    role: 'anonymous',
    title: 'Create an account',
  },
  {
    name: 'applicant-door',
    path: `/login/applicant/${openPosition().uuid}`,
    role: 'anonymous',
    title: openPosition().title,
  },
  {
    name: 'first-admin',
    path: '/first-admin',
    role: 'anonymous',
    title: 'This installation has its admin',
  },
  { name: 'not-found', path: '/not-found', role: 'anonymous', title: 'We cannot find this page' },
  {
    name: 'not-authorized',
    path: '/not-authorized',
    role: 'anonymous',
    title: 'You do not have permission to see this page',
  },
  { name: 'styleguide', path: '/styleguide', role: 'anonymous', title: 'Fairlead UI' },

  { name: 'progress', path: '/user/progress', role: 'candidate', title: 'My progress' },
  {
    name: 'tracker',
    path: '/user/progress',
    role: 'candidate',
    title: openPosition().title,
    prepare: openTracker,
  },
  {
    name: 'instruction',
    path: '/user/progress',
    role: 'candidate',
    title: 'Before you start: Competencies',
    prepare: async (page) => {
      await openTracker(page)
      await openInstruction(page, 'Competencies')
    },
  },
  {
    name: 'question',
    path: '/user/progress',
    role: 'candidate',
    title: 'Personality',
    prepare: openQuestion,
  },
  { name: 'device', path: '/user/device', role: 'candidate', title: 'My device' },
  {
    name: 'review',
    path: '/user/progress',
    role: 'candidate',
    title: 'Review: Personality',
    prepare: async (page) => {
      await openQuestion(page)
      await openReview(page)
    },
  },
  {
    name: 'account-menu',
    path: '/user/progress',
    role: 'candidate',
    title: 'My progress',
    prepare: openAccountMenu,
  },

  { name: 'requisitions', path: '/hire', role: 'recruiter', title: 'Requisitions' },
  {
    name: 'applicants',
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: openApplicants,
  },
  {
    name: 'scorecard',
    path: '/hire',
    role: 'recruiter',
    title: /\p{Lu}\S+ \p{Lu}.+/u,
    prepare: openScorecard,
  },
  {
    name: 'trail',
    path: '/hire',
    role: 'recruiter',
    title: /What the devices sent: \p{Lu}\S+ \p{Lu}.+/u,
    prepare: openTrail,
  },
  { name: 'no-company', path: '/hire', role: 'provider', title: 'You are not in a company yet' },
]

/** What is loaded is there, and nothing stands in its place. */
export async function expectLoaded(page: Page, screen: Screen): Promise<void> {
  // The style guide shows what is busy for ever.
  if (screen.name === 'styleguide') return
  await expect(page.getByRole('heading').first(), screen.name).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]'), screen.name).toHaveCount(0)
}

/** A question with an answer; the attempt may have been begun by the picture before, or on another device. */
async function openQuestion(page: Page): Promise<void> {
  await openTracker(page)
  const enter = activityCard(page, 'Personality').getByRole('link', { name: /^(Start|Continue)$/ })
  await enter.click()
  const pledge = page.getByRole('button', { name: 'Accept and start' })
  const choices = page.getByRole('radio')
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(pledge.or(choices.first()).or(submit)).toBeVisible()
  if (await pledge.isVisible()) await accept(page)
  if (await submit.isVisible()) return
  await choices.nth(3).check({ force: true })
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}
