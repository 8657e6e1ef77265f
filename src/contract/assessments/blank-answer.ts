// When a question counts as unanswered: asked before any question is shown, so it stands apart from the rules.
import type { AnswerValue } from './assessments.ts'

/** True without an answer, and for one that was taken back: an empty text, or no choice. */
export function isBlank(value: AnswerValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || (Array.isArray(value) && value.length === 0)
}
