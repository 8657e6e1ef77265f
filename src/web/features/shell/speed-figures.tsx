// What was measured of a connection, in plain figures.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { speedChecks, SpeedResult } from '#contract/assessments/speed-result.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import styles from './speed-figures.module.css'

type SpeedFiguresProps = {
  result: SpeedResult
  /** What was asked for, and whether it is met. */
  checks?: ReturnType<typeof speedChecks>
}

export function SpeedFigures({ result, checks = [] }: SpeedFiguresProps) {
  const { mbps, ms } = useSpeedUnits()
  const isMet = new Map(checks.map((check) => [check.figure, check.isMet]))
  const { downloadMbps, uploadMbps, latencyMs, jitterMs, loadedLatencyMs } = result
  return (
    <dl className={styles.figures}>
      <Figure
        name={<Trans>Download speed</Trans>}
        value={mbps(downloadMbps)}
        isMet={isMet.get('download')}
      />
      <Figure
        name={<Trans>Upload speed</Trans>}
        value={mbps(uploadMbps)}
        isMet={isMet.get('upload')}
      />
      <Figure
        name={<Trans>Delay (latency)</Trans>}
        value={ms(latencyMs)}
        isMet={isMet.get('latency')}
      />
      {jitterMs !== null && (
        <Figure name={<Trans>Change in delay (jitter)</Trans>} value={ms(jitterMs)} />
      )}
      {loadedLatencyMs !== null && (
        <Figure name={<Trans>Delay while busy</Trans>} value={ms(loadedLatencyMs)} />
      )}
    </dl>
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
