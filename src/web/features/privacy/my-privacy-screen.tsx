// A person's own data: a copy of it, and having it erased. Both are the server's to do, so the screen needs the network.
import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'

import type { CurrentUser } from '#contract/session/session.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { ConsentsSection } from './consents-section.tsx'
import { ErasureSection } from './erasure-section.tsx'
import { ExportSection } from './export-section.tsx'
import { consentsQuery, erasurePlanQuery, exportsQuery, visitorQuery } from './privacy-queries.ts'
import { VisitsSection } from './visits-section.tsx'

import styles from './privacy.module.css'

type MyPrivacyScreenProps = { user: CurrentUser; onOwnChange: () => Promise<void> }

export function MyPrivacyScreen({ user, onOwnChange }: MyPrivacyScreenProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={t`Privacy`}
        description={t`What is stored about you, and what you can do about it.`}
      />
      <Sections user={user} onOwnChange={onOwnChange} />
    </>
  )
}

// They load side by side, and none shows before all are there: nothing moves under a finger.
function Sections({ user, onOwnChange }: MyPrivacyScreenProps) {
  const errorText = useErrorText()
  const plan = useQuery(erasurePlanQuery(user.user_id))
  const isPending = useAreSectionsPending(user.user_id) || plan.isPending
  if (plan.data === undefined && plan.isError) {
    return isNetworkError(plan.error) ? (
      <OfflineState />
    ) : (
      <ErrorState
        title={errorText(plan.error)}
        onRetry={() => void plan.refetch()}
        isRetrying={plan.isFetching}
      />
    )
  }
  return (
    <>
      {isPending && (
        <SkeletonGroup>
          <Skeleton shape="block" height="12rem" />
          <Skeleton shape="block" height="14rem" />
          <Skeleton shape="block" height="14rem" />
        </SkeletonGroup>
      )}
      <div className={styles.screen} hidden={isPending}>
        <ConsentsSection userId={user.user_id} />
        <VisitsSection userId={user.user_id} onOwnChange={onOwnChange} />
        <ExportSection userId={user.user_id} />
        {plan.data !== undefined && <ErasureSection user={user} plan={plan.data} />}
      </div>
    </>
  )
}

/** Whether one of what the sections show was neither answered nor refused yet. It only watches: they are who asks. */
function useAreSectionsPending(userId: number): boolean {
  const watched = useQueries({
    queries: [
      { ...consentsQuery(userId, 1), enabled: false },
      { ...visitorQuery(userId), enabled: false },
      { ...exportsQuery(userId, 1), enabled: false },
    ],
  })
  return watched.some((query) => query.isPending)
}
