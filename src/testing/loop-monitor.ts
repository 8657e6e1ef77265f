/**
 * Notes what keeps the event loop of this process for too long while requests or jobs are under way: nothing that arrives
 * may. Processor time of this thread counts, so that neither a busy machine nor waiting does.
 */

/** What one turn of the loop may take. */
const MOST_MS = 200
/** How a message about it begins. */
export const LOOP_KEPT = 'The event loop was kept'
/** A turn that is short ends before the next look. */
const LOOK_MS = 20
/** A test may replace the timers. */
const { setInterval, clearInterval } = globalThis

export type Blocking = {
  /** Processor time of this thread in one turn of the loop. */
  readonly ms: number
  /** What was under way. */
  readonly during: readonly string[]
}

const running = new Map<symbol, string>()
const found: Blocking[] = []
let timer: NodeJS.Timeout | undefined
let lookedAt = 0

/** Notes that something begins. @returns what notes that it is over; to be called once */
export function beginWatch(name: string): () => void {
  const key = Symbol(name)
  if (running.size === 0) {
    lookedAt = threadMs()
    // It keeps no process from ending.
    timer = setInterval(look, LOOK_MS).unref()
  }
  running.set(key, name)
  return () => {
    look()
    running.delete(key)
    if (running.size === 0) clearInterval(timer)
  }
}

/** Does something under the monitor. */
export async function watchLoop<T>(name: string, work: () => Promise<T>): Promise<T> {
  const end = beginWatch(name)
  try {
    return await work()
  } finally {
    end()
  }
}

/** What kept the loop for too long since the last call. */
export function takeBlockings(): Blocking[] {
  return found.splice(0)
}

/** @throws Error that names what kept the loop for too long since the last call */
export function assertLoopFree(): void {
  const blockings = takeBlockings().map(describeBlocking)
  if (blockings.length > 0) throw new Error(blockings.join('\n'))
}

export function describeBlocking({ ms, during }: Blocking): string {
  const names = during.length > 3 ? [...during.slice(0, 3), `${during.length - 3} more`] : during
  return `${LOOP_KEPT} for ${ms} ms: ${names.join(', ')}`
}

// Between two looks there is at most one long turn, beside short ones of less than LOOK_MS together.
function look(): void {
  const now = threadMs()
  const ms = Math.round(now - lookedAt)
  lookedAt = now
  if (ms > MOST_MS) found.push({ ms, during: [...running.values()] })
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
