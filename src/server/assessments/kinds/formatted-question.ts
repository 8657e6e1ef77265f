// The text of a question that a company formatted. Pure.
import { QUESTION_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'

import { AppError } from '../../http/app-error.ts'
import { cleanQuestionText, plainTextOf } from '../../rich-text/clean-rich-text.ts'

const ONE_PLAIN_PARAGRAPH = /^<p>[^<]*<\/p>$/

/**
 * The question as it is stored: its formatting cleaned, and its plain text taken from that. Plain text stays plain.
 * @throws AppError `validation_failed` when the text is too long without its formatting
 */
export function cleanQuestion<Q extends WrittenQuestion>(question: Q): Q {
  if (question.formatted === undefined) return question
  const formatted = cleanQuestionText(question.formatted)
  if (formatted === '' || ONE_PLAIN_PARAGRAPH.test(formatted)) {
    const plain = { ...question }
    delete plain.formatted
    return plain
  }
  const text = plainTextOf(formatted).replaceAll(/\s+/g, ' ')
  if (text.length > QUESTION_LIMITS.text)
    throw new AppError('validation_failed', { fields: { text: 'The question is too long.' } })
  return { ...question, formatted, text }
}
