// Corrects the cells of a refused row in their place.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { ImportField } from '#contract/imports/import-kinds.ts'
import { IMPORT_LIMITS, type RowReason } from '#contract/imports/import-rules.ts'
import type { ImportColumn, ImportRow } from '#contract/imports/imports.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { type ImportPath, useCorrection } from './import-queries.ts'

import styles from './imports.module.css'

export type Correcting = {
  readonly path: ImportPath
  /** Of the file. */
  readonly columns: readonly ImportColumn[]
}

/** The fields of a reason that is about several. */
const FIELDS: Readonly<Partial<Record<RowReason, readonly ImportField[]>>> = {
  end_before_start: ['start_date', 'end_date'],
  duplicate_person: ['email', 'employee_number'],
  own_supervisor: ['email', 'supervisor_email'],
  name_differs: ['first_name', 'last_name', 'email'],
  identity_conflict: ['email', 'employee_number'],
  overlaps: ['profile', 'start_date', 'end_date'],
  unknown_person: ['email', 'employee_number'],
  no_job: ['email', 'employee_number'],
  reason_of_other_type: ['separation_type', 'separation_reason'],
  several_jobs: ['employee_number', 'profile'],
}

type RowCorrectionProps = Correcting & { row: ImportRow; reason: string }

export function RowCorrection({ path, columns, row, reason }: RowCorrectionProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const correcting = useCorrection(() => setTyped({}))
  const { row_number: rowNumber } = row
  const fields = (row.reason === null ? undefined : FIELDS[row.reason]) ?? [row.field]
  const cells = row.cells.filter((cell) => fields.includes(cell.field))
  const changed = cells.flatMap(({ column, value }) => {
    const text = typed[column]
    return text === undefined || text === value ? [] : [{ column, value: text }]
  })
  if (cells.length === 0) return <p>{reason}</p>
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (changed.length > 0) correcting.mutate({ path, rowNumber, cells: changed })
  }
  return (
    <form className={styles.correction} noValidate onSubmit={submit}>
      <p>{reason}</p>
      {cells.map(({ column, value, original }) => (
        <TextField
          key={column}
          label={t`${nameOf(columns, column)} (row ${rowNumber})`}
          hint={original === null ? undefined : t`In the file: ${original}`}
          maxLength={IMPORT_LIMITS.cell}
          value={typed[column] ?? value}
          onChange={({ target }) => setTyped((before) => ({ ...before, [column]: target.value }))}
        />
      ))}
      {correcting.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(correcting.error)}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={correcting.isPending}>
          <Trans>Check this row again</Trans>
        </Button>
      </div>
    </form>
  )
}

function nameOf(columns: readonly ImportColumn[], index: number): string {
  const name = columns[index]?.name ?? ''
  return name === '' ? String(index + 1) : name
}
