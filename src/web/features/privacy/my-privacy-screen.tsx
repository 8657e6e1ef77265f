// A person's own data: a copy of it, and having it erased. Both are the server's to do, so the screen needs the network.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { CurrentUser } from '#contract/session.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { OfflineState } from '#web/ui/offline-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

import { useErrorText } from '../shell/error-words.ts'
import { ConsentsSection } from './consents-section.tsx'
import { ErasureSection } from './erasure-section.tsx'
import { ExportSection } from './export-section.tsx'
import { erasurePlanQuery } from './privacy-queries.ts'
import { VisitsSection } from './visits-section.tsx'

import styles from './privacy.module.css'

type MyPrivacyScreenProps = { user: CurrentUser; onOwnChange: () => Promise<void> }

export function MyPrivacyScreen({ user, onOwnChange }: MyPrivacyScreenProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const plan = useQuery(erasurePlanQuery(user.user_id))
  return (
    <>
      <PageHeader
        title={t`Privacy`}
        description={t`What is held about you, and what you can do about it.`}
      />
      <div className={styles.screen}>
        {plan.data !== undefined && (
          <>
            <ConsentsSection userId={user.user_id} />
            <VisitsSection userId={user.user_id} onOwnChange={onOwnChange} />
            <ExportSection userId={user.user_id} />
            <ErasureSection user={user} plan={plan.data} />
          </>
        )}
        {plan.data === undefined && plan.isPending && (
          <SkeletonGroup>
            <Skeleton shape="block" height="8rem" />
            <Skeleton shape="block" height="12rem" />
          </SkeletonGroup>
        )}
        {plan.data === undefined &&
          plan.isError &&
          (isNetworkError(plan.error) ? (
            <OfflineState />
          ) : (
            <ErrorState
              title={errorText(plan.error)}
              onRetry={() => void plan.refetch()}
              isRetrying={plan.isFetching}
            />
          ))}
      </div>
    </>
  )
}
