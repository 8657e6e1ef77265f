import { useEffect, useRef } from 'react'

import type { FeedbackRow } from '#web/offline/database.ts'

/** Calls `onSent` whenever something that waited is with the server. */
export function useOnSent(row: FeedbackRow | null | undefined, onSent: () => void): void {
  const before = useRef<FeedbackRow | null>(null)
  const call = useRef(onSent)
  useEffect(() => {
    call.current = onSent
  })
  useEffect(() => {
    if (row === undefined) return
    const isSent = row === null && before.current !== null
    before.current = row
    if (isSent) call.current()
  }, [row])
}
