import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import {
  type AnyRow,
  type CollectionSpec,
  contentOf,
  idOf,
  writtenFields,
} from '#contract/core/collection.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'
import { useDiscarding } from '#web/ui/staff/form/use-discarding.tsx'
import { DragHandle } from '#web/ui/staff/table/drag/drag-handle.tsx'
import { down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import type { RowOrder } from '../ordered-rows.tsx'
import { useSavingLists } from '../use-saving-lists.ts'
import { ArchiveButton, isKept } from './archive-button.tsx'
import { CollectionDeletion } from './collection-deletion.tsx'
import { CollectionForm } from './collection-form.tsx'
import { type Content, updateRow } from './collection-queries.ts'
import type { CollectionView } from './collection-words.ts'
import { useTitleOf } from './use-title-of.ts'
import { UseFact } from './use-words.tsx'

import styles from '../settings.module.css'

export type CollectionRowProps = {
  accountId: number
  view: CollectionView
  row: AnyRow
  /** Whether it may go: the last row of a list that is never empty may not. */
  isRemovable: boolean
  /** Where it stands and can go; null for a list without an order, or one that is narrowed. */
  order: RowOrder
}

/** One row, with changing, moving, merging and deleting it. */
export function CollectionRow(props: CollectionRowProps) {
  const { view, row, isRemovable, order } = props
  const { spec } = view
  const { t } = useLingui()
  const [open, setOpen] = useState<'form' | 'merge' | 'delete' | null>(null)
  const title = useTitleOf(view)(row)
  const actions = useRef<HTMLDivElement>(null)
  const close = () => {
    flushSync(() => setOpen(null))
    actions.current?.querySelector('button')?.focus()
  }
  const isMergeable =
    spec.uses.length > 0 && spec.heldBy === undefined && spec.archive === undefined
  return (
    <>
      {order !== null && <DragHandle />}
      <div className={styles.lineWords}>
        <strong>{title}</strong>
        <Lines {...{ view, row }} />
        <RowFacts {...{ view, row }} />
        {open === 'form' && <EditForm {...props} title={title} onDone={close} />}
        {(open === 'merge' || open === 'delete') && (
          <CollectionDeletion {...props} act={open} onDone={() => setOpen(null)} />
        )}
      </div>
      <div ref={actions} className={styles.lineActions}>
        {open !== 'form' && (
          <Button size="small" aria-label={t`Edit ${title}`} onClick={() => setOpen('form')}>
            <Trans>Edit</Trans>
          </Button>
        )}
        {isMergeable && (
          <Button size="small" aria-label={t`Merge ${title}`} onClick={() => setOpen('merge')}>
            <Trans>Merge…</Trans>
          </Button>
        )}
        <ArchiveButton {...props} title={title} />
        {isRemovable && !isKept(spec, row) && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t`Delete ${title}`}
            onClick={() => setOpen('delete')}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
        {order !== null && <OrderMenu title={title} {...order} />}
      </div>
    </>
  )
}

type OrderMenuProps = NonNullable<CollectionRowProps['order']> & { title: string }

function OrderMenu({ title, isFirst, isLast, onMove }: OrderMenuProps) {
  const { t } = useLingui()
  const items = [
    ...(isFirst ? [] : [{ id: 'up', label: t`Move up`, icon: up, onSelect: () => onMove(-1) }]),
    ...(isLast ? [] : [{ id: 'down', label: t`Move down`, icon: down, onSelect: () => onMove(1) }]),
  ]
  return <RowMenu label={t`Order of ${title}`} items={items} />
}

/** The beginning of its texts. */
function Lines({ view, row }: Pick<CollectionRowProps, 'view' | 'row'>) {
  const { spec, words } = view
  const lines = words.linesOf?.(row) ?? longTextsOf(spec, row)
  return lines.map((line) => (
    <p key={line} className={styles.excerpt}>
      {line}
    </p>
  ))
}

function longTextsOf(spec: CollectionSpec, row: AnyRow): string[] {
  return Object.entries(spec.fields).flatMap(([name, { kind }]) => {
    const text = row[name]
    return kind === 'long_text' && typeof text === 'string' ? [text] : []
  })
}

function RowFacts({ view, row }: Pick<CollectionRowProps, 'view' | 'row'>) {
  const { spec, words } = view
  const { t, i18n } = useLingui()
  const facts = Object.entries(spec.fields).flatMap(([name, { kind }]) => {
    const value = row[name]
    const said = words.fields[name]
    if (kind === 'user')
      return typeof value === 'number'
        ? [{ name, fact: row.user_names?.[value] ?? t`A user who is gone` }]
        : []
    if (kind === 'phone' && typeof value === 'string') return [{ name, fact: value }]
    const mark = kind === 'yes_no' && value === true ? said?.label : undefined
    const word = kind === 'choice' ? said?.options?.[String(value)] : mark
    return word === undefined ? [] : [{ name, fact: i18n._(word) }]
  })
  const used = spec.uses.flatMap((use) => {
    const count = row.uses[use]?.count ?? 0
    return count === 0 ? [] : [{ use, count, href: words.hrefOf?.[use]?.(row) }]
  })
  if (facts.length === 0 && spec.uses.length === 0) return null
  return (
    <CardFacts>
      {facts.map(({ name, fact }) => (
        <span key={name}>{fact}</span>
      ))}
      {used.map(({ use, count, href }) => {
        const fact = <UseFact {...{ use, count }} />
        return href === undefined ? (
          <span key={use}>{fact}</span>
        ) : (
          <AppLink key={use} href={href}>
            {fact}
          </AppLink>
        )
      })}
      {spec.uses.length > 0 && used.length === 0 && (
        <span>
          <Trans>Not used</Trans>
        </span>
      )}
    </CardFacts>
  )
}

type EditFormProps = CollectionRowProps & { title: string; onDone: () => void }

function EditForm({ accountId, view, row, title, onDone }: EditFormProps) {
  const { spec } = view
  const { t } = useLingui()
  const titleOf = useTitleOf(view)
  // What it began from, also where the list is read again meanwhile.
  const [begun] = useState({ row, base: contentOf(spec, row), title })
  const [isEdited, setIsEdited] = useState(false)
  const { close, question } = useDiscarding(isEdited, onDone)
  const key = { accountId, spec, id: Number(row[idOf(spec)]) }
  const undoing = useSavingLists(updateRow, () => undefined)
  const saving = useSavingLists(updateRow, () => undefined)
  // What readers see of it: a name in their language that they leave alone is not sent.
  const shown = { ...begun.base, [spec.title]: begun.title }
  const save = (content: Content, from: object) => {
    const changed = Object.entries(content).filter(([name, value]) => value !== shown[name])
    if (changed.length === 0) return onDone()
    const change = { ...key, content: Object.fromEntries(changed), base: from }
    return saving.mutate(change, { onSuccess: (saved) => tell(saved, from) })
  }
  const tell = (saved: AnyRow, from: object) => {
    const label = titleOf(saved)
    const text = t`“${label}” is saved.`
    onDone()
    // What follows from a change by itself does not come back with it.
    if (!isSameBeside(spec, { one: begun.row, other: saved })) return notifyDone(text)
    const back = { ...key, content: { ...from }, base: contentOf(spec, saved) }
    return notifyUndoable(text, () => undoing.mutateAsync(back))
  }
  return (
    <>
      <UnsavedChanges isChanged={isEdited && !saving.isSuccess} />
      <CollectionForm
        accountId={accountId}
        view={view}
        userNames={row.user_names}
        content={shown}
        error={saving.error}
        onSubmit={(content) => save(content, begun.base)}
        onOverwrite={save}
        onClose={close}
        onEdit={() => setIsEdited(true)}
      >
        <Button type="submit" size="small" variant="primary" isBusy={saving.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </CollectionForm>
      {question}
    </>
  )
}

function isSameBeside(spec: CollectionSpec, { one, other }: { one: AnyRow; other: AnyRow }) {
  const written = writtenFields(spec)
  return Object.keys(spec.fields).every(
    (name) => written.includes(name) || one[name] === other[name],
  )
}
