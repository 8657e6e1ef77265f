// Limits and codes of the settings, and how their lists may be sorted and narrowed.
import type { ActivityKind } from '../assessments/kind-names.ts'
import { listSpec } from '../core/list-view.ts'
import { INTERVIEW_LIMITS, RATINGS } from '../interviews/interviews-rules.ts'
import { SCREENING_TYPES } from '../plan-editor/plan-editor-rules.ts'

/** Left out: what is offered. */
const STATES = ['archived'] as const

export const INTERVIEW_QUESTION_LIST = listSpec({
  sort: ['text', 'minutes', 'updated_at'],
  defaultSort: 'text',
  filters: { attribute_type_id: 'id', state: STATES },
})

export const INTERVIEW_GUIDE_LIST = listSpec({
  sort: ['name', 'updated_at'],
  defaultSort: 'name',
  filters: { state: STATES },
})

/** The uses of custom fields: facts about people, application forms, and facts about jobs. */
export const FIELD_USAGE = { personal: 1, application: 2, job: 3 } as const
export const FIELD_USAGE_TYPES = [1, 2, 3] as const
export type FieldUsageType = (typeof FIELD_USAGE_TYPES)[number]
/** Of the fields that application forms offer. */
export const FORM_USAGE_TYPE = FIELD_USAGE.application

/** How many fields a company offers at most for one use, so that all of them fit into one form. */
export const FIELD_LIMIT = 100

export const ACCOUNT_FIELD_LIST = listSpec({
  sort: ['sort_order'],
  defaultSort: 'sort_order',
  filters: { state: STATES },
})

export const ONBOARDING_FORM_LIST = listSpec({
  sort: ['name'],
  defaultSort: 'name',
  filters: { state: STATES },
})

export const COMPANY_NAME_MAX = 120

/** By the number of employees. */
export const COMPANY_SIZES = [
  { id: 1, name: '1-10' },
  { id: 2, name: '11-50' },
  { id: 3, name: '51-200' },
  { id: 4, name: '201-1000' },
  { id: 5, name: '1001-5000' },
] as const

/** What a measured thing is for: attributes describe applicants, outcomes describe employees later. */
export const USAGE = { attribute: 1, outcome: 3 } as const
export const USAGE_TYPES = [1, 3] as const
export type UsageType = (typeof USAGE_TYPES)[number]

export const MEASURED_CATEGORIES = {
  1: ['personality', 'competency', 'skill', 'interest', 'value', 'career'],
  3: ['performance', 'turnover', 'satisfaction'],
} as const satisfies Readonly<Record<UsageType, readonly string[]>>
export type MeasuredCategory = (typeof MEASURED_CATEGORIES)[UsageType][number]

/** What measures, as the API names it; 6 is not shown. */
export const MEASUREMENT = {
  personal_assessments: 1,
  employee_questions: 2,
  pre_screen_questions: 3,
  interview_questions: 4,
  employee_performance: 5,
  job_assessments: 7,
  typing_test: 8,
} as const
export const MEASUREMENT_TYPES = [1, 2, 3, 4, 5, 7, 8] as const
export const QUESTION_MEASUREMENTS = [3, 2, 5] as const
export type QuestionMeasurement = (typeof QUESTION_MEASUREMENTS)[number]
export const ASSESSMENT_MEASUREMENTS = [1, 7, 8] as const
export type AssessmentMeasurement = (typeof ASSESSMENT_MEASUREMENTS)[number]

/** Which assessments of the product each list has. */
export const ASSESSMENT_KINDS = {
  1: ['personality', 'competencies', 'interests', 'values', 'career-pathways'],
  7: ['skill-test', 'language-test', 'speed-test'],
  8: ['typing-test'],
} as const satisfies Readonly<Record<AssessmentMeasurement, readonly ActivityKind[]>>

export const SCREENING_SET_LIMITS = { name: 120, questions: 50 } as const

export const QUESTION_LIST = listSpec({
  sort: ['text'],
  defaultSort: 'text',
  filters: { attribute_type_id: 'id', type: SCREENING_TYPES, state: STATES },
})

const POINT_NAME = 40
/** The points of a scale that answers or work are scored by: each has a name and may describe what earns it. */
export const SCALE = {
  points: RATINGS,
  name: POINT_NAME,
  /** Together with the name of its point, it fits into the example of a rating. */
  anchor: INTERVIEW_LIMITS.anchor - POINT_NAME - 2,
} as const

export const ATTRIBUTE_LIMITS = { name: 80, description: 500, ofCompany: 500 } as const

export const ATTRIBUTE_LIST = listSpec({
  sort: ['name', 'updated_at'],
  defaultSort: 'name',
  filters: {
    owner: ['own', 'shared'],
    category: [...MEASURED_CATEGORIES[1], ...MEASURED_CATEGORIES[3]],
    state: STATES,
  },
})
