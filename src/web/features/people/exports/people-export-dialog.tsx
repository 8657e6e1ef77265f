// Orders a file of the list of people, and lists the files that were ordered within a day.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { PEOPLE_EXPORT_TYPES, type PeopleExportType } from '#contract/people/people-export-rules.ts'
import type { PeopleExport } from '#contract/people/people-exports.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import type { PeopleSearch } from '../people-search.ts'
import { PeopleDownloadButton } from './people-download-button.tsx'
import {
  peopleExportsKey,
  peopleExportsQuery,
  requestPeopleExport,
} from './people-export-queries.ts'

import styles from './people-exports.module.css'

type PeopleExportDialogProps = {
  accountId: number
  view: PeopleSearch
  count: number
  seesPrivateData: boolean
  onClose: () => void
}

export function PeopleExportDialog(props: PeopleExportDialogProps) {
  const { accountId, view, count, seesPrivateData, onClose } = props
  const { t } = useLingui()
  const { locale: language } = useFormatter()
  const errorText = useErrorText()
  const [type, setType] = useState<PeopleExportType>('xlsx')
  const [hasPrivateData, setHasPrivateData] = useState(false)
  const ordering = useCommand(requestPeopleExport, { invalidates: peopleExportsKey(accountId) })
  const exports = useQuery(peopleExportsQuery(accountId))
  const error = ordering.error ?? exports.error
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Export employees</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button
            variant="primary"
            isBusy={ordering.isPending}
            disabled={count === 0}
            onClick={() => ordering.mutate({ accountId, view, type, hasPrivateData, language })}
          >
            <Trans>Export</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Contents count={count} />
        <SelectField
          label={t`Format`}
          value={type}
          data-first-focus
          options={PEOPLE_EXPORT_TYPES.map((value) => ({
            value,
            label: value === 'xlsx' ? t`Excel workbook (XLSX)` : t`Comma-separated values (CSV)`,
          }))}
          onChange={({ target }) =>
            setType(PEOPLE_EXPORT_TYPES.find((one) => one === target.value) ?? 'xlsx')
          }
        />
        {seesPrivateData && (
          <Checkbox
            label={t`Include notes on separations`}
            checked={hasPrivateData}
            onChange={({ target }) => setHasPrivateData(target.checked)}
          />
        )}
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

function Contents({ count }: { count: number }) {
  return (
    <p>
      <Plural
        value={count}
        one="# person who matches the filters of the list."
        other="All # people who match the filters of the list."
      />{' '}
      <Trans>
        The file has one row for each person, with the job that the list shows. You can import it
        again. The export is recorded in the audit log.
      </Trans>
    </p>
  )
}

type ExportsProps = { accountId: number; exports: readonly PeopleExport[] }

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
          <li key={made.people_export_id} className={styles.export}>
            <ExportState {...{ accountId, made }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExportState({ accountId, made }: { accountId: number; made: PeopleExport }) {
  const format = useFormatter()
  const { done, total, ready_at, failed_at, bytes } = made
  const kind = made.type.toUpperCase()
  const at = format.time(made.requested_at)
  if (failed_at !== null)
    return (
      <span role="status">
        <Trans>
          {kind}, {at}: this export was not made, because the list grew too long. Narrow the list
          first.
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
        <Plural value={done} one="# person" other="# people" />
        {` · ${kind} · ${size} · ${at}`}
      </span>
      <PeopleDownloadButton {...{ accountId, made }} />
    </>
  )
}
