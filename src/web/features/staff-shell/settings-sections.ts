// The sections of the settings, in the order of their list. A new screen gets its line here.
import { msg } from '@lingui/core/macro'

import { OFFER_SECTIONS } from './offer-sections.ts'
import type { SectionGroup } from './section-group.ts'

export const SETTINGS_SECTIONS: readonly SectionGroup[] = [
  {
    name: msg`Company`,
    sections: [
      {
        href: '/settings/details',
        name: msg`Company details`,
        keywords: msg`company name, size, time zone, languages, preferences`,
      },
      {
        href: '/settings/white-label',
        name: msg`White label`,
        keywords: msg`logo, brand, color, header`,
      },
    ],
  },
  {
    name: msg`People`,
    sections: [
      {
        href: '/settings/users',
        name: msg`Users`,
        keywords: msg`colleagues, staff, members, permissions`,
      },
      {
        href: '/settings/users/invitations',
        name: msg`Invitations`,
        keywords: msg`invite, colleagues, join`,
      },
      {
        href: '/settings/import-data',
        name: msg`Data imports`,
        keywords: msg`upload, CSV, Excel, employees, spreadsheet`,
        flag: 'all_employee_access',
      },
      {
        href: '/settings/custom/separation-reason',
        name: msg`Separation reasons`,
        keywords: msg`turnover, leaving, termination, resignation`,
      },
      {
        href: '/settings/user-fields/personal-fields',
        name: msg`Personal fields`,
        keywords: msg`custom fields, employee data, people, attributes of a person`,
      },
    ],
  },
  {
    name: msg`Hiring`,
    sections: [
      {
        href: '/settings/requisitions',
        name: msg`Requisitions`,
        keywords: msg`approval, contact for candidates, jobs`,
      },
      {
        href: '/settings/job-board',
        name: msg`Career page`,
        keywords: msg`job board, open positions, public page, website`,
      },
      {
        href: '/settings/sources',
        name: msg`Sources`,
        keywords: msg`referrals, job boards, tracked links`,
      },
      {
        href: '/settings/kiosk-stations',
        name: msg`Kiosk stations`,
        keywords: msg`devices, tablets, PIN`,
      },
      {
        href: '/settings/custom/rejection-reason',
        name: msg`Rejection reasons`,
        keywords: msg`decline, disposition`,
      },
      {
        href: '/settings/user-fields/application-fields',
        name: msg`Application fields`,
        keywords: msg`custom fields, application form, questions for candidates`,
      },
      {
        href: '/settings/user-fields/job-fields',
        name: msg`Job fields`,
        keywords: msg`custom fields, requisition data, cost center`,
      },
      {
        href: '/settings/onboarding-forms',
        name: msg`Onboarding forms`,
        keywords: msg`new employees, first day, paperwork`,
      },
      {
        href: '/settings/phone-numbers',
        name: msg`Phone numbers`,
        keywords: msg`SMS, sender, calls`,
      },
      {
        href: '/settings/custom/tags',
        name: msg`Tags`,
        keywords: msg`labels, keywords`,
      },
      {
        href: '/settings/templates/scoring-criteria',
        name: msg`Scoring criteria`,
        keywords: msg`ratings, rubric, anchors`,
      },
      {
        href: '/settings/templates/interview-question',
        name: msg`Interview questions`,
        keywords: msg`interview guides, question library`,
      },
      {
        href: '/settings/templates/email',
        name: msg`Email templates`,
        keywords: msg`messages, sender, subject`,
      },
      {
        href: '/settings/templates/message',
        name: msg`Text templates`,
        keywords: msg`text messages, SMS, phone`,
      },
    ],
  },
  OFFER_SECTIONS,
  {
    name: msg`Measurement`,
    sections: [
      {
        href: '/settings/attributes',
        name: msg`Attributes`,
        keywords: msg`competencies, traits, skills, what is measured`,
      },
      {
        href: '/settings/outcome',
        name: msg`Outcomes`,
        keywords: msg`performance, turnover, satisfaction, results`,
      },
      {
        href: '/settings/measurement/pre-screen-questions',
        name: msg`Screening questions`,
        keywords: msg`pre-screen questions, question library, knock-out`,
      },
      {
        href: '/settings/templates/screening-question',
        name: msg`Question sets`,
        keywords: msg`screening questions, templates, order`,
      },
      {
        href: '/settings/measurement/personal-assessments',
        name: msg`Personal assessments`,
        keywords: msg`personality, competencies, interests, values, norms`,
      },
      {
        href: '/settings/measurement/job-assessments',
        name: msg`Job assessments`,
        keywords: msg`skills tests, language test, numbers, verbal, math`,
      },
      {
        href: '/settings/measurement/typing-test',
        name: msg`Typing tests`,
        keywords: msg`keyboard, words per minute, speed`,
      },
      {
        href: '/settings/measurement/employee-questions',
        name: msg`Employee questions`,
        keywords: msg`surveys, employees, satisfaction`,
      },
      {
        href: '/settings/measurement/employee-performance',
        name: msg`Performance questions`,
        keywords: msg`performance reviews, managers, evaluation`,
      },
    ],
  },
  {
    name: msg`Security`,
    sections: [
      {
        href: '/settings/security',
        name: msg`Roles`,
        keywords: msg`permissions, access rights`,
      },
      {
        href: '/settings/security/sign-in',
        name: msg`Sign-in rules`,
        keywords: msg`password, second step, two-factor authentication, sessions`,
      },
      {
        href: '/settings/security/single-sign-on',
        name: msg`Single sign-on`,
        keywords: msg`SSO, SAML, OpenID Connect, identity provider`,
        flag: 'full_access',
      },
      {
        href: '/settings/security/audit-trail',
        name: msg`Audit trail`,
        keywords: msg`history, log, changes, export`,
      },
    ],
  },
  {
    name: msg`Privacy`,
    sections: [
      {
        href: '/settings/privacy',
        name: msg`Retention`,
        keywords: msg`anonymise, delete data, GDPR`,
      },
      {
        href: '/settings/privacy/legal-holds',
        name: msg`Legal holds`,
        keywords: msg`litigation, keep data`,
      },
      {
        href: '/settings/privacy/texts',
        name: msg`Privacy texts`,
        keywords: msg`consent, privacy notice, terms`,
      },
    ],
  },
]
