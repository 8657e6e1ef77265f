import { expect, type Page } from '@playwright/test'

import { DEMO_INVITATIONS, DEMO_INVITING, DEMO_PATHWAY } from '../src/server/db/demo/doors.ts'
import type { Role } from './fixtures/sign-in.ts'
import {
  accept,
  activityCard,
  openInstruction,
  openPosition,
  openReview,
  openTracker,
} from './pages/candidate.ts'
import { openNewestMail, receiveMail } from './pages/mailbox.ts'
import { openApplicants, openRequisitionActivity, openScorecard, openTrail } from './pages/staff.ts'

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
    name: 'participant-door',
    path: `/login/participant/${openPosition().uuid}`,
    role: 'anonymous',
    title: openPosition().title,
  },
  {
    name: 'interview-door',
    path: `/login/interview/${DEMO_INVITATIONS.interview}`,
    role: 'anonymous',
    title: `Interview: ${openPosition().title}`,
  },
  {
    name: 'scorecard-door',
    path: `/login/scorecard/${DEMO_INVITATIONS.scorecard}/1`,
    role: 'anonymous',
    title: `Scorecard: ${openPosition().title}`,
  },
  {
    name: 'pathway-door',
    path: `/login/career-pathways/${DEMO_INVITATIONS['career-pathways']}`,
    role: 'anonymous',
    title: DEMO_PATHWAY.title,
  },
  {
    name: 'interview-list-door',
    path: `/login/interview-list/${DEMO_INVITATIONS['interview-list']}`,
    role: 'anonymous',
    title: `Interviews: ${openPosition().title}`,
  },
  {
    name: 'admin-door',
    path: `/login/admin/${DEMO_INVITING.companyUuid}`,
    role: 'anonymous',
    title: 'Admin Console: Harbor & Pine Logistics',
  },
  {
    name: 'wrong-door',
    path: `/login/interview/${DEMO_INVITATIONS.scorecard}`,
    role: 'anonymous',
    title: 'This link opens nothing',
  },
  {
    name: 'first-admin',
    path: '/first-admin',
    role: 'anonymous',
    title: 'This installation has its admin',
  },
  {
    name: 'request-password-reset',
    path: '/request-password-reset',
    role: 'anonymous',
    title: 'Forgot your password?',
  },
  {
    name: 'reset-password',
    path: '/change-password/00000000-0000-4000-8000-000000000000/token',
    role: 'anonymous',
    title: 'Set a new password',
  },
  {
    name: 'reset-password-incomplete',
    path: '/reset-password',
    role: 'anonymous',
    title: 'This link does not work',
  },
  {
    name: 'verify-email',
    path: '/verify-email/00000000-0000-4000-8000-000000000000/token',
    role: 'anonymous',
    title: 'This link does not work',
  },
  {
    name: 'mailbox',
    path: '/mailbox',
    role: 'anonymous',
    title: 'Mailbox',
    prepare: receiveMail,
  },
  {
    name: 'mailbox-message',
    path: '/mailbox',
    role: 'anonymous',
    title: 'Set a new Fairlead password',
    prepare: async (page) => {
      await receiveMail(page)
      await openNewestMail(page, 'Set a new Fairlead password')
    },
  },
  { name: 'terms', path: '/terms', role: 'anonymous', title: 'Terms' },
  { name: 'privacy', path: '/privacy', role: 'anonymous', title: 'Privacy' },
  {
    name: 'sign-on-without-provider',
    path: '/login/sso/00000000-0000-4000-8000-000000000000',
    role: 'anonymous',
    title: 'This link leads to no single sign-on',
  },
  {
    name: 'sign-on-failed',
    path: '/okta/callback',
    role: 'anonymous',
    title: 'Error Encountered',
  },
  { name: 'not-found', path: '/not-found', role: 'anonymous', title: 'We cannot find this page' },
  {
    name: 'not-authorized',
    path: '/not-authorized',
    role: 'anonymous',
    title: 'You do not have permission to see this page',
  },
  { name: 'place-public', path: '/terms', role: 'anonymous', title: 'Terms' },
  { name: 'place-candidate', path: '/user/reports', role: 'candidate', title: 'My Reports' },
  {
    name: 'place-staff',
    path: '/account/dashboard',
    role: 'recruiter',
    title: 'Candidate Overview',
  },
  {
    name: 'place-of-requisition',
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: openRequisitionActivity,
  },
  { name: 'place-provider', path: '/admin', role: 'provider', title: 'Customers' },
  {
    name: 'settings-not-authorized',
    path: '/settings',
    role: 'recruiter',
    title: 'You do not have permission to see this page',
  },

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
    title: 'Security of your account',
  },
  {
    name: 'sessions',
    path: '/sessions',
    role: 'candidate',
    title: 'Where you are signed in',
  },
  { name: 'my-privacy', path: '/user/privacy', role: 'candidate', title: 'Privacy' },
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
  { name: 'settings-users', path: '/settings/users', role: 'admin', title: 'Users' },
  {
    name: 'settings-user',
    path: '/settings/users',
    role: 'admin',
    title: /\p{Lu}\S+ \p{Lu}.+/u,
    prepare: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').click()
      await page.getByLabel('Only these, and those of their teams').first().check()
    },
  },
  {
    name: 'settings-invitations',
    path: '/settings/users/invitations',
    role: 'admin',
    title: 'Invitations',
  },
  {
    name: 'settings-privacy-texts',
    path: '/settings/privacy',
    role: 'admin',
    title: 'Privacy texts',
  },
  {
    name: 'settings-privacy-text',
    path: '/settings/privacy/privacy',
    role: 'admin',
    title: 'Privacy notice',
  },
  { name: 'settings-roles', path: '/settings/security', role: 'admin', title: 'Roles' },
  {
    name: 'settings-new-role',
    path: '/settings/security/roles/new?from=Recruiter',
    role: 'admin',
    title: 'New role',
  },
  {
    name: 'settings-sign-in',
    path: '/settings/security/sign-in',
    role: 'admin',
    title: 'Sign-in rules',
  },
  {
    name: 'settings-single-sign-on',
    path: '/settings/security/single-sign-on',
    role: 'admin',
    title: 'Single sign-on',
  },
  {
    name: 'settings-audit-trail',
    path: '/settings/security/audit-trail',
    role: 'admin',
    title: 'Audit trail',
  },
  {
    name: 'join-wrong-link',
    path: '/join/00000000-0000-4000-8000-000000000000/token',
    role: 'anonymous',
    title: 'This link does not work',
  },
  { name: 'no-company', path: '/hire', role: 'provider', title: 'You are not in a company yet' },
  { name: 'styleguide', path: '/styleguide', role: 'provider', title: 'Fairlead UI' },
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
