import { isLinkedInUrl, isPhoneNumber } from '../people/profile-rules.ts'
// Which answers a question takes: one set of rules for the device and for the server.
import type { TextFormat } from './answer-inputs.ts'
import type { AnswerValue, Question } from './assessments.ts'
import { isBlank } from './blank-answer.ts'
import { LEFT_OUT } from './language-parts.ts'
import { decodeSpeedResult } from './speed-result.ts'
import { decodeTypingLog, TYPING_LOG_LENGTH } from './typing-log.ts'

/** Why an answer does not fit its question. */
export type AnswerProblem =
  | 'not_a_choice'
  | 'not_text'
  | 'too_long'
  | 'not_a_number'
  | 'out_of_range'
  | 'not_a_date'
  | 'date_out_of_range'
  | 'not_a_phone'
  | 'not_a_linkedin'
  | 'not_a_website'
  | 'not_a_typing_log'
  | 'not_a_speed_result'
  | 'not_a_count_of_plays'

/** The years of the dates that people answer with: others come from mistyped digits. */
export const ANSWER_DATES = { first: '1900-01-01', last: '2200-12-31' } as const

type Input = NonNullable<Question['input']>

/**
 * Checks an answer that is typed, or that names several choices.
 * @param values the values of the question's choices
 * @returns null when the question takes it; every question takes a blank one
 */
export function answerProblem(
  input: Input,
  { value, values }: { value: AnswerValue; values: ReadonlySet<number> },
): AnswerProblem | null {
  switch (input.type) {
    case 'multiple_choice':
      return isChoiceOf(value, values) ? null : 'not_a_choice'
    case 'short_text':
      return textProblem(value, input.max_length) ?? formatProblem(value, input.format)
    case 'long_text':
      return textProblem(value, input.max_length)
    case 'number':
      return numberProblem(value, input)
    case 'date':
      return value === '' ? null : dateProblem(value)
    case 'typing':
      return isTypingLog(value) ? null : 'not_a_typing_log'
    case 'speed_test':
      return isSpeedResult(value) ? null : 'not_a_speed_result'
    case 'hearing':
      return isOneOf(value, values) ? null : 'not_a_choice'
    case 'listening':
      return isNone(value) || isOneOf(value, values) ? null : 'not_a_choice'
    case 'clip':
      return isNone(value) || isPlays(value, input.max_plays) ? null : 'not_a_count_of_plays'
  }
}

// Ascending and each once, so that the same choices are the same answer.
function isChoiceOf(value: AnswerValue, values: ReadonlySet<number>): boolean {
  if (!Array.isArray(value)) return false
  return value.every((one, index) => values.has(one) && one > (value[index - 1] ?? -Infinity))
}

function isOneOf(value: AnswerValue, values: ReadonlySet<number>): boolean {
  return typeof value === 'number' && values.has(value)
}

// Left out, or taken back.
function isNone(value: AnswerValue): boolean {
  return value === LEFT_OUT || value === ''
}

function isPlays(value: AnswerValue, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}

function textProblem(value: AnswerValue, maxLength: number): AnswerProblem | null {
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return 'not_text'
  return value.length > maxLength ? 'too_long' : null
}

function formatProblem(value: AnswerValue, format: TextFormat | undefined): AnswerProblem | null {
  if (format === undefined || isBlank(value)) return null
  return FORMATS[format](String(value)) ? null : `not_a_${format}`
}

const FORMATS = { phone: isPhoneNumber, linkedin: isLinkedInUrl, website: isWebsite } as const

/** An address of a page that can be linked: no script, no credentials. */
function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && hostname.includes('.') && username === '' && password === ''
}

function numberProblem(
  value: AnswerValue,
  { min, max }: { min: number | null; max: number | null },
): AnswerProblem | null {
  if (value === '') return null
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not_a_number'
  return value < (min ?? -Infinity) || value > (max ?? Infinity) ? 'out_of_range' : null
}

function isTypingLog(value: AnswerValue): boolean {
  return (
    typeof value === 'string' &&
    value.length <= TYPING_LOG_LENGTH &&
    value.isWellFormed() &&
    !value.includes('\0') &&
    decodeTypingLog(value) !== null
  )
}

function isSpeedResult(value: AnswerValue): boolean {
  return typeof value === 'string' && decodeSpeedResult(value) !== null
}

function dateProblem(value: AnswerValue): AnswerProblem | null {
  if (!isDate(value)) return 'not_a_date'
  return value >= ANSWER_DATES.first && value <= ANSWER_DATES.last ? null : 'date_out_of_range'
}

/** A day that the calendar has, as YYYY-MM-DD. */
function isDate(value: AnswerValue): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
