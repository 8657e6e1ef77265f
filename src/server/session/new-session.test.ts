import { expect, it } from 'vitest'

import { newSession, tokenHash } from './new-session.ts'

const BYTES = 32
const HOW_MANY = 2000

it('has a token of 256 random bits, of which only a digest is stored', () => {
  const made = Array.from({ length: HOW_MANY }, () =>
    newSession({ userId: 1, userAgent: undefined, at: new Date() }),
  )
  const tokens = made.map(({ refresh }) => Buffer.from(refresh, 'base64url'))
  expect(tokens.every(({ length }) => length === BYTES)).toBe(true)
  expect(new Set(made.map(({ refresh }) => refresh)).size).toBe(HOW_MANY)
  // Each bit is one in about half of them: one that is fixed would be so in all or none.
  for (let bit = 0; bit < BYTES * 8; bit += 1) {
    const ones = tokens.filter((token) => ((token[bit >> 3] ?? 0) >> (bit & 7)) & 1).length
    expect(Math.abs(ones - HOW_MANY / 2)).toBeLessThan(HOW_MANY / 5)
  }
  for (const { refresh, session, tokenHash: stored } of made.slice(0, 10)) {
    expect(stored).toBe(tokenHash(refresh))
    expect(JSON.stringify(session)).not.toContain(refresh)
  }
})
