import type { Question } from '#contract/assessments/assessments.ts'

/** Whether a question is answered by choosing one card of its response set, and by nothing else. */
export function isOneCard({ recording, file, input }: Question): boolean {
  return recording === undefined && file === undefined && input === undefined
}

type Input = NonNullable<Question['input']>
export type ListeningInput = Extract<Input, { type: 'hearing' | 'clip' | 'listening' }>

/** Whether a question belongs to a part that is listened to. */
export function isListening(input: Input): input is ListeningInput {
  return input.type === 'hearing' || input.type === 'clip' || input.type === 'listening'
}
