import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normalCdf } from './normal-distribution.ts'

// NIST/SEMATECH e-Handbook 1.3.6.7.1, and to more digits Abramowitz & Stegun, table 26.1.
const TABLE = [
  [0, 0.5],
  [0.1, 0.539827837277029],
  [0.5, 0.691462461274013],
  [1, 0.841344746068543],
  [1.644853626951473, 0.95],
  [1.96, 0.97500210485178],
  [2.575829303548901, 0.995],
  [3, 0.99865010196837],
  [-1, 0.158655253931457],
  [-5, 2.866515718791939e-7],
] as const

describe('normalCdf', () => {
  it.each(TABLE)('Φ(%d) = %d, as published', (z, share) => {
    expect(normalCdf(z)).toBeCloseTo(share, 12)
  })

  it('keeps its relative precision in the far tail', () => {
    expect(normalCdf(-8) / 6.220960574271785e-16).toBeCloseTo(1, 6)
    expect(normalCdf(-40)).toBe(0)
    expect(normalCdf(40)).toBe(1)
  })

  it('is symmetric and never falls', () => {
    const z = fc.double({ min: -10, max: 10, noNaN: true })
    fc.assert(
      fc.property(z, z, (a, b) => {
        expect(normalCdf(a) + normalCdf(-a)).toBeCloseTo(1, 14)
        expect(normalCdf(Math.max(a, b))).toBeGreaterThanOrEqual(normalCdf(Math.min(a, b)))
      }),
    )
  })
})
