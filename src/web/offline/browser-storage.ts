// Small things that this browser remembers between visits, in local storage. Never an answer: those are in Dexie.

const PREFIX = 'fairlead.'

export type StorageKey =
  | 'station'
  | 'locale'
  | 'theme'
  | 'auto-advance'
  | 'user'
  | 'install-prompt'
  | 'after-sign-in'
  | 'picture'
  | 'place'
  | 'early-answer'
  | 'interview-response'
  | 'sign-on-door'
  | 'auth-type'
  | 'unfinished-sign-out'
  | 'email-test-data'

/** What the end of a single sign-on leaves (specification 1 §4), and what no one has sent yet. */
const LEFT: readonly StorageKey[] = ['interview-response', 'sign-on-door', 'unfinished-sign-out']

let ownStorage: Map<StorageKey, string> | null = null

/** At a kiosk station nothing outlives the page. Call it before anything is remembered. */
export function forgetWithPage(): void {
  ownStorage = new Map()
}

/** Marks this browser as a kiosk station, or as none any more: the one thing that outlives a page there. */
export function markStation(isStation: boolean): void {
  try {
    if (isStation) localStorage.setItem(`${PREFIX}station`, '1')
    else localStorage.removeItem(`${PREFIX}station`)
  } catch {
    // Without storage no device can be a station: enrolling says so.
  }
}

/** Local storage; undefined where it is blocked, and on a page that forgets. */
export function lastingStorage(): Storage | undefined {
  try {
    return ownStorage === null ? globalThis.localStorage : undefined
  } catch {
    return undefined
  }
}

/** What was remembered, or null; a browser without storage remembers nothing. */
export function findRemembered(key: StorageKey): string | null {
  try {
    if (ownStorage !== null) return ownStorage.get(key) || null
    return localStorage.getItem(PREFIX + key)
  } catch {
    // Private mode or blocked storage: every visit is the first one.
    return null
  }
}

/** What was remembered as JSON; null where there is nothing, or nothing that can be read. */
export function findRememberedJson(key: StorageKey): unknown {
  try {
    return JSON.parse(findRemembered(key) ?? 'null')
  } catch {
    return null
  }
}

/** Remembers a value; null forgets it. */
export function remember(key: StorageKey, value: string | null): void {
  try {
    if (ownStorage !== null) ownStorage.set(key, value ?? '')
    else if (value === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, value)
  } catch {
    // Full or blocked: it is a convenience, and the visit goes on without it.
  }
}

/** Empties local storage after a single sign-on: the machine may be anyone's. */
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
