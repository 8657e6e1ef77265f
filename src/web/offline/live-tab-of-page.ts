// The live tab in the browser: on its locks or its database, with the events by which a page goes away and comes back.
import type { OfflineDatabase } from './database.ts'
import { realTime } from './device-time.ts'
import { leaseSeat } from './lease-seat.ts'
import { LiveTab, type Seat, type Sitter, type TabWork } from './live-tab.ts'
import { lockSeat } from './lock-seat.ts'

const MARK = 'fairlead.live-tab'

/** A tab's part in what `name` names, the same in all tabs. It claims nothing before `keepLiveTab`. */
export function createLiveTab(db: OfflineDatabase, name: string): LiveTab {
  return new LiveTab((sitter) => availableSeat(db, { name, sitter }))
}

/** Claims the place, until what it returns is called. */
export function keepLiveTab(tab: LiveTab, given: TabWork & { name: string }): () => void {
  const { name, ...work } = given
  // Only across a reload: a tab that was duplicated, or came back later, is not the live one.
  const noteLive = () => {
    if (tab.isLive()) mark(name)
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    takeMark()
    tab.comeBack()
  }
  tab.open({ ...work, wasLive: takeMark() === name && isReload() })
  globalThis.addEventListener('pagehide', noteLive)
  globalThis.addEventListener('pageshow', comeBack)
  return () => {
    globalThis.removeEventListener('pagehide', noteLive)
    globalThis.removeEventListener('pageshow', comeBack)
    tab.close()
  }
}

function availableSeat(db: OfflineDatabase, of: { name: string; sitter: Sitter }): Seat {
  const manager: LockManager | undefined = globalThis.navigator?.locks
  const given = { ...of, time: realTime }
  return manager === undefined ? leaseSeat(db, given) : lockSeat(manager, given)
}

function mark(name: string): void {
  try {
    sessionStorage.setItem(MARK, name)
  } catch {
    // Blocked storage: after a reload another tab may be live, and this one can take over.
  }
}

function takeMark(): string | null {
  try {
    const name = sessionStorage.getItem(MARK)
    sessionStorage.removeItem(MARK)
    return name
  } catch {
    return null
  }
}

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
}
