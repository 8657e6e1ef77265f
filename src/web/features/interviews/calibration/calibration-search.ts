// The period of an interviewer’s own numbers as its address holds it: none for the default.
import {
  CALIBRATION_PERIODS,
  type CalibrationPeriod,
} from '#contract/interviews/interview-calibration-rules.ts'
import { oneOf } from '#web/api/list-search.ts'

export type CalibrationSearch = { period?: CalibrationPeriod }

export function calibrationSearch(search: Record<string, unknown>): CalibrationSearch {
  const period = periodOf(search['period'])
  return period === undefined ? {} : { period }
}

/** Undefined for the default period, and for none. */
export function periodOf(value: unknown): CalibrationPeriod | undefined {
  const period = oneOf(CALIBRATION_PERIODS, value)
  return period === CALIBRATION_PERIODS[0] ? undefined : period
}
