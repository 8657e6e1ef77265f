import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

import type { Followed } from '#web/features/staff-shell/follow/follow-applicants.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ROW_LINK } from '#web/ui/staff/table/row-keys.ts'

import type { NeighbourAddress, Neighbours } from './applicant-neighbours.ts'

import styles from '../requisitions/requisitions.module.css'

/** What a list says to the panel that shows one of its applicants. */
export type PanelProps = {
  userSmartreqId: number
  scorecardHref: string
  /** What the list follows: the panel follows the same, over the same connection. */
  follows: Followed
  neighbours: Neighbours | null
  onGo: (to: NeighbourAddress) => void
  onClose: () => void
}

/** Which applicant of a list is shown beside it, as its address holds it. */
export type OpenPanel = {
  id: number | undefined
  open: (id: number) => void
  go: (to: NeighbourAddress) => void
  close: () => void
}

type ListWithPanelProps = {
  panel: OpenPanel
  /** The panel; null while no one is shown. */
  beside: ReactNode
  children: ReactNode
}

/** A list, and the panel beside it; on a phone the panel is there in place of the list. */
export function ListWithPanel({ panel, beside, children }: ListWithPanelProps) {
  const { id, close } = panel
  const list = useFocusBack(id)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && id !== undefined) close()
  }
  return (
    <div className={classNames(id !== undefined && styles.withPanel)}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key does what a button of the panel does */}
      <div ref={list} className={styles.list} onKeyDown={closeByKey}>
        {children}
      </div>
      {beside}
    </div>
  )
}

/** Gives the focus back to the row of the applicant who was shown. */
function useFocusBack(id: number | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(id)
  useEffect(() => {
    const last = before.current
    before.current = id
    if (id !== undefined || last === undefined || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-row-id="${last}"] [${ROW_LINK}]`)?.focus()
  }, [id])
  return list
}
