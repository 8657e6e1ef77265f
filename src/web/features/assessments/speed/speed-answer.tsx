// The answer to a speed test, and how it compares with what the company asks for.
import { Trans } from '@lingui/react/macro'

import type { AnswerValue } from '#contract/assessments/assessments.ts'
import {
  decodeSpeedResult,
  speedChecks,
  type SpeedMinimums,
} from '#contract/assessments/speed-result.ts'

import { SpeedFigures } from '../../shell/speed-figures.tsx'

type SpeedAnswerProps = { answer: AnswerValue | undefined; minimums: SpeedMinimums }

/** Nothing without a result. */
export function SpeedAnswer({ answer, minimums }: SpeedAnswerProps) {
  const result = typeof answer === 'string' ? decodeSpeedResult(answer) : null
  if (result === null) return null
  const checks = speedChecks(result, minimums)
  return (
    <>
      <SpeedFigures result={result} checks={checks} />
      <p>
        <Verdict verdicts={checks.map(({ isMet }) => isMet)} />
      </p>
    </>
  )
}

function Verdict({ verdicts }: { verdicts: readonly boolean[] }) {
  if (verdicts.length === 0)
    return <Trans>The company sees these figures. There is no pass or fail.</Trans>
  if (verdicts.every(Boolean))
    return <Trans>Your connection is as fast as the company asks for.</Trans>
  return (
    <Trans>
      Your connection is slower than the company asks for. You are not rejected automatically
      because of it.
    </Trans>
  )
}
