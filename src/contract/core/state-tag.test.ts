import { expect, it } from 'vitest'

import { stateTag } from './state-tag.ts'

it('The same state has the same tag, whatever the order of its keys', () => {
  expect(stateTag({ a: 1, b: [{ c: 'é', d: null }] })).toBe(
    stateTag({ b: [{ d: null, c: 'é' }], a: 1, e: undefined }),
  )
  expect(stateTag({ a: 1 })).toMatch(/^"[0-9a-f]{16}"$/)
})

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: null }, {}],
  ['1', 1],
])('%j and %j have different tags', (one, other) => {
  expect(stateTag(one)).not.toBe(stateTag(other))
})
