// The interviews of an application, on its scorecard: where each stands, and what can be arranged.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { interviewStatusAfter } from '#contract/interview-states.ts'
import type { PlannedInterview } from '#contract/interviews.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullDateTime, ownZone } from '#web/i18n/zoned-time.ts'
import { StatusPill } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/card.tsx'
import { notify } from '#web/ui/notifications.ts'

import { ArrangeDialog, type Arranging } from './arrange-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import {
  FORMAT_LABELS,
  INTERVIEW_STATUS_LABELS,
  INTERVIEW_STATUS_TONES,
} from './interview-labels.ts'
import { plannedQuery } from './interview-queries.ts'
import { SequenceParts } from './sequence-parts.tsx'

import styles from './interviews.module.css'

type InterviewsCardProps = { userSmartreqId: number; jobId: number }

/** Nothing where the plan asks for no interview. */
export function InterviewsCard({ userSmartreqId, jobId }: InterviewsCardProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error } = useQuery(plannedQuery(userSmartreqId))
  if (error !== null) return <Banner tone="warning">{errorText(error)}</Banner>
  if (data === undefined || data.length === 0) return null
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
  const title = planned.title[currentLocale()]
  const close = () => setAsked(null)
  return (
    <div className={styles.interview}>
      <h3 className={styles.title}>{title}</h3>
      <CardFacts>
        <StatusPill tone={INTERVIEW_STATUS_TONES[status]}>
          {planned.is_locked ? t`Later` : t(INTERVIEW_STATUS_LABELS[status])}
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
      {interview !== null && <Arranged interview={interview} />}
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
  const { t } = useLingui()
  const { interview } = planned
  const status = interview?.status ?? 'needs_scheduling'
  const isOver = status === 'declined' || status === 'no_show' || status === 'cancelled'
  const from = isOver ? 'needs_scheduling' : status
  const canTake = (action: Parameters<typeof interviewStatusAfter>[1]) =>
    interviewStatusAfter(from, action) !== null
  const link = interview?.link_uuid ?? null
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/schedule-interview/${link}`)
    notify({ type: 'success', body: t`Link copied` })
  }
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
      {link !== null && (
        <Button size="small" variant="quiet" onClick={() => void copy()}>
          <Trans>Copy link</Trans>
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

function Arranged({ interview }: { interview: NonNullable<PlannedInterview['interview']> }) {
  const format = useFormatter()
  const { starts_at: startsAt, candidate_note: note, end_reason: reason, interviewers } = interview
  const met = interviewers.filter((one) => one.is_chosen)
  const names = (met.length > 0 ? met : interviewers).flatMap(({ full_name }) => full_name ?? [])
  const parts = met.filter((one) => one.starts_at !== null)
  const zone = ownZone()
  return (
    <>
      {startsAt !== null && (
        <p>
          <strong>{fullDateTime(startsAt, { zone, locale: format.locale })}</strong>{' '}
          <span className={styles.hint}>{zone.replaceAll('_', ' ')}</span>
        </p>
      )}
      {parts.length > 0 && <SequenceParts parts={parts} />}
      {parts.length === 0 && names.length > 0 && <p>{format.list(names)}</p>}
      {interview.place !== '' && <p className={styles.words}>{interview.place}</p>}
      {note !== null && (
        <p className={styles.words}>
          <Trans>The candidate wrote: {note}</Trans>
        </p>
      )}
      {reason !== null && (
        <p className={styles.words}>
          <Trans>Reason: {reason}</Trans>
        </p>
      )}
    </>
  )
}
