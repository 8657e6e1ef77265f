// The server's part of the kinds whose content companies write: what candidates get of the settings, and what staff read.
import type { ActivitySettings } from '#contract/activity-kinds.ts'

import { screeningContent } from './screening-questions.ts'
import type { WrittenContent } from './written-content.ts'

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
