// The company's library of interviews: questions, and guides that put them in an order. A plan takes a copy of either: a
// change here changes no plan.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localizedTextSchema,
  nameTextSchema,
  orderingOf,
  pageOf,
  pageQuerySchema,
  textSchema,
} from '../core/shape.ts'
import { INTERVIEW_LIMITS } from '../interviews/interviews-rules.ts'
import { writtenGuideQuestionShape } from '../plan-editor/interview-setup.ts'
import { INTERVIEW_GUIDE_LIST, INTERVIEW_QUESTION_LIST } from './settings-rules.ts'

const TAG = 'Interview library'

/** For those who write plans, which take from the library, and for those who write the library. */
const read = {
  level: 2,
  scope: 'account',
  anyFlagOrManager: ['smartreq_access', 'company_settings_access'],
} as const
const command = {
  level: 2,
  scope: 'account',
  flag: 'company_settings_access',
  isIdempotent: true,
} as const

const accountParamsSchema = z.object({ account_id: idSchema })
/** Of a question or a guide: raised with every change of it. */
const revisionSchema = z.number().int().min(0)
/** Left out by clients from before there were revisions, whose change is taken as it comes. */
const changedRevisionSchema = revisionSchema.optional()
const stateSchema = z.enum(INTERVIEW_QUESTION_LIST.filters.state).optional()

const measuredAttributeSchema = z.object({
  attribute_type_id: z.number(),
  name: localizedTextSchema,
})

export const listMeasuredAttributes = endpoint({
  method: 'GET',
  url: '/account/v1/:account_id/measurements/attribute-measured/',
  tag: TAG,
  summary:
    'The attributes that a rating can count for, by category: the shared ones and the company’s own',
  policy: read,
  params: accountParamsSchema,
  responses: { 200: dataOf(z.array(measuredAttributeSchema)) },
})

const questionsUrl = '/account/v1/:account_id/measurements/interview-questions/'
const questionUrl = `${questionsUrl}:interview_question_id/` as const
const questionParamsSchema = accountParamsSchema.extend({ interview_question_id: idSchema })

export const interviewQuestionContentSchema = z.object(writtenGuideQuestionShape)
export type InterviewQuestionContent = z.infer<typeof interviewQuestionContentSchema>

export const interviewQuestionSchema = interviewQuestionContentSchema.extend({
  interview_question_id: z.number(),
  attribute_type_id: z.number().nullable(),
  /** Of the attribute. */
  attribute_name: localizedTextSchema.nullable(),
  /** How many guides that are offered ask it. */
  guide_count: z.number().int(),
  is_archived: z.boolean(),
  updated_at: instantSchema,
  revision: revisionSchema,
})
export type InterviewQuestion = z.infer<typeof interviewQuestionSchema>

export const listInterviewQuestions = endpoint({
  method: 'GET',
  url: questionsUrl,
  tag: TAG,
  summary: 'The interview questions of a company: those that are offered, or the archived ones',
  policy: read,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(INTERVIEW_QUESTION_LIST.sort).default(INTERVIEW_QUESTION_LIST.defaultSort),
    attribute_type_id: idSchema.optional(),
    state: stateSchema,
  }),
  responses: { 200: pageOf(interviewQuestionSchema) },
})

export const createInterviewQuestion = endpoint({
  method: 'POST',
  url: questionsUrl,
  tag: TAG,
  summary: 'Add an interview question to a company’s library',
  policy: command,
  params: accountParamsSchema,
  body: interviewQuestionContentSchema,
  responses: { 201: dataOf(interviewQuestionSchema) },
})

export const getInterviewQuestion = endpoint({
  method: 'GET',
  url: questionUrl,
  tag: TAG,
  summary: 'One interview question',
  policy: read,
  params: questionParamsSchema,
  responses: { 200: dataOf(interviewQuestionSchema) },
})

export const saveInterviewQuestion = endpoint({
  method: 'PUT',
  url: questionUrl,
  tag: TAG,
  summary:
    'Change an interview question, in the guides that ask it as well; plans keep their copies. Refused with `library_changed` when another user changed it after the revision',
  policy: command,
  params: questionParamsSchema,
  body: interviewQuestionContentSchema.extend({ revision: changedRevisionSchema }),
  responses: { 200: dataOf(interviewQuestionSchema) },
})

