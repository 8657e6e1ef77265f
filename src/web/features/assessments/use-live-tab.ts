// This tab's part in the attempt: whether it is the live one, and how it claims the attempt from another (I4).
import { useEffect, useState, useSyncExternalStore } from 'react'

import type { AnswerWriter } from '#web/offline/answer-writer.ts'
import { createLiveTab, keepLiveTab } from '#web/offline/live-tab-of-page.ts'
import type { LiveTab } from '#web/offline/live-tab.ts'
import { lastPlace, type QuestionNavigator } from '#web/offline/question-navigator.ts'

import type { OpenActivity } from './open-activity.ts'

/** Claims nothing yet; `useKeptTab` does, once there is something to let go of. */
export function useLiveTab(open: OpenActivity): LiveTab {
  const [tab] = useState(() => createLiveTab(nameOf(open)))
  return tab
}

/** Keeps the place while the attempt can be answered. `readAgain`: what holds now, from the device. */
export function useKeptTab(
  tab: LiveTab,
  given: {
    open: OpenActivity
    isOn: boolean
    questionNavigator: QuestionNavigator
    player: { writer: AnswerWriter; readAgain: () => Promise<boolean> }
  },
) {
  const { open, isOn, questionNavigator } = given
  const { writer, readAgain } = given.player
  useEffect(() => {
    if (!isOn) return undefined
    const { offline, activity } = open
    return keepLiveTab(tab, {
      name: nameOf(open),
      letGo: async () => {
        await Promise.all([writer.flush(), questionNavigator.keepNow()])
      },
      catchUp: async () => {
        // The tab before may be gone, and what it stored last unsent.
        offline.engine.wake()
        const kept = await offline.store.findPlace(activity)
        await readAgain()
        questionNavigator.adopt(lastPlace({ ownerId: offline.ownerId, activity, kept }))
      },
    })
  }, [tab, open, isOn, questionNavigator, writer, readAgain])
  const state = useSyncExternalStore(tab.subscribe, tab.current)
  const claims = useSyncExternalStore(tab.subscribe, tab.claims)
  return { state: isOn ? state : ('live' as const), claims }
}

function nameOf({ offline, activity }: OpenActivity): string {
  return `${offline.ownerId}-${activity.refId}-${activity.jobStepActivityId}`
}
