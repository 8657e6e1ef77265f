// How fast the connection is, in figures, and what they suffice for.
import { Trans } from '@lingui/react/macro'

import { DEVICE_CHECK_MB, RUN_LIMIT_SECONDS } from '#contract/assessments/assessments-rules.ts'
import type { SpeedResult } from '#contract/assessments/speed-result.ts'
import { judgeSpeed, type Level } from '#web/offline/flight-check/flight-check.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { FindingText } from '../shell/finding-text.tsx'
import { SpeedFigures } from '../shell/speed-figures.tsx'
import { SpeedFailureBanner, SpeedProgress } from '../shell/speed-test-state.tsx'
import { useIsOnline } from '../shell/use-is-online.ts'
import { CheckCard } from './check-card.tsx'
import { MOST_NEEDS } from './check-device.ts'
import type { Connection } from './use-connection.ts'

import styles from './device-check.module.css'

const BYTES_PER_MEGABIT = 125_000

export function ConnectionCard({ connection }: { connection: Connection }) {
  const { state, result, start, stop } = connection
  const isOnline = useIsOnline()
  const isRunning = state.step === 'running'
  const hasFailed = state.step === 'failed'
  return (
    <CheckCard
      title={<Trans>Connection</Trans>}
      about={
        <Trans>
          Uses at most {DEVICE_CHECK_MB} MB of data and takes up to {RUN_LIMIT_SECONDS} seconds.
        </Trans>
      }
      level={levelOf({ hasFailed, result })}
      result={<ConnectionResult {...{ isOnline, hasFailed, result }} />}
      isRunning={isRunning}
      onStart={start}
      action={
        isRunning && (
          <Button variant="quiet" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        )
      }
    >
      {state.step === 'running' && <SpeedProgress stage={state.stage} />}
      {state.step === 'failed' && <SpeedFailureBanner failure={state.failure} />}
      {state.step === 'idle' && result !== null && <SpeedFigures result={result} />}
    </CheckCard>
  )
}

type Outcome = { hasFailed: boolean; result: SpeedResult | null }

function levelOf({ hasFailed, result }: Outcome): Level | null {
  if (hasFailed) return 'problem'
  return result === null ? null : findingOf(result).level
}

function findingOf({ uploadMbps }: SpeedResult) {
  return judgeSpeed({ bytesPerSecond: uploadMbps * BYTES_PER_MEGABIT }, MOST_NEEDS)
}

function ConnectionResult({ isOnline, hasFailed, result }: Outcome & { isOnline: boolean }) {
  if (!isOnline || hasFailed) {
    return (
      <div className={styles.texts}>
        {!isOnline && (
          <p>
            <Trans>You are offline. The other checks work without a network.</Trans>
          </p>
        )}
        <p>
          <Trans>
            Answers and recordings wait on your device and are sent once there is a network.
          </Trans>
        </p>
      </div>
    )
  }
  if (result === null) return null
  return (
    <div className={styles.texts}>
      <p>
        <Trans>
          Answering questions works at any speed: answers are saved on your device first.
        </Trans>
      </p>
      <p>
        <FindingText finding={findingOf(result)} needs={MOST_NEEDS} />
      </p>
    </div>
  )
}
