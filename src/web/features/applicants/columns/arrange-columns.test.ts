import { expect, it } from 'vitest'

import { arrangementOf, shownColumns } from './arrange-columns.ts'

const columns = ['name', 'status', 'score', 'tags'].map((id) => ({ id }))
const column = (id: string, isShown = true) => ({
  id,
  is_shown: isShown,
  width: 'automatic' as const,
})
const idsOf = (arranged: Parameters<typeof arrangementOf>[1]) =>
  shownColumns(columns, arrangementOf(columns, arranged)).map(({ id }) => id)

it('shows what the list has by itself while nothing is arranged', () => {
  expect(idsOf({ arranged: [], isShownByItself: { tags: false } })).toEqual([
    'name',
    'status',
    'score',
  ])
})

it('keeps the order of the user, with the name first and what is new last', () => {
  const arranged = [column('score'), column('name', false), column('status')]
  expect(idsOf({ arranged, isShownByItself: {} })).toEqual(['name', 'score', 'status', 'tags'])
})

it('shows what the user chose, also where it says nothing', () => {
  const arranged = [column('status', false), column('tags')]
  expect(idsOf({ arranged, isShownByItself: { tags: false } })).toEqual(['name', 'tags', 'score'])
})

it('leaves out what this build does not know', () => {
  const arranged = [column('salary'), column('score')]
  expect(arrangementOf(columns, { arranged, isShownByItself: {} }).map(({ id }) => id)).toEqual([
    'name',
    'score',
    'status',
    'tags',
  ])
})
