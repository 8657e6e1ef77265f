// A language test with what a company chooses: the language, and that of instruction. Pure.
import type { LanguageTestSettings } from '#contract/assessments/language-tests.ts'

import { languageContent } from '../instruments/language-test/language-content.ts'
import type { WrittenContent } from './written-content.ts'

/** The test as a device shows it. */
export function languageTestContent(settings: LanguageTestSettings): WrittenContent {
  return languageContent(settings)
}
