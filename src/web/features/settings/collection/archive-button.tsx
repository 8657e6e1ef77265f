import { Trans, useLingui } from '@lingui/react/macro'

import { type AnyRow, type CollectionSpec, idOf } from '#contract/core/collection.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSavingLists } from '../use-saving-lists.ts'
import { updateRow } from './collection-queries.ts'
import type { CollectionView } from './collection-words.ts'

/** Whether a row is archived in place of being deleted: what uses it keeps it. */
export function isKept({ archive, uses }: CollectionSpec, row: AnyRow): boolean {
  return archive !== undefined && uses.some((use) => (row.uses[use]?.count ?? 0) > 0)
}

type ArchiveButtonProps = {
  accountId: number
  view: CollectionView
  row: AnyRow
  title: string
}

/** Archives a row that is used, and brings back one that is archived. */
export function ArchiveButton({ accountId, view, row, title }: ArchiveButtonProps) {
  const { spec } = view
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const saving = useSavingLists(updateRow, () => undefined)
  const { archive = '' } = spec
  const id = Number(row[idOf(spec)])
  const isArchived = row[archive] === true
  if (!isArchived && !isKept(spec, row)) return null
  const change = (to: boolean) =>
    saving.mutateAsync({ accountId, spec, id, content: { [archive]: to } })
  const toggle = async () => {
    try {
      await change(!isArchived)
    } catch (error) {
      return notify({ type: 'error', body: errorText(error) })
    }
    const text = isArchived ? t`“${title}” is restored.` : t`“${title}” is archived.`
    return notifyUndoable(text, () => change(isArchived))
  }
  return (
    <Button
      size="small"
      variant="quiet"
      isBusy={saving.isPending}
      aria-label={isArchived ? t`Restore ${title}` : t`Archive ${title}`}
      onClick={() => void toggle()}
    >
      {isArchived ? <Trans>Restore</Trans> : <Trans>Archive</Trans>}
    </Button>
  )
}
