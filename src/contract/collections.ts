// Every collection of the slices, by the name that it is exported under: its endpoints, its sweeps and its tests follow.
import type { CollectionSpec } from './core/collection.ts'
import { EXPORTS } from './slices.ts'

/** True for what `collection()` declared. */
export function isCollection(value: unknown): value is CollectionSpec {
  return typeof value === 'object' && value !== null && 'nouns' in value && 'fields' in value
}

export const COLLECTIONS: Readonly<Record<string, CollectionSpec>> = Object.fromEntries(
  EXPORTS.flatMap(([name, value]) => (isCollection(value) ? [[name, value] as const] : [])),
)
