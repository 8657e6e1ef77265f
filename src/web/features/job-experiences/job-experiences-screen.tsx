// My Experience: the positions that a person had, for themselves to keep. Saved on this device first, and sent from there.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef } from 'react'

import { isNetworkError } from '#web/api/api-error.ts'
import type { ExperienceRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { findUnsentExperiences } from '#web/offline/unsent-experiences.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import type { KnownPlace } from '../shell/offered-value.tsx'
import { draftQuery } from '../shell/use-draft.ts'
import { ExperienceList } from './experience-list.tsx'
import { jobExperiencesQuery } from './job-experience-queries.ts'

import styles from './job-experiences.module.css'

type JobExperiencesProps = {
  offline: Offline
  /** Where they live, as My Profile says; null for nowhere. */
  place: KnownPlace | null
}

export function JobExperiencesScreen({ offline, place }: JobExperiencesProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const stored = useQuery(jobExperiencesQuery(offline.ownerId))
  const unsent = useLiveQuery(() => findUnsentExperiences(offline), [offline])
  const drafts = useQuery(draftQuery(offline, 'experience-draft'))
  const draft = drafts.isFetchedAfterMount ? drafts.data : undefined
  useRefreshOnSent(unsent, stored.refetch)
  const { data, error } = stored
  const isReady = data !== undefined && unsent !== undefined && draft !== undefined
  return (
    <>
      <PageHeader
        title={t`My Experience`}
        description={t`The positions that you had. Only you see them here.`}
      />
      <div className={styles.screen}>
        {isReady && <ExperienceList {...{ offline, unsent, draft, place }} stored={data} />}
        {!isReady && (data !== undefined || error === null) && (
          <SkeletonGroup>
            <Skeleton shape="block" height="7rem" />
            <Skeleton shape="block" height="7rem" />
          </SkeletonGroup>
        )}
        {data === undefined && error !== null && isNetworkError(error) && <OfflineState />}
        {data === undefined && error !== null && !isNetworkError(error) && (
          <ErrorState
            title={errorText(error)}
            onRetry={() => void stored.refetch()}
            isRetrying={stored.isFetching}
          />
        )}
      </div>
    </>
  )
}

/** Asks what the server has once something was sent: another device may have saved it later. */
function useRefreshOnSent(unsent: ExperienceRow[] | undefined, refetch: () => unknown): void {
  const before = useRef<ExperienceRow[]>([])
  const ask = useRef(refetch)
  useEffect(() => {
    ask.current = refetch
  })
  useEffect(() => {
    if (unsent === undefined) return
    const ids = new Set(unsent.map(({ body }) => body.userJobId))
    const isSent = before.current.some(({ body }) => !ids.has(body.userJobId))
    before.current = unsent
    if (isSent) ask.current()
  }, [unsent])
}
