import type { AssessmentPackage, Question } from '#contract/assessments/assessments.ts'

/** Whether a question is answered by choosing one card of its response set, and by nothing else. */
export function isOneCard({ recording, file, input }: Question): boolean {
  return recording === undefined && file === undefined && input === undefined
}

/** Whether each question beside one is answered by a card: those of its part, or of the activity that has no parts. */
export function isPartOfCards(content: AssessmentPackage, { question_id: id }: Question): boolean {
  const part = content.sections?.find((one) => one.question_ids.includes(id))?.question_ids
  return content.questions.every(
    (one) => isOneCard(one) || part?.includes(one.question_id) === false,
  )
}

type Input = NonNullable<Question['input']>
export type ListeningInput = Extract<Input, { type: 'hearing' | 'clip' | 'listening' }>

/** Whether a question belongs to a part that is listened to. */
export function isListening(input: Input): input is ListeningInput {
  return input.type === 'hearing' || input.type === 'clip' || input.type === 'listening'
}
