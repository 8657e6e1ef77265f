// What was measured, in plain words for the candidate.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { AnswerValue } from '#contract/assessments.ts'
import { decodeSpeedResult, speedChecks, type SpeedMinimums } from '#contract/speed-result.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/badge.tsx'

import styles from './speed.module.css'

type SpeedFiguresProps = { answer: AnswerValue | undefined; minimums: SpeedMinimums }

/** Nothing without a result. */
export function SpeedFigures({ answer, minimums }: SpeedFiguresProps) {
  const { mbps, ms } = useSpeedUnits()
  const result = typeof answer === 'string' ? decodeSpeedResult(answer) : null
  if (result === null) return null
  const checks = new Map(speedChecks(result, minimums).map((check) => [check.figure, check.isMet]))
  const { downloadMbps, uploadMbps, latencyMs, jitterMs, loadedLatencyMs } = result
  return (
    <>
      <dl className={styles.figures}>
        <Figure
          name={<Trans>Download speed</Trans>}
          value={mbps(downloadMbps)}
          isMet={checks.get('download')}
        />
        <Figure
          name={<Trans>Upload speed</Trans>}
          value={mbps(uploadMbps)}
          isMet={checks.get('upload')}
        />
        <Figure
          name={<Trans>Delay (latency)</Trans>}
          value={ms(latencyMs)}
          isMet={checks.get('latency')}
        />
        {jitterMs !== null && (
          <Figure name={<Trans>Change in delay (jitter)</Trans>} value={ms(jitterMs)} />
        )}
        {loadedLatencyMs !== null && (
          <Figure name={<Trans>Delay while busy</Trans>} value={ms(loadedLatencyMs)} />
        )}
      </dl>
      <p>
        <Verdict verdicts={[...checks.values()]} />
      </p>
    </>
  )
}

/** Figures as text, in the units of all three languages. */
function useSpeedUnits() {
  const format = useFormatter()
  return {
    mbps: (value: number) => `${format.number(value, { maximumSignificantDigits: 3 })} Mbit/s`,
    ms: (value: number) => `${format.number(value, { maximumFractionDigits: 0 })} ms`,
  }
}

type FigureProps = { name: ReactNode; value: string; isMet?: boolean | undefined }

function Figure({ name, value, isMet }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {isMet !== undefined && (
        <dd>
          <StatusPill tone={isMet ? 'green' : 'amber'}>
            {isMet ? <Trans>Enough</Trans> : <Trans>Below what is asked for</Trans>}
          </StatusPill>
        </dd>
      )}
    </div>
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
