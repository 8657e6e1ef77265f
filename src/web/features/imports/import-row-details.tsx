import { Trans, useLingui } from '@lingui/react/macro'

import type { ImportField } from '#contract/imports/import-kinds.ts'
import type { ImportRow } from '#contract/imports/imports.ts'
import { SEPARATION_TYPES } from '#contract/settings/separation-reasons.ts'
import { oneOf } from '#web/api/list-search.ts'
import { SEPARATION_TYPE_LABELS } from '#web/features/people/person-labels.ts'

import { FIELD_LABELS, KEPT_LABELS, REASON_LABELS } from './import-labels.ts'
import { type Correcting, RowCorrection } from './row-correction.tsx'

import styles from './imports.module.css'

type RowDetailsProps = {
  row: ImportRow
  /** What a correction needs; null once the import began. */
  correcting: Correcting | null
}

/** Why a row is refused; or what it changes, and what an undo leaves of that. */
export function RowDetails({ row, correcting }: RowDetailsProps) {
  const { i18n } = useLingui()
  const shownValue = (field: ImportField, value: string | null) => {
    const type = field === 'separation_type' && value !== null && oneOf(SEPARATION_TYPES, value)
    return type ? i18n._(SEPARATION_TYPE_LABELS[type]) : (value ?? '–')
  }
  if (row.reason !== null) {
    const reason = i18n._(REASON_LABELS[row.reason])
    const text = row.field === null ? reason : `${i18n._(FIELD_LABELS[row.field])}: ${reason}`
    if (correcting === null || row.cells.length === 0) return <p>{text}</p>
    return <RowCorrection {...correcting} row={row} reason={text} />
  }
  return (
    <ul className={styles.changes} role="list">
      {row.changes.map(({ field, from, to }) => (
        <li key={field}>
          {i18n._(FIELD_LABELS[field])}:{' '}
          <span className={styles.old}>{shownValue(field, from)}</span> → {shownValue(field, to)}
        </li>
      ))}
      {row.kept.map(({ field, reason }) => (
        <li key={`${field} ${reason}`}>
          <Trans>Not undone</Trans>
          {field !== null && ` (${i18n._(FIELD_LABELS[field])})`}: {i18n._(KEPT_LABELS[reason])}
        </li>
      ))}
    </ul>
  )
}
