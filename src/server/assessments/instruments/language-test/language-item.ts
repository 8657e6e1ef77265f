// What the parts of a language test are made of. Texts, questions and choices are in the language that is tested; what is
// asked of the candidate around them comes in each language of instruction.
import type { LocalizedText } from '#contract/core/shape.ts'

export type LanguageItem = {
  readonly text: string
  /** By the values of the answers, from 1; each attempt shows them in an order of its own. */
  readonly choices: readonly [string, string, string, string]
  /** The right one of the choices, word for word; never sent. */
  readonly right: string
  /** The words of the text or of the clip that decide it, for a review of the key; never sent. */
  readonly because: string
}

export type ReadingText = {
  readonly id: string
  readonly passage: string
  readonly items: readonly LanguageItem[]
}

export type SpokenClip = {
  readonly id: string
  /** Who speaks to whom, so that a candidate knows what to expect. */
  readonly situation: LocalizedText
  /** What is said; the device gets the sound alone. `.scripts/clips.mjs` makes it. */
  readonly transcript: string
  readonly items: readonly LanguageItem[]
}

export type LanguageItems = {
  readonly name: LocalizedText
  /** The voice that reads the clips, as espeak-ng names it. */
  readonly voice: string
  readonly reading: readonly ReadingText[]
  readonly listening: readonly SpokenClip[]
  readonly writing: LocalizedText
  readonly speaking: readonly LocalizedText[]
}
