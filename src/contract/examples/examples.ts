// The example replies of all slices: the API's document shows them, and screens are tested with them.
import type { Endpoint } from '../core/endpoint.ts'
import { SLICES } from '../slices.ts'
import { collectionExamples } from './collections.ts'

/** What an endpoint answers, for those that have an example. */
export const EXAMPLES: ReadonlyMap<Endpoint, unknown> = new Map(
  [...SLICES.flatMap(({ examples }) => examples), collectionExamples]
    .flat()
    .map(({ endpoint, body }) => [endpoint, body]),
)
