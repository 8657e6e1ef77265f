import type { LanguageTestSettings } from '#contract/assessments/language-tests.ts'

/** What a language test is like before staff change it. */
export function newLanguageTest(): LanguageTestSettings {
  return { kind: 'language-test', language: 'en', instruction_language: 'en' }
}
