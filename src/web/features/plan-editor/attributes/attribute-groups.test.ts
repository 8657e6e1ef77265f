import { describe, expect, it } from 'vitest'

import {
  bodyOf,
  type Grouped,
  moveAttribute,
  moveGroup,
  moveTo,
  weightsIn,
  withoutGroup,
  withWeights,
} from './attribute-groups.ts'

const weights = [1, 2, 3, 4].map((id) => ({ attribute_type_id: id, weight: id }))
const all: Grouped = {
  weights,
  groups: [
    { key: 'a', name: 'A', ids: [3] },
    { key: 'b', name: 'B', ids: [2] },
  ],
}
const idsIn = (grouped: Grouped, at: number | null) =>
  weightsIn(grouped, at === null ? null : (grouped.groups[at] ?? null)).map(
    (one) => one.attribute_type_id,
  )

describe('attributes in groups', () => {
  it('move within what they stand in, and not past its ends', () => {
    expect(idsIn(moveAttribute(all, { id: 4, by: -1 }), null)).toEqual([4, 1])
    expect(idsIn(moveAttribute(all, { id: 1, by: -1 }), null)).toEqual([1, 4])
    const both = moveTo(all, { id: 2, key: 'a' })
    expect(idsIn(moveAttribute(both, { id: 2, by: -1 }), 0)).toEqual([2, 3])
  })

  it('are in one group, or in none', () => {
    const moved = moveTo(all, { id: 2, key: 'a' })
    expect([idsIn(moved, 0), idsIn(moved, 1)]).toEqual([[3, 2], []])
    expect(idsIn(moveTo(moved, { id: 3, key: null }), null)).toEqual([1, 3, 4])
  })

  it('stay when their group goes, and leave it when they do not count any more', () => {
    expect(idsIn(withoutGroup(all, 'a'), null)).toEqual([1, 3, 4])
    expect(bodyOf(withWeights(all, weights.slice(0, 2))).groups).toEqual([
      { name: 'A', attribute_type_ids: [] },
      { name: 'B', attribute_type_ids: [2] },
    ])
  })

  it('follow the order of the groups', () => {
    const names = moveGroup(all, { at: 1, by: -1 }).groups.map((one) => one.name)
    expect(names).toEqual(['B', 'A'])
    expect(moveGroup(all, { at: 1, by: 1 }).groups).toEqual(all.groups)
  })
})
