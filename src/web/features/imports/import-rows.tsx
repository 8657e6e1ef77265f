import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'

import { allowsImportAction, ROW_OUTCOMES, ROW_REASONS } from '#contract/imports/import-rules.ts'
import type { DataImport, ImportRow } from '#contract/imports/imports.ts'
import { oneOf } from '#web/api/list-search.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { OUTCOME_LABELS, OUTCOME_TONES, REASON_LABELS } from './import-labels.ts'
import { IMPORT_ROWS_PATH, type ImportPath } from './import-queries.ts'
import { RowDetails } from './import-row-details.tsx'
import type { ImportSearch } from './import-search.ts'
import type { Correcting } from './row-correction.tsx'

import styles from './imports.module.css'

type ImportRowsProps = {
  path: ImportPath
  shown: DataImport
  view: ImportSearch
  onView: ChangeView<ImportSearch>
}

/** The checked rows of an import, by outcome and reason. */
export function ImportRows({ path, shown, view, onView }: ImportRowsProps) {
  const { t } = useLingui()
  const columns = useColumns(
    allowsImportAction(shown.state, 'correct') ? { path, columns: shown.columns } : null,
  )
  const { state, reason, kept, page = 1 } = view
  const list = useDataQuery(IMPORT_ROWS_PATH, {
    path,
    query: {
      page,
      page_size: 25,
      ...(state && { state }),
      ...(reason && { reason }),
      ...(kept && { kept: 'true' }),
    },
  })
  const { data, meta } = list.data
  return (
    <div className={styles.stack}>
      <RowFilters shown={shown} view={view} onView={onView} />
      <ResultCount className={styles.count}>
        <Plural value={meta.total} one="# row" other="# rows" />
      </ResultCount>
      {data.length === 0 ? (
        <EmptyState icon={<SearchX size={24} />} title={<Trans>No row matches</Trans>}>
          <p>
            <Trans>Choose another outcome or reason.</Trans>
          </p>
        </EmptyState>
      ) : (
        <>
          <Table
            caption={t`Rows of the file`}
            columns={columns}
            rows={data}
            rowId={(row) => String(row.row_number)}
            isBusy={list.isBehind}
          />
          <Pagination
            page={meta.page}
            pageSize={meta.page_size}
            total={meta.total}
            onPage={(next) => onView({ page: next })}
          />
        </>
      )}
    </div>
  )
}

type RowFiltersProps = Omit<ImportRowsProps, 'path'>

function RowFilters({ shown, view, onView }: RowFiltersProps) {
  const { i18n, t } = useLingui()
  const { state, reason, kept } = view
  const reasons = ROW_REASONS.filter((one) => shown.counts.some((count) => count.reason === one))
  return (
    <div className={styles.fields}>
      <SelectField
        label={t`Outcome`}
        placeholder={t`All outcomes`}
        options={ROW_OUTCOMES.map((value) => ({ value, label: i18n._(OUTCOME_LABELS[value]) }))}
        value={state ?? ''}
        onChange={({ target }) =>
          onView({
            state: oneOf(ROW_OUTCOMES, target.value),
            reason: undefined,
            page: undefined,
          })
        }
      />
      {(shown.undo?.kept.length ?? 0) > 0 && (
        <Checkbox
          label={t`Only rows of which something stays`}
          checked={kept === true}
          onChange={({ target }) =>
            onView({ kept: target.checked ? true : undefined, page: undefined })
          }
        />
      )}
      {reasons.length > 0 && (
        <SelectField
          label={t`Reason`}
          placeholder={t`All reasons`}
          options={reasons.map((value) => ({ value, label: i18n._(REASON_LABELS[value]) }))}
          value={reason ?? ''}
          onChange={({ target }) =>
            onView({ reason: oneOf(ROW_REASONS, target.value), page: undefined })
          }
        />
      )}
    </div>
  )
}

function useColumns(correcting: Correcting | null): Array<Column<ImportRow>> {
  const { i18n, t } = useLingui()
  return [
    {
      id: 'name',
      header: t`Name`,
      cell: (row) => (row.full_name === '' ? '–' : row.full_name),
      detail: (row) => (
        <div className={styles.onlyOnPhone}>
          {row.email}
          <RowDetails row={row} correcting={correcting} />
        </div>
      ),
    },
    { id: 'row', header: t`Row`, cell: (row) => row.row_number },
    { id: 'email', header: t`Email`, isSecondary: true, cell: (row) => row.email ?? '–' },
    {
      id: 'outcome',
      header: t`Outcome`,
      cell: (row) => (
        <StatusPill tone={row.is_undone ? 'neutral' : OUTCOME_TONES[row.outcome]}>
          {row.is_undone ? t`Undone` : i18n._(OUTCOME_LABELS[row.outcome])}
        </StatusPill>
      ),
    },
    {
      id: 'details',
      header: t`Details`,
      isSecondary: true,
      cell: (row) => <RowDetails row={row} correcting={correcting} />,
    },
  ]
}
