// The custom fields of a person or a job: what is recorded, and a dialog that changes it.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { FieldValue, RecordedValues } from '#contract/settings/field-values.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { FieldAnswer } from './field-answer.tsx'
import { FieldValuesDialog } from './field-values-dialog.tsx'

import styles from './field-values.module.css'

type Reply = { readonly data: { readonly fields: readonly FieldValue[] } }
/** Records values, begun from others of the same fields. */
export type SaveValues = (values: RecordedValues, begunFrom: RecordedValues) => Promise<Reply>

type Saving<Path> = {
  mutateAsync: (change: {
    path: Path
    body: { values: RecordedValues }
    base: object
  }) => Promise<Reply>
}

/** Saves values by an endpoint, at the path of a person or a job. */
export function savingBy<Path>({ mutateAsync }: Saving<Path>, path: Path): SaveValues {
  return (values, begunFrom) => mutateAsync({ path, body: { values }, base: { values: begunFrom } })
}

type FieldValuesCardProps = {
  title: string
  /** Of the button that opens the dialog, and of the dialog. */
  editLabel: string
  fields: readonly FieldValue[]
  isReadOnly?: boolean
  /** Says that the fields are saved. */
  savedText: string
  saving: { error: Error | null; isPending: boolean; reset: () => void }
  onSave: SaveValues
  onUndo: SaveValues
}

/** Shows the fields of a person or a job; nothing in a company that has none. */
export function FieldValuesCard(props: FieldValuesCardProps) {
  const { title, editLabel, fields, isReadOnly = false } = props
  const { savedText, saving, onSave, onUndo } = props
  const [isOpen, setIsOpen] = useState(false)
  const offered = fields.filter((one) => !one.is_archived)
  if (fields.length === 0) return null
  const open = () => {
    // What was wrong the last time is not wrong yet.
    saving.reset()
    setIsOpen(true)
  }
  // Begun from what the dialog showed: `fields` may have been read again since.
  const save = async (values: RecordedValues, begun: readonly FieldValue[]) => {
    const ids = values.map((one) => one.account_field_id)
    const before = valuesOf(begun, ids)
    const { data } = await onSave(values, before)
    const after = valuesOf(data.fields, ids)
    notifyUndoable(savedText, () => onUndo(before, after))
  }
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <CardTitle level={2}>{title}</CardTitle>
        {!isReadOnly && offered.length > 0 && (
          <Button size="small" aria-label={editLabel} onClick={open}>
            <Trans>Edit</Trans>
          </Button>
        )}
      </div>
      <DefinitionList
        items={fields.map((value) => ({
          id: String(value.account_field_id),
          term: <Term {...value} />,
          value:
            value.answer === null ? null : (
              <FieldAnswer field={value.field} answer={value.answer} />
            ),
        }))}
      />
      {isOpen && (
        <FieldValuesDialog
          title={editLabel}
          fields={offered}
          error={saving.error}
          isBusy={saving.isPending}
          onSave={save}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
}

function Term({ field, is_private: isPrivate, is_archived: isArchived }: FieldValue) {
  return (
    <span className={styles.term}>
      {field.text}
      {isPrivate && (
        <Badge>
          <Trans>Private</Trans>
        </Badge>
      )}
      {isArchived && (
        <Badge>
          <Trans>Archived</Trans>
        </Badge>
      )}
    </span>
  )
}

function valuesOf(fields: readonly FieldValue[], ids: readonly number[]): RecordedValues {
  return ids.map((id) => {
    const answer = fields.find((one) => one.account_field_id === id)?.answer ?? null
    return { account_field_id: id, answer }
  })
}
