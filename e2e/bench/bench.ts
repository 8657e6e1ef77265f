/**
 * One comparison: what the app does against a reference, in the same minute on the same machine.
 */
export type Bench = {
  name: string
  unit: 'ms' | 'bytes' | 'rps' | 'MB' | 'MB/s' | 'requests' | 'nodes'
  /** Which way is better. */
  direction: 'lower' | 'higher'
  /** The worst ratio ours/reference (lower is better) or the least one (higher) that holds. */
  bound: number
  /** At least three; the median counts. */
  rounds: number
  ours: () => Promise<number>
  reference: () => Promise<number>
  /** Ends what the rounds started. */
  close?: () => Promise<void>
}

export type Verdict = {
  name: string
  ours: number
  reference: number
  ratio: number
  unit: string
  holds: boolean
}

const LEAST_ROUNDS = 3

/**
 * Runs both sides in turns, so that a machine that grows warm or busy touches both alike.
 * @throws {Error} for fewer than three rounds
 */
export async function runBench(bench: Bench): Promise<Verdict> {
  if (bench.rounds < LEAST_ROUNDS) throw new Error(`${bench.name}: at least ${LEAST_ROUNDS} rounds`)
  const ours: number[] = []
  const references: number[] = []
  try {
    for (let round = 0; round < bench.rounds; round += 1) {
      ours.push(await bench.ours())
      references.push(await bench.reference())
    }
  } finally {
    await bench.close?.()
  }
  return judge(bench, { ours: median(ours), reference: median(references) })
}

/** The middle value; the mean of the two middle ones when there is an even number. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('a median needs a value')
  return (low + high) / 2
}

/** The time that 95 of 100 stay within. */
export function p95(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}

function judge(bench: Bench, { ours, reference }: { ours: number; reference: number }): Verdict {
  // Nothing against nothing is even; something against nothing is not.
  const ratio = ours === reference ? 1 : ours / reference
  const holds = bench.direction === 'lower' ? ratio <= bench.bound : ratio >= bench.bound
  return {
    name: bench.name,
    ours,
    reference,
    ratio: Number(ratio.toFixed(4)),
    unit: bench.unit,
    holds,
  }
}
