import { useState } from 'react'

import type { Neighbours } from './applicant-neighbours.ts'

/**
 * The neighbours of an applicant, or those of before: a decision can take the applicant out of the list, and the way leads
 * on from where they were. They have no position in the list then.
 */
export function useLastNeighbours(id: number, found: Neighbours | null): Neighbours | null {
  const [last, setLast] = useState({ id, found })
  const isNew = found !== null && JSON.stringify(found) !== JSON.stringify(last.found)
  if (last.id !== id || isNew) setLast({ id, found })
  if (found !== null || last.id !== id || last.found === null) return found
  return { ...last.found, position: null }
}
