// My job: what the jobs of a person ask, beside what the person scored.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import type { OwnJob } from '#contract/people/own-jobs.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardList, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { AskedTable } from './asked-table.tsx'
import { ownJobsQuery } from './own-job-queries.ts'

import styles from './own-jobs.module.css'

export function OwnJobsScreen({ userId }: { userId: number }) {
  const { t } = useLingui()
  const jobs = useQuery(ownJobsQuery(userId))
  return (
    <>
      <PageHeader
        title={t`My job`}
        back={{ href: '/user/progress', label: t`My progress` }}
        description={<Trans>What your job asks, and where your results stand beside it.</Trans>}
      />
      {jobs.data === undefined ? <Waiting query={jobs} /> : <Jobs jobs={jobs.data} />}
    </>
  )
}

function Waiting({ query }: { query: UseQueryResult<OwnJob[]> }) {
  const errorText = useErrorText()
  const retry = () => void query.refetch()
  if (!query.isError)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="14rem" />
      </SkeletonGroup>
    )
  if (isNetworkError(query.error))
    return (
      <OfflineState
        action={
          <Button variant="primary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Your job is not stored on this device. You can read about it online.</Trans>
        </p>
      </OfflineState>
    )
  return <ErrorState title={errorText(query.error)} onRetry={retry} isRetrying={query.isFetching} />
}

function Jobs({ jobs }: { jobs: readonly OwnJob[] }) {
  if (jobs.length === 0)
    return (
      <EmptyState
        title={<Trans>No job here yet</Trans>}
        action={
          <AppLink className={linkButton({ variant: 'primary' })} href="/user/progress">
            <Trans>Go to my progress</Trans>
          </AppLink>
        }
      >
        <Trans>When a company hires you or adds you as an employee, your job appears here.</Trans>
      </EmptyState>
    )
  return (
    <CardList>
      {jobs.map((job) => (
        <Job key={job.user_job_id} job={job} />
      ))}
    </CardList>
  )
}

function Job({ job }: { job: OwnJob }) {
  const { profile } = job
  return (
    <Card as="li" className={styles.job}>
      <CardTitle level={2}>{job.job_title}</CardTitle>
      <CardFacts>
        <span>{job.company_name}</span>
        {profile.title !== job.job_title && <span>{profile.title}</span>}
        {job.department !== null && <span>{job.department}</span>}
        <span>
          <Days job={job} />
        </span>
      </CardFacts>
      {profile.description !== '' && <RichText html={profile.description} />}
      {profile.attributes.length === 0 ? (
        <p className={styles.soft}>
          <Trans>Your company has not said yet what this job asks.</Trans>
        </p>
      ) : (
        <AskedTable attributes={profile.attributes} />
      )}
      <p>
        <AppLink href={`/user/progress?${new URLSearchParams({ jobUuid: profile.job_uuid })}`}>
          <Trans>Open the assessments of this job</Trans>
        </AppLink>
      </p>
    </Card>
  )
}

function Days({ job }: { job: OwnJob }) {
  const format = useFormatter()
  const first = format.date(job.start_date)
  const last = job.end_date === null ? null : format.date(job.end_date)
  if (last !== null)
    return (
      <Trans>
        {first} to {last}
      </Trans>
    )
  return job.state === 'planned' ? <Trans>Starts on {first}</Trans> : <Trans>Since {first}</Trans>
}
