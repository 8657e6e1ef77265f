// A question under edit: everything as text, whatever its type, so that a change of the type loses nothing. Pure.
import { FILE_FORMATS, type FileFormat } from '#contract/core/file-rules.ts'
import { QUESTION_LIMITS, type QuestionType } from '#contract/plan-editor/plan-editor-rules.ts'
import type { AskedQuestion, WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import { currentReader } from '#web/i18n/i18n.ts'
import { readNumber, typedNumber } from '#web/i18n/typed-number.ts'

import type { Audience } from './question-audience.ts'
import {
  draftOfRecording,
  recordingProblems,
  USUAL_RECORDING,
  writtenRecording,
  type DraftRecording,
} from './recording-draft.ts'
import {
  draftOfScores,
  scoreProblems,
  writtenScores,
  type DraftMeasure,
  type DraftOption,
  type ScoreProblem,
} from './score-draft.ts'

export type QuestionDraft = {
  readonly type: QuestionType
  readonly text: string
  /** The text with its formatting, as HTML; null for plain text. */
  readonly formatted: string | null
  readonly help: string
  readonly is_required: boolean
  readonly options: readonly DraftOption[]
  readonly measures: readonly DraftMeasure[]
  readonly scaleMax: 5 | 10
  readonly low: string
  readonly high: string
  readonly min: string
  readonly max: string
  readonly unit: string
  readonly formats: readonly FileFormat[]
  readonly recording: DraftRecording
  /** Of a field of a form: who may see the answers. */
  readonly is_private: boolean
}

/** What is missing or wrong, by field; an option is named by its value. */
export type DraftProblems = ReadonlyMap<
  string,
  | 'missing'
  | 'too_long'
  | 'not_a_number'
  | 'two_numbers'
  | 'below_min'
  | 'no_format'
  | 'repeated'
  | 'out_of_range'
  | ScoreProblem
>

/** What the fields of a type work with. */
export type DraftFieldsProps = {
  readonly draft: QuestionDraft
  /** The problem of a field, in words, once the user wanted to save. */
  readonly problemOf: (field: string) => string | undefined
  readonly onChange: (change: Partial<QuestionDraft>) => void
  readonly isField: boolean
  readonly audience: Audience
}

const EMPTY: Omit<QuestionDraft, 'type'> = {
  text: '',
  formatted: null,
  help: '',
  is_required: true,
  options: [1, 2].map((value) => ({ value, text: '', is_knock_out: false, score: '' })),
  measures: [],
  scaleMax: 5,
  low: '',
  high: '',
  min: '',
  max: '',
  unit: '',
  formats: FILE_FORMATS,
  recording: USUAL_RECORDING,
  is_private: false,
}

export function emptyDraft(type: QuestionType): QuestionDraft {
  return { ...EMPTY, type }
}

export function draftOfQuestion(question: WrittenQuestion): QuestionDraft {
  const { text, formatted = null, help, is_required } = question
  const draft = { ...EMPTY, type: question.type, text, formatted, help, is_required }
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return { ...draft, ...draftOfScores(question) }
    case 'scale': {
      const { max: scaleMax, low, high } = question
      return { ...draft, scaleMax, low, high }
    }
    case 'number': {
      const { min, max, unit } = question
      return { ...draft, min: typed(min), max: typed(max), unit }
    }
    case 'file':
      return { ...draft, formats: question.formats }
    case 'recording':
      return { ...draft, recording: draftOfRecording(question) }
    case 'short_text':
    case 'long_text':
    case 'date':
    case 'yes_no':
      return draft
  }
}

/** What keeps a draft from being a question; empty when it is one. */
export function problemsOfDraft(draft: QuestionDraft): DraftProblems {
  const lines = [['text', draft.text], ...linesOfType(draft)] as const
  const missing = lines.flatMap(([field, text]) =>
    text.trim() === '' ? [[field, 'missing'] as const] : [],
  )
  const tooLong = draft.text.length > QUESTION_LIMITS.text ? [['text', 'too_long'] as const] : []
  return new Map([
    ...tooLong,
    ...repeatedOptions(draft),
    ...missing,
    ...numberProblems(draft),
    ...formatProblems(draft),
    ...scoreProblems(draft),
    ...recordingProblems(draft),
  ])
}

