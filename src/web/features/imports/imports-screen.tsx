// The imports of the company, newest first.
import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'

import type { ImportEntry } from '#contract/imports/imports.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { IMPORT_STATE_LABELS, IMPORT_STATE_TONES } from './import-labels.ts'
import { IMPORTS_PATH } from './import-queries.ts'
import { importHref, UPLOAD_HREF } from './import-search.ts'

type ImportsScreenProps = {
  accountId: number
  page: number
  onPage: (page: number) => void
}

export function ImportsScreen({ accountId, page, onPage }: ImportsScreenProps) {
  const { t } = useLingui()
  const columns = useColumns()
  const list = useDataQuery(IMPORTS_PATH, {
    path: { account_id: accountId },
    query: { page, page_size: 25 },
  })
  const { data, meta } = list.data
  return (
    <>
      <PageHeader
        title={<Trans>Data imports</Trans>}
        description={<Trans>Employees who were imported from files, newest first.</Trans>}
        actions={
          <AppLink className={linkButton({ variant: 'primary' })} href={UPLOAD_HREF}>
            <Trans>Upload a file</Trans>
          </AppLink>
        }
      />
      {data.length === 0 ? (
        <EmptyState icon={<FileUp size={24} />} title={<Trans>No imports yet</Trans>}>
          <p>
            <Trans>Upload a CSV or XLSX file with your employees to add or update them.</Trans>
          </p>
        </EmptyState>
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
            onPage={onPage}
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
