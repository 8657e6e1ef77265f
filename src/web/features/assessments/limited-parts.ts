// What the limits of a package mean for one question. Pure.
import { isAsked } from '#contract/assessments/asked-questions.ts'
import type { AnswerValue, Question } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { shownQuestions } from '#contract/assessments/shown-questions.ts'
import type { PartTime } from '#web/offline/time-keeper.ts'

export type QuestionTime = {
  /** What begins when the question is shown; empty once it all runs. */
  readonly waiting: readonly PartTime[]
  /** The time of a part that it belongs to has run out. */
  readonly isOver: boolean
  /** What runs out first; null when nothing runs. */
  readonly next: PartTime | null
}

/** The limited parts that a question belongs to. */
export function partsOf(parts: readonly PartTime[], questionId: string): readonly PartTime[] {
  return parts.filter((part) => part.limit.questionIds.includes(questionId))
}

export function timeOfQuestion(parts: readonly PartTime[], questionId: string): QuestionTime {
  const own = partsOf(parts, questionId)
  const running = own
    .filter((part) => part.state === 'running')
    .toSorted((one, other) => one.secondsLeft - other.secondsLeft)
  const isOver = own.some((part) => part.state === 'over')
  return {
    waiting: isOver ? [] : own.filter((part) => part.state === 'waiting'),
    isOver,
    next: isOver ? null : (running[0] ?? null),
  }
}

/** Where the candidate goes on once the question at `index` is over: what is open behind it, or the end. */
export function nextOpenIndex(
  parts: readonly PartTime[],
  given: { questions: readonly Question[]; index: number },
): number {
  const { questions, index } = given
  const next = questions.findIndex(
    ({ question_id: id }, at) => at > index && !timeOfQuestion(parts, id).isOver,
  )
  return next === -1 ? questions.length : next
}

/** The first question that has no answer and can have one; the review, after the last, when there is none. */
export function firstUnanswered(
  parts: readonly PartTime[],
  given: { questions: readonly Question[]; answers: ReadonlyMap<string, AnswerValue> },
): number {
  const { questions, answers } = given
  const shown = new Set(shownQuestions(questions, answers))
  const index = questions.findIndex(
    (one) =>
      isAsked(one) &&
      shown.has(one) &&
      isBlank(answers.get(one.question_id)) &&
      !timeOfQuestion(parts, one.question_id).isOver,
  )
  return index === -1 ? questions.length : index
}

/** True when nothing of the activity can be answered any more. */
export function isAllOver(parts: readonly PartTime[], questions: readonly Question[]): boolean {
  return (
    parts.length > 0 && questions.every(({ question_id: id }) => timeOfQuestion(parts, id).isOver)
  )
}
