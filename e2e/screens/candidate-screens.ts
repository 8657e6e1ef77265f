/** What candidates see. */
import { expect, type Page } from '@playwright/test'

import {
  accept,
  activityCard,
  applyAsNew,
  choose,
  equalOpportunityCard,
  newCandidate,
  openInstruction,
  openPosition,
  openReview,
  openTracker,
  timedPosition,
} from '../pages/candidate.ts'
import type { Screen } from './screen.ts'

export const candidateScreens: Screen[] = [
  { name: 'progress', path: '/user/progress', role: 'candidate', title: 'My progress' },
  {
    name: 'tracker',
    path: '/user/progress',
    role: 'candidate',
    title: openPosition().title,
    prepare: openTracker,
  },
  {
    name: 'hand-over',
    path: '/user/progress',
    role: 'candidate',
    title: openPosition().title,
    prepare: async (page) => {
      await openTracker(page)
      await page.getByRole('button', { name: 'Continue on another device' }).click()
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    },
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
    name: 'practice',
    path: '/login',
    role: 'anonymous',
    title: 'Before you start: Numerical reasoning',
    prepare: async (page) => {
      // The demo's candidate has no skill test to take.
      const position = timedPosition()
      const { origin: url } = new URL(page.url())
      await applyAsNew(page, { url, candidate: newCandidate(), position })
      await openInstruction(page, 'Numerical reasoning')
      await page.getByRole('button', { name: 'Start practice' }).click()
      await choose(page, '148')
      await page.getByRole('button', { name: 'Check my answer' }).click()
    },
  },
  {
    name: 'question',
    path: '/user/progress',
    role: 'candidate',
    title: 'Personality',
    prepare: openQuestion,
  },
  {
    name: 'change-password',
    path: '/change-password',
    role: 'candidate',
    title: 'Change your password',
  },
  {
    name: 'second-factors',
    path: '/second-factors',
    role: 'candidate',
    title: 'Two-factor authentication',
  },
  {
    name: 'sessions',
    path: '/sessions',
    role: 'candidate',
    title: 'Where you are signed in',
  },
  {
    name: 'companies',
    path: '/user/companies',
    role: 'recruiter',
    title: 'Companies you work for',
  },
  { name: 'my-offers', path: '/user/offers', role: 'candidate', title: 'My offers' },
  { name: 'my-job', path: '/user/job-profile', role: 'candidate', title: 'My job' },
  { name: 'reports', path: '/user/reports', role: 'candidate', title: 'My Reports' },
  {
    name: 'job-experiences',
    path: '/user/job-experiences',
    role: 'candidate',
    title: 'My Experience',
  },
  { name: 'my-privacy', path: '/user/privacy', role: 'candidate', title: 'Privacy' },
  {
    name: 'personal-profile',
    path: '/user/personal-profile',
    role: 'candidate',
    title: 'My Profile',
  },
  {
    name: 'equal-opportunity',
    path: '/user/progress',
    role: 'candidate',
    title: 'Equal-opportunity questions',
    prepare: openEqualOpportunity,
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
]

/** A question with an answer; the attempt may have been begun by the screenshot before, or on another device. */
async function openQuestion(page: Page): Promise<void> {
  await openTracker(page)
  const enter = activityCard(page, 'Personality').getByRole('link', { name: /^(Start|Continue)/ })
  await enter.click()
  const pledge = page.getByRole('button', { name: 'Accept and start' })
  const choices = page.getByRole('radio')
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(pledge.or(choices.first()).or(submit)).toBeVisible()
  if (await pledge.isVisible()) await accept(page)
  if (await submit.isVisible()) return
  // By its key: a choice by pointer goes on to the next question after a moment.
  await page.keyboard.press('4')
  await expect(choices.nth(3)).toBeChecked()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
}

async function openEqualOpportunity(page: Page): Promise<void> {
  await openTracker(page)
  await equalOpportunityCard(page).getByRole('link').click()
  await expect(page.getByLabel(/^Gender/)).toBeVisible()
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}
