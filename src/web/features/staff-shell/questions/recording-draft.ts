// How a question is answered by a recording, under edit: numbers as text, like the rest of the question. Pure.
import { RECORDED, type QuestionType } from '#contract/plan-editor/plan-editor-rules.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'

type Recorded = Pick<
  Extract<WrittenQuestion, { type: 'recording' }>,
  'media' | 'max_seconds' | 'max_attempts'
>

export type DraftRecording = {
  readonly media: Recorded['media']
  readonly maxSeconds: string
  readonly maxAttempts: string
}

export const USUAL_RECORDING: DraftRecording = {
  media: 'video',
  maxSeconds: String(RECORDED.seconds.usual),
  maxAttempts: String(RECORDED.attempts.usual),
}

export function draftOfRecording({ media, max_seconds, max_attempts }: Recorded): DraftRecording {
  return { media, maxSeconds: String(max_seconds), maxAttempts: String(max_attempts) }
}

export function writtenRecording({ media, maxSeconds, maxAttempts }: DraftRecording): Recorded {
  return { media, max_seconds: Number(maxSeconds), max_attempts: Number(maxAttempts) }
}

export function recordingProblems({
  type,
  recording,
}: {
  type: QuestionType
  recording: DraftRecording
}) {
  if (type !== 'recording') return []
  const bounded = [
    ['maxSeconds', recording.maxSeconds, RECORDED.seconds],
    ['maxAttempts', recording.maxAttempts, RECORDED.attempts],
  ] as const
  return bounded.flatMap(([field, text, { min, max }]) => {
    const value = Number(text)
    const isFine = Number.isInteger(value) && value >= min && value <= max
    return isFine ? [] : [[field, 'out_of_range'] as const]
  })
}
