// Which questions of a form are asked: one that depends on an earlier answer is shown once that answer is given. One function
// for the player, the preview and the server. Pure, without zod.
import type { AnswerValue, Question } from './assessments.ts'

type Conditional = Pick<Question, 'question_id' | 'shown_if'>
type Answers = ReadonlyMap<string, AnswerValue>

/** The questions that these answers ask for, in their order. One that depends on a hidden question is hidden as well. */
export function shownQuestions<Q extends Conditional>(
  questions: readonly Q[],
  answers: Answers,
): readonly Q[] {
  if (!hasConditions(questions)) return questions
  const shown = new Set<string>()
  return questions.filter(({ question_id: id, shown_if: condition }) => {
    const isShown =
      condition === undefined ||
      (shown.has(condition.question_id) &&
        [answers.get(condition.question_id)].flat().includes(condition.value))
    if (isShown) shown.add(id)
    return isShown
  })
}

/** Whether any question depends on the answer to another one. */
export function hasConditions(questions: readonly Conditional[]): boolean {
  return questions.some(({ shown_if: condition }) => condition !== undefined)
}
