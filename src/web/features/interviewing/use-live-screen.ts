// Which of several tabs writes a feedback: one does, the others follow it and can claim it (I4).
import { useEffect, useState, useSyncExternalStore } from 'react'

import type { AnswerWriter } from '#web/offline/answer-writer.ts'
import { feedbackWork } from '#web/offline/database.ts'
import type { FeedbackPlace } from '#web/offline/feedback-rows.ts'
import { createLiveTab, keepLiveTab } from '#web/offline/live-tab-of-page.ts'
import type { Offline } from '#web/offline/offline.ts'

type LiveScreen = { offline: Offline; place: FeedbackPlace; writer: AnswerWriter }

/** Whether this tab writes, and how it claims the feedback from another. */
export function useLiveScreen({ offline, place, writer }: LiveScreen) {
  const name = `${place.ownerId}-${feedbackWork(place.interviewUuid)}`
  const [tab] = useState(() => createLiveTab(name))
  useEffect(
    () =>
      keepLiveTab(tab, {
        name,
        letGo: () => writer.flush(),
        // What the tab before stored shows by itself; it may be gone and have left it unsent.
        catchUp: async () => offline.engine.wake(),
      }),
    [tab, name, writer, offline],
  )
  return { screen: useSyncExternalStore(tab.subscribe, tab.current), goOnHere: tab.goOnHere }
}
