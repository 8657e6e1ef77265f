// Following applicants from a screen, while it is looked at.
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import type { Followed, Follower } from './follow-applicants.ts'
import { joinFollow } from './join-follow.ts'

/**
 * Calls back with what changed. Nothing is followed in a hidden window, since browsers open few connections to a server
 * at a time.
 */
export function useFollow(of: Followed, onChanged: Follower['onChanged']): void {
  // By their values: the object may be another one with every rendering.
  const jobId = 'jobId' in of ? of.jobId : 0
  const accountId = 'accountId' in of ? of.accountId : undefined
  const isVisible = useSyncExternalStore(onVisibility, () => !document.hidden)
  const isOnline = useSyncExternalStore(onOnline, () => onlineManager.isOnline())
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    if (!isVisible || !isOnline) return undefined
    const followed = accountId === undefined ? { jobId } : { accountId }
    return joinFollow(followed, (what) => changed(what))
  }, [jobId, accountId, isVisible, isOnline])
}

function onVisibility(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}

function onOnline(notify: () => void): () => void {
  return onlineManager.subscribe(notify)
}
