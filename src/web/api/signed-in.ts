// Who waits for a sign-in hears of it on this page: what could not be sent goes on without a reload.
const listeners = new Set<() => void>()

/** Tells this page that a user is signed in. */
export function tellSignedIn(): void {
  for (const listener of listeners) listener()
}

/** Calls the listener at each sign-in, until what it returns is called. */
export function onSignedIn(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
