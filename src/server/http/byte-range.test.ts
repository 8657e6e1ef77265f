import { expect, it } from 'vitest'

import { parseByteRange } from './byte-range.ts'

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('%s is a part', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range)
})

it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-9', 'items=0-1', 'bytes=a-b'])(
  '%s asks for the whole',
  (header) => {
    expect(parseByteRange(header, 100)).toBeNull()
  },
)

it.each(['bytes=100-', 'bytes=400-500', 'bytes=-0'])('%s is nowhere in it', (header) => {
  expect(parseByteRange(header, 100)).toBe('unsatisfiable')
})
