// What an instrument version accepts as answers, kept in memory: versions never change.
import { answerProblem, type AnswerProblem } from '#contract/assessments/answer-rules.ts'
import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'

import { AppError } from '../http/app-error.ts'

const RECORDING_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const MESSAGES: Readonly<Record<AnswerProblem, string>> = {
  not_a_choice: 'This is not one of the choices.',
  not_text: 'This is not text that can be stored.',
  too_long: 'This is too long.',
  not_a_number: 'This is not a number.',
  out_of_range: 'This number is too small or too large.',
  not_a_date: 'This is not a date.',
  date_out_of_range: 'This date is not between 1900 and 2200.',
  not_a_phone: 'This is not a phone number.',
  not_a_linkedin: 'This is not the address of a page on LinkedIn.',
  not_a_website: 'This is not the address of a website.',
  not_a_typing_log: 'This is not a log of keystrokes.',
  not_a_speed_result: 'This is not the result of a speed test.',
  not_a_count_of_plays: 'This is not how often a clip can be played.',
}

type Rule = (value: AnswerValue) => AnswerProblem | null

/** What each question takes, by its id. */
export type QuestionRules = ReadonlyMap<string, Rule>

/** Derives the rules of a package. */
export function questionRules(
  content: Pick<AssessmentPackage, 'questions' | 'response_sets'>,
): QuestionRules {
  return new Map(
    content.questions.map((question) => [question.question_id, ruleOf(question, content)]),
  )
}

/** @throws AppError `validation_failed` naming each answer that the instrument does not take, or that comes twice. */
export function assertAnswersFit(
  rules: QuestionRules,
  answers: readonly { question_id: string; value: AnswerValue }[],
): void {
  const fields: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, { question_id: id, value }] of answers.entries()) {
    const rule = rules.get(id)
    const problem = rule?.(value) ?? null
    if (rule === undefined) {
      fields[`answers.${index}.question_id`] = 'This assessment has no such question.'
    } else if (problem !== null) {
      fields[`answers.${index}.value`] = MESSAGES[problem]
    } else if (seen.has(id)) {
      // Which of two revisions is meant would be a guess.
      fields[`answers.${index}.question_id`] = 'This question is in the batch already.'
    }
    seen.add(id)
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

/** What is wrong with an answer, in words; null when its question takes it. */
export function problemOf(
  rules: QuestionRules,
  { question_id: id, value }: { question_id: string; value: AnswerValue },
): string | null {
  const rule = rules.get(id)
  if (rule === undefined) return 'This assessment has no such question.'
  const problem = rule(value)
  return problem === null ? null : MESSAGES[problem]
}

function ruleOf(question: Question, content: Pick<AssessmentPackage, 'response_sets'>): Rule {
  if (question.recording !== undefined) return uploadProblem
  if (question.file !== undefined) return (value) => (isBlank(value) ? null : uploadProblem(value))
  const options = content.response_sets[question.response_set] ?? []
  const values = new Set(options.map((option) => option.value))
  const { input } = question
  if (input !== undefined) return (value) => answerProblem(input, { value, values })
  return (value) => (typeof value === 'number' && values.has(value) ? null : 'not_a_choice')
}

// The recording or file may still be on its way; a file can be taken back.
function uploadProblem(value: AnswerValue): AnswerProblem | null {
  return typeof value === 'string' && RECORDING_ID.test(value) ? null : 'not_a_choice'
}
