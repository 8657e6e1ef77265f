// A few at a time, the others in their order: for what would take the whole machine if it could.
import { AppError } from '../http/app-error.ts'

export type Turns = {
  /** Does the work once it is its turn. @throws AppError `unavailable` when too many wait, and what the work throws. */
  take<T>(work: () => Promise<T>): Promise<T>
  /** How many wait for theirs. */
  waiting(): number
}

/** `rest`: after each turn, how long its place stays empty; told how long it took, in ms. It must not throw. */
export function createTurns(given: {
  atOnce: number
  mostWaiting: number
  rest?: (tookMs: number) => Promise<void>
}): Turns {
  const { atOnce, mostWaiting, rest } = given
  let running = 0
  const waiting: (() => void)[] = []

  async function pass(tookMs: number): Promise<void> {
    await rest?.(tookMs)
    // Whoever waits longest takes the place over.
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return {
    waiting: () => waiting.length,
    async take(work) {
      if (waiting.length >= mostWaiting) throw new AppError('unavailable')
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      const began = performance.now()
      try {
        return await work()
      } finally {
        // Not awaited: whoever has had their turn goes on.
        void pass(performance.now() - began)
      }
    },
  }
}
