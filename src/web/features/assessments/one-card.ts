import type { Question } from '#contract/assessments.ts'

/** Whether a question is answered by choosing one card of its response set, and by nothing else. */
export function isOneCard({ recording, file, input }: Question): boolean {
  return recording === undefined && file === undefined && input === undefined
}
