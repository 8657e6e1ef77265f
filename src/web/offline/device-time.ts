// What time it is for this device, and its alarms. The engine asks here and nowhere else, so that tests let days pass
// in no time.

export type Visibility = { readonly isHidden: boolean; readonly hides: number }

export type DeviceTime = {
  /** Ms since the epoch by the device's clock, which may be wrong, and may jump. */
  now(): number
  /** Ms since some moment: never set, but it may stand still while the device sleeps. */
  mono(): number
  /** Whether the page is out of sight, as while its device sleeps, and how often it went out of sight so far. */
  visibility(): Visibility
  /** Runs once after `ms`; returns how to call it off. */
  after(ms: number, run: () => void): () => void
  /** Runs every `ms`; returns how to end it. */
  every(ms: number, run: () => void): () => void
}

export const realTime: DeviceTime = {
  now: () => Date.now(),
  mono: () => performance.now(),
  visibility: () => ({ isHidden: isHidden(), hides }),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  every(ms, run) {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}

// The worker has no document: it is never in sight.
function isHidden(): boolean {
  return globalThis.document?.visibilityState !== 'visible'
}

let hides = 0
globalThis.document?.addEventListener('visibilitychange', () => {
  if (isHidden()) hides += 1
})
