// Our own adapter for errors: each is sent, scrubbed; a share of page loads is timed.
import type { SampleRates } from '#contract/monitoring/monitoring.ts'

import type { ErrorReporter, Send } from './ports.ts'
import { scrubMessage, scrubStack } from './scrub.ts'

/** A page that breaks in a loop says so often enough. */
const MAX_ERRORS = 20

type Options = {
  readonly send: Send
  readonly rates: SampleRates
  /** Version of the build. */
  readonly build: string
  /** From 0 up to 1, as `Math.random`. */
  readonly random: () => number
}

/**
 * Whether this page load is timed is drawn once. Sessions are not recorded here: what records them would be another
 * adapter, which is handed the two rates of replays with the draw that decides for this page load.
 */
export function createErrorReporter({ send, rates, build, random }: Options): ErrorReporter {
  const isTraced = random() < rates.trace
  let left = MAX_ERRORS
  return {
    errorRaised(error) {
      if (left === 0) return
      left -= 1
      send({ type: 'error', build, ...described(error) })
    },
    screenTimed({ pattern, ms }) {
      if (isTraced) send({ type: 'trace', build, pattern, ms: Math.round(ms) })
    },
  }
}

function described(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: [] }
  return {
    name: scrubMessage(error.name),
    message: scrubMessage(error.message),
    stack: scrubStack(error.stack ?? ''),
  }
}
