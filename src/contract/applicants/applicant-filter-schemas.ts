// What narrows the lists of applicants, as their requests and the commands about all that match hold it.
import { z } from 'zod'

import { anyOf, idListOf, idSchema, instantSchema, pageQuerySchema } from '../core/shape.ts'
import { humanReviewFilter } from '../decisions/human-reviews.ts'
import { activityStatusSchema } from '../progress/progress.ts'
import {
  APPLICATION_SOURCES,
  HIGHEST_SCORE,
  KNOCK_OUT_FILTER,
  REVERSIBLE_FILTERS,
} from './applicant-filters.ts'
import { applicationStatusSchema, stepStatusSchema } from './application.ts'

const scoreLimitSchema = z.coerce.number().min(0).max(HIGHEST_SCORE)

/** Filters of every list of applicants. */
export const applicantExtraFilters = {
  assigned_user_ids: idListOf({ most: 20 }).optional(),
  tag_id: idSchema.optional(),
  /** `open`: those who asked for a review by a person that no one has answered. */
  human_review: humanReviewFilter.optional(),
  /** Whether a submitted screening question has a knock-out answer. */
  knock_out: z.enum(KNOCK_OUT_FILTER).optional(),
  /** Fit scores from and to, both included; who has none is left out. */
  score_min: scoreLimitSchema.optional(),
  score_max: scoreLimitSchema.optional(),
  /** Applied at that instant or after it. */
  applied_from: instantSchema.optional(),
  /** Applied before that instant. */
  applied_to: instantSchema.optional(),
  source_types: anyOf(z.enum(APPLICATION_SOURCES)).optional(),
  /** Of one activity, at least, of the step that they are at. */
  activity_status: anyOf(activityStatusSchema).optional(),
  /** Filters that are turned round: who matches is left out. */
  exclude: anyOf(z.enum(REVERSIBLE_FILTERS)).optional(),
  /** Words that the resume holds, all of them; "in this order" in quotation marks, and none behind a hyphen. */
  resume: pageQuerySchema.shape.search.unwrap().min(1).optional(),
}

/** What narrows the list of one requisition. */
export const applicantFilters = {
  status: anyOf(applicationStatusSchema).optional(),
  step_status: anyOf(stepStatusSchema).optional(),
  job_step_id: idSchema.optional(),
  hiring_class_id: idSchema.optional(),
  ...applicantExtraFilters,
}
