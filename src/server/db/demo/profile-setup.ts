// What is set up in some of the demo's job profiles: outcomes, measurement plans and predictive models. Data only.
import type { LocalizedText } from '#contract/core/shape.ts'
import type { OutcomeFrequency } from '#contract/job-profiles/job-profile-rules.ts'
import type { PredictiveModel } from '#contract/requisitions/predictive-models.ts'
import type { MEASURED_CATEGORIES } from '#contract/settings/settings-rules.ts'

import { DEMO_COMPANIES } from './companies.ts'

const [company] = DEMO_COMPANIES
if (company === undefined) throw new Error('The demo has no company.')

/** Whose profiles they are. */
export const PROFILE_SETUP_COMPANY = company

export type DemoOutcome = {
  readonly slug: string
  readonly category: (typeof MEASURED_CATEGORIES)[3][number]
  readonly name: LocalizedText
  readonly frequency: OutcomeFrequency
  /** What earns each point, from the lowest to the highest. */
  readonly anchors: readonly string[]
}

export const POINT_NAMES = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

const ATTENDANCE = {
  slug: 'own-attendance',
  category: 'performance',
  name: { en: 'Attendance', es: 'Asistencia', fr: 'Assiduité' },
  frequency: 'monthly',
  anchors: [
    'Often absent or late without notice.',
    'Late or absent more than twice in the month.',
    'Late or absent twice at most, with notice.',
    'Late or absent once, with notice.',
    'Present and on time for every shift.',
  ],
} as const satisfies DemoOutcome

const SAFE_WORK = {
  slug: 'own-safe-work',
  category: 'performance',
  name: { en: 'Safe work', es: 'Trabajo seguro', fr: 'Travail en sécurité' },
  frequency: 'quarterly',
  anchors: [
    'Causes accidents or ignores the safety rules.',
    'Needs reminders to use protective equipment.',
    'Keeps the safety rules.',
    'Keeps the rules and reports what is unsafe.',
    'Helps others to work safely and prevents accidents.',
  ],
} as const satisfies DemoOutcome

const CUSTOMER_CARE = {
  slug: 'own-customer-care',
  category: 'performance',
  name: { en: 'Customer care', es: 'Atención al cliente', fr: 'Relation client' },
  frequency: 'quarterly',
  anchors: [
    'Customers complain about how they are treated.',
    'Answers customers, but leaves questions open.',
    'Answers customers politely and in full.',
    'Solves most problems in the first contact.',
    'Customers ask for this person and thank them.',
  ],
} as const satisfies DemoOutcome

const JOB_SATISFACTION = {
  slug: 'own-job-satisfaction',
  category: 'satisfaction',
  name: { en: 'Job satisfaction', es: 'Satisfacción laboral', fr: 'Satisfaction au travail' },
  frequency: 'twice_a_year',
  anchors: [
    'Wants to leave soon.',
    'Dissatisfied with much of the work.',
    'Satisfied on the whole.',
    'Satisfied, and sees a future here.',
    'Recommends the job to friends.',
  ],
} as const satisfies DemoOutcome

export const DEMO_OUTCOMES: readonly DemoOutcome[] = [
  ATTENDANCE,
  SAFE_WORK,
  CUSTOMER_CARE,
  JOB_SATISFACTION,
]

export type DemoProfileSetup = {
  /** Of the profile. */
  readonly title: string
  readonly outcomes: readonly DemoOutcome[]
  /** The slugs of what its people take. */
  readonly assessments: readonly string[]
  readonly model: {
    readonly name: string
    readonly weights: readonly (readonly [attribute: string, weight: number])[]
    readonly converter: PredictiveModel['converter']
  }
}

export const DEMO_PROFILE_SETUPS: readonly DemoProfileSetup[] = [
  {
    title: 'Warehouse Associate',
    outcomes: [ATTENDANCE, SAFE_WORK, JOB_SATISFACTION],
    assessments: ['competencies', 'values'],
    model: {
      name: 'Stays and works safely',
      weights: [
        ['reliability', 4],
        ['teamwork', 2],
        ['handling-pressure', 1],
      ],
      converter: null,
    },
  },
  {
    title: 'Customer Service Representative',
    outcomes: [CUSTOMER_CARE, ATTENDANCE],
    assessments: ['competencies', 'interests'],
    model: {
      name: 'Good with customers',
      weights: [
        ['customer-focus', 4],
        ['handling-pressure', 2],
        ['learning-agility', 1],
      ],
      converter: {
        kind: 'linear',
        points: [
          { from: 20, to: 0 },
          { from: 80, to: 100 },
        ],
      },
    },
  },
]
