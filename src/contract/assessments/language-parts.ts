// The parts of a language test, and what an answer says of one. Without zod: a device asks it as well.

/** In their order; each is a section of the test with the same id. */
export const LANGUAGE_PARTS = ['reading', 'listening', 'writing', 'speaking'] as const
export type LanguagePart = (typeof LANGUAGE_PARTS)[number]

/** The languages that there is a test of. */
export const TESTED_LANGUAGES = ['en', 'es', 'fr'] as const
export type TestedLanguage = (typeof TESTED_LANGUAGES)[number]

/** The question before the listening part: whether the candidate can hear. */
export const HEARING_QUESTION = 'hearing'
/** Its answers. */
export const HEARING = { takes: 1, leavesOut: 2 } as const

/** The answer to every question of a part that a candidate leaves out. It is text, so that it says nothing of their pace. */
export const LEFT_OUT = 'left_out'

/** How many words of at least one letter or digit a text has. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
