// The server's part of the kinds whose content companies write: what candidates get of the settings, and what staff know
// beside it.
import type { ActivitySettings } from '#contract/activity-kinds.ts'

import { formContent, formNotes } from './application-form.ts'
import { screeningContent, screeningNotes } from './screening-questions.ts'
import { speedTestContent } from './speed-test.ts'
import type { StaffNotes, WrittenContent } from './written-content.ts'

/** What candidates get of settings. */
export function contentOf(settings: ActivitySettings): WrittenContent {
  switch (settings.kind) {
    case 'screening-questions':
      return screeningContent(settings)
    case 'application-form':
      return formContent(settings)
    case 'speed-test':
      return speedTestContent(settings)
  }
}

/** What staff know of its questions beside that. */
export function notesOf(settings: ActivitySettings): StaffNotes {
  switch (settings.kind) {
    case 'screening-questions':
      return screeningNotes(settings)
    case 'application-form':
      return formNotes(settings)
    case 'speed-test':
      return new Map()
  }
}
