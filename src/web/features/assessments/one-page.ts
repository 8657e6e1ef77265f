import type { AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { listTimeLimits } from '#contract/assessments/time-limits.ts'

/** As many short fields as a phone shows in about three screens. */
const MOST_QUESTIONS = 8
const MOST_OPTIONS = 6

const SHORT_INPUTS: ReadonlySet<string> = new Set([
  'short_text',
  'number',
  'date',
  'multiple_choice',
])

/** Whether a form is shown on one page instead of one question a page: few questions, and each with a short answer. */
export function fitsOnePage(content: AssessmentPackage): boolean {
  const { kind, questions } = content
  return (
    (kind === 'application-form' || kind === 'onboarding-form') &&
    questions.length <= MOST_QUESTIONS &&
    listTimeLimits(content).length === 0 &&
    questions.every((question) => isShort(question, content))
  )
}

function isShort(question: Question, { response_sets }: AssessmentPackage): boolean {
  const { recording, file, passage, input, response_set } = question
  if (recording !== undefined || file !== undefined || passage !== undefined) return false
  const options = response_sets[response_set] ?? []
  return options.length <= MOST_OPTIONS && (input === undefined || SHORT_INPUTS.has(input.type))
}
