// Numbers that look drawn by chance and are the same each time for one activity of one application: so that its options
// have an order before anything is stored. Pure.
import { createHash } from 'node:crypto'

import type { RandomBelow } from '#contract/core/shuffle.ts'

const RANGE = 2 ** 32
const BYTES = 4

/** Numbers for a version of an activity: the digests of its ids and of how many were read. */
export function drawFor(of: { userStepActivityId: number; asmtId: number }): RandomBelow {
  let block = 0
  let bytes = Buffer.alloc(0)
  const next = () => {
    if (bytes.length < BYTES) {
      const seed = `option order ${of.userStepActivityId} ${of.asmtId} ${block}`
      bytes = createHash('sha256').update(seed).digest()
      block += 1
    }
    const number = bytes.readUInt32BE(0)
    bytes = bytes.subarray(BYTES)
    return number
  }
  return (limit) => {
    // What lies above the last whole multiple of the limit is passed over: the remainder alone would prefer small numbers.
    const end = RANGE - (RANGE % limit)
    for (;;) {
      const number = next()
      if (number < end) return number % limit
    }
  }
}
