// The views of a list: those of the product, one's own, and those that others of the company share.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { SavedView } from '#contract/requisitions/saved-views.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Menu, type MenuSection } from '#web/ui/controls/menu.tsx'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'

import { DeleteViewDialog } from './delete-view-dialog.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import {
  savedViewsQuery,
  SAVED_VIEWS_KEY,
  updateView,
  type ViewedList,
} from './saved-view-queries.ts'

export type BuiltInView = { readonly id: string; readonly name: string; readonly query: string }

type SavedViewMenuProps = ViewedList & {
  /** The search parameters that the list shows now, as `queryOf` writes them. */
  query: string
  /** Views that the product brings; the first one is the list without any filter. */
  builtIn: readonly BuiltInView[]
  onChoose: (query: string) => void
}

type Asked = { kind: 'save' } | { kind: 'edit' | 'delete'; view: SavedView }

/** Chooses a view, and saves, renames, shares and deletes one's own. */
export function SavedViewMenu(props: SavedViewMenuProps) {
  const { accountId, list, query } = props
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const { data: views = [] } = useQuery(savedViewsQuery({ accountId, list }))
  const close = () => setAsked(null)
  const saved = views.find((view) => view.query === query && view.view_id === chosenId)
  const shown = saved ?? views.find((view) => view.query === query)
  const builtIn = props.builtIn.find((view) => view.query === query)
  const changed = views.find((view) => view.view_id === chosenId)
  const name = builtIn?.name ?? shown?.name ?? changed?.name ?? t`Custom`
  const isChanged = builtIn === undefined && shown === undefined && changed !== undefined
  const sections = useSections({
    ...props,
    views,
    shown,
    changed: isChanged ? changed : undefined,
    hasName: builtIn !== undefined || shown !== undefined,
    setChosenId,
    setAsked,
  })
  return (
    <>
      <Menu
        size="small"
        trigger={isChanged ? <Trans>View: {name} (changed)</Trans> : <Trans>View: {name}</Trans>}
        sections={sections}
      />
      {asked?.kind === 'save' && (
        <SaveViewDialog
          {...{ accountId, list, query }}
          onClose={close}
          onSaved={({ view_id }) => setChosenId(view_id)}
        />
      )}
      {asked?.kind === 'edit' && (
        <SaveViewDialog {...{ accountId, list, query }} view={asked.view} onClose={close} />
      )}
      {asked?.kind === 'delete' && (
        <DeleteViewDialog {...{ accountId }} view={asked.view} onClose={close} />
      )}
    </>
  )
}

type SectionsOf = SavedViewMenuProps & {
  views: readonly SavedView[]
  shown: SavedView | undefined
  changed: SavedView | undefined
  hasName: boolean
  setChosenId: (viewId: number | null) => void
  setAsked: (asked: Asked) => void
}

function useSections(given: SectionsOf): MenuSection[] {
  const { t } = useLingui()
  const { builtIn, query, views, shown, onChoose, setChosenId } = given
  const itemOf = (view: SavedView) => ({
    id: String(view.view_id),
    label:
      view.is_mine || view.owner_name === '' ? view.name : t`${view.name} (by ${view.owner_name})`,
    isChecked: view === shown,
    onSelect: () => {
      setChosenId(view.view_id)
      onChoose(view.query)
    },
  })
  const sections = [
    {
      id: 'built-in',
      items: builtIn.map(({ id, name, query: its }) => ({
        id,
        label: name,
        isChecked: its === query,
        onSelect: () => {
          setChosenId(null)
          onChoose(its)
        },
      })),
    },
    {
      id: 'mine',
      label: t`My views`,
      items: views.filter((view) => view.is_mine).map(itemOf),
    },
    {
      id: 'shared',
      label: t`Shared with the company`,
      items: views.filter((view) => !view.is_mine).map(itemOf),
    },
    { id: 'acts', items: useActs(given) },
  ]
  return sections.filter(({ items }) => items.length > 0)
}

function useActs({ accountId, query, shown, changed, hasName, setAsked }: SectionsOf) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const updating = useCommand(updateView, {
    invalidates: SAVED_VIEWS_KEY,
    onDone: ({ name }) => {
      notifyDone(t`“${name}” is saved.`)
    },
  })
  const own = [shown, changed].find((view) => view?.is_mine === true)
  const update = (view: SavedView) =>
    updating.mutate(
      { accountId, viewId: view.view_id, change: { query } },
      { onError: (error) => notify({ type: 'error', body: errorText(error) }) },
    )
  return [
    ...(changed?.is_mine === true
      ? [{ id: 'update', label: t`Save the changes`, onSelect: () => update(changed) }]
      : []),
    ...(hasName
      ? []
      : [
          { id: 'save', label: t`Save as a new view…`, onSelect: () => setAsked({ kind: 'save' }) },
        ]),
    ...(own === undefined
      ? []
      : [
          {
            id: 'edit',
            label: t`Rename or share…`,
            onSelect: () => setAsked({ kind: 'edit', view: own }),
          },
          {
            id: 'delete',
            label: t`Delete the view…`,
            isDestructive: true,
            onSelect: () => setAsked({ kind: 'delete', view: own }),
          },
        ]),
  ]
}
