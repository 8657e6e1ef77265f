// How much of a limited time has gone by, told from two clocks of which neither can be trusted alone: the wall clock may
// be set, and the monotonic one may stand still while a device sleeps (I8). Pure.

export type ClockReading = {
  /** Ms since the epoch. */
  readonly wallMs: number
  /** Ms since some moment, never set. */
  readonly monoMs: number
}

/** Clocks that went further apart than this did not just drift. */
const DRIFT_MS = 2000

/**
 * What passed between two readings of a page that lives. `wasAway`: it was hidden in between, as a page is while its
 * device sleeps; then the wall clock counts. While a user looks at it, a wall clock that runs off was set, and costs
 * nothing. `jumpMs`: by how much it was set. `hasDrifted`: the clocks disagree, by a jump or by a sleep.
 */
export function passedBetween(
  before: ClockReading,
  after: ClockReading & { readonly wasAway: boolean },
): { elapsedMs: number; jumpMs: number; hasDrifted: boolean } {
  const monoMs = Math.max(0, after.monoMs - before.monoMs)
  const drift = after.wallMs - before.wallMs - monoMs
  const hasDrifted = Math.abs(drift) > DRIFT_MS
  if (!hasDrifted) return { elapsedMs: monoMs, jumpMs: 0, hasDrifted }
  if (drift > 0 && after.wasAway) return { elapsedMs: monoMs + drift, jumpMs: 0, hasDrifted }
  return { elapsedMs: monoMs, jumpMs: drift, hasDrifted }
}

/**
 * What had passed when it was noted, and since: a reload costs the time that it took. A difference of the wall clocks
 * that is negative, or longer than the attempt could last, is no evidence of time that passed: it is left out, and
 * `jumpMs` is how large it is.
 */
export function passedSinceNote(
  note: { readonly elapsedMs: number; readonly notedAt: number },
  { wallMs, lastsMs }: { wallMs: number; lastsMs: number },
): { elapsedMs: number; jumpMs: number } {
  const passedMs = wallMs - note.notedAt
  const isEvidence = passedMs >= 0 && passedMs <= lastsMs
  if (isEvidence) return { elapsedMs: note.elapsedMs + passedMs, jumpMs: 0 }
  return { elapsedMs: note.elapsedMs, jumpMs: passedMs }
}

/** Whole seconds that are left: the allowed ones minus those that passed, floored at 0. */
export function secondsLeft(allowedSeconds: number, elapsedMs: number): number {
  return Math.max(0, Math.ceil(allowedSeconds - elapsedMs / 1000))
}
