// Where a person works, or worked last, as their work experience says: for the screens that ask for an address.
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'

import type { Offline } from '#web/offline/offline.ts'
import { findUnsentExperiences } from '#web/offline/unsent-experiences.ts'

import type { KnownPlace } from '../shell/offered-value.tsx'
import { entriesOf } from './experience-entries.ts'
import { jobExperiencesQuery } from './job-experience-queries.ts'

/** With what waits on this device; null while nothing is known, and where no position names a city. */
export function useLatestPlace(offline: Offline): KnownPlace | null {
  const { data: stored } = useQuery(jobExperiencesQuery(offline.ownerId))
  const unsent = useLiveQuery(() => findUnsentExperiences(offline), [offline], [])
  const placed = entriesOf(stored ?? [], unsent).find(({ fields }) => fields.location !== '')
  if (placed === undefined) return null
  const { location: city, state, country_code: countryCode } = placed.fields
  return { city, state, countryCode: countryCode ?? '' }
}
