import { describe, expect, it } from 'vitest'

import { nextRow } from './row-keys.ts'

describe('nextRow', () => {
  it('goes down and up, by letters and by arrows', () => {
    expect(nextRow({ key: 'j', current: 3, count: 25 })).toBe(4)
    expect(nextRow({ key: 'ArrowDown', current: 3, count: 25 })).toBe(4)
    expect(nextRow({ key: 'k', current: 3, count: 25 })).toBe(2)
    expect(nextRow({ key: 'ArrowUp', current: 3, count: 25 })).toBe(2)
  })

  it('enters at the first row and stays within the ends', () => {
    expect(nextRow({ key: 'j', current: -1, count: 25 })).toBe(0)
    expect(nextRow({ key: 'k', current: -1, count: 25 })).toBe(0)
    expect(nextRow({ key: 'j', current: 24, count: 25 })).toBe(24)
    expect(nextRow({ key: 'End', current: 2, count: 25 })).toBe(24)
    expect(nextRow({ key: 'Home', current: 2, count: 25 })).toBe(0)
  })

  it('leaves other keys and empty tables alone', () => {
    expect(nextRow({ key: 'Enter', current: 2, count: 25 })).toBeNull()
    expect(nextRow({ key: 'j', current: -1, count: 0 })).toBeNull()
  })
})
