// In the editor of the plan: how fast a connection has to be. Each limit is stored when its field is left.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import {
  HIGHEST_LATENCY_MS,
  HIGHEST_MINIMUM_MBPS,
} from '#contract/assessments/assessments-rules.ts'
import { NO_MINIMUMS, type SpeedMinimums } from '#contract/assessments/speed-result.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import type { DraftActivity } from '../plan-draft.ts'

import styles from '../setup.module.css'

type ActivitySpeedMinimumsProps = {
  activity: DraftActivity
  onChange: (change: Partial<DraftActivity>) => void
}

export function ActivitySpeedMinimums({ activity, onChange }: ActivitySpeedMinimumsProps) {
  const { t } = useLingui()
  const { settings } = activity
  const minimums = settings?.kind === 'speed-test' ? settings : NO_MINIMUMS
  const bind = (name: keyof SpeedMinimums, max: number) => ({
    max,
    value: minimums[name],
    onChange: (value: number | null) =>
      onChange({ settings: { ...minimums, kind: 'speed-test', [name]: value } }),
  })
  return (
    <div className={styles.questions}>
      <p className={styles.faint}>
        <Trans>
          The scorecard says whether a connection meets these limits. No one is rejected by them.
        </Trans>
      </p>
      <div className={styles.pair}>
        <LimitField
          label={t`Minimum download (Mbit/s)`}
          {...bind('min_download_mbps', HIGHEST_MINIMUM_MBPS)}
        />
        <LimitField
          label={t`Minimum upload (Mbit/s)`}
          {...bind('min_upload_mbps', HIGHEST_MINIMUM_MBPS)}
        />
        <LimitField
          label={t`Maximum latency (ms)`}
          {...bind('max_latency_ms', HIGHEST_LATENCY_MS)}
        />
      </div>
    </div>
  )
}

type LimitFieldProps = {
  label: string
  max: number
  /** Null for no limit. */
  value: number | null
  onChange: (value: number | null) => void
}

function LimitField({ label, max, value, onChange }: LimitFieldProps) {
  const { t } = useLingui()
  const highest = useFormatter().number(max)
  const [isWrong, setIsWrong] = useState(false)
  return (
    <NumberField
      label={label}
      isOptional
      min={1}
      max={max}
      defaultValue={value ?? ''}
      error={isWrong ? t`Enter a whole number from 1 to ${highest}.` : undefined}
      onBlur={({ target }) => {
        const next = target.value === '' ? null : Number(target.value)
        const isRight = target.validity.valid && (next === null || Number.isInteger(next))
        setIsWrong(!isRight)
        if (isRight && next !== value) onChange(next)
      }}
    />
  )
}
