// Time that passes only when it is told to: what is due happens in order, and days take no time.

export type Timeline = {
  /** Ms since the epoch. */
  readonly now: number
  /** Does something after `ms`; returns how to call it off. */
  after(ms: number, run: () => unknown): () => void
  /** Moves on to what is due next; false when nothing is due up to `until`. */
  next(until: number): Promise<boolean>
  /** Moves on without anything happening. */
  passTo(at: number): void
}

type Due = { readonly at: number; readonly order: number; readonly run: () => unknown }

/** A timeline that begins at an instant. */
export function createTimeline(start: number): Timeline {
  let now = start
  let order = 0
  const due: Due[] = []

  return {
    get now() {
      return now
    },
    after(ms, run) {
      order += 1
      const one = { at: now + Math.max(0, ms), order, run }
      const index = due.findIndex((other) => other.at > one.at)
      due.splice(index === -1 ? due.length : index, 0, one)
      return () => {
        const found = due.indexOf(one)
        if (found !== -1) due.splice(found, 1)
      }
    },
    async next(until) {
      const [one] = due
      if (one === undefined || one.at > until) return false
      due.shift()
      now = Math.max(now, one.at)
      await one.run()
      return true
    },
    passTo(at) {
      now = Math.max(now, at)
    },
  }
}