/** The question that a draft without problems is. */
export function questionOfDraft(draft: QuestionDraft): WrittenQuestion {
  const { type, is_required } = draft
  const common = {
    text: draft.text.trim(),
    ...(draft.formatted === null ? {} : { formatted: draft.formatted }),
    help: draft.help.trim(),
    is_required,
  }
  switch (type) {
    case 'single_choice':
    case 'multiple_choice':
      return { ...common, type, ...writtenScores(draft) }
    case 'scale':
      return {
        ...common,
        type,
        max: draft.scaleMax,
        low: draft.low.trim(),
        high: draft.high.trim(),
      }
    case 'number':
      return {
        ...common,
        type,
        min: numberOf(draft.min),
        max: numberOf(draft.max),
        unit: draft.unit.trim(),
      }
    case 'file':
      return { ...common, type, formats: [...draft.formats] }
    case 'recording':
      return { ...common, type, ...writtenRecording(draft.recording) }
    case 'short_text':
    case 'long_text':
    case 'date':
    case 'yes_no':
      return { ...common, type }
  }
}

/** A question as an activity asks it; one from the library names where it came from. */
export function askedFrom(
  question: WrittenQuestion,
  { id, accountQuestionId }: { id: string; accountQuestionId: number | null },
): AskedQuestion {
  return { ...question, question_id: id, account_question_id: accountQuestionId }
}

/** A question as it is written, without where it is asked. */
export function writtenFrom(question: AskedQuestion): WrittenQuestion {
  const { question_id: _id, account_question_id: _from, ...written } = question
  return written
}

/** A value that no option has had: answers name options by it. */
export function nextValue(options: readonly Pick<DraftOption, 'value'>[]): number {
  return Math.max(0, ...options.map(({ value }) => value)) + 1
}

// Of two answers with the same words, no one could tell which one was chosen.
function repeatedOptions(draft: QuestionDraft): (readonly [string, 'repeated'])[] {
  if (draft.type !== 'single_choice' && draft.type !== 'multiple_choice') return []
  const seen = new Set<string>()
  return draft.options.flatMap(({ value, text }) => {
    const words = text.trim().toLocaleLowerCase()
    if (words === '' || !seen.has(words)) {
      seen.add(words)
      return []
    }
    return [[`option-${value}`, 'repeated'] as const]
  })
}

function linesOfType(draft: QuestionDraft): (readonly [string, string])[] {
  if (draft.type === 'scale')
    return [
      ['low', draft.low],
      ['high', draft.high],
    ]
  const hasOptions = draft.type === 'single_choice' || draft.type === 'multiple_choice'
  return hasOptions ? draft.options.map(({ value, text }) => [`option-${value}`, text]) : []
}

function numberProblems(draft: QuestionDraft) {
  if (draft.type !== 'number') return []
  const wrong = (['min', 'max'] as const).flatMap((field) => {
    const problem = limitProblem(draft[field])
    return problem === null ? [] : [[field, problem] as const]
  })
  if (wrong.length > 0) return wrong
  const min = numberOf(draft.min) ?? -Infinity
  const max = numberOf(draft.max) ?? Infinity
  return min > max ? [['max', 'below_min'] as const] : []
}

function formatProblems({ type, formats }: QuestionDraft) {
  return type === 'file' && formats.length === 0 ? [['formats', 'no_format'] as const] : []
}

function limitProblem(text: string): 'not_a_number' | 'two_numbers' | null {
  if (readNumber(text, currentReader()).length > 1) return 'two_numbers'
  const value = numberOf(text)
  return value === null || Math.abs(value) <= QUESTION_LIMITS.number ? null : 'not_a_number'
}

// Null for none; NaN for what is no number, or could mean two.
function numberOf(text: string): number | null {
  if (text.trim() === '') return null
  const [value = NaN, other] = readNumber(text, currentReader())
  return other === undefined ? value : NaN
}

function typed(value: number | null): string {
  return value === null ? '' : typedNumber(value, currentReader())
}
