// The door of an open requisition: company, position, and the way in.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Posting } from '#contract/requisitions.ts'
import type { CurrentUser } from '#contract/session.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

import { useErrorText } from '../shell/error-words.ts'
import { placeOf } from '../shell/place-of.ts'
import { DoorScreen } from './door-screen.tsx'
import { postingQuery } from './posting-query.ts'

import styles from './session.module.css'

export function ApplicantDoor({ user, jobUuid }: { user: CurrentUser | null; jobUuid: string }) {
  const posting = useQuery(postingQuery(jobUuid))
  const errorText = useErrorText()
  if (posting.isError) {
    const isWrongLink =
      posting.error instanceof ApiError && [400, 404].includes(posting.error.status)
    return isWrongLink ? (
      <EmptyState headingLevel={1} title={<Trans>This link leads to no position</Trans>}>
        <Trans>Check that it is complete, or ask whoever sent it to you.</Trans>
      </EmptyState>
    ) : (
      <ErrorState
        headingLevel={1}
        title={errorText(posting.error)}
        onRetry={() => void posting.refetch()}
        isRetrying={posting.isFetching}
      />
    )
  }
  if (posting.data === undefined) return <DoorSkeleton />
  return (
    <DoorScreen
      startsWith="sign-up"
      user={user}
      jobUuid={jobUuid}
      heading={<PostingHeading posting={posting.data} />}
    />
  )
}

function PostingHeading({ posting }: { posting: Posting }) {
  const place = placeOf(posting)
  return (
    <>
      <div className={styles.welcome}>
        <p className={styles.company}>{posting.account_name}</p>
        <PageTitle className={styles.heading}>{posting.title}</PageTitle>
        {place !== '' && <p className={styles.place}>{place}</p>}
      </div>
      {!posting.is_open && (
        <Banner tone="warning">
          <Trans>This position is not accepting new applications at this time</Trans>
        </Banner>
      )}
    </>
  )
}

function DoorSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.door}>
        <Skeleton shape="block" height="5rem" />
        <Skeleton shape="block" height="24rem" />
      </div>
    </SkeletonGroup>
  )
}
