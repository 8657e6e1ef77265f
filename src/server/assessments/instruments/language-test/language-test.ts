// The language test: reading and listening with a key, writing and speaking for people to judge.
import {
  HEARING,
  HEARING_QUESTION,
  TESTED_LANGUAGES,
  type TestedLanguage,
} from '#contract/assessments/language-parts.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import type { KeyedItem, ScoringKey } from '../../scoring/scoring-key.ts'
import { NOT_PUBLISHED, type Instrument, type InstrumentAttribute } from '../instrument.ts'
import { itemsOf, LANGUAGE_ITEMS, languageContent, type AskedItem } from './language-content.ts'
import { insideSentence, NAME, PART_TITLES } from './language-texts.ts'

const SLUG = 'language-test'
const ATTRIBUTE_SLUGS: Readonly<Record<TestedLanguage, string>> = {
  en: 'language-english',
  es: 'language-spanish',
  fr: 'language-french',
}
/** The test as it stands, before a company chooses. */
export const DEFAULT_TEST = { language: 'en', instruction_language: 'en' } as const
const LEAVES_OUT = { question_id: HEARING_QUESTION, value: HEARING.leavesOut }

/** The attribute that the whole test of a language measures. */
export function languageAttribute(language: TestedLanguage): string {
  return ATTRIBUTE_SLUGS[language]
}

/** The attribute that a part of the test of a language measures. */
export function partAttribute(language: TestedLanguage, part: 'reading' | 'listening'): string {
  return `${ATTRIBUTE_SLUGS[language]}-${part}`
}

/** The key of the test of a language. A part that was left out counts neither as right nor as wrong. */
export function languageKey(language: TestedLanguage): Omit<ScoringKey, 'version'> {
  const { reading, listening } = itemsOf(language)
  const read = reading.map((one) => keyed(one))
  const heard = listening.map((one) => ({ ...keyed(one), left_out_by: LEAVES_OUT }))
  const items = { whole: [...read, ...heard], reading: read, listening: heard }
  const [whole, ...parts] = attributesOf(language)
  return {
    range: { min: 1, max: 4 },
    scales: [
      { attribute: whole, items: items.whole },
      { attribute: parts[0], items: items.reading },
      { attribute: parts[1], items: items.listening },
    ].map(({ attribute, items: own }) => ({
      attribute: attribute.slug,
      parent: attribute.parent_slug,
      name: attribute.name,
      items: own,
      norm: { kind: 'pomp' },
    })),
  }
}

/**
 * The language test, version 3, in English until a company chooses another language: submitted once every part is complete,
 * with a time to prepare what is spoken. Version 2 could be submitted with parts left out and had no such time, version 1 had
 * the choices in one order; all are scored by the same key. Written for this app and without norms: the score is the percentage
 * of right answers of what was taken, and no level is claimed. See `provenance.md`.
 */
export const languageTest: Instrument = {
  slug: SLUG,
  version: 3,
  content: {
    slug: SLUG,
    version: 3,
    kind: 'language-test',
    ...languageContent(DEFAULT_TEST),
    title: NAME,
  },
  scoring: { version: `${SLUG}/1`, ...languageKey(DEFAULT_TEST.language) },
  attributes: TESTED_LANGUAGES.flatMap((language) => attributesOf(language)),
  citation: NOT_PUBLISHED,
}

function keyed({ id, item }: AskedItem): KeyedItem {
  return { question_id: id, isReversed: false, right: item.choices.indexOf(item.right) + 1 }
}

function attributesOf(
  language: TestedLanguage,
): readonly [InstrumentAttribute, InstrumentAttribute, InstrumentAttribute] {
  const { name } = LANGUAGE_ITEMS[language]
  const inside = insideSentence(name)
  const slug = ATTRIBUTE_SLUGS[language]
  const part = (id: 'reading' | 'listening', explanation: LocalizedText) => ({
    slug: partAttribute(language, id),
    parent_slug: slug,
    category: 'skill' as const,
    name: joined(name, PART_TITLES[id]),
    explanation,
  })
  return [
    {
      slug,
      parent_slug: null,
      category: 'skill',
      name,
      explanation: {
        en: `How much the person understands of what they read and hear in ${inside.en}.`,
        es: `Cuánto entiende la persona de lo que lee y oye en ${inside.es}.`,
        fr: `Ce que la personne comprend de ce qu’elle lit et entend en ${inside.fr}.`,
      },
    },
    part('reading', {
      en: `How much the person understands of short texts of everyday work in ${inside.en}.`,
      es: `Cuánto entiende la persona de textos breves del trabajo diario en ${inside.es}.`,
      fr: `Ce que la personne comprend de textes courts du travail quotidien en ${inside.fr}.`,
    }),
    part('listening', {
      en: `How much the person understands of short spoken messages in ${inside.en}.`,
      es: `Cuánto entiende la persona de mensajes breves hablados en ${inside.es}.`,
      fr: `Ce que la personne comprend de messages oraux courts en ${inside.fr}.`,
    }),
  ]
}

function joined(name: LocalizedText, part: LocalizedText): LocalizedText {
  return {
    en: `${name.en}: ${part.en.toLowerCase()}`,
    es: `${name.es}: ${part.es.toLowerCase()}`,
    fr: `${name.fr} : ${part.fr.toLowerCase()}`,
  }
}
