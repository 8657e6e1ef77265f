// Screening questions for candidates: without the knock-outs, which never leave the server. Pure.
import type { AssessmentPackage, Question } from '#contract/assessments.ts'
import { minutesFor } from '#contract/question-facts.ts'
import { QUESTION_LIMITS } from '#contract/question-limits.ts'
import type { AskedQuestion, ScreeningQuestions } from '#contract/screening-questions.ts'
import type { LocalizedText } from '#contract/shape.ts'

import type { WrittenContent } from './written-content.ts'

type ResponseSet = AssessmentPackage['response_sets'][string]

/** The questions as a device shows them. */
export function screeningContent({ questions }: ScreeningQuestions): WrittenContent {
  const sets = questions.flatMap((question): [string, ResponseSet][] => {
    const set = choicesOf(question)
    return set.length === 0 ? [] : [[question.question_id, set]]
  })
  return {
    minutes: minutesFor(questions),
    response_sets: Object.fromEntries(sets),
    questions: questions.map(questionOf),
  }
}

function questionOf(question: AskedQuestion): Question {
  const { question_id, text, help, is_required } = question
  const input = inputOf(question)
  return {
    question_id,
    text: asWritten(text),
    ...(help === '' ? {} : { help: asWritten(help) }),
    is_required,
    ...(input === undefined ? {} : { input }),
    response_set: choicesOf(question).length === 0 ? '' : question_id,
  }
}

function inputOf(question: AskedQuestion): Question['input'] {
  switch (question.type) {
    case 'single_choice':
    case 'scale':
      return undefined
    case 'multiple_choice':
      return { type: 'multiple_choice' }
    case 'short_text':
      return { type: 'short_text', max_length: QUESTION_LIMITS.shortAnswer }
    case 'long_text':
      return { type: 'long_text', max_length: QUESTION_LIMITS.longAnswer }
    case 'number': {
      const { min, max, unit } = question
      return { type: 'number', min, max, unit }
    }
    case 'date':
      return { type: 'date' }
  }
}

function choicesOf(question: AskedQuestion): ResponseSet {
  if (question.type === 'scale') return scaleOf(question)
  if (question.type !== 'single_choice' && question.type !== 'multiple_choice') return []
  return question.options.map(({ value, text }) => ({ value, label: asWritten(text) }))
}

function scaleOf({ max, low, high }: Extract<AskedQuestion, { type: 'scale' }>): ResponseSet {
  return Array.from({ length: max }, (_, index) => {
    const value = index + 1
    const end = value === 1 ? low : high
    const isEnd = value === 1 || value === max
    return { value, label: asWritten(isEnd ? `${value}: ${end}` : String(value)) }
  })
}

// A company writes in its own language; candidates of every language read it as it stands.
function asWritten(text: string): LocalizedText {
  return { en: text, es: text, fr: text }
}
