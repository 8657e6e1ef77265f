import { describe, expect, it } from 'vitest'

import { drawFor } from './draw-for.ts'

const ACTIVITY = { userStepActivityId: 7, asmtId: 3 }
const drawn = (of: typeof ACTIVITY, count = 40) => {
  const draw = drawFor(of)
  return Array.from({ length: count }, () => draw(1000))
}

describe('numbers for an activity', () => {
  it('are the same each time, and others for another activity or another version', () => {
    expect(drawn(ACTIVITY)).toEqual(drawn(ACTIVITY))
    expect(drawn({ ...ACTIVITY, userStepActivityId: 8 })).not.toEqual(drawn(ACTIVITY))
    expect(drawn({ ...ACTIVITY, asmtId: 4 })).not.toEqual(drawn(ACTIVITY))
  })

  it('come each about as often as the others', () => {
    const counts = [0, 0, 0, 0]
    for (let id = 1; id <= 4000; id += 1) {
      const place = drawFor({ userStepActivityId: id, asmtId: 3 })(4)
      counts[place] = (counts[place] ?? 0) + 1
    }
    // Five standard deviations around a quarter of them.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(750))
  })

  it('are below their limit, also where that is one', () => {
    const draw = drawFor(ACTIVITY)
    for (const limit of [1, 2, 3, 24]) {
      const number = draw(limit)
      expect([number >= 0, number < limit]).toEqual([true, true])
    }
  })
})
