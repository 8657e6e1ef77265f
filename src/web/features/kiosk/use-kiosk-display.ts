// Keeps a station's screen on, and the station over all of it: nothing else of the device is a touch away.
import { useEffect } from 'react'

/** A browser fills the screen only in answer to one of these. */
const ACTS = ['click', 'keyup'] as const

/** For as long as the screen that uses it is there. A browser that can do neither shows the station as it did. */
export function useKioskDisplay(isStation: boolean): void {
  useEffect(() => (isStation ? keepAwake() : undefined), [isStation])
  useEffect(() => (isStation ? fillScreen() : undefined), [isStation])
}

/** The browser lets go of the lock whenever the page is hidden. Returns how to let go for good. */
function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {}
  const ending = new AbortController()
  let held: WakeLockSentinel | null = null
  const take = async () => {
    if (document.visibilityState !== 'visible') return
    try {
      const lock = await navigator.wakeLock.request('screen')
      if (ending.signal.aborted) await lock.release()
      else held = lock
    } catch {
      // A battery that is nearly empty: the screen goes off as it would anywhere.
    }
  }
  document.addEventListener('visibilitychange', () => void take(), { signal: ending.signal })
  void take()
  return () => {
    ending.abort()
    void held?.release()
  }
}

/** Each document has to fill the screen again, and the user may leave it by a key: the next touch fills it again. */
function fillScreen(): () => void {
  const ending = new AbortController()
  const fill = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') return
    if (!document.fullscreenEnabled || document.fullscreenElement !== null) return
    // What a browser refuses, the station does without.
    document.documentElement
      .requestFullscreen({ navigationUI: 'hide' })
      .then(raiseDialogs)
      .catch(() => undefined)
  }
  for (const act of ACTS) document.addEventListener(act, fill, { signal: ending.signal })
  return () => {
    ending.abort()
    if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined)
  }
}

// The touch that fills the screen may have opened a dialog, and what fills the screen is painted over what was modal before.
function raiseDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    const focused = document.activeElement
    dialog.close()
    dialog.showModal()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
