// Whether the time of a function grows with its input as it should: processor time, which a busy machine does not change.

/** Of the time with the smaller input; below that, times say nothing. */
const LEAST_MS = 10
const RUNS = 3
const FACTOR = 4

/**
 * How many times as long four times the input takes: about four for what reads it once, sixteen for what reads all of it at
 * each letter. The best of three runs counts, so that another program takes no part in it.
 */
export async function growthOf(run: (size: number) => unknown, size: number): Promise<number> {
  const small = await bestOf(run, size)
  const large = await bestOf(run, size * FACTOR)
  return large / Math.max(small, LEAST_MS)
}

async function bestOf(run: (size: number) => unknown, size: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let count = 0; count < RUNS; count += 1) {
    const started = process.cpuUsage()
    await run(size)
    const { user, system } = process.cpuUsage(started)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
