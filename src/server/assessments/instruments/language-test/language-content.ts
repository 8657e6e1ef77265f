// A language test as a device shows it: four parts, each with its time, in one language of instruction.
import type { AssessmentPackage, Question, Section } from '#contract/assessments/assessments.ts'
import {
  HEARING,
  HEARING_QUESTION,
  type LanguagePart,
  type TestedLanguage,
} from '#contract/assessments/language-parts.ts'
import type { Locale, LocalizedText } from '#contract/core/shape.ts'

import { clipName } from './clip-name.ts'
import { ENGLISH } from './english-items.ts'
import { FRENCH } from './french-items.ts'
import type { LanguageItem, LanguageItems } from './language-item.ts'
import * as texts from './language-texts.ts'
import { SPANISH } from './spanish-items.ts'

export const LANGUAGE_ITEMS: Readonly<Record<TestedLanguage, LanguageItems>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
}

/** How often a clip can be played. */
const MAX_PLAYS = 2
const ASKED_WORDS = { min: 80, max: 250 }
const MAX_CHARACTERS = 5000
const PREPARATION_SECONDS = 30
const SPEAKING_SECONDS = 60
const SECONDS: Readonly<Record<LanguagePart, number | null>> = {
  reading: 600,
  listening: 480,
  writing: 900,
  // Each recording has its own limit.
  speaking: null,
}

/** An item with the id of its question. */
export type AskedItem = { readonly id: string; readonly item: LanguageItem }

type Given = {
  readonly language: TestedLanguage
  readonly instruction_language: Locale
}

type Content = Pick<
  AssessmentPackage,
  | 'title'
  | 'instruction'
  | 'minutes'
  | 'questions'
  | 'response_sets'
  | 'shuffled_response_sets'
  | 'sections'
>

/** The content of a test. Which choices are right is not in it. */
export function languageContent({ language, instruction_language: by }: Given): Content {
  const items = LANGUAGE_ITEMS[language]
  const say = (text: LocalizedText) => same(text[by])
  const parts: readonly Part[] = [
    { id: 'reading', part: 'reading', questions: readingQuestions(items, language) },
    { id: 'listening-choice', part: 'listening', questions: [hearingQuestion(say)], isFree: true },
    { id: 'listening', part: 'listening', questions: listeningQuestions(items, { language, say }) },
    { id: 'writing', part: 'writing', questions: [writingQuestion(items, say)] },
    { id: 'speaking', part: 'speaking', questions: speakingQuestions(items, say) },
  ]
  const asked = [...itemsOf(language).reading, ...itemsOf(language).listening]
  return {
    title: texts.title(items.name),
    instruction: say(texts.INSTRUCTION),
    minutes: texts.MINUTES,
    questions: parts.flatMap(({ questions }) => questions),
    response_sets: {
      [HEARING_QUESTION]: [
        { value: HEARING.takes, label: say(texts.TAKES) },
        { value: HEARING.leavesOut, label: say(texts.LEAVES_OUT) },
      ],
      ...Object.fromEntries(asked.map(({ id, item }) => [id, choicesOf(item)])),
    },
    shuffled_response_sets: asked.map(({ id }) => id),
    sections: parts.map((part) => sectionOf(part, say)),
  }
}

/** The items of a language that have a right choice, in the order of their questions. */
export function itemsOf(language: TestedLanguage): {
  reading: AskedItem[]
  listening: AskedItem[]
} {
  const { reading, listening } = LANGUAGE_ITEMS[language]
  return {
    reading: reading.flatMap((text) => askedItems('reading', text)),
    listening: listening.flatMap((clip) => askedItems('listening', clip)),
  }
}

type Part = {
  readonly id: string
  readonly part: LanguagePart
  readonly questions: readonly Question[]
  /** Stands before the time of its part. */
  readonly isFree?: boolean
}
type Say = (text: LocalizedText) => LocalizedText

function sectionOf({ id, part, questions, isFree = false }: Part, say: Say): Section {
  const seconds = isFree ? null : SECONDS[part]
  return {
    section_id: id,
    title: say(texts.PART_TITLES[part]),
    question_ids: questions.map(({ question_id }) => question_id),
    ...(seconds === null ? {} : { time_limit_seconds: seconds }),
    // Whether the candidate can hear is asked for the sake of its part, which needs answers of its own.
    ...(isFree ? {} : { is_required: true }),
  }
}

function readingQuestions({ reading }: LanguageItems, lang: TestedLanguage): Question[] {
  return reading.flatMap((text) =>
    askedItems('reading', text).map(({ id, item }) => ({
      question_id: id,
      passage: same(text.passage),
      text: same(item.text),
      lang,
      response_set: id,
    })),
  )
}

function hearingQuestion(say: Say): Question {
  return {
    question_id: HEARING_QUESTION,
    text: say(texts.HEARING),
    help: say(texts.HEARING_HELP),
    input: { type: 'hearing' },
    response_set: HEARING_QUESTION,
  }
}

// Each clip first, and then what is asked about it.
function listeningQuestions(
  { listening, voice }: LanguageItems,
  { language, say }: { language: TestedLanguage; say: Say },
): Question[] {
  return listening.flatMap((clip) => {
    const clipId = `clip-${clip.id}`
    const sound: Question = {
      question_id: clipId,
      text: say(clip.situation),
      input: { type: 'clip', clip: clipName({ voice, ...clip }), max_plays: MAX_PLAYS },
      response_set: '',
    }
    const asked = askedItems('listening', clip).map(({ id, item }): Question => ({
      question_id: id,
      text: same(item.text),
      lang: language,
      input: { type: 'listening', clip_question_id: clipId },
      response_set: id,
    }))
    return [sound, ...asked]
  })
}

function writingQuestion({ writing }: LanguageItems, say: Say): Question {
  return {
    question_id: 'writing',
    text: say(writing),
    input: { type: 'long_text', max_length: MAX_CHARACTERS, words: ASKED_WORDS },
    response_set: '',
  }
}

function speakingQuestions({ speaking }: LanguageItems, say: Say): Question[] {
  return speaking.map((prompt, index) => ({
    question_id: `speaking-${index + 1}`,
    text: say(prompt),
    response_set: '',
    recording: {
      kind: 'audio',
      max_seconds: SPEAKING_SECONDS,
      preparation_seconds: PREPARATION_SECONDS,
    },
  }))
}

function askedItems(
  part: 'reading' | 'listening',
  { id, items }: { id: string; items: readonly LanguageItem[] },
): AskedItem[] {
  return items.map((item, index) => ({ id: `${part}-${id}-${index + 1}`, item }))
}

function choicesOf({ choices }: LanguageItem): AssessmentPackage['response_sets'][string] {
  return choices.map((label, index) => ({ value: index + 1, label: same(label) }))
}

function same(text: string): LocalizedText {
  return { en: text, es: text, fr: text }
}
