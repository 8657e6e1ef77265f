import { isAsked } from '#contract/assessments/asked-questions.ts'
import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import type { PartTime } from '#web/offline/time-keeper.ts'

type Given = {
  content: Pick<AssessmentPackage, 'questions'>
  answers: ReadonlyMap<string, AnswerValue>
}

/** Whether a limited part has all its answers: its clock is no concern any more. What is written can always be longer. */
export function isComplete(
  { limit }: Pick<PartTime, 'limit'>,
  { content, answers }: Given,
): boolean {
  return content.questions
    .filter((one) => isAsked(one) && limit.questionIds.includes(one.question_id))
    .every((one) => !isWritten(one) && !isBlank(answers.get(one.question_id)))
}

function isWritten({ input }: Question): boolean {
  return input?.type === 'typing' || input?.type === 'long_text'
}
