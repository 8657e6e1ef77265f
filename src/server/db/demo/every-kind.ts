// The requisition of the demo whose plan asks for everything that a plan can ask for. Data only.
import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import type { PlanBody } from '#contract/plan-editor/screening-plan.ts'

import { DEMO_COMPANIES } from './companies.ts'
import { NEW_EMPLOYEE_FORM } from './onboarding-forms.ts'

const company = DEMO_COMPANIES[1]
const recruiter = company?.staff.find(({ role }) => role === 'Recruiter')
if (company === undefined || recruiter === undefined)
  throw new Error('The demo has no second company with a recruiter.')

export const EVERY_KIND = {
  uuid: '4b7e1c95-83d2-4f06-ae58-d90c6b2f1a16',
  title: 'Care Coordinator',
  companyUuid: company.uuid,
  recruiterEmail: recruiter.email,
  details: {
    department: 'Home care',
    description:
      '<p>Plan the visits of forty caregivers, talk to families, and find a solution when plans change. This position has every kind of assessment there is.</p>',
    city: 'Providence',
    state: 'RI',
    country_code: 'US',
    openings: 2,
    retake_interval_days: 0,
  },
  weights: [
    { attribute: 'reliability', weight: 3 },
    { attribute: 'agreeableness-sympathy', weight: 2 },
    { attribute: 'numerical-reasoning', weight: 1 },
  ],
} as const

type Step = Pick<PlanBody['steps'][number], 'title' | 'standard_title'> & {
  /** By the slug of its content, in the order of the candidate. */
  readonly activities: readonly {
    slug: string
    settings?: ActivitySettings
    /** By its name. */
    onboardingForm?: string
  }[]
}

const SCREENING: ActivitySettings = {
  kind: 'screening-questions',
  questions: [
    {
      question_id: 'driving',
      account_question_id: null,
      type: 'yes_no',
      text: 'Do you have a driver’s license?',
      help: '',
      is_required: true,
    },
    {
      question_id: 'shifts',
      account_question_id: null,
      type: 'single_choice',
      text: 'Which shifts can you take?',
      help: '',
      is_required: true,
      options: [
        { value: 1, text: 'Early and late', is_knock_out: false },
        { value: 2, text: 'Early only', is_knock_out: false },
        { value: 3, text: 'None of them', is_knock_out: true },
      ],
    },
    {
      question_id: 'certificate',
      account_question_id: null,
      type: 'file',
      text: 'Your care certificate, if you have one',
      help: 'A scan or a photo as a PDF.',
      is_required: false,
      formats: ['pdf', 'docx', 'txt'],
    },
  ],
}

const FORM: ActivitySettings = {
  kind: 'application-form',
  sections: [
    {
      section_id: 'contact',
      title: 'Contact details',
      standard_title: 'contact',
      fields: [
        { source: 'standard', name: 'phone', is_required: true },
        { source: 'standard', name: 'city', is_required: false },
      ],
    },
    {
      section_id: 'more',
      title: 'More about you',
      standard_title: 'more',
      fields: [{ source: 'standard', name: 'resume', is_required: true }],
    },
  ],
}

const INTERVIEW: ActivitySettings = {
  kind: 'interview',
  mode: 'one',
  minutes: 45,
  format: 'video',
  place: '',
  interviewer_user_ids: [],
  guide: {
    intro: '<p>Introduce yourself, and say what a day of work is like.</p>',
    questions: [
      {
        question_id: 'changed-plans',
        text: 'Tell me about a day on which all plans changed.',
        help: 'Says what came first and why, and whom they informed.',
        anchors: ['', '', '', '', ''],
        attribute_type_id: null,
      },
    ],
  },
}

const OFFER: ActivitySettings = {
  kind: 'offer',
  offer_template_id: null,
  offer_details_template_id: null,
  signer_roles: ['recruiter'],
  signing_order: 'company_first',
  expiry_days: null,
  reminder: 'company',
  reminder_hours: 48,
  on_acceptance: 'nothing',
  on_decline: 'sender_task',
}

export const EVERY_KIND_STEPS: readonly Step[] = [
  {
    title: 'Application & assessments',
    standard_title: 'assessments',
    activities: [
      { slug: 'application-form', settings: FORM },
      { slug: 'screening-questions', settings: SCREENING },
      { slug: 'personality' },
      { slug: 'competencies' },
      { slug: 'interests' },
      { slug: 'values' },
      { slug: 'career-pathways' },
      { slug: 'numerical' },
      { slug: 'verbal' },
      { slug: 'maths' },
      { slug: 'typing-test-1' },
      {
        slug: 'speed-test',
        settings: {
          kind: 'speed-test',
          min_download_mbps: 5,
          min_upload_mbps: 1,
          max_latency_ms: 300,
        },
      },
      {
        slug: 'language-test',
        settings: { kind: 'language-test', language: 'en', instruction_language: 'en' },
      },
      { slug: 'video-introduction' },
      { slug: 'onboarding-form', onboardingForm: NEW_EMPLOYEE_FORM },
    ],
  },
  {
    title: 'Interview',
    standard_title: 'interview',
    activities: [{ slug: 'interview', settings: INTERVIEW }],
  },
  {
    title: 'Offer',
    standard_title: 'offer',
    activities: [{ slug: 'offer', settings: OFFER }],
  },
]
