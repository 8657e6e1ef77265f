// How long a candidate may prepare a spoken answer and how long they may speak, with their extra time. Pure.
import type { AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { withExtraTime } from '#contract/assessments/extra-time-factors.ts'

export type SpeakingTimes = {
  /** Seconds; null for as long as the candidate likes. */
  readonly preparation: number | null
  /** Seconds, after which the recording ends by itself. */
  readonly speaking: number
}

/** What a recording of a candidate without any limit ends at: the longest that a question may ask for. */
const LONGEST_SECONDS = 3600

/** Null for a recording without a time to prepare: its limit is one of length, the same for everyone. */
export function speakingTimes(
  recording: NonNullable<Question['recording']>,
  { extra_time: extraTime = 'none' }: Pick<AssessmentPackage, 'extra_time'>,
): SpeakingTimes | null {
  const { preparation_seconds: preparation, max_seconds: speaking } = recording
  if (preparation === undefined) return null
  return {
    preparation: withExtraTime(preparation, extraTime),
    speaking: Math.min(LONGEST_SECONDS, withExtraTime(speaking, extraTime) ?? LONGEST_SECONDS),
  }
}
