// Ordering a file of a list of applicants, and the files that were ordered within a day.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import type { ApplicantExport } from '#contract/applicants/applicant-exports.ts'
import { EXPORT_FORMATS, type ExportFormat } from '#contract/applicants/applicants-rules.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { DownloadButton } from './download-button.tsx'
import { type ExportSubject, exportsKey, exportsQuery, requestExport } from './export-queries.ts'
import { useExportError } from './use-export-error.ts'

import styles from './applicant-exports.module.css'

type ExportDialogProps = {
  subject: ExportSubject
  count: number | undefined
  onClose: () => void
}

/** Asks for the format alone: columns, order and filters are those of the list. */
export function ExportDialog({ subject, count, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const { locale: language } = useFormatter()
  const errorText = useExportError()
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const { accountId } = subject
  const ordering = useCommand(requestExport, { invalidates: exportsKey(accountId) })
  const exports = useQuery(exportsQuery(accountId))
  const error = ordering.error ?? exports.error
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Export applicants</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button
            variant="primary"
            isBusy={ordering.isPending}
            disabled={count === 0}
            onClick={() => ordering.mutate({ subject, format, language })}
          >
            <Trans>Export</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Whom {...{ subject, count }} />
        <SelectField
          label={t`Format`}
          value={format}
          data-first-focus
          options={EXPORT_FORMATS.map((value) => ({
            value,
            label: value === 'xlsx' ? t`Excel workbook (XLSX)` : t`Comma-separated values (CSV)`,
          }))}
          onChange={({ target }) =>
            setFormat(EXPORT_FORMATS.find((one) => one === target.value) ?? 'xlsx')
          }
        />
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
        <Exports accountId={accountId} exports={exports.data ?? []} />
      </div>
    </Dialog>
  )
}

function Whom({ subject, count = 0 }: Pick<ExportDialogProps, 'subject' | 'count'>) {
  return (
    <p>
      {'ref_ids' in subject.applicants ? (
        <Plural value={count} one="# selected applicant." other="# selected applicants." />
      ) : (
        <Plural
          value={count}
          one="# applicant that matches the filters of the list."
          other="All # applicants that match the filters of the list."
        />
      )}{' '}
      <Trans>
        The file contains the columns of the list, email addresses and phone numbers. It never
        contains private data, such as dates of birth. The export is recorded in the audit log.
      </Trans>
    </p>
  )
}

type ExportsProps = { accountId: number; exports: readonly ApplicantExport[] }

function Exports({ accountId, exports }: ExportsProps) {
  const id = useId()
  if (exports.length === 0) return null
  return (
    <section className={styles.exports} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Trans>Your exports of the last 24 hours</Trans>
      </h3>
      <p className={styles.hint}>
        <Trans>They are made while you work elsewhere. You alone can download them.</Trans>
      </p>
      <ul className={styles.list}>
        {exports.map((made) => (
          <li key={made.applicant_export_id} className={styles.export}>
            <ExportState {...{ accountId, made }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExportState({ accountId, made }: { accountId: number; made: ApplicantExport }) {
  const format = useFormatter()
  const { done, total, ready_at, failed_at, bytes } = made
  const kind = made.format.toUpperCase()
  const at = format.time(made.requested_at)
  if (failed_at !== null)
    return (
      <span role="status">
        <Trans>
          {kind}, {at}: this export was not made, because what you may see has changed. Order it
          again.
        </Trans>
      </span>
    )
  if (ready_at === null)
    return (
      <ProgressBar
        label={
          <Trans>
            {kind}, {at}: being made
          </Trans>
        }
        {...(total === null ? {} : { value: done, max: Math.max(total, 1) })}
      />
    )
  const size = format.fileSize(bytes ?? 0)
  return (
    <>
      <span role="status">
        <Plural value={done} one="# applicant" other="# applicants" />
        {` · ${kind} · ${size} · ${at}`}
      </span>
      <DownloadButton {...{ accountId, made }} />
    </>
  )
}
