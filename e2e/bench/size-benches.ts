import { KIND_SIZES, measureSizes } from '../../.scripts/size.mjs'
import type { Bench } from './bench.ts'

const NAMES = ['candidate-initial-js', 'precache', ...KIND_SIZES]

/** The size budget as benches: the reference is the limit. */
export function sizeBenches(): Bench[] {
  return NAMES.map((name) => ({
    name: `size-${name}`,
    unit: 'bytes',
    direction: 'lower',
    bound: 1,
    rounds: 3,
    ours: () => Promise.resolve(find(name).bytes),
    reference: () => Promise.resolve(find(name).limit),
  }))
}

function find(name: string): { bytes: number; limit: number } {
  const size = measureSizes().find((one) => one.name === name)
  if (size === undefined) throw new Error(`size.mjs does not measure ${name}`)
  return size
}
