// Small things that this browser remembers between visits, in local storage. Never an answer: those are in Dexie.

const PREFIX = 'fairlead.'

export type MemoryKey =
  | 'locale'
  | 'theme'
  | 'auto-advance'
  | 'user'
  | 'install-prompt'
  | 'after-sign-in'
  | 'update-reload'
  | 'picture'
  | 'place'
  | 'early-answer'
  | 'interview-response'
  | 'sign-on-door'
  | 'auth-type'
  | 'unfinished-sign-out'

/** What the end of a single sign-on leaves (specification 1 §4), and what nobody has sent yet. */
const LEFT: readonly MemoryKey[] = [
  'interview-response',
  'sign-on-door',
  'early-answer',
  'unfinished-sign-out',
]

/** What was remembered, or null; a browser without storage remembers nothing. */
export function recall(key: MemoryKey): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    // Private mode or blocked storage: every visit is the first one.
    return null
  }
}

/** What was remembered as JSON; null where there is nothing, or nothing that can be read. */
export function recallJson(key: MemoryKey): unknown {
  try {
    return JSON.parse(recall(key) ?? 'null')
  } catch {
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

/** Empties local storage after a single sign-on: the machine may be anybody's. */
export function forgetSignOn(): void {
  try {
    const left = new Set<string>(LEFT.map((key) => PREFIX + key))
    for (const key of Object.keys(localStorage)) if (!left.has(key)) localStorage.removeItem(key)
  } catch {
    // Nothing can be remembered here, so there is nothing to forget.
  }
}

/** What lives as long as the tab. @throws DOMException where the browser blocks it. */
export function tabStorage(): Storage {
  return globalThis.sessionStorage
}
