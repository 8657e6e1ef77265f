// Bounds of a review by a person. Without zod: the candidate's screen that asks for one brings none along.

/** Longest note of the candidate, and longest reason of the reviewer. */
export const REVIEW_NOTE_LENGTH = 1000

/** `open`: no one has answered. `kept`: the decision stands. `overturned`: the application was opened again. */
export const HUMAN_REVIEW_STATES = ['open', 'kept', 'overturned'] as const
export type HumanReviewState = (typeof HUMAN_REVIEW_STATES)[number]