export const deleteInterviewQuestion = endpoint({
  method: 'DELETE',
  url: questionUrl,
  tag: TAG,
  summary: 'Delete an interview question; one that a guide or a plan asks is archived instead',
  policy: command,
  params: questionParamsSchema,
  responses: {
    200: dataOf(z.object({ interview_question_id: z.number(), is_archived: z.boolean() })),
  },
})

export const restoreInterviewQuestion = endpoint({
  method: 'POST',
  url: `${questionUrl}restore/`,
  tag: TAG,
  summary: 'Offer an archived interview question again',
  policy: command,
  params: questionParamsSchema,
  body: z.object({}),
  responses: { 200: dataOf(interviewQuestionSchema) },
})

const guidesUrl = '/account/v1/:account_id/templates/interview-question/'
const guideUrl = `${guidesUrl}:interview_guide_id/` as const
const guideParamsSchema = accountParamsSchema.extend({ interview_guide_id: idSchema })

const guideContentSchema = z.object({
  name: nameTextSchema.min(1).max(INTERVIEW_LIMITS.guideName),
  /** What interviewers read first: HTML, which the server cleans; empty for none. */
  intro: textSchema.max(INTERVIEW_LIMITS.intro),
  /** In the order of the interview. */
  interview_question_ids: z
    .array(idSchema)
    .max(INTERVIEW_LIMITS.questions)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'Each question once.' }),
})
export type InterviewGuideContent = z.infer<typeof guideContentSchema>

const guideSummarySchema = z.object({
  interview_guide_id: z.number(),
  name: z.string(),
  question_count: z.number().int(),
  /** Of all questions that say how long they take. */
  minutes: z.number().int(),
  is_archived: z.boolean(),
  updated_at: instantSchema,
})
export type InterviewGuideSummary = z.infer<typeof guideSummarySchema>

const guideSchema = guideSummarySchema.extend({
  intro: z.string(),
  questions: z.array(interviewQuestionSchema),
  revision: revisionSchema,
})
export type InterviewGuideTemplate = z.infer<typeof guideSchema>

export const listInterviewGuides = endpoint({
  method: 'GET',
  url: guidesUrl,
  tag: TAG,
  summary: 'The interview guides of a company: those that are offered, or the archived ones',
  policy: read,
  params: accountParamsSchema,
  query: pageQuerySchema.extend({
    ordering: orderingOf(INTERVIEW_GUIDE_LIST.sort).default(INTERVIEW_GUIDE_LIST.defaultSort),
    state: stateSchema,
  }),
  responses: { 200: pageOf(guideSummarySchema) },
})

export const createInterviewGuide = endpoint({
  method: 'POST',
  url: guidesUrl,
  tag: TAG,
  summary: 'Make a guide of questions of the library',
  policy: command,
  params: accountParamsSchema,
  body: guideContentSchema,
  responses: { 201: dataOf(guideSchema) },
})

export const getInterviewGuide = endpoint({
  method: 'GET',
  url: guideUrl,
  tag: TAG,
  summary: 'One guide with its questions, in their order',
  policy: read,
  params: guideParamsSchema,
  responses: { 200: dataOf(guideSchema) },
})

export const saveInterviewGuide = endpoint({
  method: 'PUT',
  url: guideUrl,
  tag: TAG,
  summary:
    'Change a guide; plans keep their copies. Refused with `library_changed` when another user changed it after the revision',
  policy: command,
  params: guideParamsSchema,
  body: guideContentSchema.extend({ revision: changedRevisionSchema }),
  responses: { 200: dataOf(guideSchema) },
})

export const archiveInterviewGuide = endpoint({
  method: 'POST',
  url: `${guideUrl}archive/`,
  tag: TAG,
  summary: 'Archive a guide, which is not offered to plans any more, or offer it again',
  policy: command,
  params: guideParamsSchema,
  body: z.object({ is_archived: z.boolean() }),
  responses: { 200: dataOf(guideSchema) },
})
