import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { answersReceiptSchema, type AnswersReceipt } from '#contract/assessments/assessments.ts'

import { hasShape, type Shape } from './has-shape.ts'
import { REPLY_SHAPES } from './reply-shapes.gen.ts'

const RECEIPT = REPLY_SHAPES['POST /user-response/v1/assessment-answers/'] ?? 'null'
const ID = '0199a1b2-0000-7000-8000-000000000001'
const receipt: AnswersReceipt = {
  attempt_id: ID,
  acknowledged: [{ question_id: 'q1', rev: 1, answered_at: '2026-05-13T16:20:00.000Z' }],
  superseded: [
    { question_id: 'q1', value: 3, rev: 2, answered_at: '2026-05-13T16:21:00.000Z', device_id: ID },
  ],
  is_fenced: false,
  answered_count: 1,
  server_time: '2026-05-13T16:22:00.000Z',
}

describe('the shape of a reply', () => {
  it('is that of the contract', () => {
    expect(hasShape({ data: receipt }, RECEIPT)).toBe(true)
  })

  it('may have more than was asked for, as a newer server says it', () => {
    const newer = {
      ...receipt,
      acknowledged: [{ ...receipt.acknowledged[0], kind: 'new' }],
      more: 1,
    }
    expect(hasShape({ data: newer, meta: {} }, RECEIPT)).toBe(true)
  })

  it('is refused wherever the schema of the contract refuses another type in it', () => {
    const leaf = fc.constantFrom(null, true, 0.5, 'text', [], {}, undefined)
    const isRefusedByBoth = fc.property(
      fc.constantFrom(...placesOf(receipt)),
      leaf,
      (place, value) => {
        const changed = changedAt(receipt, { place, value })
        return (
          answersReceiptSchema.safeParse(changed).success || !hasShape({ data: changed }, RECEIPT)
        )
      },
    )
    expect(fc.check(isRefusedByBoth, { numRuns: 1000 }).counterexample).toBeNull()
  })

  it.each<[Shape, unknown[], unknown[]]>([
    ['instant', ['2026-05-13T16:20:00Z'], ['', 'soon', '0000-99-99T99:99:99Z', 5]],
    ['count', [0, 7], [-1, 0.5, Infinity, '7', 2 ** 60]],
    ['number', [-1, 0.5], [NaN, Infinity, '7', null]],
    ['uuid', [ID, ID.toUpperCase()], ['', 'x', `${ID}0`]],
    [{ each: 'text' }, [[], ['a']], [['a', 1], {}, 'a', null]],
    [{ entries: 'boolean' }, [{}, { a: true }], [{ a: 1 }, [], null]],
    [{ either: ['text', 'null'] }, ['a', null], [1, undefined]],
    [{ fields: { 'a?': 'text', b: 'anything' } }, [{}, { a: 'x', b: 1 }], [{ a: 1 }, { a: null }]],
  ])('%j takes what is meant by it and nothing else', (shape, good, bad) => {
    expect(good.map((value) => hasShape(value, shape))).toEqual(good.map(() => true))
    expect(bad.map((value) => hasShape(value, shape))).toEqual(bad.map(() => false))
  })
})

type Place = readonly (string | number)[]

function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  const inner = Object.entries(value).flatMap(([name, one]) => placesOf(one, [...place, name]))
  return place.length === 0 ? inner : [place, ...inner]
}

function changedAt(whole: unknown, { place, value }: { place: Place; value: unknown }): unknown {
  const copy = structuredClone(whole)
  let holder = copy as Record<string | number, unknown>
  for (const name of place.slice(0, -1)) holder = holder[name] as typeof holder
  holder[place.at(-1) ?? ''] = value
  return copy
}
