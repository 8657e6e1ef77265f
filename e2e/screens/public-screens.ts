/** What needs no account: login pages, passwords, the mailbox, and what an address without a screen shows. */
import { expect, type Page } from '@playwright/test'

import { DEMO_CANDIDATE } from '../../src/server/db/demo/companies.ts'
import {
  DEMO_INVITATIONS,
  DEMO_INVITING,
  DEMO_PATHWAY,
  DEMO_PROFILE,
  DEMO_PROFILE_TITLE,
} from '../../src/server/db/demo/login-pages.ts'
import { openPosition } from '../pages/candidate.ts'
import { openMail, receiveMail } from '../pages/mailbox.ts'
import type { Screen } from './screen.ts'

export const publicScreens: Screen[] = [
  { name: 'login', path: '/login', role: 'anonymous', title: 'Sign in' },
  {
    name: 'start-interview',
    path: '/start-interview',
    role: 'anonymous',
    title: 'Start an interview',
  },
  {
    name: 'create-account',
    path: '/create-account',
    role: 'anonymous',
    title: 'Create an account',
  },
  {
    name: 'create-account-with-mistakes',
    path: '/create-account',
    role: 'anonymous',
    title: 'Create an account',
    prepare: createAccountWithMistakes,
  },
  {
    name: 'applicant-login-page',
    path: `/login/applicant/${openPosition().uuid}`,
    role: 'anonymous',
    title: openPosition().title,
  },
  {
    name: 'application-start',
    path: `/login/applicant/${openPosition().uuid}?apply=1`,
    role: 'anonymous',
    title: openPosition().title,
  },
  {
    name: 'sign-in-link',
    path: '/sign-in-link/00000000-0000-4000-8000-000000000000/token',
    role: 'anonymous',
    title: 'Sign in to continue',
  },
  {
    name: 'participant-login-page',
    path: `/login/participant/${DEMO_PROFILE.uuid}`,
    role: 'anonymous',
    title: DEMO_PROFILE_TITLE,
  },
  {
    name: 'interview-login-page',
    path: `/login/interview/${DEMO_INVITATIONS.interview}`,
    role: 'anonymous',
    title: `Interview: ${openPosition().title}`,
  },
  {
    name: 'scorecard-login-page',
    path: `/login/scorecard/${DEMO_INVITATIONS.scorecard}/1`,
    role: 'anonymous',
    title: `Scorecard: ${openPosition().title}`,
  },
  {
    name: 'pathway-login-page',
    path: `/login/career-pathways/${DEMO_INVITATIONS['career-pathways']}`,
    role: 'anonymous',
    title: DEMO_PATHWAY.title,
  },
  {
    name: 'interview-list-login-page',
    path: `/login/interview-list/${DEMO_INVITATIONS['interview-list']}`,
    role: 'anonymous',
    title: `Interviews: ${openPosition().title}`,
  },
  {
    name: 'admin-login-page',
    path: `/login/admin/${DEMO_INVITING.companyUuid}`,
    role: 'anonymous',
    title: 'Admin Console: Harbor & Pine Logistics',
  },
  {
    name: 'wrong-login-page',
    path: `/login/interview/${DEMO_INVITATIONS.scorecard}`,
    role: 'anonymous',
    title: 'This link opens nothing',
  },
  { name: 'kiosk', path: '/kiosk', role: 'anonymous', title: 'Set up a kiosk station' },
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
    name: 'stop-emails',
    path: '/stop-emails/1/00000000-0000-4000-8000-000000000000/token',
    role: 'anonymous',
    title: 'This link does not work',
  },
  {
    name: 'shared-scorecard-ended',
    path: '/shared-scorecard/token',
    role: 'anonymous',
    title: 'This link does not open a scorecard',
  },
  {
    name: 'signing-link-wrong',
    path: '/sign/token',
    role: 'anonymous',
    title: 'This link does not work',
  },
  {
    name: 'verify-document',
    path: '/verify-document',
    role: 'anonymous',
    title: 'Verify a document',
  },
  {
    name: 'verify-document-not-sealed',
    path: '/verify-document',
    role: 'anonymous',
    title: 'Verify a document',
    prepare: verifyUnsealed,
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
      await openMail(page, { subject: 'Set a new Fairlead password', to: DEMO_CANDIDATE.email })
    },
  },
  { name: 'device-check', path: '/test', role: 'anonymous', title: 'Check your device' },
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
  {
    name: 'join-wrong-link',
    path: '/join/00000000-0000-4000-8000-000000000000/token',
    role: 'anonymous',
    title: 'This link does not work',
  },
]

async function createAccountWithMistakes(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Last name').fill('Duarte')
  await page.getByLabel('Email').fill('ines@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Repeat the password').fill('other')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('The passwords do not match.')).toBeVisible()
}

async function verifyUnsealed(page: Page): Promise<void> {
  const file = { name: 'Draft.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByText('This document has no seal')).toBeVisible()
}
