// The server's part of the kinds whose content companies write: what candidates get of the settings, and what staff know
// beside it.
import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'

import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { languageKey } from '../instruments/language-test/language-test.ts'
import type { ScoringKey } from '../scoring/scoring-key.ts'
import { formContent, formNotes } from './application-form.ts'
import { cleanQuestion } from './formatted-question.ts'
import { languageTestContent } from './language-test.ts'
import {
  measuredIds,
  screeningContent,
  screeningKey,
  screeningNotes,
  type KnownAttribute,
} from './screening-questions.ts'
import { speedTestContent } from './speed-test.ts'
import type { StaffNotes, WrittenContent } from './written-content.ts'

// An interview is a meeting, and an offer comes by mail: candidates get neither the set-up nor minutes to spend on a device.
const NO_CONTENT: WrittenContent = { minutes: 0, questions: [], response_sets: {} }

/** Settings as they are stored: with their rich text cleaned. */
export function cleanSettings(settings: ActivitySettings): ActivitySettings {
  if (settings.kind === 'screening-questions')
    return { ...settings, questions: settings.questions.map((one) => cleanQuestion(one)) }
  if (settings.kind !== 'interview') return settings
  const { intro, questions } = settings.guide
  const cleaned = questions.map(({ details, ...one }) =>
    details === undefined ? one : { ...one, details: cleanRichText(details) },
  )
  return { ...settings, guide: { intro: cleanRichText(intro), questions: cleaned } }
}

/** What candidates get of settings. */
export function contentOf(settings: ActivitySettings): WrittenContent {
  switch (settings.kind) {
    case 'screening-questions':
      return screeningContent(settings)
    case 'application-form':
    case 'onboarding-form':
      return formContent(settings)
    case 'interview':
    case 'offer':
      return NO_CONTENT
    case 'speed-test':
      return speedTestContent(settings)
    case 'language-test':
      return languageTestContent(settings)
  }
}

/** What staff know of its questions beside that. */
export function notesOf(settings: ActivitySettings): StaffNotes {
  switch (settings.kind) {
    case 'screening-questions':
      return screeningNotes(settings)
    case 'application-form':
    case 'onboarding-form':
      return formNotes(settings)
    case 'interview':
    case 'offer':
    case 'speed-test':
    case 'language-test':
      return new Map()
  }
}

/** The attributes, by id, that settings name for what they score. */
export function namedAttributes(settings: ActivitySettings): number[] {
  return settings.kind === 'screening-questions' ? measuredIds(settings) : []
}

/** The key of what settings choose; null where it is that of the kind. `attributes`: those that settings name. */
export function keyOf(
  settings: ActivitySettings,
  attributes: ReadonlyMap<number, KnownAttribute>,
): Omit<ScoringKey, 'version'> | null {
  switch (settings.kind) {
    case 'language-test':
      return languageKey(settings.language)
    case 'screening-questions':
      return screeningKey(settings, attributes)
    case 'application-form':
    case 'onboarding-form':
    case 'interview':
    case 'offer':
    case 'speed-test':
      return null
  }
}
