import { DRAIN_TAG } from './worker-messages.ts'

/** Lets the browser wake the worker to send what waits, where it can. Returns whether it can. */
export async function requestBackgroundSync(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const active = await navigator.serviceWorker.getRegistration()
  const sync = active !== undefined && 'sync' in active ? active.sync : null
  if (!isSyncManager(sync)) return false
  return sync.register(DRAIN_TAG).then(
    () => true,
    // The user or the browser forbids it: the page sends by itself.
    () => false,
  )
}

type SyncManager = { register(tag: string): Promise<void> }

function isSyncManager(value: unknown): value is SyncManager {
  return typeof value === 'object' && value !== null && 'register' in value
}
