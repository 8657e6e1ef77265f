// What the device's journal tells of a timed activity: verified, or what to look at. A flag, never a penalty.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Timing, TimingReason } from '#contract/assessments/timing.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import styles from './scorecards.module.css'

const reasonLabels: Record<TimingReason, MessageDescriptor> = {
  journal_missing: msg`The device sent no record of how the time went.`,
  journal_broken: msg`The device’s record of the time was changed or written twice.`,
  journal_gap: msg`Parts of the device’s record of the time are missing.`,
  clock_jumped: msg`The device’s clock was changed while the questions were open.`,
  started_offline: msg`A part was started without network, so only the device says when.`,
  start_forged: msg`The device showed a start that this server did not give.`,
  over_time: msg`Some answers came after the time was up.`,
}

export function TimingNote({ timing }: { timing: Timing }) {
  const { i18n } = useLingui()
  const isVerified = timing.verdict === 'verified'
  return (
    <div className={styles.timing}>
      <StatusPill tone={isVerified ? 'green' : 'amber'}>
        {isVerified ? <Trans>Timing verified</Trans> : <Trans>Timing to be reviewed</Trans>}
      </StatusPill>
      {!isVerified && (
        <ul className={styles.reasons}>
          {timing.reasons.map((reason) => (
            <li key={reason}>{i18n._(reasonLabels[reason])}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
