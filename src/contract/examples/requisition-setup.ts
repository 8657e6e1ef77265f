// Example replies of what makes a requisition: `../requisition-setup.ts`, `../screening-plan.ts`, `../job-attributes.ts`,
// `../hiring-team.ts`.
import {
  addTeamMember,
  changeTeamMember,
  listAssignableUsers,
  listNewTeamUsers,
  listTeam,
  removeTeamMember,
} from '../access/hiring-team.ts'
import {
  getJobAttributes,
  saveJobAttributes,
  type JobAttributes,
} from '../plan-editor/job-attributes.ts'
import {
  changeRequisitionStatus,
  createRequisition,
  deleteRequisition,
  duplicateRequisition,
  getRequisitionDetails,
  saveRequisitionDetails,
  type RequisitionDetails,
} from '../plan-editor/requisition-setup.ts'
import {
  discardScreeningPlan,
  getScreeningPlan,
  listPlanContent,
  previewPlanActivity,
  publishScreeningPlan,
  saveScreeningPlan,
  type PlanContent,
  type ScreeningPlan,
} from '../plan-editor/screening-plan.ts'
import { assessmentPackage } from './assessments.ts'
import { example } from './example.ts'

const JOB_ID = 301

export const details: RequisitionDetails = {
  title: 'Warehouse Lead',
  department: 'Operations',
  description: 'Leads the early shift.',
  city: 'Savannah',
  state: 'GA',
  country_code: 'US',
  openings: 4,
  retake_interval_days: 90,
  profile_job_id: null,
}

const personality: PlanContent = {
  asmt_id: 11,
  slug: 'personality',
  title: { en: 'Personality', es: 'Personalidad', fr: 'Personnalité' },
  kind: 'personality',
  minutes: 15,
  question_count: 112,
  attribute_type_ids: [51],
}

const numerical: PlanContent = {
  asmt_id: 12,
  slug: 'numerical',
  title: { en: 'Numerical reasoning', es: 'Razonamiento numérico', fr: 'Raisonnement numérique' },
  kind: 'skill-test',
  minutes: 8,
  question_count: 12,
  attribute_type_ids: [52],
}

const screening: PlanContent = {
  asmt_id: 13,
  slug: 'screening-questions',
  title: {
    en: 'Screening questions',
    es: 'Preguntas de preselección',
    fr: 'Questions de présélection',
  },
  kind: 'screening-questions',
  minutes: 0,
  question_count: 0,
  attribute_type_ids: [],
}

const form: PlanContent = {
  asmt_id: 14,
  slug: 'application-form',
  title: {
    en: 'Application form',
    es: 'Formulario de candidatura',
    fr: 'Formulaire de candidature',
  },
  kind: 'application-form',
  minutes: 0,
  question_count: 0,
  attribute_type_ids: [],
}

const library = [personality, numerical, screening, form]

/** What a plan can be made of, by its kind. */
export function contentOfKind(kind: PlanContent['kind']): PlanContent {
  const found = library.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`The examples have no ${kind}.`)
  return found
}

const { slug: _slug, attribute_type_ids: _ids, ...firstActivity } = personality

/** A published plan of two steps. */
export const plan: ScreeningPlan = {
  published_version: 1,
  version: 1,
  is_draft: false,
  revision: 4,
  steps: [
    {
      job_step_id: 401,
      title: 'Application & assessments',
      standard_title: 'assessments',
      pass_rule: { kind: 'min_score', min_score: 60 },
      answer_days: 5,
      usage_type: 1,
      activities: [
        {
          ...firstActivity,
          job_step_activity_id: 501,
          is_required: true,
          instruction: '<p>Find a quiet place.</p>',
          settings: null,
        },
      ],
    },
    {
      job_step_id: 402,
      title: 'Trial shift',
      standard_title: null,
      pass_rule: { kind: 'manual' },
      answer_days: null,
      usage_type: 1,
      activities: [],
    },
  ],
  problems: [],
  under_way: [{ version: 1, count: 24 }],
}

const attributes: JobAttributes = {
  attributes: [{ attribute_type_id: 51, weight: 3 }],
  groups: [
    {
      job_attribute_group_id: 71,
      name: 'Working style',
      sort_order: 1,
      attribute_type_ids: [51],
    },
  ],
  library: [
    {
      attribute_type_id: 51,
      slug: 'conscientiousness',
      category: 'personality',
      name: { en: 'Reliability', es: 'Fiabilidad', fr: 'Fiabilité' },
      is_measured: true,
      used_in: 2,
    },
    {
      attribute_type_id: 52,
      slug: 'numerical-reasoning',
      category: 'ability',
      name: {
        en: 'Numerical reasoning',
        es: 'Razonamiento numérico',
        fr: 'Raisonnement numérique',
      },
      is_measured: false,
      used_in: 0,
    },
  ],
}

export const member = {
  job_team_id: 601,
  job_id: JOB_ID,
  user_id: 21,
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@example.com',
  team_role: 'recruiter',
  is_notified: false,
  is_assigned: false,
} as const

const assignable = {
  data: [{ user_id: 22, full_name: 'Ada Lovelace', email: 'ada@example.com' }],
}

export const requisitionSetupExamples = [
  example(createRequisition, { data: { job_id: JOB_ID } }),
  example(duplicateRequisition, { data: { new_job_id: 304 } }),
  example(getRequisitionDetails, { data: details }),
  example(saveRequisitionDetails, { data: details }),
  example(changeRequisitionStatus, { data: { job_id: JOB_ID, status: 'on_hold' } }),
  example(deleteRequisition, { data: { job_id: JOB_ID } }),
  example(getScreeningPlan, { data: plan }),
  example(saveScreeningPlan, { data: { ...plan, version: 2, is_draft: true, revision: 5 } }),
  example(publishScreeningPlan, { data: { ...plan, published_version: 2, version: 2 } }),
  example(discardScreeningPlan, { data: plan }),
  example(listPlanContent, { data: library }),
  example(previewPlanActivity, { data: assessmentPackage }),
  example(getJobAttributes, { data: attributes }),
  example(saveJobAttributes, { data: attributes }),
  example(listTeam, { data: [member] }),
  example(addTeamMember, { data: member }),
  example(changeTeamMember, { data: member }),
  example(removeTeamMember, { data: { job_team_id: 601 } }),
  example(listAssignableUsers, assignable),
  example(listNewTeamUsers, assignable),
]
