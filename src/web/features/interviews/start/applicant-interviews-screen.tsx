// The interviews of one applicant, for the interviewer who has them in the room.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import type { PlannedInterview } from '#contract/interviews/interviews.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullDateTime, ownZone } from '#web/i18n/zoned-time.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'

import { INTERVIEW_STATUS_LABELS, INTERVIEW_STATUS_TONES } from '../interview-labels.ts'
import { ARRANGED_KEY, plannedQuery, startInterview } from '../interview-queries.ts'

import styles from '../interviews.module.css'

type ApplicantInterviewsScreenProps = {
  userSmartreqId: number
  /** The signed-in user. */
  userId: number
  backHref: string
  scorecardHref: string
}

export function ApplicantInterviewsScreen(props: ApplicantInterviewsScreenProps) {
  const { userSmartreqId, userId, backHref, scorecardHref } = props
  const planned = useQuery(plannedQuery(userSmartreqId))
  return (
    <div className={styles.form}>
      <PageHeader
        title={<Trans>Interviews of the applicant</Trans>}
        back={{ href: backHref, label: <Trans>Choose another applicant</Trans> }}
        actions={
          <AppLink className={linkButton()} href={scorecardHref}>
            <Trans>Scorecard</Trans>
          </AppLink>
        }
      />
      {planned.data === undefined && planned.error !== null && (
        <LoadProblem
          error={planned.error}
          title={<Trans>The interviews could not be loaded</Trans>}
          onRetry={() => void planned.refetch()}
          isRetrying={planned.isFetching}
        />
      )}
      {planned.data === undefined && planned.error === null && (
        <SkeletonGroup>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
      )}
      {planned.data?.length === 0 && (
        <EmptyState title={<Trans>This requisition has no interviews</Trans>}>
          <p>
            <Trans>Interviews are part of the screening plan.</Trans>
          </p>
        </EmptyState>
      )}
      {planned.data?.map((one) => (
        <PlannedCard key={one.job_step_activity_id} planned={one} {...{ userSmartreqId, userId }} />
      ))}
    </div>
  )
}

type PlannedCardProps = { planned: PlannedInterview; userSmartreqId: number; userId: number }

function PlannedCard({ planned, userSmartreqId, userId }: PlannedCardProps) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const { interview, is_locked: isLocked } = planned
  const status = interview?.status ?? 'needs_scheduling'
  const startsAt = interview?.starts_at ?? null
  return (
    <Card className={styles.card}>
      <CardTitle level={2}>{planned.title[currentLocale()]}</CardTitle>
      <CardFacts>
        <StatusPill tone={INTERVIEW_STATUS_TONES[status]}>
          {isLocked ? t`Later` : t(INTERVIEW_STATUS_LABELS[status])}
        </StatusPill>
        <span>
          <Plural value={planned.minutes} one="# min" other="# min" />
        </span>
        {startsAt !== null && <span>{fullDateTime(startsAt, { zone: ownZone(), locale })}</span>}
      </CardFacts>
      <Begin planned={planned} {...{ userSmartreqId, userId }} />
    </Card>
  )
}

/** Opens the guide of an interview that the user conducts, or starts one that no one conducts yet. */
function Begin({ planned, userSmartreqId, userId }: PlannedCardProps) {
  const navigate = useNavigate()
  const errorText = useErrorText()
  const starting = useCommand(startInterview, {
    invalidates: ARRANGED_KEY,
    onDone: ({ interview_uuid: uuid }) => void navigate({ href: `/interview/${uuid}` }),
  })
  const { interview, can_start: canStart, is_locked: isLocked } = planned
  const isConducting =
    interview !== null &&
    CONDUCTED.has(interview.status) &&
    interview.interviewers.some((one) => one.user_id === userId && one.is_chosen)
  if (isConducting)
    return (
      <AppLink
        className={linkButton({ variant: 'primary' })}
        href={`/interview/${interview.interview_uuid}`}
      >
        <Trans>Open guide and notes</Trans>
      </AppLink>
    )
  if (!canStart)
    return (
      <p className={styles.hint}>
        {isLocked ? (
          <Trans>The applicant has not come to this step yet.</Trans>
        ) : (
          <Trans>You are not an interviewer of this interview, or it is over.</Trans>
        )}
      </p>
    )
  return (
    <>
      {starting.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(starting.error)}
        </Banner>
      )}
      <p>
        <Trans>Starting sets its time to now. The applicant gets no email.</Trans>
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          isBusy={starting.isPending}
          onClick={() =>
            starting.mutate({ userSmartreqId, jobStepActivityId: planned.job_step_activity_id })
          }
        >
          <Trans>Start now</Trans>
        </Button>
      </div>
    </>
  )
}

/** Their guide and feedback can be opened. */
const CONDUCTED: ReadonlySet<string> = new Set(['scheduled', 'awaiting_feedback', 'complete'])
