// Following a requisition's applicants from a screen, while it is looked at.
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { followApplicants, type Follower } from './follow-applicants.ts'

/**
 * Calls back with what changed. Nothing is followed in a hidden window, since browsers open few connections to a server
 * at a time, and nothing while `jobId` is undefined.
 */
export function useFollow(jobId: number | undefined, onChanged: Follower['onChanged']): void {
  const isVisible = useSyncExternalStore(onVisibility, () => !document.hidden)
  const isOnline = useSyncExternalStore(onOnline, () => onlineManager.isOnline())
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    if (jobId === undefined || !isVisible || !isOnline) return undefined
    const leaving = new AbortController()
    void followApplicants({ jobId, signal: leaving.signal, onChanged: (what) => changed(what) })
    return () => leaving.abort()
  }, [jobId, isVisible, isOnline])
}

function onVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

function onOnline(notify: () => void): () => void {
  return onlineManager.subscribe(notify)
}
