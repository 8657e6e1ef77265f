// Every endpoint of the slices: what the sweeps over roles and over bad input go through.
import { COLLECTIONS } from './collections.ts'
import { endpointsOf } from './core/collection-endpoints.ts'
import type { Endpoint } from './core/endpoint.ts'
import { EXPORTS } from './slices.ts'

/** True for what `endpoint()` declared. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value
}

const ofModules = EXPORTS.flatMap(([name, value]) =>
  isEndpoint(value) ? [[name, value] as const] : [],
)

const ofCollections = Object.entries(COLLECTIONS).flatMap(([list, spec]) =>
  Object.entries<Endpoint>(endpointsOf(spec)).map(
    ([act, endpoint]) => [`${list}.${act}`, endpoint] as const,
  ),
)

/** Every endpoint by the name that it is exported under; those of collections as `tags.create`. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map([...ofModules, ...ofCollections])
