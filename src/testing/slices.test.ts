import { describe, expect, it } from 'vitest'

import { ENDPOINTS } from '#contract/endpoints.ts'

import { slicesByEndpoint } from './slice-examples.ts'
import { SLICES } from './slices.ts'

describe('the examples of the slices', () => {
  it('are of endpoints that the contract has', () => {
    const unknown = [...slicesByEndpoint(SLICES).keys()].filter((name) => !ENDPOINTS.has(name))
    expect(unknown).toEqual([])
  })

  it.each([
    ['the same part', { bodies: { createTag: {} } }],
    ['another part', { params: { createTag: () => ({}) } }],
  ])('are refused when two slices name an endpoint, in %s', (_, second) => {
    const slices = [{ bodies: { createTag: {}, renameTag: {} } }, second]
    expect(() => slicesByEndpoint(slices)).toThrow('Two slices have examples of createTag.')
  })

  it('may say several things of one endpoint in one slice', () => {
    const slice = { bodies: { renameTag: {} }, params: { renameTag: () => ({}) } }
    expect(slicesByEndpoint([slice]).get('renameTag')).toBe(slice)
  })
})
