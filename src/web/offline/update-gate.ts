// Whether a new version of the app may be activated for this page. It must not know what an attempt is (I12).

let isAttemptInProgress = false
/** The path where something was typed last; what is typed in a form is lost by a reload. */
let typedAt: string | null = null
const listeners = new Set<() => void>()

/** The assessment screens call it: true from the first question on, false once submitted or left. */
export function setAttemptInProgress(isInProgress: boolean): void {
  isAttemptInProgress = isInProgress
  for (const listener of listeners) listener()
}

/** Whether questions are being answered, for useSyncExternalStore. */
export const attemptInProgress = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): boolean => isAttemptInProgress,
}

/** True while this page must not be reloaded. `isAsked`: its user asked for the new version, whatever they typed. */
export function isUpdateBlocked({ isAsked }: { isAsked: boolean }): boolean {
  return isAttemptInProgress || (!isAsked && typedAt === globalThis.location.pathname)
}

/** Notes where the user types. */
export function watchTyping(): void {
  document.addEventListener('input', () => {
    typedAt = globalThis.location.pathname
  })
}

/** Hears when an attempt ends; returns how to stop. */
export function onAttemptEnd(listener: () => void): () => void {
  return attemptInProgress.subscribe(() => {
    if (!isAttemptInProgress) listener()
  })
}
