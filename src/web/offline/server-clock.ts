// An estimate of the server's clock. It goes on by the device's monotonic clock from what the server said last: a wall
// clock that a user sets changes nothing while the page lives (I7, I8).
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

type Clocks = Pick<DeviceTime, 'now' | 'mono' | 'visibility'>

/** What a slow reply may have been wrong by. */
const CORRECTED_SLOWLY_MS = 5000

type Options = {
  readonly time: Clocks
  /** The last known one. */
  readonly offset: number
  /** Hears each new one, to store it for the next start. */
  readonly onChange?: (offset: number) => void
}

export function createServerClock(options: Options): ServerClock {
  const watch = createWatch(options.time)
  let serverMs = watch.last().wallMs + options.offset
  let shownMs = Number.NEGATIVE_INFINITY
  let bestRoundTrip = Number.POSITIVE_INFINITY
  const offset = () => serverMs - watch.last().wallMs

  function advance(): void {
    const { elapsedMs, hasDrifted } = watch.passed()
    serverMs += elapsedMs
    if (!hasDrifted) return
    // A jump or a sleep: which of the two, the next reply tells, however slow it is.
    bestRoundTrip = Number.POSITIVE_INFINITY
    options.onChange?.(offset())
  }

  function learn(asked: ClockReading, namedMs: number): void {
    advance()
    const came = watch.last()
    const { hasDrifted } = passedBetween(asked, { ...came, wasAway: false })
    const roundTrip = came.monoMs - asked.monoMs
    // The shortest round trip says most; one in which a clock was set or stood still says nothing.
    if (hasDrifted || roundTrip > bestRoundTrip) return
    bestRoundTrip = roundTrip
    serverMs = namedMs + roundTrip / 2
    if (shownMs - serverMs > CORRECTED_SLOWLY_MS) shownMs = Number.NEGATIVE_INFINITY
    options.onChange?.(offset())
  }

  return {
    now() {
      advance()
      shownMs = Math.max(Math.floor(serverMs), shownMs)
      return shownMs
    },
    hear() {
      const asked = readingOf(options.time)
      return (namedMs) => learn(asked, namedMs)
    },
    get offset() {
      advance()
      return offset()
    },
  }
}

/** Tells what passed since it was asked last, and what the clocks said then. */
export function createWatch(time: Clocks) {
  let last = readingOf(time)
  let seen = time.visibility()
  return {
    last: () => last,
    passed() {
      const before = { last, seen }
      last = readingOf(time)
      seen = time.visibility()
      const wasAway = seen.isHidden || before.seen.isHidden || seen.hides !== before.seen.hides
      return passedBetween(before.last, { ...last, wasAway })
    },
  }
}

function readingOf(time: Clocks): ClockReading {
  return { wallMs: time.now(), monoMs: time.mono() }
}
