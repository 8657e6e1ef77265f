import { describe, expect, it } from 'vitest'

import { ENDPOINTS } from '../endpoints.ts'
import { successOf } from './example.ts'
import { EXAMPLES } from './examples.ts'

describe('an example reply', () => {
  it.each([...EXAMPLES].map(([endpoint, body]) => ({ ...endpoint, endpoint, body })))(
    'is exactly what $method $url may answer',
    ({ endpoint, body }) => {
      // What the schema does not know it leaves out, and then the two differ.
      expect(successOf(endpoint).schema.parse(body)).toEqual(body)
    },
  )

  it('belongs to an endpoint of the contract', () => {
    const known = new Set(ENDPOINTS.values())
    expect([...EXAMPLES.keys()].filter((endpoint) => !known.has(endpoint))).toEqual([])
  })
})
