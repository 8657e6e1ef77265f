// Periods, deadlines and smallest numbers of interviewers’ statistics, without zod: screens and addresses use them as well.
import { listSpec } from '../core/list-view.ts'

/** By the start of the interview. The first one is the default. */
export const CALIBRATION_PERIODS = ['90_days', '12_months', 'all'] as const
export type CalibrationPeriod = (typeof CALIBRATION_PERIODS)[number]

/** Feedback is on time until so many hours after the end of the interview. */
export const FEEDBACK_DUE_HOURS = 48

/** Fewer shared ratings than this are not compared. */
export const FEWEST_SHARED_RATINGS = 5

/** An agreement needs so many shared ratings. */
export const FEWEST_AGREEMENT_RATINGS = 10

/** Why there is no agreement: no one else rated the same, too few did, or all ratings are the same. */
export const NO_AGREEMENT_REASONS = ['one_rater', 'few_ratings', 'no_spread'] as const
export type NoAgreementReason = (typeof NO_AGREEMENT_REASONS)[number]

/** `icc_1` the colleagues differ · `icc_2_1` always the same two interviewers. */
export const AGREEMENT_FORMS = ['icc_1', 'icc_2_1'] as const

/** How many late interviews are named for each interviewer, the oldest first. */
export const LATE_NAMED = 5

export const INTERVIEW_LOAD_LIST = listSpec({
  sort: ['late', 'name', 'held', 'scheduled', 'no_show', 'hours', 'on_time', 'delay'],
  defaultSort: '-late',
  filters: { period: CALIBRATION_PERIODS, feedback: ['late'] },
})
