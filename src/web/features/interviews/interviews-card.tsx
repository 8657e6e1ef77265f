// The interviews of an application, on its scorecard: where each stands, and what can be arranged.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { interviewStatusAfter } from '#contract/interviews/interview-states.ts'
import type { PlannedInterview } from '#contract/interviews/interviews.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SkeletonGroup, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import { ArrangeDialog } from './arrange-dialog.tsx'
import { ArrangedFacts } from './arranged-facts.tsx'
import type { Arranging } from './arrangement-preview.tsx'
import { DeclinedChoices } from './declined-choices.tsx'
import { EndDialog } from './end-dialog.tsx'
import { FORMAT_LABELS, INTERVIEW_STATUS_TONES, statusLabel } from './interview-labels.ts'
import { plannedQuery } from './interview-queries.ts'
import { NoTimesToBook } from './no-free-times.tsx'

import styles from './interviews.module.css'

type InterviewsCardProps = { userSmartreqId: number; jobId: number }

/** `empty` stands where the plan asks for no interview. */
export function InterviewsCard({
  userSmartreqId,
  jobId,
  empty,
}: InterviewsCardProps & { empty: ReactNode }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error } = useQuery(plannedQuery(userSmartreqId))
  if (error !== null) return <Banner tone="warning">{errorText(error)}</Banner>
  if (data === undefined)
    return (
      <SkeletonGroup>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    )
  if (data.length === 0) return empty
  return (
    <Card as="section" aria-label={t`Interviews`} className={styles.card}>
      <CardTitle level={2}>
        <Trans>Interviews</Trans>
      </CardTitle>
      {data.map((planned) => (
        <Planned key={planned.job_step_activity_id} {...{ planned, userSmartreqId, jobId }} />
      ))}
    </Card>
  )
}

type PlannedProps = InterviewsCardProps & { planned: PlannedInterview }

function Planned({ planned, userSmartreqId, jobId }: PlannedProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Arranging | 'cancel' | 'no_show' | null>(null)
  const { interview, minutes, format } = planned
  const status = interview?.status ?? 'needs_scheduling'
  const startsAt = interview?.starts_at ?? null
  const needsInterviewer = interview?.needs_interviewer === true
  const isOffered =
    planned.can_arrange && !needsInterviewer && status === 'awaiting_candidate_booking'
  const title = planned.title[currentLocale()]
  const close = () => setAsked(null)
  return (
    <div className={styles.interview}>
      <h3 className={styles.title}>{title}</h3>
      <CardFacts>
        <StatusPill tone={needsInterviewer ? 'amber' : INTERVIEW_STATUS_TONES[status]}>
          {planned.is_locked && t`Later`}
          {!planned.is_locked && needsInterviewer && t`Needs an interviewer`}
          {!planned.is_locked && !needsInterviewer && t(statusLabel({ status, startsAt }))}
        </StatusPill>
        <span>
          {planned.mode === 'sequence' ? (
            <Trans>{minutes} min with each interviewer, one after the other</Trans>
          ) : (
            <Plural value={minutes} one="# min" other="# min" />
          )}
        </span>
        <span>{t(FORMAT_LABELS[format])}</span>
      </CardFacts>
      {interview !== null && <ArrangedFacts interview={interview} />}
      {interview !== null && planned.can_arrange && (
        <DeclinedChoices {...{ interview, userSmartreqId }} />
      )}
      {interview !== null && isOffered && (
        <NoTimesToBook
          {...{ interview, userSmartreqId, jobId }}
          jobStepActivityId={planned.job_step_activity_id}
        />
      )}
      {planned.can_arrange && <Actions planned={planned} onAsk={setAsked} />}
      {(asked === 'invite' || asked === 'schedule') && (
        <ArrangeDialog {...{ planned, userSmartreqId, jobId }} kind={asked} onClose={close} />
      )}
      {(asked === 'cancel' || asked === 'no_show') && interview !== null && (
        <EndDialog {...{ interview, userSmartreqId }} action={asked} onClose={close} />
      )}
    </div>
  )
}

type ActionsProps = {
  planned: PlannedInterview
  onAsk: (asked: Arranging | 'cancel' | 'no_show') => void
}

function Actions({ planned, onAsk }: ActionsProps) {
  const { interview } = planned
  const status = interview?.status ?? 'needs_scheduling'
  const isOver = status === 'declined' || status === 'no_show' || status === 'cancelled'
  const from = isOver ? 'needs_scheduling' : status
  const canTake = (action: Parameters<typeof interviewStatusAfter>[1]) =>
    interviewStatusAfter(from, action) !== null
  return (
    <div className={styles.actions}>
      {canTake('invite') && (
        <Button size="small" variant="primary" onClick={() => onAsk('invite')}>
          {status === 'awaiting_candidate_booking' ? (
            <Trans>Invite again…</Trans>
          ) : (
            <Trans>Invite to book…</Trans>
          )}
        </Button>
      )}
      {canTake('schedule') && (
        <Button size="small" onClick={() => onAsk('schedule')}>
          <Trans>Set a time…</Trans>
        </Button>
      )}
      {canTake('reschedule') && (
        <Button size="small" onClick={() => onAsk('schedule')}>
          <Trans>Reschedule…</Trans>
        </Button>
      )}
      {interview !== null && canTake('no_show') && (
        <Button size="small" variant="quiet" onClick={() => onAsk('no_show')}>
          <Trans>No-show…</Trans>
        </Button>
      )}
      {interview !== null && !isOver && canTake('cancel') && (
        <Button size="small" variant="quiet" onClick={() => onAsk('cancel')}>
          <Trans>Cancel…</Trans>
        </Button>
      )}
    </div>
  )
}
