import type { AssessmentPackage } from '#contract/assessments.ts'

/** What settings change of the content of their kind. */
export type WrittenContent = Pick<AssessmentPackage, 'minutes' | 'questions' | 'response_sets'>
