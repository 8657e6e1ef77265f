// Where a person lives, as their profile says: for the screens that ask where they worked.
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'

import type { Offline } from '#web/offline/offline.ts'
import { findProfileSave } from '#web/offline/profile-store.ts'

import type { KnownPlace } from '../shell/offered-value.tsx'
import { valuesOf } from './profile-values.ts'
import { userProfileQuery } from './user-profile-queries.ts'

/** With what waits on this device; null while nothing is known. */
export function useProfilePlace(offline: Offline): KnownPlace | null {
  const { data: profile } = useQuery(userProfileQuery(offline.ownerId))
  const row = useLiveQuery(() => findProfileSave(offline), [offline])
  if (profile === undefined) return null
  const saved = valuesOf(profile, row?.body.fields ?? {})
  return { city: saved.city, state: saved.state_code, countryCode: saved.country_code }
}
