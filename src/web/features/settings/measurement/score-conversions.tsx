// How the raw scores of an assessment become attribute scores: one table for each attribute.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ScoreConversion } from '#contract/settings/measurements.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { MEASUREMENTS } from './measurement-data.ts'

import styles from '../settings.module.css'

const TABLE_HEIGHT = '22rem'

type ScoreConversionsProps = {
  accountId: number
  asmtId: number
  title: string
  onClose: () => void
}

export function ScoreConversions({ accountId, asmtId, title, onClose }: ScoreConversionsProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const url = `${MEASUREMENTS}assessment/{asmt_id}/score-conversions/` as const
  const found = useQuery(dataQuery(url, { path: { account_id: accountId, asmt_id: asmtId } }))
  return (
    <Dialog isOpen onClose={onClose} title={t`Score conversion of “${title}”`}>
      {found.data === undefined && found.error !== null && (
        <ErrorState
          title={errorText(found.error)}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data === undefined && found.error === null && (
        <SkeletonGroup>
          <Skeleton shape="block" height={TABLE_HEIGHT} />
        </SkeletonGroup>
      )}
      {found.data !== undefined && <Conversions conversions={found.data.data} />}
    </Dialog>
  )
}

function Conversions({ conversions }: { conversions: readonly ScoreConversion[] }) {
  const { t } = useLingui()
  const [index, setIndex] = useState(0)
  const columns = useColumns()
  const chosen = conversions[index]
  if (chosen === undefined) return null
  const { [currentLocale()]: attribute } = chosen.name
  return (
    <div className={styles.fields}>
      <SelectField
        label={t`Attribute`}
        value={String(index)}
        options={conversions.map(({ name }, at) => ({
          value: String(at),
          label: name[currentLocale()],
        }))}
        onChange={({ target }) => setIndex(Number(target.value))}
      />
      <Basis {...chosen} />
      <Table
        caption={t`Scores of ${attribute}`}
        density="compact"
        maxHeight={TABLE_HEIGHT}
        columns={columns}
        rows={chosen.scores}
        rowId={({ raw }) => String(raw)}
      />
    </div>
  )
}

function Basis({ item_count: items, norm }: ScoreConversion) {
  const format = useFormatter()
  const decimal = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const [mean, deviation] = [decimal(norm?.mean ?? 0), decimal(norm?.sd ?? 0)]
  const source = norm?.source ?? ''
  return (
    <p className={styles.hint}>
      <Plural
        value={items}
        one="The raw score is the points of # question."
        other="The raw score adds up the points of # questions."
      />{' '}
      {norm === null ? (
        <Trans>There is no norm group: the score is the share of the possible points.</Trans>
      ) : (
        <Trans>
          The score is the percentile in the norm group, whose raw scores have a mean of {mean} and
          a standard deviation of {deviation}. Source: {source}
        </Trans>
      )}
    </p>
  )
}

function useColumns(): Column<ScoreConversion['scores'][number]>[] {
  const { t } = useLingui()
  const format = useFormatter()
  return [
    {
      id: 'raw',
      header: t`Raw score`,
      align: 'end',
      isLabelled: true,
      cell: ({ raw }) => format.number(raw),
    },
    {
      id: 'score',
      header: t`Attribute score`,
      align: 'end',
      isLabelled: true,
      cell: ({ score }) => format.number(score, { maximumFractionDigits: 1 }),
    },
  ]
}
