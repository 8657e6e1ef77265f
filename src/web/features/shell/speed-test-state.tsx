// Where a measurement of the connection is, and why it failed.
import { Trans, useLingui } from '@lingui/react/macro'

import type { SpeedFailure, SpeedStage } from '#web/api/measure-speed.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'

const STAGES: readonly SpeedStage[] = ['latency', 'download', 'upload']

/** Which part of a run is under way. */
export function SpeedProgress({ stage }: { stage: SpeedStage }) {
  const { t } = useLingui()
  const labels = {
    latency: t`Measuring the delay…`,
    download: t`Measuring the download…`,
    upload: t`Measuring the upload…`,
  }
  return (
    <div role="status">
      <ProgressBar label={labels[stage]} value={STAGES.indexOf(stage)} max={STAGES.length} />
    </div>
  )
}

/** Why a run measured nothing, and what to do. */
export function SpeedFailureBanner({ failure }: { failure: SpeedFailure }) {
  return (
    <Banner tone="danger" isLive title={<Trans>Your connection could not be measured</Trans>}>
      {failure === 'network' && (
        <Trans>The server did not answer. Check your connection and try again.</Trans>
      )}
      {failure === 'too_slow' && (
        <Trans>Too little data came through in time. Try again, or on another connection.</Trans>
      )}
      {failure === 'too_often' && (
        <Trans>There were many tests from this network. Wait a minute and try again.</Trans>
      )}
    </Banner>
  )
}
