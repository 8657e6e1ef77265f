import { describe, expect, it } from 'vitest'
import type { z } from 'zod'

import { endpointsOf } from './collection-endpoints.ts'
import {
  choice,
  collection,
  type CollectionSpec,
  contentOf,
  date,
  longText,
  number,
  rowPath,
  text,
  yesNo,
} from './collection.ts'

const plain = {
  name: 'tag',
  nouns: ['thing', 'things'],
  path: '/account/v1/:account_id/things/',
  flag: 'company_settings_access',
  fields: { name: text({ max: 5 }) },
  title: 'name',
  search: ['name'],
  order: 'title',
  uses: [],
} as const satisfies CollectionSpec

const everyKind = collection({
  ...plain,
  fields: {
    name: text({ max: 5, isUnique: true }),
    note: longText({ max: 10, isRequired: false }),
    kind: choice({ options: ['one', 'other'] }),
    places: number({ min: 1, max: 9, isRequired: false }),
    day: date({ isRequired: false }),
    is_open: yesNo({}),
    token: text({ max: 5, isReadOnly: true }),
  },
})
const good = {
  name: 'Name',
  note: 'Note',
  kind: 'one',
  places: 3,
  day: '2026-03-06',
  is_open: true,
}

describe('the body of a collection', () => {
  const body = bodyOf(everyKind)

  it('takes each kind of field, and leaves out what is not written', () => {
    expect(body.parse({ ...good, token: 'x' })).toEqual(good)
    expect(body.parse({ ...good, name: ' Name ', note: ' Note ' })).toEqual(good)
  })

  it.each([
    ['name', ['', ' ', 'longer', 'a\0', null, 7]],
    ['note', ['longer than ten', 7]],
    ['kind', ['', 'third', null]],
    ['places', [0, 10, 1.5, '3', Number.NaN]],
    ['day', ['2026-02-30', '06.03.2026', 7]],
    ['is_open', [null, 'yes', 1]],
  ])('refuses a wrong %s', (field, values) => {
    for (const value of values) {
      const { error } = body.safeParse({ ...good, [field]: value })
      expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
    }
  })

  it('takes nothing for what is optional, however it is said', () => {
    const none = { ...good, note: null, places: null, day: null }
    expect(body.parse(none)).toEqual(none)
    expect(body.parse({ ...none, note: '', day: '' })).toEqual(none)
  })
})

describe('the endpoints of a collection', () => {
  it('are the same each time, so that all speak of the same ones', () => {
    expect(endpointsOf(everyKind)).toBe(endpointsOf(everyKind))
  })

  it('stand below its address, and move a row only where it has an order', () => {
    expect(rowPath(everyKind)).toBe('/account/v1/:account_id/things/:tag_id/')
    expect(endpointsOf(everyKind).move).toBeUndefined()
    const ordered = collection({ ...plain, order: 'manual' })
    expect(endpointsOf(ordered).move?.url).toBe('/account/v1/:account_id/things/:tag_id/move/')
  })

  it('change a row begun from what a client can write of it', () => {
    const row = { ...good, tag_id: 1, token: 'x', uses: {} }
    expect(contentOf(everyKind, row)).toEqual(good)
  })
})

describe('a declaration that contradicts itself', () => {
  it('says to name its rows by a text', () => {
    const fields = { name: number({ min: 1, max: 9 }) }
    expect(() => collection({ ...plain, fields, search: [] })).toThrow('declare it as text()')
  })

  it('says that a search reads texts', () => {
    const fields = { name: text({ max: 5 }), day: date({}) }
    const search = ['name', 'day'] as const
    expect(() => collection({ ...plain, fields, search })).toThrow('declare “day” as text()')
  })
})

function bodyOf(spec: CollectionSpec): z.ZodType {
  const { body } = endpointsOf(spec).create
  if (body === undefined) throw new Error('A new row needs a body.')
  return body
}
