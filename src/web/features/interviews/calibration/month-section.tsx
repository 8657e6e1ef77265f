import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

import type { MyCalibration } from '#contract/interviews/interview-calibration.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { useMeans } from '../use-means.ts'
import { LazyMonthChart } from './lazy-month-chart.tsx'

import styles from './calibration.module.css'

type Row = MyCalibration['months'][number]

/** The user against themselves: their mean rating by month. */
export function MonthSection({ months }: { months: readonly Row[] }) {
  const { t } = useLingui()
  const nameOf = useMonthNames()
  // The same array for the same months: the chart draws again for another one.
  const points = useMemo(
    () => months.map((row) => ({ label: nameOf(row.month), mean: row.rating_mean })),
    [months, nameOf],
  )
  const columns = useColumns()
  if (months.length === 0) return null
  return (
    <Card as="section" className={styles.section} aria-labelledby="calibration-months">
      <h2 id="calibration-months" className={styles.title}>
        <Trans>My ratings over time</Trans>
      </h2>
      <LazyMonthChart points={points} />
      <Table
        caption={t`Your mean rating by month`}
        columns={columns}
        rows={months}
        density="compact"
        rowId={(row) => row.month}
      />
    </Card>
  )
}

function useColumns(): Array<Column<Row>> {
  const { t } = useLingui()
  const format = useFormatter()
  const { mean } = useMeans()
  const nameOf = useMonthNames()
  return [
    { id: 'month', header: t`Month`, cell: (row) => nameOf(row.month) },
    {
      id: 'mean',
      header: t`Mean of all ratings`,
      align: 'end',
      cell: (row) => mean(row.rating_mean),
    },
    {
      id: 'count',
      header: t`Number of ratings`,
      align: 'end',
      cell: (row) => format.number(row.rating_count),
    },
  ]
}

// Months of UTC, as the server counts them.
function useMonthNames(): (month: string) => string {
  const { locale } = useFormatter()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
    return (month) => format.format(new Date(`${month}-01T00:00:00Z`))
  }, [locale])
}
