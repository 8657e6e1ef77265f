// The screen of a collection: its rows, with adding, finding, changing, ordering and deleting them.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { type AnyRow, idOf } from '#contract/core/collection.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import { useDiscarding } from '#web/ui/staff/form/use-discarding.tsx'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { SkeletonTable } from '#web/ui/staff/table/skeleton-table.tsx'

import { NotLoaded } from '../not-loaded.tsx'
import { OrderedRows } from '../ordered-rows.tsx'
import { useSavingLists } from '../use-saving-lists.ts'
import { CollectionForm } from './collection-form.tsx'
import { createRow, moveRow, PAGE_SIZE, rowsQuery } from './collection-queries.ts'
import { CollectionRow } from './collection-row.tsx'
import type { CollectionSearch } from './collection-search.ts'
import type { CollectionView } from './collection-words.ts'
import { useTitleOf } from './use-title-of.ts'

import styles from '../settings.module.css'

export type CollectionScreenProps = {
  accountId: number
  view: CollectionView
  /** What stands above the rows. */
  children?: ReactNode
  search: CollectionSearch
  onSearch: (search: CollectionSearch, how?: { isTyping: boolean }) => void
}

export function CollectionScreen({
  accountId,
  view,
  search: asked,
  onSearch,
  children,
}: CollectionScreenProps) {
  const { spec, words } = view
  const { i18n } = useLingui()
  const { page = 1, search = '' } = asked
  const list = useQuery(rowsQuery({ accountId, spec }, { page, page_size: PAGE_SIZE, search }))
  return (
    <>
      <PageHeader title={i18n._(words.title)} description={i18n._(words.description)} />
      {children}
      {list.data === undefined ? (
        <NotLoaded
          query={list}
          flag={spec.flag}
          title={<Trans>The list could not be loaded</Trans>}
          skeleton={<SkeletonTable rows={5} />}
        />
      ) : (
        <>
          <NewRow accountId={accountId} view={view} />
          {(search !== '' || list.data.meta.total > 0) && (
            <SearchField
              label={i18n._(words.find)}
              value={search}
              onSearch={(text) => onSearch({ search: text }, { isTyping: true })}
            />
          )}
          {list.data.data.length === 0 && list.data.meta.total > 0 && (
            <EmptyPage onFirstPage={() => onSearch({ search })} />
          )}
          {list.data.meta.total === 0 && <NoRows view={view} search={search} />}
          {list.data.data.length > 0 && (
            <>
              <Rows {...{ accountId, view, search }} {...list.data} />
              <Pagination
                page={list.data.meta.page}
                pageSize={list.data.meta.page_size}
                total={list.data.meta.total}
                onPage={(next) => onSearch({ search, page: next })}
              />
            </>
          )}
        </>
      )}
    </>
  )
}

/** A form of more fields than this would push the list out of sight: it opens by its button. */
const SHORT_FORM = 4

function NewRow({ accountId, view }: Pick<CollectionScreenProps, 'accountId' | 'view'>) {
  const { spec, words } = view
  const { t, i18n } = useLingui()
  const titleOf = useTitleOf(view)
  const creating = useSavingLists(createRow, (row) => {
    const title = titleOf(row)
    notifyDone(t`“${title}” is added.`)
  })
  const isLong = Object.keys(words.fields).length > SHORT_FORM
  const [isOpen, setIsOpen] = useState(!isLong)
  const [isEdited, setIsEdited] = useState(false)
  const { close, question } = useDiscarding(isEdited, () => {
    setIsEdited(false)
    setIsOpen(false)
  })
  if (!isOpen)
    return (
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          {i18n._(words.add)}
        </Button>
      </div>
    )
  return (
    <Card className={styles.formCard}>
      <CollectionForm
        accountId={accountId}
        view={view}
        error={creating.error}
        onSubmit={(content, clear) =>
          creating.mutate(
            { accountId, spec, content },
            {
              onSuccess: () => {
                clear()
                setIsEdited(false)
              },
            },
          )
        }
        onEdit={() => setIsEdited(true)}
        {...(isLong ? { onClose: close } : {})}
      >
        <Button type="submit" variant="primary" isBusy={creating.isPending}>
          {i18n._(words.add)}
        </Button>
        {isLong && (
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </CollectionForm>
      {question}
    </Card>
  )
}

function NoRows({ view, search }: { view: CollectionView; search: string }) {
  const { i18n } = useLingui()
  if (search !== '') return <EmptyState title={<Trans>Nothing matches “{search}”</Trans>} />
  const { title, text } = view.words.empty
  return <EmptyState title={i18n._(title)}>{i18n._(text)}</EmptyState>
}

type RowsProps = Pick<CollectionScreenProps, 'accountId' | 'view'> & {
  search: string
  data: readonly AnyRow[]
  meta: { page: number; page_size: number; total: number }
}

function Rows({ accountId, view, search, data, meta }: RowsProps) {
  const { spec, words } = view
  const { i18n } = useLingui()
  const { move, error } = useMoving({ accountId, view })
  return (
    <OrderedRows
      label={i18n._(words.title)}
      rows={data}
      isOrdered={spec.order === 'manual' && search === ''}
      onMove={move}
      {...{ meta, error }}
    >
      {(row, order) => (
        <CollectionRow
          key={String(row[idOf(spec)])}
          {...{ accountId, view, row, order }}
          isRemovable={spec.isNeverEmpty !== true || meta.total > 1 || search !== ''}
        />
      )}
    </OrderedRows>
  )
}

/** Moves a row to another place, one after the other, with the way back. Places count from 1. */
function useMoving({ accountId, view }: Pick<CollectionScreenProps, 'accountId' | 'view'>) {
  const { spec } = view
  const { t } = useLingui()
  const titleOf = useTitleOf(view)
  const queryClient = useQueryClient()
  const moving = useSavingLists(moveRow, () => undefined)
  const undoing = useSavingLists(moveRow, () => undefined)
  const move = (row: AnyRow, { from, to }: { from: number; to: number }) => {
    // Where the row is by then is not known before the answer has come.
    if (moving.isPending) return
    const key = { accountId, spec, id: Number(row[idOf(spec)]) }
    const title = titleOf(row)
    const back = () => undoing.mutateAsync({ ...key, from: to, to: from })
    moving.mutate(
      { ...key, from, to },
      {
        onSuccess: () => notifyUndoable(t`“${title}” is number ${to} now.`, back),
        onError: () => void queryClient.invalidateQueries({ queryKey: ['settings', accountId] }),
      },
    )
  }
  return { move, error: moving.error }
}
