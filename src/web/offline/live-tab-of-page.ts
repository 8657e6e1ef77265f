// The live tab in the browser: on its locks, with the events by which a page goes away and comes back.
import { realTime } from './device-time.ts'
import { LiveTab, type TabWork } from './live-tab.ts'
import { webTabLock } from './web-tab-lock.ts'

const MARK = 'fairlead.live-tab'

/** A tab's part in what `name` names, the same in all tabs. It claims nothing before `keepLiveTab`. */
export function createLiveTab(name: string): LiveTab {
  return new LiveTab((holder) => webTabLock(navigator.locks, { name, holder, time: realTime }))
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

function mark(name: string): void {
  try {
    sessionStorage.setItem(MARK, name)
  } catch {
    // Blocked storage: after a reload another tab may be live, and this one can claim the attempt.
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
