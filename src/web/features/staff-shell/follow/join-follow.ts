// One connection for all parts of a screen that follow the same applicants: browsers open few to a server at a time.
import { followApplicants, type Followed, type Follower } from './follow-applicants.ts'

type OnChanged = Follower['onChanged']
type Shared = {
  readonly listeners: Set<OnChanged>
  readonly leaving: AbortController
  isReady: boolean
}

const open = new Map<string, Shared>()

/** Follows until the result is called. One who comes to a connection that is open already may have missed something. */
export function joinFollow(of: Followed, onChanged: OnChanged): () => void {
  const key = JSON.stringify(of)
  const shared = open.get(key) ?? begin(key, of)
  // A function of its own, so that one who joins twice leaves once.
  const listener: OnChanged = (changed) => onChanged(changed)
  shared.listeners.add(listener)
  if (shared.isReady) onChanged(null)
  return () => {
    shared.listeners.delete(listener)
    if (shared.listeners.size > 0) return
    shared.leaving.abort()
    forget(key, shared)
  }
}

function begin(key: string, of: Followed): Shared {
  const shared: Shared = { listeners: new Set(), leaving: new AbortController(), isReady: false }
  open.set(key, shared)
  const onChanged: OnChanged = (changed) => {
    shared.isReady = true
    for (const listener of shared.listeners) listener(changed)
  }
  // It ends by itself where the user may not follow; one who comes later asks again.
  void followApplicants({ of, signal: shared.leaving.signal, onChanged }).finally(() =>
    forget(key, shared),
  )
  return shared
}

function forget(key: string, shared: Shared): void {
  if (open.get(key) === shared) open.delete(key)
}
