import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'

import type { Trail } from '#contract/assessments/trail.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { SkeletonTable } from '#web/ui/staff/table/skeleton-table.tsx'

import { TrailDays } from './trail-events.tsx'
import { TrailFilters } from './trail-filters.tsx'
import { trailQuery } from './trail-queries.ts'
import type { TrailKey, TrailSearch } from './trail-search.ts'

import styles from './trail.module.css'

/** Whose activity it is; the route hands it in. */
export type TrailSubject = {
  applicant: string
  activity: string
  isBegun: boolean
}

type TrailScreenProps = {
  of: TrailKey
  /** Null until it is known. */
  subject: TrailSubject | null
  scorecardHref: string
  view: TrailSearch
  onView: (change: TrailSearch) => void
}

/** What the devices sent for one activity of an applicant: when it arrived, and what the server made of it. */
export function TrailScreen(props: TrailScreenProps) {
  const { t } = useLingui()
  const { of, subject, scorecardHref, view, onView } = props
  const trail = useQuery(trailQuery(of, view))
  if (trail.data === undefined && trail.error !== null) {
    return (
      <LoadProblem
        error={trail.error}
        headingLevel={1}
        title={<Trans>The answer log could not be loaded</Trans>}
        onRetry={() => void trail.refetch()}
        isRetrying={trail.isFetching}
        forbidden={<NotAuthorizedScreen homeHref="/hire" />}
        missing={<NoSuchActivity scorecardHref={scorecardHref} />}
      />
    )
  }
  const title = t`What the devices sent`
  return (
    <article className={styles.screen}>
      <PageHeader
        back={{ href: scorecardHref, label: <BackLabel applicant={subject?.applicant} /> }}
        title={title}
        documentTitle={subject === null ? undefined : `${title}: ${subject.applicant}`}
        meta={subject !== null && <span>{subject.activity}</span>}
      />
      <TrailResults trail={trail} subject={subject} view={view} onView={onView} />
      <p className={styles.note}>
        <Trans>
          When answers for this activity arrived, without the answers themselves. The log is kept as
          long as the application.
        </Trans>
      </p>
    </article>
  )
}

function BackLabel({ applicant }: { applicant: string | undefined }) {
  return applicant === undefined ? (
    <Trans>Scorecard</Trans>
  ) : (
    <Trans>Scorecard of {applicant}</Trans>
  )
}

type ResultsProps = Pick<TrailScreenProps, 'subject' | 'view' | 'onView'> & {
  trail: UseQueryResult<Trail>
}

function TrailResults({ trail, subject, view, onView }: ResultsProps) {
  if (trail.data === undefined) return <SkeletonTable rows={6} />
  const { data, meta } = trail.data
  return (
    <>
      {meta.devices.length > 0 && (
        <TrailFilters devices={meta.devices} view={view} onView={onView} />
      )}
      {data.length === 0 ? (
        <NothingSent subject={subject} view={view} onView={onView} />
      ) : (
        <>
          <TrailDays events={data} devices={meta.devices} isBusy={trail.isPlaceholderData} />
          <Pagination
            page={meta.page}
            pageSize={meta.page_size}
            total={meta.total}
            onPage={(page) => onView({ sent_page: page })}
          />
        </>
      )}
    </>
  )
}

function NothingSent({ subject, view, onView }: Omit<ResultsProps, 'trail'>) {
  if (view.sent_device !== undefined || view.sent_page !== undefined) {
    const everything = { sent_device: undefined, sent_page: undefined }
    return (
      <EmptyState
        title={<Trans>There is nothing here</Trans>}
        action={
          <Button onClick={() => onView(everything)}>
            <Trans>Show everything</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState icon={<Smartphone size={24} />} title={<Trans>Nothing is on record</Trans>}>
      <p>
        {subject?.isBegun === true ? (
          <Trans>This activity was worked on before such records existed.</Trans>
        ) : (
          <Trans>
            The applicant has not started yet. The answer log appears here as soon as they do.
          </Trans>
        )}
      </p>
    </EmptyState>
  )
}

function NoSuchActivity({ scorecardHref }: { scorecardHref: string }) {
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>There is no such activity</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={scorecardHref}>
          <Trans>Open the scorecard</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>
          The application may have been deleted, or the link belongs to another company.
        </Trans>
      </p>
    </EmptyState>
  )
}
