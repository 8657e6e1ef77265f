// The imports of the company, newest first.
import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp, SearchX } from 'lucide-react'

import { IMPORT_KINDS } from '#contract/imports/import-rules.ts'
import type { ImportEntry } from '#contract/imports/imports.ts'
import { oneOf } from '#web/api/list-search.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { IMPORT_STATE_LABELS, IMPORT_STATE_TONES } from './import-labels.ts'
import { IMPORTS_PATH } from './import-queries.ts'
import { importHref, type ImportsSearch, UPLOAD_HREF } from './import-search.ts'
import { KIND_LABELS } from './kind-labels.ts'

import styles from './imports.module.css'

type ImportsScreenProps = {
  accountId: number
  view: ImportsSearch
  onView: ChangeView<ImportsSearch>
}

export function ImportsScreen({ accountId, view, onView }: ImportsScreenProps) {
  const { i18n, t } = useLingui()
  const { import_type: kind, page = 1 } = view
  const columns = useColumns()
  const list = useDataQuery(IMPORTS_PATH, {
    path: { account_id: accountId },
    query: { page, page_size: 25, ...(kind && { import_type: kind }) },
  })
  const { data, meta } = list.data
  return (
    <>
      <PageHeader
        title={<Trans>Data imports</Trans>}
        description={<Trans>Files that were imported, newest first.</Trans>}
        actions={
          <AppLink className={linkButton({ variant: 'primary' })} href={UPLOAD_HREF}>
            <Trans>Upload a file</Trans>
          </AppLink>
        }
      />
      <div className={styles.fields}>
        <SelectField
          label={t`Content`}
          placeholder={t`All imports`}
          options={IMPORT_KINDS.map((value) => ({ value, label: i18n._(KIND_LABELS[value].name) }))}
          value={kind ?? ''}
          onChange={({ target }) =>
            onView({ import_type: oneOf(IMPORT_KINDS, target.value), page: undefined })
          }
        />
      </div>
      {data.length === 0 ? (
        <NoImports isFiltered={kind !== undefined} />
      ) : (
        <>
          <Table
            caption={t`Data imports`}
            columns={columns}
            rows={data}
            rowId={(row) => String(row.import_id)}
            rowHref={(row) => importHref(row.import_id)}
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
    </>
  )
}

function useColumns(): Array<Column<ImportEntry>> {
  const { i18n, t } = useLingui()
  const format = useFormatter()
  return [
    { id: 'file', header: t`File`, cell: (row) => row.file_name },
    {
      id: 'kind',
      header: t`Content`,
      isSecondary: true,
      cell: (row) => i18n._(KIND_LABELS[row.import_type].name),
    },
    {
      id: 'state',
      header: t`State`,
      cell: (row) => (
        <StatusPill tone={IMPORT_STATE_TONES[row.state]}>
          {i18n._(IMPORT_STATE_LABELS[row.state])}
        </StatusPill>
      ),
    },
    {
      id: 'rows',
      header: t`Rows`,
      isSecondary: true,
      cell: (row) => (row.row_count === null ? '–' : format.number(row.row_count)),
    },
    {
      id: 'by',
      header: t`Uploaded by`,
      isSecondary: true,
      cell: (row) => row.created_by.full_name ?? '–',
    },
    { id: 'at', header: t`Uploaded`, cell: (row) => format.date(row.created_at) },
  ]
}

function NoImports({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return <EmptyState icon={<SearchX size={24} />} title={<Trans>No import matches</Trans>} />
  return (
    <EmptyState icon={<FileUp size={24} />} title={<Trans>No imports yet</Trans>}>
      <p>
        <Trans>
          Upload a CSV or XLSX file to add or update employees, or to record separations.
        </Trans>
      </p>
    </EmptyState>
  )
}
