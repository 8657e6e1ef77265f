/** The settings of a company. */
import { expect } from '@playwright/test'

import { previewedBody } from '../pages/email-editor.ts'
import type { Screen } from './screen.ts'

export const settingsScreens: Screen[] = [
  {
    name: 'settings-not-authorized',
    path: '/settings',
    role: 'recruiter',
    title: 'You do not have permission to see this page',
  },
  {
    name: 'settings-details',
    path: '/settings/details',
    role: 'admin',
    title: 'Company details',
  },
  {
    name: 'settings-white-label',
    path: '/settings/white-label',
    role: 'admin',
    title: 'White label',
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
  { name: 'settings-imports', path: '/settings/import-data', role: 'admin', title: 'Data imports' },
  {
    name: 'settings-import-file',
    path: '/settings/upload-import-file',
    role: 'admin',
    title: 'Import a file',
  },
  {
    name: 'settings-requisitions',
    path: '/settings/requisitions',
    role: 'admin',
    title: 'Requisitions',
  },
  { name: 'settings-job-board', path: '/settings/job-board', role: 'admin', title: 'Career page' },
  {
    name: 'settings-rejection-reasons',
    path: '/settings/custom/rejection-reason',
    role: 'admin',
    title: 'Rejection reasons',
  },
  { name: 'settings-tags', path: '/settings/custom/tags', role: 'admin', title: 'Tags' },
  {
    name: 'settings-onboarding-forms',
    path: '/settings/onboarding-forms',
    role: 'admin',
    title: 'Onboarding forms',
  },
  {
    name: 'settings-onboarding-form-new',
    path: '/settings/onboarding-forms/new',
    role: 'admin',
    title: 'New onboarding form',
  },
  {
    name: 'settings-email-templates',
    path: '/settings/templates/email',
    role: 'admin',
    title: 'Email templates',
  },
  {
    name: 'settings-email-template',
    path: '/settings/templates/email/next-step',
    role: 'admin',
    title: 'Invitation to the next step',
    prepare: async (page) => {
      await expect(previewedBody(page)).toContainText('Hello Emily,')
    },
  },
  { name: 'settings-sources', path: '/settings/sources', role: 'admin', title: 'Sources' },
  {
    name: 'settings-kiosk-stations',
    path: '/settings/kiosk-stations',
    role: 'admin',
    title: 'Kiosk stations',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add a station' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a kiosk station' })
      await dialog.getByRole('checkbox', { name: 'Show today’s list' }).check()
      await dialog.getByLabel('The list names candidates of').selectOption('requisitions')
      const list = dialog.getByRole('listbox')
      // A list closes again when its dialog scrolls, as it may when the field comes into view. On a touch screen it is in
      // the page before it is shown.
      await expect(async () => {
        if ((await list.count()) === 0)
          await dialog.getByRole('combobox', { name: 'Requisitions' }).click()
        await expect(list.locator('..')).toHaveCSS('opacity', '1', { timeout: 2000 })
      }).toPass()
      await list.getByRole('option').first().click()
      // Closes the list, and nothing else.
      await page.keyboard.press('Escape')
      await expect(list).toHaveCount(0)
      await expect(dialog.getByRole('row')).toHaveCount(1)
    },
  },
  {
    name: 'settings-invitations',
    path: '/settings/users/invitations',
    role: 'admin',
    title: 'Invitations',
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
    name: 'settings-interview-questions',
    path: '/settings/templates/interview-question',
    role: 'admin',
    title: 'Interview questions',
    prepare: async (page) => {
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    },
  },
  {
    name: 'settings-interview-question',
    path: '/settings/templates/interview-question',
    role: 'admin',
    title: 'Interview question',
    prepare: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').press('Enter')
      await expect(
        page.getByRole('textbox', { name: 'Follow-up questions and notes' }),
      ).toBeVisible()
    },
  },
  {
    name: 'settings-interview-guides',
    path: '/settings/templates/interview-question/guides',
    role: 'admin',
    title: 'Interview questions',
    prepare: async (page) => {
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    },
  },
  {
    name: 'settings-interview-guide',
    path: '/settings/templates/interview-question/guides?search=operations',
    role: 'admin',
    title: 'First interview, operations',
    prepare: async (page) => {
      // The list of before stays until the one that was searched has come.
      await expect(page.getByRole('status', { name: 'Results' })).toHaveText('1 guide')
      await page.getByRole('link', { name: 'First interview, operations' }).press('Enter')
      await expect(page.getByRole('list', { name: 'Questions of the guide' })).toBeVisible()
    },
  },
  {
    name: 'settings-interview-picker',
    path: '/settings/templates/interview-question/guides/new',
    role: 'admin',
    title: 'New interview guide',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add questions' }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'settings-retention',
    path: '/settings/privacy?ended=90&hired=off',
    role: 'admin',
    title: 'Retention',
    prepare: async (page) => {
      await expect(page.getByRole('link', { name: 'See which applications' })).toBeVisible()
    },
  },
  {
    name: 'settings-due',
    path: '/settings/privacy/due?ended=90&hired=off',
    role: 'admin',
    title: 'Due to be anonymised',
    prepare: async (page) => {
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    },
  },
  {
    name: 'settings-privacy-texts',
    path: '/settings/privacy/texts',
    role: 'admin',
    title: 'Privacy texts',
  },
  {
    name: 'settings-privacy-text',
    path: '/settings/privacy/texts/privacy',
    role: 'admin',
    title: 'Privacy notice',
  },
  {
    name: 'settings-legal-holds',
    path: '/settings/privacy/legal-holds',
    role: 'admin',
    title: 'Legal holds',
  },
  {
    name: 'settings-new-hold',
    path: '/settings/privacy/legal-holds/new?search=a',
    role: 'admin',
    title: 'Place a hold',
  },
  {
    name: 'settings-new-hold-dialog',
    path: '/settings/privacy/legal-holds/new?search=a',
    role: 'admin',
    title: 'Place a hold',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Keep the application of/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'settings-text-templates',
    path: '/settings/templates/message',
    role: 'admin',
    title: 'Text templates',
  },
  {
    name: 'settings-separation-reasons',
    path: '/settings/custom/separation-reason',
    role: 'admin',
    title: 'Separation reasons',
  },
  {
    name: 'settings-phone-numbers',
    path: '/settings/phone-numbers',
    role: 'admin',
    title: 'Phone numbers',
  },
  {
    name: 'settings-scoring-criteria',
    path: '/settings/templates/scoring-criteria',
    role: 'admin',
    title: 'Scoring criteria',
  },
  {
    name: 'settings-personal-fields',
    path: '/settings/user-fields',
    role: 'admin',
    title: 'Personal fields',
  },
  {
    name: 'settings-job-fields',
    path: '/settings/user-fields/job-fields',
    role: 'admin',
    title: 'Job fields',
  },
  {
    name: 'settings-application-fields',
    path: '/settings/user-fields/application-fields',
    role: 'admin',
    title: 'Application fields',
  },
]
