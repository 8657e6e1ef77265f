// The server's part of the kinds whose content companies write: what candidates get of the settings, and what staff read.
import type { ActivitySettings } from '#contract/activity-kinds.ts'
import type { AssessmentPackage } from '#contract/assessments.ts'

import { screeningContent } from './screening-questions.ts'

/** What settings change of the content of their kind. */
export type WrittenContent = Pick<AssessmentPackage, 'minutes' | 'questions' | 'response_sets'>

type ContentOf = {
  readonly [Kind in ActivitySettings['kind']]: (
    settings: Extract<ActivitySettings, { kind: Kind }>,
  ) => WrittenContent
}

const CONTENT: ContentOf = { 'screening-questions': screeningContent }

/** What candidates get of settings. */
export function contentOf(settings: ActivitySettings): WrittenContent {
  return CONTENT[settings.kind](settings)
}
