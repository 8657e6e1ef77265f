// An estimate of the server's clock. It goes on by the device's monotonic clock from what the server said last: a wall
// clock that somebody sets changes nothing while the page lives (I7, I8).
import type { DeviceTime } from './device-time.ts'
import { passedBetween, type ClockReading } from './elapsed-time.ts'

export type ServerClock = {
  /**
   * Ms since the epoch by the server's clock, as far as this device can tell. A better estimate does not set it back,
   * so that what is done later never has the earlier time; one that was wrong by more is right at once.
   */
  now(): number
  /** A request is sent; what is returned learns from its reply, which names the server's time in ms since the epoch. */
  readonly hear: () => (namedMs: number) => void
  /** By how much the server's clock is ahead of the device's wall clock now, in ms. */
  readonly offset: number
}

/** What a slow reply may have been wrong by. */
const CORRECTED_SLOWLY_MS = 5000

/** `offset` is the last known one; `onChange` hears each new one, to store it for the next start. */
export function createServerClock(options: {
  time: Pick<DeviceTime, 'now' | 'mono' | 'visibility'>
  offset: number
  onChange?: (offset: number) => void
}): ServerClock {
  const { time } = options
  const read = (): ClockReading => ({ wallMs: time.now(), monoMs: time.mono() })
  let last = read()
  let seen = time.visibility()
  let serverMs = last.wallMs + options.offset
  let shownMs = Number.NEGATIVE_INFINITY
  let bestRoundTrip = Number.POSITIVE_INFINITY

  function advance(): void {
    const before = last
    last = read()
    const seenBefore = seen
    seen = time.visibility()
    const wasAway = seen.isHidden || seenBefore.isHidden || seen.hides !== seenBefore.hides
    const passed = passedBetween(before, { ...last, wasAway })
    serverMs += passed.elapsedMs
    if (!passed.areApart) return
    // A jump or a sleep: which of the two, the next reply tells, however slow it is.
    bestRoundTrip = Number.POSITIVE_INFINITY
    options.onChange?.(serverMs - last.wallMs)
  }

  return {
    now() {
      advance()
      shownMs = Math.max(Math.floor(serverMs), shownMs)
      return shownMs
    },
    hear() {
      const asked = read()
      return (namedMs) => {
        advance()
        const { areApart } = passedBetween(asked, { ...last, wasAway: false })
        const roundTrip = last.monoMs - asked.monoMs
        // The shortest round trip says most; one in which a clock was set or stood still says nothing.
        if (areApart || roundTrip > bestRoundTrip) return
        bestRoundTrip = roundTrip
        serverMs = namedMs + roundTrip / 2
        if (shownMs - serverMs > CORRECTED_SLOWLY_MS) shownMs = Number.NEGATIVE_INFINITY
        options.onChange?.(serverMs - last.wallMs)
      }
    },
    get offset() {
      advance()
      return serverMs - last.wallMs
    },
  }
}
