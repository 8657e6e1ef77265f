import { onSignedIn } from '../api/signed-in.ts'
// Wakes an engine at whatever may mean that the network, or the person, is back.
import { requestBackgroundSync } from './background-sync.ts'
import type { Engine } from './engine.ts'

/** Listens until what it returns is called. `onWake` is called at each such event as well. */
export function wakeWithPage(engine: Engine, onWake?: () => unknown): () => void {
  const wake = () => {
    engine.wake()
    onWake?.()
  }
  const wakeWhenVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  globalThis.addEventListener('online', wake)
  globalThis.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', wakeWhenVisible)
  const stopHearing = onSignedIn(wake)
  engine.subscribe(() => {
    // The page may be gone before the network is back: let the browser wake the worker, where it can.
    if (engine.status === 'unreachable') void requestBackgroundSync()
  })
  return () => {
    stopHearing()
    globalThis.removeEventListener('online', wake)
    globalThis.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', wakeWhenVisible)
  }
}
