import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { cityAndState } from '#web/features/shell/city-and-state.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { Tabs } from '#web/ui/staff/layout/tabs.tsx'

import { applicantsHref } from '../applicants/applicant-search.ts'
import { setupHref } from '../plan-editor/setup-paths.ts'
import { classesHref } from './classes/class-search.ts'
import { ConfirmRecalculation } from './confirm-recalculation.tsx'
import { answerNumbersHref } from './equal-opportunity/answer-numbers-query.ts'
import { historyHref } from './history/history-search.ts'
import { RecalculationBanner, useFreshScores, useRecalculating } from './recalculation.tsx'
import { RequisitionActions } from './requisition-actions.tsx'
import { requisitionStatusTones, requisitionStatusLabels } from './requisition-labels.ts'
import { requisitionQuery } from './requisition-queries.ts'
import { RequisitionStatusBanner } from './requisition-status-banner.tsx'

import styles from './requisitions.module.css'

type RequisitionDetailScreenProps = {
  jobId: number
  /** Whether the setup is offered; the server decides again. */
  isManager: boolean
  /** Whether numbers about all applicants are offered; the server decides again. */
  hasDashboards: boolean
  /** Where a copy, or the deletion, leads. */
  onLeave: (to: { copyId: number } | 'list') => void
  /** What concerns the whole requisition, between its head and the tab's content. */
  banner?: ReactNode
  /** The tab that is open. */
  children: ReactNode
}

/** The frame of everything about one requisition: what it is, and its tabs. */
export function RequisitionDetailScreen(props: RequisitionDetailScreenProps) {
  const { jobId, isManager, hasDashboards, onLeave, banner, children } = props
  const requisition = useQuery(requisitionQuery(jobId))
  const { data, error } = requisition
  const recalculating = useRecalculating(jobId)
  const [isAsking, setIsAsking] = useState(false)
  const isRecalculating = data?.is_recalculating === true
  useFreshScores(jobId, isRecalculating)
  if (data === undefined && error !== null) {
    return (
      <LoadProblem
        error={error}
        headingLevel={1}
        title={<Trans>The requisition could not be loaded</Trans>}
        onRetry={() => void requisition.refetch()}
        isRetrying={requisition.isFetching}
        forbidden={<NotAuthorizedScreen homeHref="/hire" />}
        missing={<NoSuchRequisition />}
      />
    )
  }
  return (
    <div className={styles.screen}>
      <PageHeader
        back={{ href: '/hire', label: <Trans>Requisitions</Trans> }}
        title={data?.title ?? <Skeleton width="16rem" />}
        meta={
          data === undefined ? <Skeleton width="10rem" /> : <RequisitionFacts requisition={data} />
        }
        actions={
          data !== undefined && (
            <RequisitionActions
              requisition={data}
              hasTemplates={isManager}
              onRecalculate={() => setIsAsking(true)}
              onLeave={onLeave}
            />
          )
        }
        tabs={
          <RequisitionTabs
            {...{ jobId, hasDashboards }}
            // Hiring managers of the team as well; until it is known, what the role says.
            isManager={data?.can_decide ?? isManager}
            hasOffers={data?.can_offer ?? isManager}
            count={data?.applicant_count}
          />
        }
      />
      {isAsking && (
        <ConfirmRecalculation
          jobId={jobId}
          onConfirm={() => recalculating.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
      {banner}
      <RecalculationBanner
        isUnderWay={isRecalculating}
        progress={data?.recalculation ?? null}
        error={recalculating.error}
      />
      {data !== undefined && <RequisitionStatusBanner requisition={data} />}
      {children}
    </div>
  )
}

type RequisitionTabsProps = Pick<
  RequisitionDetailScreenProps,
  'jobId' | 'isManager' | 'hasDashboards'
> & { hasOffers: boolean; count: number | undefined }

function RequisitionTabs(props: RequisitionTabsProps) {
  const { jobId, isManager, hasDashboards, hasOffers, count } = props
  const { t } = useLingui()
  const tab = useLocation({ select: ({ pathname }) => pathname.split('/')[2] })
  return (
    <Tabs
      label={t`Parts of the requisition`}
      tabs={[
        {
          href: applicantsHref({ jobId, view: {} }),
          label: t`Applicants`,
          isCurrent: tab === 'applicants',
          count,
        },
        {
          href: classesHref(jobId),
          label: t`Hiring classes`,
          isCurrent: tab === 'hiring-classes',
        },
        ...(hasOffers
          ? [
              {
                href: `/smartreq-detail/offers?job=${jobId}`,
                label: t`Offers`,
                isCurrent: tab === 'offers',
              },
            ]
          : []),
        {
          href: historyHref(jobId),
          label: t`Activity`,
          isCurrent: tab === 'activity',
        },
        ...(hasDashboards
          ? [
              {
                href: answerNumbersHref(jobId),
                label: t`Equal opportunity`,
                isCurrent: tab === 'equal-opportunity',
              },
            ]
          : []),
        ...(isManager
          ? [
              {
                href: setupHref('details', jobId),
                label: t`Setup`,
                isCurrent: tab === 'setup',
              },
            ]
          : []),
      ]}
    />
  )
}

function RequisitionFacts({ requisition }: { requisition: RequisitionDetail }) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const { status, department, hired_count, openings, answers } = requisition
  const onTime = format.number(answers.in_time)
  const answered = format.number(answers.total)
  const hired = format.number(hired_count)
  const all = format.number(openings)
  const place = cityAndState(requisition)
  return (
    <>
      <StatusPill tone={requisitionStatusTones[status]}>
        {i18n._(requisitionStatusLabels[status])}
      </StatusPill>
      {place !== '' && <span>{place}</span>}
      {department !== null && <span>{department}</span>}
      <span>
        <Trans>
          {hired} of {all} openings filled
        </Trans>
      </span>
      {answers.total > 0 && (
        <span>
          <Trans>
            {onTime} of {answered} promised answers on time
          </Trans>
        </span>
      )}
    </>
  )
}

function NoSuchRequisition() {
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>There is no such requisition</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href="/hire">
          <Trans>Show all requisitions</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>It may have been deleted, or the link belongs to another company.</Trans>
      </p>
    </EmptyState>
  )
}
