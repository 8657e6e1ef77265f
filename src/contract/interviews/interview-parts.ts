// When the parts of a sequence take place: each interviewer meets the candidate for as long as the others, in their order,
// with a break between two of them. Pure; in minutes.
import { INTERVIEW_LIMITS } from './interviews-rules.ts'

export type Sequence = {
  /** How long each part is. */
  readonly minutes: number
  readonly breakMinutes: number
}

/** From the start of a sequence to the start of the part at a position; the first position is 0. */
export function partOffset(position: number, { minutes, breakMinutes }: Sequence): number {
  return position * (minutes + breakMinutes)
}

/** From the start of the first part to the end of the last one. */
export function sequenceMinutes(parts: number, sequence: Sequence): number {
  return partOffset(Math.max(parts, 1) - 1, sequence) + sequence.minutes
}

/** Whether a sequence is longer than a candidate is asked to stay. */
export function isSequenceTooLong(parts: number, sequence: Sequence): boolean {
  return sequenceMinutes(parts, sequence) > INTERVIEW_LIMITS.sequenceMinutes
}
