import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'

import { FEWEST_SHARED_RATINGS } from '#contract/interviews/interview-calibration-rules.ts'
import type { MyCalibration } from '#contract/interviews/interview-calibration.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import styles from './calibration.module.css'

type Row = MyCalibration['recommendations'][number]

export type RecommendationTableProps = {
  numbers: MyCalibration
  /** How a recommendation reads, as on the screen where it is chosen: the route has it. */
  Recommendation: ComponentType<{ value: Row['recommendation'] }>
}

/** How often the user recommends what; against colleagues in the interviews that were shared. */
export function RecommendationTable({ numbers, Recommendation }: RecommendationTableProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const { shared_interview_count: count, recommendations } = numbers
  const shared = format.number(count)
  const isCompared = recommendations.some(({ comparison }) => comparison !== null)
  return (
    <Card as="section" className={styles.section} aria-labelledby="calibration-recommendations">
      <h2 id="calibration-recommendations" className={styles.title}>
        <Trans>Recommendations</Trans>
      </h2>
      <p className={styles.hint}>
        {isCompared ? (
          <Trans>Shared interviews: {shared}.</Trans>
        ) : (
          <Trans>
            Not enough to compare: {shared} shared interviews, of at least {FEWEST_SHARED_RATINGS}.
          </Trans>
        )}
      </p>
      <Table
        caption={t`Your recommendations`}
        columns={useColumns({ isCompared, Recommendation })}
        rows={recommendations}
        density="compact"
        rowId={(row) => row.recommendation}
      />
    </Card>
  )
}

type Columns = { isCompared: boolean } & Pick<RecommendationTableProps, 'Recommendation'>

function useColumns({ isCompared, Recommendation }: Columns): Array<Column<Row>> {
  const { t } = useLingui()
  const format = useFormatter()
  const countOf = (value: number | undefined) => (value === undefined ? '—' : format.number(value))
  const compared: Array<Column<Row>> = [
    {
      id: 'shared',
      header: t`Mine, shared interviews`,
      align: 'end',
      cell: ({ comparison }) => countOf(comparison?.own_count),
    },
    {
      id: 'panel',
      header: t`Colleagues, shared interviews`,
      align: 'end',
      cell: ({ comparison }) => countOf(comparison?.panel_count),
    },
  ]
  return [
    {
      id: 'recommendation',
      header: t`Recommendation`,
      cell: (row) => <Recommendation value={row.recommendation} />,
    },
    {
      id: 'own',
      header: t`All of mine`,
      align: 'end',
      cell: (row) => format.number(row.own_count),
    },
    ...(isCompared ? compared : []),
  ]
}
