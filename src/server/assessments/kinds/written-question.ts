import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
// One question that a company wrote, as candidates get it: without what is a knock-out, which never leaves the server. Pure.
import type { FieldTranslation, OwnFormField } from '#contract/assessments/form-fields.ts'
import { optionsOf } from '#contract/assessments/question-facts.ts'
import type { LocalizedText } from '#contract/core/shape.ts'
import { QUESTION_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'

import { cleanQuestionText } from '../../rich-text/clean-rich-text.ts'
import type { StaffNote } from './written-content.ts'

type ResponseSet = AssessmentPackage['response_sets'][string]

type Translations = OwnFormField['translations']

/** A question of a package, with the choices of its own response set; none for a type without choices. */
export type ContentQuestion = { readonly question: Question; readonly choices: ResponseSet }

/** The question as a device shows it. */
export function contentQuestion(
  questionId: string,
  asked: { written: WrittenQuestion; translations?: Translations },
): ContentQuestion {
  const { written, translations } = asked
  const { text, formatted, help, is_required, type } = written
  const input = inputOf(written)
  const choices = choicesOf(written, translations)
  const textOf = (pick: (one: FieldTranslation) => string | undefined, own: string) =>
    translated(own, { es: said(translations?.es, pick), fr: said(translations?.fr, pick) })
  const question: Question = {
    question_id: questionId,
    text: textOf((one) => one.text, text),
    // Cleaned here too, whichever way it was stored: devices show it as it comes.
    ...(formatted === undefined ? {} : { formatted: cleanQuestionText(formatted) }),
    ...(help === '' ? {} : { help: textOf((one) => one.help, help) }),
    is_required,
    ...(input === undefined ? {} : { input }),
    ...(type === 'recording' ? { recording: recordedOf(written) } : {}),
    ...(type === 'file' ? { file: { formats: written.formats } } : {}),
    response_set: choices.length === 0 ? '' : questionId,
  }
  return { question, choices }
}

/** An answer as the company reads it: the English texts of choices in place of their values. */
export function answerInWords(written: WrittenQuestion, answer: AnswerValue): unknown {
  const labels = new Map(choicesOf(written, undefined).map((one) => [one.value, one.label.en]))
  const inWords = (value: number) => labels.get(value) ?? value
  if (Array.isArray(answer)) return answer.map(inWords)
  return typeof answer === 'number' ? inWords(answer) : answer
}

/** The questions and response sets of a package. */
export function packageParts(
  all: readonly ContentQuestion[],
): Pick<AssessmentPackage, 'questions' | 'response_sets'> {
  const sets = all.flatMap(({ question, choices }): [string, ResponseSet][] =>
    choices.length === 0 ? [] : [[question.response_set, choices]],
  )
  return {
    questions: all.map(({ question }) => question),
    response_sets: Object.fromEntries(sets),
  }
}

/** What staff know of it. */
export function staffNote(written: WrittenQuestion, isPrivate: boolean): StaffNote {
  const knockOuts = optionsOf(written).filter((option) => option.is_knock_out)
  return {
    type: written.type,
    knockOuts: new Set(knockOuts.map(({ value }) => value)),
    isPrivate,
  }
}

/** A company writes in its own language; candidates of every language read it as it stands. */
function asWritten(text: string): LocalizedText {
  return { en: text, es: text, fr: text }
}

/** A text with what the company wrote of it in other languages; in a language without, it stands as it is. */
export function translated(
  text: string,
  { es = '', fr = '' }: { es?: string | undefined; fr?: string | undefined } = {},
): LocalizedText {
  return { en: text, es: es === '' ? text : es, fr: fr === '' ? text : fr }
}

function said(
  translation: FieldTranslation | undefined,
  pick: (one: FieldTranslation) => string | undefined,
): string | undefined {
  return translation === undefined ? undefined : pick(translation)
}

function recordedOf(written: Extract<WrittenQuestion, { type: 'recording' }>) {
  const { media: kind, max_seconds, max_attempts } = written
  return { kind, max_seconds, max_attempts }
}

function inputOf(written: WrittenQuestion): Question['input'] {
  switch (written.type) {
    case 'single_choice':
    case 'scale':
    case 'yes_no':
    case 'file':
    case 'recording':
      return undefined
    case 'multiple_choice':
      return { type: 'multiple_choice' }
    case 'short_text':
      return { type: 'short_text', max_length: QUESTION_LIMITS.shortAnswer }
    case 'long_text':
      return { type: 'long_text', max_length: QUESTION_LIMITS.longAnswer }
    case 'number': {
      const { min, max, unit } = written
      return { type: 'number', min, max, unit }
    }
    case 'date':
      return { type: 'date' }
  }
}

const YES_NO: ResponseSet = [
  { value: 1, label: { en: 'Yes', es: 'Sí', fr: 'Oui' } },
  { value: 2, label: { en: 'No', es: 'No', fr: 'Non' } },
]

function choicesOf(written: WrittenQuestion, translations: Translations): ResponseSet {
  if (written.type === 'scale') return scaleOf(written)
  if (written.type === 'yes_no') return YES_NO
  const textIn = (language: 'es' | 'fr', value: number) =>
    translations?.[language]?.options.find((one) => one.value === value)?.text
  return optionsOf(written).map(({ value, text }) => ({
    value,
    label: translated(text, { es: textIn('es', value), fr: textIn('fr', value) }),
  }))
}

function scaleOf({ max, low, high }: Extract<WrittenQuestion, { type: 'scale' }>): ResponseSet {
  return Array.from({ length: max }, (_, index) => {
    const value = index + 1
    const end = value === 1 ? low : high
    const isEnd = value === 1 || value === max
    return { value, label: asWritten(isEnd ? `${value}: ${end}` : String(value)) }
  })
}
