// The rows of a list of custom fields, which are put in order where all of them are shown.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import type { AccountField } from '#contract/settings/account-fields.ts'
import { DATA } from '#web/api/use-data.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { OrderedRows } from '../ordered-rows.tsx'
import { CUSTOM_FIELD, CUSTOM_FIELDS, type FieldList, fieldPath } from './custom-field-data.ts'
import { CustomFieldRow } from './custom-field-row.tsx'
import type { CustomFieldView } from './custom-field-search.ts'

const MOVE = { method: 'post', path: `${CUSTOM_FIELD}move/` } as const

type CustomFieldListProps = {
  list: FieldList
  view: CustomFieldView
  /** The name of the list, for screen readers. */
  label: string
  fields: readonly AccountField[]
  meta: { page: number; page_size: number; total: number }
}

export function CustomFieldList({ list, view, label, fields, meta }: CustomFieldListProps) {
  const { move, error } = useMoving(list)
  const isOrdered = view.search === undefined && view.state === undefined
  return (
    <OrderedRows rows={fields} onMove={move} {...{ label, meta, isOrdered, error }}>
      {(field, order) => (
        <CustomFieldRow key={field.account_field_id} {...{ list, field, order }} />
      )}
    </OrderedRows>
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
