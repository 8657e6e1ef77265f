// What a high score of each attribute of the language tests means, in the second person.
import { TESTED_LANGUAGES, type TestedLanguage } from '#contract/assessments/language-parts.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import { LANGUAGE_ITEMS } from './language-content.ts'
import { languageAttribute, partAttribute } from './language-test.ts'
import { insideSentence } from './language-texts.ts'

/** By attribute. */
export const LANGUAGES_TO_CANDIDATE: Readonly<Record<string, LocalizedText>> = Object.fromEntries(
  TESTED_LANGUAGES.flatMap((language) => explanationsOf(language)),
)

function explanationsOf(language: TestedLanguage): [string, LocalizedText][] {
  const { en, es, fr } = insideSentence(LANGUAGE_ITEMS[language].name)
  return [
    [
      languageAttribute(language),
      {
        en: `How much you understand of what you read and hear in ${en}.`,
        es: `Cuánto entiendes de lo que lees y oyes en ${es}.`,
        fr: `Ce que vous comprenez de ce que vous lisez et entendez en ${fr}.`,
      },
    ],
    [
      partAttribute(language, 'reading'),
      {
        en: `How much you understand of short texts of everyday work in ${en}.`,
        es: `Cuánto entiendes de textos breves del trabajo diario en ${es}.`,
        fr: `Ce que vous comprenez de textes courts du travail quotidien en ${fr}.`,
      },
    ],
    [
      partAttribute(language, 'listening'),
      {
        en: `How much you understand of short spoken messages in ${en}.`,
        es: `Cuánto entiendes de mensajes breves hablados en ${es}.`,
        fr: `Ce que vous comprenez de messages oraux courts en ${fr}.`,
      },
    ],
  ]
}
