import { describe, expect, it } from 'vitest'

import { createBoundedCache } from './bounded-cache.ts'

describe('a bounded cache', () => {
  it('keeps what is asked for, and forgets the rest', () => {
    const cache = createBoundedCache<number, string>(10)
    cache.set(0, 'often')
    for (let key = 1; key <= 100; key += 1) {
      cache.set(key, 'once')
      expect(cache.get(0)).toBe('often')
    }
    const kept = Array.from({ length: 101 }, (_, key) => key).filter(
      (key) => cache.get(key) !== undefined,
    )
    expect(kept.length).toBeLessThanOrEqual(10)
    expect(kept).toContain(100)
    expect(kept).not.toContain(1)
  })

  it('takes a new value for a key', () => {
    const cache = createBoundedCache<string, number>(2)
    cache.set('a', 1)
    cache.set('b', 2)
    cache.set('a', 3)
    expect(cache.get('a')).toBe(3)
  })
})
