// Ends transactions that hang: they hold rows, and on the embedded database the only connection that there is.

/**
 * A transaction may wait this long, in milliseconds, for anything but the database. Work that does so has a defect: it
 * opened another transaction on the embedded database, for example, and waits for itself.
 */
export const IDLE_LIMIT_MS = 30_000

/** Thrown by a unit of work that was given up. Everything it did is rolled back. */
export class IdleTransactionError extends Error {
  constructor() {
    super(
      'The transaction was rolled back: it waited too long for something other than the database.',
    )
    this.name = 'IdleTransactionError'
  }
}

export type IdleLimit = {
  /** Rejects with `IdleTransactionError` once the limit has passed without a statement. */
  readonly passed: Promise<never>
  /** Runs a statement: while it runs, the transaction is not idle. */
  during<T>(run: () => Promise<T>): Promise<T>
  end(): void
}

/** Starts counting. The caller ends it with its transaction. */
export function startIdleLimit(ms: number): IdleLimit {
  let giveUp: (error: Error) => void = () => {}
  const passed = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // A race against it hears of the error; without one, it must not end the process.
  passed.catch(() => {})
  let running = 0
  const timer = setTimeout(() => {
    // A statement that takes long is not idle: the count begins again when it ends.
    if (running === 0) giveUp(new IdleTransactionError())
  }, ms)
  return {
    passed,
    during: async (run) => {
      running += 1
      try {
        return await run()
      } finally {
        running -= 1
        timer.refresh()
      }
    },
    end: () => clearTimeout(timer),
  }
}
