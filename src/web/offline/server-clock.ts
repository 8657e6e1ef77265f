// An estimate of the server's clock: the device's own plus an offset learnt from receipts.

export type ServerClock = {
  /** Ms since the epoch by the server's clock, as far as this device can tell. */
  now(): number
  /** Learns from a reply: when it was asked for and came, by the device's clock, and the time that it named. */
  observe(sample: { askedAt: number; cameAt: number; serverTime: string }): void
  readonly offset: number
}

/** `onChange` hears each new offset, to keep it for the next start. */
export function createServerClock(options: {
  device: () => number
  offset: number
  onChange?: (offset: number) => void
}): ServerClock {
  let { offset } = options
  let bestRoundTrip = Number.POSITIVE_INFINITY
  return {
    now: () => options.device() + offset,
    observe({ askedAt, cameAt, serverTime }) {
      const roundTrip = cameAt - askedAt
      // The shortest round trip says most; a clock that jumped makes a round trip negative.
      if (roundTrip < 0 || roundTrip > bestRoundTrip) return
      bestRoundTrip = roundTrip
      offset = Math.round(Date.parse(serverTime) - (askedAt + roundTrip / 2))
      options.onChange?.(offset)
    },
    get offset() {
      return offset
    },
  }
}
