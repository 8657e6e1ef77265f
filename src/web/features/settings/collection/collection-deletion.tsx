import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { type AnyRow, idOf } from '#contract/core/collection.ts'
import { ApiError } from '#web/api/api-error.ts'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { useSavingLists } from '../use-saving-lists.ts'
import { deleteRow, rowsQuery } from './collection-queries.ts'
import type { CollectionView } from './collection-words.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useTitleOf } from './use-title-of.ts'
import { UseEffects } from './use-words.tsx'

/** As many as the server answers at once. */
const MOST_CHOICES = 100

type CollectionDeletionProps = {
  accountId: number
  view: CollectionView
  row: AnyRow
  /** `merge`: another row takes its place, also where none has to. */
  act: 'delete' | 'merge'
  onDone: () => void
}

/** Asks before a row is deleted, and for the row that takes its place where one has to, or shall. */
export function CollectionDeletion(props: CollectionDeletionProps) {
  const { accountId, view, row, act, onDone } = props
  const { spec } = view
  const { t } = useLingui()
  const title = useTitleOf(view)(row)
  const queryClient = useQueryClient()
  const deleting = useSavingLists(deleteRow, () => {
    notifyDone(act === 'merge' ? t`“${title}” is merged.` : t`“${title}” is deleted.`)
    onDone()
  })
  const { error } = deleting
  // A user may have used it since the list was read: the server says so.
  const isHeld =
    spec.archive === undefined &&
    ((spec.heldBy ?? []).some((use) => (row.uses[use]?.count ?? 0) > 0) ||
      (error instanceof ApiError && error.code === 'row_in_use'))
  const isReplaced = act === 'merge' || isHeld
  const seenUses = spec.uses.reduce((sum, use) => sum + (row.uses[use]?.count ?? 0), 0)
  const others = useOthers(props, isReplaced)
  return (
    <DeleteDialog
      title={act === 'merge' ? t`Merge “${title}” with another one?` : t`Delete “${title}”?`}
      confirmLabel={act === 'merge' ? t`Merge` : t`Delete`}
      replacement={isReplaced ? others.replacement : null}
      error={error ?? others.error}
      isBusy={deleting.isPending}
      onDelete={(replaceTo) =>
        deleting.mutate(
          { accountId, spec, id: Number(row[idOf(spec)]), replaceTo, seenUses },
          // What was counted, or the row itself, is not as it was: the list shows what is there now.
          {
            onError: () =>
              void queryClient.invalidateQueries({ queryKey: ['settings', accountId] }),
          },
        )
      }
      onClose={onDone}
    >
      {spec.uses.map((use) => {
        const usage = row.uses[use]
        return usage && <UseEffects key={use} {...{ use, usage, isReplaced }} />
      })}
      {spec.uses.length > 0 && seenUses === 0 && (
        <p>
          <Trans>Nothing uses it.</Trans>
        </p>
      )}
      <p>
        {act === 'merge' ? (
          <Trans>“{title}” itself is deleted. This cannot be undone.</Trans>
        ) : (
          <Trans>This cannot be undone.</Trans>
        )}
      </p>
    </DeleteDialog>
  )
}

/** The rows that may take the place of one. */
function useOthers({ accountId, view, row }: CollectionDeletionProps, isAsked: boolean) {
  const { spec, words } = view
  const { t, i18n } = useLingui()
  const titleOf = useTitleOf(view)
  const [search, setSearch] = useState('')
  const found = useQuery({
    ...rowsQuery({ accountId, spec }, { page: 1, page_size: MOST_CHOICES, search }),
    enabled: isAsked,
  })
  const id = idOf(spec)
  const others = (found.data?.data ?? []).filter((one) => one[id] !== row[id])
  const isLong = spec.limit === undefined || spec.limit > MOST_CHOICES
  return {
    error: found.error,
    replacement: {
      label: t`Use instead`,
      placeholder: t`Choose what takes its place`,
      options: others.map((one) => ({ id: Number(one[id]), label: titleOf(one) })),
      ...(isLong && {
        search: <SearchField label={i18n._(words.find)} value={search} onSearch={setSearch} />,
      }),
    },
  }
}
