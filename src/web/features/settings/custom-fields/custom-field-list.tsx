// The rows of a list of custom fields, which are put in order where all of them are shown.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import type { AccountField } from '#contract/settings/account-fields.ts'
import { DATA } from '#web/api/use-data.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { CUSTOM_FIELD, CUSTOM_FIELDS, type FieldList, fieldPath } from './custom-field-data.ts'
import { CustomFieldRow } from './custom-field-row.tsx'
import type { CustomFieldView } from './custom-field-search.ts'

import styles from '../settings.module.css'

const MOVE = { method: 'post', path: `${CUSTOM_FIELD}move/` } as const

type CustomFieldListProps = {
  list: FieldList
  view: CustomFieldView
  /** What the list is called. */
  label: string
  fields: readonly AccountField[]
  meta: { page: number; page_size: number; total: number }
}

export function CustomFieldList({ list, view, label, fields, meta }: CustomFieldListProps) {
  const errorText = useSettingsErrorText()
  const { move, error } = useMoving(list)
  const first = (meta.page - 1) * meta.page_size
  // Which place a field has is known only where all of them are counted.
  const isOrdered = view.search === undefined && view.state === undefined
  const moveTo = (from: number, to: number) => {
    const field = fields[from]
    if (field !== undefined) move(field, { from: first + from + 1, to: first + to + 1 })
  }
  const rows = fields.map((field, index) => (
    <CustomFieldRow
      key={field.account_field_id}
      {...{ list, field }}
      order={
        isOrdered
          ? {
              isFirst: first + index === 0,
              isLast: first + index === meta.total - 1,
              onMove: (by) => moveTo(index, index + by),
            }
          : null
      }
    />
  ))
  const common = { className: styles.rows, 'aria-label': label }
  if (!isOrdered)
    return (
      <ul {...common} role="list">
        {rows.map((row) => (
          <li key={row.key} className={styles.line}>
            {row}
          </li>
        ))}
      </ul>
    )
  return (
    <>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <DragList
        as="ol"
        {...common}
        rowClassName={styles.line}
        onMove={({ from, to }) => moveTo(from, to)}
      >
        {rows}
      </DragList>
    </>
  )
}

/** Moves a field to another place, one after the other, with the way back. Places count from 1. */
function useMoving(list: FieldList) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const moving = useEndpoint(MOVE)
  const undoing = useEndpoint(MOVE)
  const move = (row: AccountField, { from, to }: { from: number; to: number }) => {
    // Where the field is by then is not known before the answer has come.
    if (moving.isPending) return
    const { text: title } = row.field
    const path = fieldPath(list, row)
    const back = () => undoing.mutateAsync({ ...path, body: { from: to, to: from } })
    moving.mutate(
      { ...path, body: { from, to } },
      {
        onSuccess: () => notifyUndoable(t`“${title}” is number ${to} now.`, back),
        onError: () => void queryClient.invalidateQueries({ queryKey: [DATA, CUSTOM_FIELDS] }),
      },
    )
  }
  return { move, error: moving.error }
}
