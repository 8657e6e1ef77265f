/** What staff and the provider see, the settings apart. */
import { expect } from '@playwright/test'

import { PROFILE_SETUP_PARTS } from '../../src/web/features/job-profiles/profile-search.ts'
import { SETUP_PARTS } from '../../src/web/features/plan-editor/setup-paths.ts'
import { openPosition } from '../pages/candidate.ts'
import { previewedBody } from '../pages/email-editor.ts'
import { openProfileSetup, setUpProfile } from '../pages/job-profiles.ts'
import {
  openActivity,
  openAnswerNumbers,
  openBuilder,
  openClasses,
  openJobOffers,
  openPreview,
  openSetup,
} from '../pages/requisition-builder.ts'
import {
  openAnswers,
  openApplicants,
  openBesideList,
  openBoard,
  openComparison,
  openParticipant,
  openPrintedScorecard,
  openScorecard,
  openTrail,
} from '../pages/staff.ts'
import type { Screen } from './screen.ts'

export const staffScreens: Screen[] = [
  { name: 'my-tasks', path: '/my-tasks', role: 'recruiter', title: 'My tasks' },
  { name: 'requisitions', path: '/hire', role: 'recruiter', title: 'Requisitions' },
  {
    name: 'requisition-templates',
    path: '/hire/templates',
    role: 'recruiter',
    title: 'Requisition templates',
  },
  { name: 'employees', path: '/people', role: 'admin', title: 'Employees' },
  {
    name: 'possible-duplicates',
    path: '/people/duplicates',
    role: 'admin',
    title: 'Possible duplicates',
  },
  { name: 'job-profiles', path: '/jobprofile', role: 'recruiter', title: 'Job profiles' },
  ...PROFILE_SETUP_PARTS.map((part): Screen => ({
    name: `profile-${part}`,
    path: '/jobprofile',
    role: 'admin',
    title: setUpProfile(),
    prepare: (page) => openProfileSetup(page, part),
  })),
  {
    name: 'participant',
    path: '/jobprofile',
    role: 'recruiter',
    title: /^\S+ \S+/,
    prepare: openParticipant,
  },
  { name: 'candidates', path: '/applicants', role: 'recruiter', title: 'Candidates' },
  {
    name: 'applicants',
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: openApplicants,
  },
  {
    name: 'applicant-beside-list',
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: openBesideList,
  },
  {
    name: 'applicant-board',
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: openBoard,
  },
  {
    name: 'requisition-activity',
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: openActivity,
  },
  {
    name: 'hiring-classes',
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: openClasses,
  },
  {
    name: 'requisition-offers',
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: openJobOffers,
  },
  {
    name: 'equal-opportunity-numbers',
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: openAnswerNumbers,
  },
  {
    name: 'builder-title',
    path: '/hire/smartreq-builder/job-title',
    role: 'recruiter',
    title: 'New requisition',
  },
  ...SETUP_PARTS.map((part): Screen => ({
    name: `setup-${part}`,
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: (page) => openSetup(page, part),
  })),
  ...(['steps', 'attributes', 'questions', 'details', 'complete'] as const).map((step): Screen => ({
    name: `builder-${step}`,
    path: '/hire',
    role: 'recruiter',
    title: openPosition().title,
    prepare: (page) => openBuilder(page, step),
  })),
  {
    name: 'plan-preview',
    path: '/hire',
    role: 'recruiter',
    title: 'Preview as a candidate',
    prepare: openPreview,
  },
  {
    name: 'compare',
    path: '/hire',
    role: 'recruiter',
    title: 'Compare applicants',
    prepare: openComparison,
  },
  {
    name: 'scorecard',
    path: '/hire',
    role: 'recruiter',
    title: /\p{Lu}\S+ \p{Lu}.+/u,
    prepare: openScorecard,
  },
  {
    name: 'scorecard-answers',
    path: '/hire',
    role: 'recruiter',
    title: /\p{Lu}\S+ \p{Lu}.+/u,
    prepare: openAnswers,
  },
  {
    name: 'scorecard-print',
    path: '/hire',
    role: 'recruiter',
    title: /Print: .+/u,
    prepare: openPrintedScorecard,
  },
  {
    // With what only roles with private data see.
    name: 'scorecard-private',
    path: '/hire',
    role: 'admin',
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
  ...(
    ['my-interviews', 'all', 'my-availability', 'my-profile', 'my-calibration', 'load'] as const
  ).map((part): Screen => ({
    name: part === 'all' ? 'all-interviews' : part,
    path: `/interviews/${part}`,
    role: 'recruiter',
    title: 'Interviews',
  })),
  {
    name: 'select-applicant',
    path: '/start-interview/select-applicant',
    role: 'recruiter',
    title: 'Start an interview',
  },
  { name: 'choose-company', path: '/choose-company', role: 'provider', title: 'Choose a company' },
  { name: 'email-editor', path: '/email-editor', role: 'provider', title: 'Email templates' },
  {
    name: 'email-editor-template',
    path: '/email-editor/reset-password',
    role: 'provider',
    title: 'Password reset',
    prepare: async (page) => {
      await expect(previewedBody(page)).toContainText('Hello Emily,')
    },
  },
  { name: 'styleguide', path: '/styleguide', role: 'provider', title: 'Fairlead UI' },
]
