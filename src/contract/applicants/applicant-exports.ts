// Lists of applicants as files: ordered with the filters of a list or a selection, made by a job, and downloaded by the user
// who asked.
import { z } from 'zod'

import { endpoint } from '../core/endpoint.ts'
import {
  dataOf,
  idSchema,
  instantSchema,
  localeSchema,
  pageOf,
  pageQuerySchema,
} from '../core/shape.ts'
import { isOneOf, namedShape, ONE_OF } from '../decisions/decisions.ts'
import { listApplicants } from '../requisitions/requisitions.ts'
import { accountApplicantFilters } from './account-applicants.ts'
import { applicantFilters } from './applicant-filter-schemas.ts'
import { EXPORT_COLUMNS, EXPORT_FORMATS } from './applicants-rules.ts'

const TAG = 'Applicants'
const policy = { level: 2, scope: 'account' } as const
const paramsSchema = z.object({ account_id: idSchema })

const NOT_OF_LIST = 'Not a filter of this list.'
const countSchema = z.number().int().min(0)

export const applicantExportSchema = z.object({
  applicant_export_id: z.uuid(),
  /** Null for an export over several requisitions. */
  job_id: z.number().nullable(),
  format: z.enum(EXPORT_FORMATS),
  requested_at: instantSchema,
  /** How many applicants are written of how many; null before the job has counted them. */
  done: countSchema,
  total: countSchema.nullable(),
  /** Null while it is being made. */
  ready_at: instantSchema.nullable(),
  /** When it was given up: the user sees the requisitions no more, or the list grew too long meanwhile. */
  failed_at: instantSchema.nullable(),
  expires_at: instantSchema,
  bytes: countSchema.nullable(),
})
export type ApplicantExport = z.infer<typeof applicantExportSchema>

/**
 * A filter that lists do not have, or that is about private data, is refused: ignored, it would export everyone.
 * The texts are as addresses have them; they are read again when the job runs.
 */
const matchingSchema = z
  .object({
    search: pageQuerySchema.shape.search,
    ...applicantFilters,
    ...accountApplicantFilters,
  })
  .catchall(z.never(NOT_OF_LIST))

const columnsSchema = z
  .array(z.enum(EXPORT_COLUMNS))
  .min(1)
  .refine((columns) => new Set(columns).size === columns.length, {
    message: 'Names a column twice.',
  })

export const requestApplicantExport = endpoint({
  method: 'POST',
  url: '/smartreq/v1/account/:account_id/applicant-exports/',
  tag: TAG,
  summary:
    'Order a file of the applicants that a list shows, or of at most 1,000 by their ref_ids; a job makes it, and it goes a day later',
  policy: { ...policy, isIdempotent: true, rateLimit: { max: 30, windowSeconds: 3600 } },
  params: paramsSchema,
  body: z
    .object({
      /** The list of one requisition; left out for the list of all applicants. */
      job_id: idSchema.optional(),
      format: z.enum(EXPORT_FORMATS),
      /** Of the headings and of the states. */
      language: localeSchema,
      columns: columnsSchema,
      ordering: listApplicants.query.shape.ordering,
      score_of: listApplicants.query.shape.score_of,
      answer_of: listApplicants.query.shape.answer_of,
      ref_ids: namedShape.ref_ids,
      matching: matchingSchema.optional(),
    })
    .refine(isOneOf, ONE_OF)
    .superRefine(({ job_id: jobId, matching = {} }, context) => {
      const others = Object.keys(jobId === undefined ? applicantFilters : accountApplicantFilters)
      const own = jobId === undefined ? accountApplicantFilters : applicantFilters
      for (const name of Object.keys(matching).filter(
        (one) => others.includes(one) && !(one in own),
      ))
        context.addIssue({ code: 'custom', message: NOT_OF_LIST, path: ['matching', name] })
    }),
  responses: { 200: dataOf(applicantExportSchema) },
})
export type ExportWish = z.output<typeof requestApplicantExport.body>

export const listApplicantExports = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/applicant-exports/',
  tag: TAG,
  summary: 'The exports of the caller that have not expired, newest first',
  policy,
  params: paramsSchema,
  query: pageQuerySchema.omit({ search: true }),
  responses: { 200: pageOf(applicantExportSchema) },
})

export const downloadApplicantExport = endpoint({
  method: 'GET',
  url: '/smartreq/v1/account/:account_id/applicant-exports/:applicant_export_id/file/',
  tag: TAG,
  summary:
    'The file of an export that the caller asked for, while the caller still sees all of its requisitions',
  policy: { ...policy, rateLimit: { max: 30, windowSeconds: 60 }, isAudited: true },
  bytes: 'out',
  params: paramsSchema.extend({ applicant_export_id: z.uuid() }),
  responses: { 200: z.string() },
})
