// Reordering the rows of a list by dragging their handles. By keyboard the same is in the menu of each row.
import { useEffect, useRef, useState, type PointerEvent } from 'react'

type Drag = { readonly from: number; readonly to: number }

/** @param onMove called once, at the drop, where the position has changed. */
export function useDragOrder(onMove: (move: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  useEscape(drag !== null, () => setDrag(null))
  const drop = () => {
    if (drag !== null && drag.from !== drag.to) onMove(drag)
    setDrag(null)
  }
  return {
    /** For the list item at a position. */
    rowProps: (index: number) => ({
      'data-dragged': drag?.from === index || undefined,
      'data-drop': drag === null ? undefined : dropMark(drag, index),
    }),
    /** For its handle. */
    handleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: index, to: index })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag === null) return
        const { from } = drag
        const y = event.clientY
        setDrag({ from, to: targetOf(rowsBeside(event.currentTarget), { from, y }) })
      },
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
    }),
  }
}

type Row = { readonly top: number; readonly bottom: number }

// The list items beside the one that the handle is in.
function rowsBeside(handle: HTMLElement): Row[] {
  const rows = handle.closest('li')?.parentElement?.children ?? []
  return [...rows].map((row) => row.getBoundingClientRect())
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
