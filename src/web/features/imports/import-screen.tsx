// One import, from the upload of its file to its result.
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { ImportKind } from '#contract/imports/import-rules.ts'
import type { DataImport, StoredImport } from '#contract/imports/imports.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { Card, CardFacts } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'

import { ImportActions } from './import-actions.tsx'
import { FAILURE_LABELS, IMPORT_STATE_LABELS, IMPORT_STATE_TONES } from './import-labels.ts'
import { useImport } from './import-queries.ts'
import { ImportRows } from './import-rows.tsx'
import { IMPORTS_HREF, type ImportSearch } from './import-search.ts'
import { ImportSummary } from './import-summary.tsx'
import { UndoSummary } from './import-undo.tsx'
import { KIND_LABELS } from './kind-labels.ts'
import { MappingForm } from './mapping-form.tsx'
import { SheetChoice } from './sheet-choice.tsx'
import { UnlistedPeople } from './unlisted-people.tsx'
import { UploadForm } from './upload-form.tsx'

import styles from './imports.module.css'

type ImportScreenProps = {
  accountId: number
  /** What a new file holds unless something else is chosen. */
  kind: ImportKind
  /** Whether the user sees, and imports, what is private. */
  seesPrivateData: boolean
  view: ImportSearch
  onView: ChangeView<ImportSearch>
  onUploaded: (stored: StoredImport) => void | Promise<void>
}

export function ImportScreen({ kind, onUploaded, ...shown }: ImportScreenProps) {
  const { accountId, view } = shown
  const { import: importId } = view
  return (
    <>
      <PageHeader
        back={{ href: IMPORTS_HREF, label: <Trans>Data imports</Trans> }}
        title={<Trans>Import a file</Trans>}
        description={
          <Trans>
            Upload a file, match its columns and check every row. Nothing changes until you start
            the import.
          </Trans>
        }
      />
      {importId === undefined ? (
        <UploadForm key={kind} accountId={accountId} kind={kind} onUploaded={onUploaded} />
      ) : (
        <OneImport {...shown} importId={importId} />
      )}
    </>
  )
}

type OneImportProps = Omit<ImportScreenProps, 'onUploaded' | 'kind'> & { importId: number }

function OneImport({ accountId, importId, seesPrivateData, view, onView }: OneImportProps) {
  const { i18n } = useLingui()
  const path = { account_id: accountId, import_id: importId }
  const shown = useImport(path)
  const isMapping = shown.state === 'read' || shown.state === 'mapped'
  const hasRows = ['checked', 'paused', 'done', 'cancelled', 'undone'].includes(shown.state)
  return (
    <div className={styles.stack}>
      <Card className={styles.stack}>
        <CardFacts>
          <strong>{shown.file_name}</strong>
          <span>{i18n._(KIND_LABELS[shown.import_type].name)}</span>
          {shown.row_count !== null && (
            <Plural value={shown.row_count} one="# row" other="# rows" />
          )}
          <StatusPill tone={IMPORT_STATE_TONES[shown.state]}>
            {i18n._(IMPORT_STATE_LABELS[shown.state])}
          </StatusPill>
        </CardFacts>
        <Progress shown={shown} />
        <Failure shown={shown} />
        <SheetChoice key={shown.sheet} path={path} shown={shown} />
        {shown.state === 'undone' && shown.undo !== null && (
          <>
            <p>
              <Trans>The import was undone:</Trans>
            </p>
            <UndoSummary undo={shown.undo} />
          </>
        )}
        {hasRows && <ImportSummary counts={shown.counts} state={shown.state} />}
        <ImportActions path={path} shown={shown} />
      </Card>
      {isMapping && <MappingForm key={shown.import_id} {...{ path, shown, seesPrivateData }} />}
      {shown.state === 'checked' && (
        <Disclosure summary={<Trans>Change columns and options</Trans>}>
          <MappingForm key={shown.import_id} {...{ path, shown, seesPrivateData }} />
        </Disclosure>
      )}
      {hasRows && shown.counts.length > 0 && (
        <ImportRows path={path} shown={shown} view={view} onView={onView} />
      )}
      {hasRows && shown.can_compare && (
        <UnlistedPeople path={path} shown={shown} view={view} onView={onView} />
      )}
    </div>
  )
}

function Progress({ shown }: { shown: DataImport }) {
  const { t } = useLingui()
  const { state, done, counts, row_count: rows } = shown
  if (state === 'uploaded') return <ProgressBar label={t`Reading the file`} />
  if (state === 'checking')
    return <ProgressBar label={t`Checking`} value={done} max={Math.max(1, rows ?? 1)} />
  if (state !== 'running' && state !== 'paused' && state !== 'undoing') return null
  const total = counts
    .filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
    .reduce((sum, one) => sum + one.rows, 0)
  return (
    <ProgressBar
      label={<RunningLabel state={state} />}
      value={done}
      max={Math.max(1, total)}
      valueText={
        <Trans>
          {done} of {total}
        </Trans>
      }
    />
  )
}

function RunningLabel({ state }: { state: 'running' | 'paused' | 'undoing' }) {
  if (state === 'paused') return <Trans>Paused</Trans>
  if (state === 'undoing') return <Trans>Undoing. You can leave this page.</Trans>
  return <Trans>Importing. You can leave this page.</Trans>
}

function Failure({ shown: { failure } }: { shown: DataImport }) {
  const { i18n } = useLingui()
  if (failure === null) return null
  const title = failure.row === null ? undefined : <Trans>Row {failure.row}</Trans>
  return (
    <Banner tone="danger" title={title}>
      {i18n._(FAILURE_LABELS[failure.code])}
    </Banner>
  )
}
