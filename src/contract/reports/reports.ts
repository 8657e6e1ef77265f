// My Reports: what candidates read of their own results.
import { z } from 'zod'

import { activityKindSchema } from '../assessments/activity-kinds.ts'
import { endpoint } from '../core/endpoint.ts'
import { dataOf, idSchema, instantSchema, localizedTextSchema } from '../core/shape.ts'
import { attributeScoreSchema } from '../scorecards/scorecards.ts'
import { REPORT_KINDS } from './report-kinds.ts'

const TAG = 'Reports'

export const reportSummarySchema = z.object({
  /** The activity of the application: the id of its report. */
  user_step_activity_id: z.number(),
  kind: activityKindSchema,
  report_kind: z.enum(REPORT_KINDS),
  title: localizedTextSchema,
  job_title: z.string(),
  account_name: z.string(),
  submitted_at: instantSchema,
  /** False while the answers are being scored. */
  is_ready: z.boolean(),
})
export type ReportSummary = z.infer<typeof reportSummarySchema>

/** A score as staff see it, without what the instrument calls the scale: those names are for research. */
export const reportScoreSchema = attributeScoreSchema.omit({ technical: true })
export type ReportScore = z.infer<typeof reportScoreSchema>

export const reportSchema = reportSummarySchema.extend({
  /** In the order of the instrument; empty until they are ready. */
  scores: z.array(reportScoreSchema),
  /** Whether there are published norms behind all of the numbers; where not, that is said beside them. */
  has_norms: z.boolean(),
  /** Where the instrument was published; empty for one that was not. */
  citations: z.array(localizedTextSchema),
})
export type Report = z.infer<typeof reportSchema>

const userParamsSchema = z.object({ user_id: idSchema })

export const listReports = endpoint({
  method: 'GET',
  url: '/user/v1/assessments/:user_id/',
  tag: TAG,
  summary: 'The finished assessments of a user that have a report, newest first',
  policy: { level: 1, scope: 'person' },
  params: userParamsSchema,
  responses: { 200: dataOf(z.array(reportSummarySchema)) },
})

export const getReport = endpoint({
  method: 'GET',
  url: '/user/v1/assessments/:user_id/report/:user_step_activity_id/',
  tag: TAG,
  summary: 'The results of one finished assessment; of a test its score, never its answers',
  policy: { level: 1, scope: 'person' },
  params: userParamsSchema.extend({ user_step_activity_id: idSchema }),
  responses: { 200: dataOf(reportSchema) },
})
