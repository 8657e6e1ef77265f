// Whether a new version waits. What finds and brings it (service-worker.ts) comes after the first screen.

/** `held-up`: the user asked for the new version, and an attempt in this or another tab is in the way. */
type UpdateState = 'none' | 'ready' | 'held-up'

let state: UpdateState = 'none'
const listeners = new Set<() => void>()

/** For useSyncExternalStore. */
export const updates = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): UpdateState => state,
}

export function setUpdateState(next: UpdateState): void {
  state = next
  for (const listener of listeners) listener()
}
