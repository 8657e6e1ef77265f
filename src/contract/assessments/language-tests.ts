// The language test: what a company chooses, and what staff read of its parts.
import { z } from 'zod'

import { localeSchema } from '../core/shape.ts'
import { LANGUAGE_PARTS, TESTED_LANGUAGES, type LanguagePart } from './language-parts.ts'

/** What staff set of a language test. */
export const languageTestSettingsSchema = z.object({
  kind: z.literal('language-test'),
  language: z.enum(TESTED_LANGUAGES),
  /** The language of everything that is said around the texts of the test. */
  instruction_language: localeSchema,
})
export type LanguageTestSettings = z.infer<typeof languageTestSettingsSchema>

const partSchema = z.object({
  /** The id of the part in three parts, as `languageTestId` writes it. */
  external_vendor_asmt_id: z.string(),
  part: z.enum(LANGUAGE_PARTS),
  /** `left_out`: by a candidate who cannot hear. Such a part is not scored, and is no reason to reject. */
  state: z.enum(['complete', 'partly', 'not_taken', 'left_out']),
  answered: z.number().int(),
  questions: z.number().int(),
  /** How many answers are right, of a part that is scored; null before it is scored, and where people judge. */
  right: z.number().int().nullable(),
  /** What was written; null for another part, and without an answer. */
  text: z.string().nullable(),
  words: z.number().int().nullable(),
  /** How many words are asked for; null for another part. */
  asked_words: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
})

/** A submitted language test as staff read it. No level is claimed: there are no norms. */
export const languageFactsSchema = z.object({
  language: z.enum(TESTED_LANGUAGES),
  instruction_language: localeSchema,
  /** Every part is complete, or left out by a candidate who cannot hear. */
  is_complete: z.boolean(),
  parts: z.array(partSchema),
})
export type LanguageFacts = z.infer<typeof languageFactsSchema>

/** The id of one part of a language test: its type, the language, and the language of instruction, separated by a pipe. */
export function languageTestId(
  part: LanguagePart,
  { language, instruction_language }: Omit<LanguageTestSettings, 'kind'>,
): string {
  return [part, language, instruction_language].join('|')
}
