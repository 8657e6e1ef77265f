// An estimate of the server's clock: the device's own plus an offset learnt from receipts.

export type ServerClock = {
  /**
   * Ms since the epoch by the server's clock, as far as this device can tell. A better estimate never sets it back: it
   * goes at half its speed until it is right, so that what is done later has the later time.
   */
  now(): number
  /** Learns from a reply: when it was asked for and came, by the device's clock, and the time that it named. */
  observe(sample: { askedAt: number; cameAt: number; serverTime: string }): void
  readonly offset: number
  /** Ms since the epoch by the device's own clock. */
  device(): number
}

/** What a slow reply may have been wrong by. More than this is a clock that somebody set: right at once. */
const CORRECTED_SLOWLY_MS = 5000

/** `onChange` hears each new offset, to keep it for the next start. */
export function createServerClock(options: {
  device: () => number
  offset: number
  onChange?: (offset: number) => void
}): ServerClock {
  const { device } = options
  let { offset } = options
  let bestRoundTrip = Number.POSITIVE_INFINITY
  let lead = { ms: 0, since: 0 }

  function now(): number {
    const at = device()
    const caughtUp = Math.max(0, at - lead.since) / 2
    return Math.floor(at + offset + Math.max(0, lead.ms - caughtUp))
  }

  function correct(next: number): void {
    const before = now()
    offset = next
    const at = device()
    const ms = before - (at + offset)
    lead = { ms: ms > CORRECTED_SLOWLY_MS ? 0 : ms, since: at }
    options.onChange?.(offset)
  }

  return {
    now,
    device,
    observe({ askedAt, cameAt, serverTime }) {
      const roundTrip = cameAt - askedAt
      // The shortest round trip says most; a clock that jumped makes a round trip negative.
      if (roundTrip < 0 || roundTrip > bestRoundTrip) return
      bestRoundTrip = roundTrip
      correct(Math.round(Date.parse(serverTime) - (askedAt + roundTrip / 2)))
    },
    get offset() {
      return offset
    },
  }
}
