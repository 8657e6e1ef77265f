// What staff read of a speed test. Pure.
import type { AnswerValue, AssessmentPackage } from '#contract/assessments/assessments.ts'
import { decodeSpeedResult, speedChecks } from '#contract/assessments/speed-result.ts'
import type { SpeedFacts } from '#contract/assessments/speed-tests.ts'

type Submitted = {
  readonly written: Pick<AssessmentPackage, 'questions'> | null
  /** Null before the submission. */
  readonly answers: readonly { readonly questionId: string; readonly value: AnswerValue }[] | null
}

/** The figures of a submitted speed test; null for what is none, and without an answer. */
export function speedFactsOf({ written, answers }: Submitted): SpeedFacts | null {
  const question = written?.questions.find(({ input }) => input?.type === 'speed_test')
  const answer = answers?.find(({ questionId }) => questionId === question?.question_id)
  const result = typeof answer?.value === 'string' ? decodeSpeedResult(answer.value) : null
  if (question?.input?.type !== 'speed_test' || result === null) return null
  return {
    measured_at: new Date(result.measuredAt).toISOString(),
    download_mbps: result.downloadMbps,
    upload_mbps: result.uploadMbps,
    latency_ms: result.latencyMs,
    jitter_ms: result.jitterMs,
    loaded_latency_ms: result.loadedLatencyMs,
    checks: speedChecks(result, question.input).map(({ isMet, ...check }) => ({
      ...check,
      is_met: isMet,
    })),
  }
}
