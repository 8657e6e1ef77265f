// This tab's part in the attempt: whether it is the live one, and how it takes over from another (I4).
import { useEffect, useState, useSyncExternalStore } from 'react'

import type { AnswerWriter } from '#web/offline/answer-writer.ts'
import { createLiveTab, keepLiveTab } from '#web/offline/live-tab-of-page.ts'
import type { LiveTab } from '#web/offline/live-tab.ts'
import { lastPlace, type Pager } from '#web/offline/pager.ts'

import type { OpenActivity } from './open-activity.ts'

/** Claims nothing yet; `useKeptTab` does, once there is something to let go of. */
export function useLiveTab(open: OpenActivity): LiveTab {
  const [tab] = useState(() => createLiveTab(nameOf(open)))
  return tab
}

/** Keeps the place while the attempt can be answered. `readAnew`: what holds now, from the device. */
export function useKeptTab(
  tab: LiveTab,
  given: {
    open: OpenActivity
    isOn: boolean
    pager: Pager
    player: { writer: AnswerWriter; readAnew: () => Promise<boolean> }
  },
) {
  const { open, isOn, pager } = given
  const { writer, readAnew } = given.player
  useEffect(() => {
    if (!isOn) return undefined
    const { offline, activity } = open
    return keepLiveTab(tab, {
      name: nameOf(open),
      letGo: async () => {
        await Promise.all([writer.flush(), pager.keepNow()])
      },
      catchUp: async () => {
        // The tab before may be gone, and what it stored last unsent.
        offline.engine.wake()
        const kept = await offline.store.findPlace(activity)
        await readAnew()
        pager.adopt(lastPlace({ ownerId: offline.ownerId, activity, kept }))
      },
    })
  }, [tab, open, isOn, pager, writer, readAnew])
  const state = useSyncExternalStore(tab.subscribe, tab.current)
  const takeOvers = useSyncExternalStore(tab.subscribe, tab.takeOvers)
  return { state: isOn ? state : ('live' as const), takeOvers }
}

function nameOf({ offline, activity }: OpenActivity): string {
  return `${offline.ownerId}-${activity.refId}-${activity.jobStepActivityId}`
}
