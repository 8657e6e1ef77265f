// The people who have a current job and are not in a file that lists everyone.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'

import { localeSchema } from '#contract/core/shape.ts'
import type { DataImport } from '#contract/imports/imports.ts'
import type { UnlistedPerson } from '#contract/imports/unlisted-people.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { saveFile } from '#web/features/shell/save-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

import { downloadUnlisted, type ImportPath, UNLISTED_PATH } from './import-queries.ts'
import type { ImportSearch } from './import-search.ts'

import styles from './imports.module.css'

type UnlistedPeopleProps = {
  path: ImportPath
  shown: DataImport
  view: ImportSearch
  onView: ChangeView<ImportSearch>
}

export function UnlistedPeople({ path, shown, view, onView }: UnlistedPeopleProps) {
  const { t } = useLingui()
  const columns = useColumns()
  const { unlisted: page = 1 } = view
  const list = useDataQuery(UNLISTED_PATH, { path, query: { page, page_size: 25 } })
  const { data, meta } = list.data
  return (
    <div className={styles.stack}>
      <Card className={styles.stack}>
        <CardTitle level={2}>
          <Trans>Not in the file</Trans>
        </CardTitle>
        <p>
          <Trans>
            These people have a current job, and no row of the file is about them. The import does
            not end anyone’s job: record a separation on the person’s page, or download these
            people, add last days and types, and import the file as separations.
          </Trans>
        </p>
        <ResultCount className={styles.count}>
          <Plural value={meta.total} one="# person" other="# people" />
        </ResultCount>
        {meta.total === 0 ? (
          <EmptyState
            icon={<UserRoundCheck size={24} />}
            title={<Trans>Everyone with a current job is in the file</Trans>}
          />
        ) : (
          <div className={styles.actions}>
            <DownloadButton path={path} shown={shown} />
          </div>
        )}
      </Card>
      {meta.total > 0 && (
        <>
          <Table
            caption={t`People who are not in the file`}
            columns={columns}
            rows={data}
            rowId={(row) => String(row.user_id)}
            rowHref={(row) => `/people/${row.user_id}`}
            isBusy={list.isBehind}
          />
          <Pagination
            page={meta.page}
            pageSize={meta.page_size}
            total={meta.total}
            onPage={(unlisted) => onView({ unlisted })}
          />
        </>
      )}
    </div>
  )
}

function DownloadButton({ path, shown }: Pick<UnlistedPeopleProps, 'path' | 'shown'>) {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  const downloading = useMutation({
    mutationFn: downloadUnlisted,
    onSuccess: saveFile,
    onError: (error) => notify({ type: 'error', body: errorText(error) }),
  })
  const language = localeSchema.catch('en').parse(i18n.locale)
  return (
    <Button
      isBusy={downloading.isPending}
      onClick={() => downloading.mutate({ path, language, fileName: shown.file_name })}
    >
      <Trans>Download these people</Trans>
    </Button>
  )
}

function useColumns(): Array<Column<UnlistedPerson>> {
  const { t } = useLingui()
  return [
    { id: 'name', header: t`Name`, cell: (row) => row.full_name },
    { id: 'number', header: t`Employee number`, cell: (row) => row.employee_number ?? '–' },
    { id: 'email', header: t`Email`, isSecondary: true, cell: (row) => row.email ?? '–' },
    { id: 'job', header: t`Job`, cell: (row) => row.job_title },
  ]
}
