// What a speed test measured, with what the company asked for. For people to look at: nothing is decided by it.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { SpeedFacts } from '#contract/assessments/speed-tests.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import styles from './scorecards.module.css'

type Check = SpeedFacts['checks'][number]

const LABELS: Readonly<Record<Check['figure'] | 'jitter' | 'loaded', MessageDescriptor>> = {
  download: msg`Download speed`,
  upload: msg`Upload speed`,
  latency: msg`Latency`,
  jitter: msg`Jitter`,
  loaded: msg`Latency under load`,
}

export function SpeedNote({ speed }: { speed: SpeedFacts }) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const measuredAt = format.dateTime(speed.measured_at)
  const mbps = (value: number) => `${format.number(value, { maximumSignificantDigits: 3 })} Mbit/s`
  const ms = (value: number) => `${format.number(value, { maximumFractionDigits: 0 })} ms`
  const figures = [
    { id: 'download', value: mbps(speed.download_mbps), unit: mbps },
    { id: 'upload', value: mbps(speed.upload_mbps), unit: mbps },
    { id: 'latency', value: ms(speed.latency_ms), unit: ms },
    { id: 'jitter', value: speed.jitter_ms === null ? '–' : ms(speed.jitter_ms), unit: ms },
    {
      id: 'loaded',
      value: speed.loaded_latency_ms === null ? '–' : ms(speed.loaded_latency_ms),
      unit: ms,
    },
  ] as const
  return (
    <div className={styles.speed}>
      <dl className={styles.times}>
        {figures.map(({ id, value, unit }) => {
          const check = speed.checks.find(({ figure }) => figure === id)
          return (
            <div key={id}>
              <dt>{i18n._(LABELS[id])}</dt>
              <dd>{value}</dd>
              {check !== undefined && (
                <dd>
                  <CheckPill check={check} limit={unit(check.limit)} />
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <p className={styles.smallPrint}>
        <Trans>
          Measured on {measuredAt} by the candidate’s own device. It says how the connection was at
          that moment, and nothing is decided by it.
        </Trans>
      </p>
    </div>
  )
}

function CheckPill({ check, limit }: { check: Check; limit: string }) {
  const isMost = check.figure === 'latency'
  return (
    <StatusPill tone={check.is_met ? 'green' : 'amber'}>
      {check.is_met && isMost && <Trans>Met: at most {limit}</Trans>}
      {check.is_met && !isMost && <Trans>Met: at least {limit}</Trans>}
      {!check.is_met && isMost && <Trans>Not met: at most {limit}</Trans>}
      {!check.is_met && !isMost && <Trans>Not met: at least {limit}</Trans>}
    </StatusPill>
  )
}
