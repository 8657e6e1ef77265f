// What an instrument is: questions that may leave the server, and a key that never does.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import type { ScoringKey } from '../scoring/scoring-key.ts'

/** Something that an instrument measures, as it stands in the list of attributes. */
export type InstrumentAttribute = {
  readonly slug: string
  /** Slug of the broader attribute that this one is a facet of. */
  readonly parent_slug: string | null
  readonly category: 'personality' | 'competency' | 'interest' | 'value' | 'skill' | 'career'
  /** As staff read it; what the instrument calls the scale stands in its key. */
  readonly name: LocalizedText
  /** One sentence: what a high score means. */
  readonly explanation: LocalizedText
}

/** One version of an instrument. Versions are immutable: a change of any text, key or norm is a new one. */
export type Instrument = {
  readonly slug: string
  readonly version: number
  readonly content: Omit<AssessmentPackage, 'asmt_id'>
  readonly scoring: ScoringKey
  readonly attributes: readonly InstrumentAttribute[]
  /** Where it was published, or that it was not. */
  readonly citation: LocalizedText
}

/** Of what was written for this app. */
export const NOT_PUBLISHED: LocalizedText = {
  en: 'Written for Fairlead, not published, and without norms so far.',
  es: 'Escrito para Fairlead, sin publicar y todavía sin baremos.',
  fr: 'Écrit pour Fairlead, non publié et sans normes pour l’instant.',
}
