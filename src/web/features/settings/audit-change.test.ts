import { expect, it } from 'vitest'

import { describeChange } from './audit-change.ts'

it('An empty value is not shown as something that was there before', () => {
  const before = { title: '', tags: [], note: null, rules: {}, city: 'Portland' }
  const after = { title: 'Pilot', tags: ['night'], note: ' ', rules: {}, city: '' }
  expect(describeChange({ before, after })).toEqual([
    { field: 'title', removed: [], added: ['Pilot'] },
    { field: 'tags', removed: [], added: ['night'] },
    { field: 'city', removed: ['Portland'], added: [] },
  ])
})
