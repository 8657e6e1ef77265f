// Small things that this browser remembers between visits, in local storage. Never an answer: those are in Dexie.

const PREFIX = 'fairlead.'

export type MemoryKey =
  | 'locale'
  | 'theme'
  | 'user'
  | 'install-prompt'
  | 'after-sign-in'
  | 'update-reload'
  | 'picture'
  | 'place'
  | 'early-answer'

/** What was remembered, or null; a browser without storage remembers nothing. */
export function recall(key: MemoryKey): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    // Private mode or blocked storage: every visit is the first one.
    return null
  }
}

/** Remembers a value; null forgets it. */
export function remember(key: MemoryKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
  } catch {
    // Full or blocked: it is a convenience, and the visit goes on without it.
  }
}
