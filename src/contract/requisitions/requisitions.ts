// Requisitions as staff work with them, and their applicants.
import { z } from 'zod'

import { answerKeySchema } from '../applicants/answer-columns.ts'
import { applicantFilters } from '../applicants/applicant-filter-schemas.ts'
import { APPLICANT_SORTS } from '../applicants/applicant-filters.ts'
import {
  applicationStatusSchema,
  requisitionStatusSchema,
  standardTitleSchema,
  stepStatusSchema,
} from '../applicants/application.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  anyOf,
  dataOf,
  idSchema,
  instantSchema,
  localizedTextSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { stepProgressSchema } from '../progress/step-progress.ts'
import { REQUISITION_ACTIONS } from './requisition-actions.ts'
import { REQUISITION_LIST } from './requisitions-rules.ts'

const TAG = 'Requisitions'

export const requisitionSchema = z.object({
  job_id: z.number(),
  account_id: z.number(),
  uuid: z.uuid(),
  title: z.string(),
  department: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  status: requisitionStatusSchema,
  openings: z.number().int(),
  opened_at: instantSchema.nullable(),
  applicant_count: z.number().int(),
  new_count: z.number().int(),
  hired_count: z.number().int(),
  /** The first recruiter of its team, or else the first hiring manager. */
  owner_name: z.string().nullable(),
})
export type Requisition = z.infer<typeof requisitionSchema>

export const listRequisitions = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/',
  tag: TAG,
  summary:
    'The requisitions that the caller may see: all when their first role has smartreq_access, else those of their teams',
  policy: { level: 2, scope: 'account' },
  params: z.object({ account_id: idSchema }),
  query: pageQuerySchema.extend({
    ordering: orderingOf(REQUISITION_LIST.sort).default(REQUISITION_LIST.defaultSort),
    status: anyOf(requisitionStatusSchema).optional(),
    /** `0`: only those of the caller's teams, whatever their role. */
    smartreq_access: z.enum(['0', '1']).optional(),
  }),
  responses: { 200: pageOf(requisitionSchema) },
})

const jobParamsSchema = z.object({ job_id: idSchema })

export const getJobAccess = endpoint({
  method: 'GET',
  url: '/job/v1/access/:job_id/',
  tag: TAG,
  summary:
    'Whether the caller may open the screens of a job: refused without the flag and without being listed',
  policy: { level: 2, scope: 'job' },
  params: jobParamsSchema,
  responses: { 200: dataOf(z.object({ job_id: z.number(), job_type_id: z.number() })) },
})

const requisitionDetailSchema = requisitionSchema.extend({
  description: z.string(),
  /** Lists and scorecards show the scores of before until it is done. */
  is_recalculating: z.boolean(),
  /** How far that is; of 0 while it is counted, and null where nothing is under way. */
  recalculation: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** Whether a predictive model scores its applicants. */
  is_use_pred_models: z.boolean(),
  /** Whether the caller may decide about its applicants. */
  can_decide: z.boolean(),
  /** Whether the caller may write, send and see its offers. */
  can_offer: z.boolean(),
  /** What the caller may do with it as a whole; empty for those who do not manage it. */
  actions: z.array(z.enum(REQUISITION_ACTIONS)),
  /** The request to open it; null where none is waiting. */
  approval: z
    .object({ requested_by_name: z.string().nullable(), requested_at: instantSchema })
    .nullable(),
  /** Of the applicants who were promised an answer by a day that has come or who were answered: how many were answered in time. */
  answers: z.object({ in_time: z.number().int(), total: z.number().int() }),
  /** Why an approver sent the draft back; null unless that was the last thing that happened to it. */
  returned_note: z.string().nullable(),
  steps: z.array(
    z.object({
      job_step_id: z.number(),
      title: z.string(),
      standard_title: standardTitleSchema.nullable(),
      sort_order: z.number().int(),
    }),
  ),
  team: z.array(z.object({ user_id: z.number(), full_name: z.string(), team_role: z.string() })),
  /** What it weighs, in its order: columns of its list of applicants. */
  attributes: z.array(z.object({ attribute_type_id: z.number(), name: localizedTextSchema })),
})

export type RequisitionDetail = z.infer<typeof requisitionDetailSchema>

export const getRequisition = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/',
  tag: TAG,
  summary: 'One requisition with its steps and team',
  policy: { level: 2, scope: 'job' },
  params: jobParamsSchema,
  responses: { 200: dataOf(requisitionDetailSchema) },
})

