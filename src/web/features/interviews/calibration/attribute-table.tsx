import { Trans, useLingui } from '@lingui/react/macro'

import { FEWEST_SHARED_RATINGS } from '#contract/interviews/interview-calibration-rules.ts'
import type { MyCalibration } from '#contract/interviews/interview-calibration.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { useMeans } from '../use-means.ts'

import styles from './calibration.module.css'

type Row = MyCalibration['attributes'][number]

/** The user’s mean of each attribute, and where enough is shared the difference from the panel. */
export function AttributeTable({ numbers: { attributes } }: { numbers: MyCalibration }) {
  const { t } = useLingui()
  return (
    <Card as="section" className={styles.section} aria-labelledby="calibration-attributes">
      <h2 id="calibration-attributes" className={styles.title}>
        <Trans>Ratings</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>
          From 1 to 5. Your colleagues’ ratings are a mean of the same interviews, shown from{' '}
          {FEWEST_SHARED_RATINGS} shared ratings on. A difference says that you rate differently,
          not who is right.
        </Trans>
      </p>
      <Table
        caption={t`Your ratings by attribute`}
        columns={useColumns()}
        rows={attributes}
        density="compact"
        rowId={(row) => String(row.attribute_type_id)}
        empty={<Trans>You rated no attribute in this period.</Trans>}
      />
    </Card>
  )
}

function useColumns(): Array<Column<Row>> {
  const { t } = useLingui()
  const format = useFormatter()
  const { mean, difference } = useMeans()
  return [
    { id: 'name', header: t`Attribute`, cell: (row) => row.name[format.locale] },
    {
      id: 'own',
      header: t`My mean`,
      align: 'end',
      cell: (row) => mean(row.own_mean),
      detail: ({ own_count }) => <CountOf count={own_count} />,
    },
    {
      id: 'panel',
      header: t`Colleagues`,
      align: 'end',
      cell: ({ comparison }) => (comparison === null ? '—' : mean(comparison.panel_mean)),
      detail: ({ shared_count }) => <CountOf count={shared_count} />,
    },
    {
      id: 'difference',
      header: t`Difference`,
      align: 'end',
      cell: ({ comparison }) =>
        comparison === null ? (
          <Trans>Not enough to compare</Trans>
        ) : (
          difference(comparison.difference)
        ),
    },
  ]
}

function CountOf({ count }: { count: number }) {
  const format = useFormatter()
  const n = format.number(count)
  return <Trans>n = {n}</Trans>
}
