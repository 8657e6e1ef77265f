import { useLingui } from '@lingui/react/macro'

import {
  CALIBRATION_PERIODS,
  type CalibrationPeriod,
} from '#contract/interviews/interview-calibration-rules.ts'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

type PeriodChoiceProps = {
  period: CalibrationPeriod | undefined
  onPeriod: (period: CalibrationPeriod) => void
}

/** The time that numbers of interviews are about; one period is always chosen. */
export function PeriodChoice({ period = CALIBRATION_PERIODS[0], onPeriod }: PeriodChoiceProps) {
  const { t } = useLingui()
  const labels: Readonly<Record<CalibrationPeriod, string>> = {
    '90_days': t`Last 90 days`,
    '12_months': t`Last 12 months`,
    all: t`All time`,
  }
  return (
    <FilterChips
      label={t`Period`}
      isRequired
      chips={CALIBRATION_PERIODS.map((id) => ({ id, label: labels[id] }))}
      activeIds={[period]}
      onChange={(ids) => onPeriod(CALIBRATION_PERIODS.find((one) => ids.has(one)) ?? period)}
    />
  )
}
