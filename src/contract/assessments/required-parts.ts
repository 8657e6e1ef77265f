// Which parts of a package have to be complete before it is submitted, and which are not. One function for the device and the
// server.
import type { AnswerValue, AssessmentPackage, Section } from './assessments.ts'
import { isBlank } from './blank-answer.ts'

type Content = Pick<AssessmentPackage, 'questions' | 'sections'>

/**
 * The required sections that have a question without an answer, in their order. A question whose time is over is asked no
 * more, and a clip is only heard: neither is missing.
 */
export function missingParts(
  { questions, sections = [] }: Content,
  given: {
    answers: ReadonlyMap<string, AnswerValue>
    /** The time of a part that the question belongs to has run out. */
    isOver: (questionId: string) => boolean
  },
): Section[] {
  const heard = new Set(
    questions.filter(({ input }) => input?.type === 'clip').map((one) => one.question_id),
  )
  const isMissing = (id: string) =>
    !heard.has(id) && isBlank(given.answers.get(id)) && !given.isOver(id)
  return sections.filter(
    (section) => section.is_required === true && section.question_ids.some(isMissing),
  )
}
