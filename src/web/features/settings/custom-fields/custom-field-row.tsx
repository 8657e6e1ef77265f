import { Trans, useLingui } from '@lingui/react/macro'
import { Archive } from 'lucide-react'
import { useState } from 'react'

import type { AccountField } from '#contract/settings/account-fields.ts'
import { QUESTION_TYPE_LABELS } from '#web/features/staff-shell/questions/question-labels.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { DragHandle } from '#web/ui/staff/table/drag/drag-handle.tsx'
import { down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import type { RowOrder } from '../ordered-rows.tsx'
import { useSettingsErrorText } from '../settings-error-text.ts'
import { CUSTOM_FIELD, type FieldList, fieldPath } from './custom-field-data.ts'
import { EditCustomField } from './custom-field-dialogs.tsx'

import styles from '../settings.module.css'

type CustomFieldRowProps = {
  list: FieldList
  field: AccountField
  /** Where it stands and can go; null for a list that is narrowed. */
  order: RowOrder
}

/** One custom field, with changing, moving, archiving and restoring it. */
export function CustomFieldRow(props: CustomFieldRowProps) {
  const { list, field, order } = props
  const { t } = useLingui()
  const [isEdited, setIsEdited] = useState(false)
  const { restore } = useArchiving(list, field)
  const { text } = field.field
  return (
    <>
      {order !== null && <DragHandle />}
      <div className={styles.lineWords}>
        <strong>{text}</strong>
        <FieldFacts {...field} />
      </div>
      <div className={styles.lineActions}>
        {field.is_archived ? (
          <Button size="small" aria-label={t`Restore “${text}”`} onClick={restore}>
            <Trans>Restore</Trans>
          </Button>
        ) : (
          <>
            <Button size="small" aria-label={t`Edit “${text}”`} onClick={() => setIsEdited(true)}>
              <Trans>Edit</Trans>
            </Button>
            <FieldMenu {...props} />
          </>
        )}
      </div>
      {isEdited && <EditCustomField {...{ list, field }} onClose={() => setIsEdited(false)} />}
    </>
  )
}

function FieldMenu({ list, field, order }: CustomFieldRowProps) {
  const { t } = useLingui()
  const { archive } = useArchiving(list, field)
  const { text } = field.field
  const { isFirst, isLast, onMove } = order ?? { isFirst: true, isLast: true, onMove: () => null }
  const items = [
    ...(isFirst ? [] : [{ id: 'up', label: t`Move up`, icon: up, onSelect: () => onMove(-1) }]),
    ...(isLast ? [] : [{ id: 'down', label: t`Move down`, icon: down, onSelect: () => onMove(1) }]),
    {
      id: 'archive',
      label: t`Archive`,
      icon: <Archive size={17} aria-hidden="true" />,
      onSelect: archive,
    },
  ]
  return <RowMenu label={t`Actions for “${text}”`} items={items} />
}

function FieldFacts({ field, is_private: isPrivate }: AccountField) {
  const { i18n } = useLingui()
  const format = useFormatter()
  return (
    <>
      <CardFacts>
        <span>{i18n._(QUESTION_TYPE_LABELS[field.type])}</span>
        {field.is_required && (
          <span>
            <Trans>Required</Trans>
          </span>
        )}
        {isPrivate && (
          <span>
            <Trans>Private</Trans>
          </span>
        )}
      </CardFacts>
      {'options' in field && (
        <p className={styles.excerpt}>{format.list(field.options.map(({ text }) => text))}</p>
      )}
    </>
  )
}

function useArchiving(list: FieldList, row: AccountField) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const archiving = useEndpoint({ method: 'delete', path: CUSTOM_FIELD })
  const restoring = useEndpoint({ method: 'post', path: `${CUSTOM_FIELD}restore/` })
  const onError = (error: unknown) => notify({ type: 'error', body: errorText(error) })
  const { text } = row.field
  const path = fieldPath(list, row)
  // The row is gone from the list by then: what belongs to a call of a component that is not there any more is not called.
  const archive = async () => {
    try {
      await archiving.mutateAsync(path)
      notifyUndoable(t`“${text}” is archived.`, () => restoring.mutateAsync({ ...path, body: {} }))
    } catch (error) {
      onError(error)
    }
  }
  const restore = async () => {
    try {
      await restoring.mutateAsync({ ...path, body: {} })
      notifyDone(t`“${text}” is restored.`)
    } catch (error) {
      onError(error)
    }
  }
  return { archive: () => void archive(), restore: () => void restore() }
}
