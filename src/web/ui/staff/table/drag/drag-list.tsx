// A list whose rows are reordered by dragging their handles. By keyboard the same is in the menu of each row.
import { useEffect, useRef, useState, type PointerEvent, type ReactElement } from 'react'

import { classNames } from '../../../class-names.ts'

import styles from './drag.module.css'

type Drag = { readonly from: number; readonly to: number }

type DragListProps = {
  as: 'ol' | 'ul'
  className?: string | undefined
  /** Of each list item. */
  rowClassName?: string | undefined
  'aria-label'?: string
  /**
   * The contents of the rows, each with a key and a `DragHandle` in it. They are rendered by the parent: a movement of the
   * pointer renders the list items alone.
   */
  children: readonly ReactElement[]
  /** Called once, at the drop, where the position has changed. */
  onMove: (move: Drag) => void
}

export function DragList(props: DragListProps) {
  const { as: List, rowClassName, children, onMove, ...list } = props
  const [drag, setDrag] = useState<Drag | null>(null)
  useEscape(drag !== null, () => setDrag(null))
  const drop = () => {
    if (drag !== null && drag.from !== drag.to) onMove(drag)
    setDrag(null)
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (drag === null) return
    const { from } = drag
    const to = targetOf(rowsOf(event.currentTarget), { from, y: event.clientY })
    if (to !== drag.to) setDrag({ from, to })
  }
  return (
    <List
      {...list}
      role="list"
      onPointerDown={(event) => {
        const from = takeHold(event)
        if (from !== null) setDrag({ from, to: from })
      }}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
    >
      {children.map((row, index) => (
        <li
          key={row.key}
          className={classNames(rowClassName, styles.row)}
          data-dragged={drag?.from === index || undefined}
          data-drop={drag === null ? undefined : dropMark(drag, index)}
        >
          {row}
        </li>
      ))}
    </List>
  )
}

// The position of the row whose handle is pressed; null elsewhere, and on the handles of a list within a row.
function takeHold(event: PointerEvent<HTMLElement>): number | null {
  const { button, currentTarget: list, target, pointerId } = event
  const handle = target instanceof Element ? target.closest('[data-drag-handle]') : null
  const row = handle?.closest('li') ?? null
  if (button !== 0 || handle === null || row?.parentElement !== list) return null
  event.preventDefault()
  handle.setPointerCapture(pointerId)
  return [...list.children].indexOf(row)
}

type Row = { readonly top: number; readonly bottom: number }

function rowsOf(list: HTMLElement): Row[] {
  return [...list.children].map((row) => row.getBoundingClientRect())
}

// How many of the other rows have their middle above the pointer.
function targetOf(rows: readonly Row[], { from, y }: { from: number; y: number }): number {
  return rows.filter(({ top, bottom }, index) => index !== from && (top + bottom) / 2 < y).length
}

function dropMark({ from, to }: Drag, index: number): 'before' | 'after' | undefined {
  if (from === to || index !== to) return undefined
  return to < from ? 'before' : 'after'
}

function useEscape(isOn: boolean, onEscape: () => void): void {
  const escape = useRef(onEscape)
  useEffect(() => {
    escape.current = onEscape
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