const recalculationPreviewSchema = z.object({
  /** Applicants with scores of today. */
  applicants: z.number().int(),
  /** Assessments whose answers are all stored: these are scored again. */
  recalculated: z.number().int(),
  /** Assessments whose answers are not all stored any more: their scores stay as they are. */
  kept: z.number().int(),
})
export type RecalculationPreview = z.infer<typeof recalculationPreviewSchema>

export const previewRecalculation = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/recalculate-scores/',
  tag: TAG,
  summary: 'What scoring everyone again would do, in numbers; it changes nothing',
  policy: { level: 2, scope: 'job', isForManagers: true },
  params: jobParamsSchema,
  responses: { 200: dataOf(recalculationPreviewSchema) },
})

export const recalculateScores = endpoint({
  method: 'POST',
  url: '/smartreq/v1/:job_id/recalculate-scores/',
  tag: TAG,
  summary:
    'Score everyone’s submitted answers again, by the keys and weights of today; what has not all of its answers keeps its scores. Ordered again while it is under way, it begins again',
  policy: { level: 2, scope: 'job', isForManagers: true, isIdempotent: true },
  params: jobParamsSchema,
  responses: { 200: dataOf(z.object({ job_id: z.number(), is_recalculating: z.literal(true) })) },
})

export const applicantTagSchema = z.object({ tag_id: z.number(), name: z.string() })
export type ApplicantTag = z.infer<typeof applicantTagSchema>

export const assignedUserSchema = z.object({ user_id: z.number(), full_name: z.string() })

export const applicantSchema = z.object({
  user_smartreq_id: z.number(),
  ref_id: z.number(),
  user_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  source_type: z.string(),
  /** The company’s own name of the source; null where the type says it. */
  source_name: z.string().nullable(),
  status: applicationStatusSchema,
  job_step_id: z.number().nullable(),
  step_title: z.string().nullable(),
  step_standard_title: standardTitleSchema.nullable(),
  step_status: stepStatusSchema,
  pct_complete: z.number().int(),
  score: z.number().nullable(),
  /** How many submitted screening questions have a knock-out answer. */
  knock_out_count: z.number().int(),
  /** The cohort that they are assigned to. */
  hiring_class: z
    .object({ hiring_class_id: z.number(), name: z.string(), start_date: z.iso.date() })
    .nullable(),
  /** Who looks after the application. */
  assigned_user: assignedUserSchema.nullable(),
  /** By name. */
  tags: z.array(applicantTagSchema),
  application_date: instantSchema,
})
export type Applicant = z.infer<typeof applicantSchema>

/** What a row of a list says besides. */
export const rowProgress = {
  /** Every step of the plan that the applicant is on, in its order. */
  step_progress: z.array(stepProgressSchema),
  /** When they came to their step; for the first one, when they applied. */
  step_since: instantSchema,
  /** When the applicant last applied, answered or submitted something, or was moved or decided about. */
  last_activity_at: instantSchema,
  /** Of the attributes that the requisition weighs, in no order; what has no score is left out. */
  attribute_scores: z.array(z.object({ attribute_type_id: z.number(), score: z.number() })),
}

const applicantRowSchema = applicantSchema.extend(rowProgress)
export type ApplicantRow = z.infer<typeof applicantRowSchema>

export const listApplicants = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/applicants/',
  tag: TAG,
  summary: 'The applicants of a requisition',
  policy: { level: 2, scope: 'job' },
  params: jobParamsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(APPLICANT_SORTS).default('-application_date'),
    /** What the orders by score go by: an attribute in place of the fit. */
    score_of: idSchema.optional(),
    /** The question whose answers the list is sorted by. */
    answer_of: answerKeySchema.optional(),
    ...applicantFilters,
  }),
  responses: { 200: pageOf(applicantRowSchema) },
})

const countSchema = z.number().int().min(0)

/** Every status is there, with 0 when no one has it, and every step of the published plan, in its order. */
const applicantCountsSchema = z.object({
  /** `all`: also those who are at none of these steps. */
  step: z.object({
    all: countSchema,
    steps: z.array(z.object({ job_step_id: z.number(), count: countSchema })),
  }),
  status: z.record(applicationStatusSchema, countSchema),
  step_status: z.record(stepStatusSchema, countSchema),
})
export type ApplicantCounts = z.infer<typeof applicantCountsSchema>

export const countApplicants = endpoint({
  method: 'GET',
  url: '/smartreq/v1/:job_id/applicants/counts/',
  tag: TAG,
  summary:
    'How many applicants choosing a status, a step status, or a step would list beside the other filters',
  policy: { level: 2, scope: 'job' },
  params: jobParamsSchema,
  query: z.object({ search: pageQuerySchema.shape.search, ...applicantFilters }),
  responses: { 200: dataOf(applicantCountsSchema) },
})
