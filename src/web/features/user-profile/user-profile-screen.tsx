// Who a user is and how they are reached, for themselves to keep. Saved on this device first, and sent from there.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'

import type { UserProfile } from '#contract/people/user-profile.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import type { ProfileRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { findProfileSave } from '#web/offline/profile-store.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import type { KnownPlace } from '../shell/offered-value.tsx'
import { draftQuery } from '../shell/use-draft.ts'
import { MyResume } from './my-resume.tsx'
import { ProfileForm } from './profile-form.tsx'
import { userProfileQuery } from './user-profile-queries.ts'

import styles from './user-profile.module.css'

type UserProfileScreenProps = {
  offline: Offline
  /** Where they work, as My Experience says; null for nowhere. */
  place: KnownPlace | null
  /** The server has a new name of the person. */
  onSent: () => Promise<void>
}

export function UserProfileScreen({ offline, place, onSent }: UserProfileScreenProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const profile = useQuery(userProfileQuery(offline.ownerId))
  const drafts = useQuery(draftQuery(offline, 'profile-draft'))
  const draft = drafts.isFetchedAfterMount ? drafts.data : undefined
  const row = useLiveQuery(() => findProfileSave(offline), [offline])
  const refresh = async () => {
    const { data } = await profile.refetch()
    // The name in the menu: where the network is gone again, it follows at the next start.
    await onSent().catch(() => undefined)
    return data
  }
  const isOutranked = useOutranked(row, refresh)
  const { data, error } = profile
  const isReady = data !== undefined && row !== undefined && draft !== undefined
  return (
    <>
      <PageHeader
        title={t`My Profile`}
        description={t`Who you are and how you are reached. The companies where you applied see it.`}
      />
      <div className={styles.screen}>
        {isReady && <ProfileForm {...{ offline, draft, row, isOutranked, place }} profile={data} />}
        {isReady && <MyResume userId={offline.ownerId} />}
        {!isReady && (data !== undefined || error === null) && <FormSkeleton />}
        {data === undefined && error !== null && isNetworkError(error) && <OfflineState />}
        {data === undefined && error !== null && !isNetworkError(error) && (
          <ErrorState
            title={errorText(error)}
            onRetry={() => void profile.refetch()}
            isRetrying={profile.isFetching}
          />
        )}
      </div>
    </>
  )
}

/** Asks what the server has once a save is sent. True when that is newer, from another device: then the save did nothing. */
function useOutranked(
  row: ProfileRow | null | undefined,
  refresh: () => Promise<UserProfile | undefined>,
): boolean {
  const [isOutranked, setIsOutranked] = useState(false)
  const before = useRef<ProfileRow | null>(null)
  const ask = useRef(refresh)
  useEffect(() => {
    ask.current = refresh
  })
  useEffect(() => {
    if (row === undefined) return
    const sent = row === null ? before.current : null
    before.current = row
    if (sent === null) return
    void (async () => {
      const now = await ask.current()
      setIsOutranked((now?.saved_at ?? '') > sent.body.savedAt)
    })()
  }, [row])
  return isOutranked
}

function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="block" height="20rem" />
      <Skeleton shape="block" height="14rem" />
    </SkeletonGroup>
  )
}
