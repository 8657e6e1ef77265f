// One interview of the list of the user who conducts it, with what they can do about it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { MyInterview } from '#contract/interviews/interviews.ts'
import { lacksLink } from '#contract/interviews/meeting-link.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullDateTime, ownZone } from '#web/i18n/zoned-time.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, CardFacts } from '#web/ui/layout/card.tsx'

import { DeclineDialog } from './decline-dialog.tsx'
import {
  FORMAT_LABELS,
  INTERVIEW_STATUS_LABELS,
  INTERVIEW_STATUS_TONES,
} from './interview-labels.ts'
import { acceptInterview, MY_INTERVIEWS_KEY } from './interview-queries.ts'

import styles from './interviews.module.css'

type MyInterviewRowProps = { accountId: number; interview: MyInterview }

export function MyInterviewRow({ accountId, interview }: MyInterviewRowProps) {
  const { t } = useLingui()
  const { locale } = useFormatter()
  const { status, place } = interview
  const isDeclined = interview.declined_at !== null
  return (
    <li>
      <Card className={styles.card}>
        <strong>{fullDateTime(interview.starts_at, { zone: ownZone(), locale })}</strong>
        <AppLink href={`/smartreq-detail-applicant/${interview.user_smartreq_id}`}>
          {interview.applicant_name}
        </AppLink>
        <CardFacts>
          <StatusPill tone={isDeclined ? 'neutral' : INTERVIEW_STATUS_TONES[status]}>
            {isDeclined ? t`You declined` : t(INTERVIEW_STATUS_LABELS[status])}
          </StatusPill>
          <span>{interview.job_title}</span>
          <span>{interview.title[currentLocale()]}</span>
          <span>{t(FORMAT_LABELS[interview.format])}</span>
        </CardFacts>
        {place !== '' && <p className={styles.words}>{place}</p>}
        {status === 'scheduled' && !isDeclined && lacksLink(interview) && (
          <p className={styles.hint}>
            <Trans>No link for this video call</Trans>
          </p>
        )}
        {!isDeclined && status !== 'no_show' && <ConductLink interview={interview} />}
        {isDeclined && <TakeBack {...{ accountId, interview }} />}
        {interview.can_decline && <Decline {...{ accountId, interview }} />}
      </Card>
    </li>
  )
}

/** Where the guide is, and the feedback is written. */
function ConductLink({ interview }: { interview: MyInterview }) {
  const { interview_uuid: uuid, has_submitted: hasSubmitted, status } = interview
  return (
    <AppLink href={`/interview/${uuid}`}>
      {hasSubmitted && <Trans>My feedback</Trans>}
      {!hasSubmitted && status === 'scheduled' && <Trans>Guide and notes</Trans>}
      {!hasSubmitted && status !== 'scheduled' && <Trans>Write my feedback</Trans>}
    </AppLink>
  )
}

function Decline({ accountId, interview }: MyInterviewRowProps) {
  const { t } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const { applicant_name: name } = interview
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant="quiet"
        aria-label={t`Decline… (${name})`}
        onClick={() => setIsAsked(true)}
      >
        <Trans>Decline…</Trans>
      </Button>
      {isAsked && <DeclineDialog {...{ accountId, interview }} onClose={() => setIsAsked(false)} />}
    </div>
  )
}

function TakeBack({ accountId, interview }: MyInterviewRowProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const accepting = useCommand(acceptInterview, { invalidates: MY_INTERVIEWS_KEY })
  const { applicant_name: name, interview_uuid: interviewUuid } = interview
  return (
    <>
      <p className={styles.hint}>
        <Trans>Until someone else is chosen, you can take this back.</Trans>
      </p>
      <div className={styles.actions}>
        <Button
          size="small"
          isBusy={accepting.isPending}
          aria-label={t`Take back (${name})`}
          onClick={() => accepting.mutate({ accountId, interviewUuid })}
        >
          <Trans>Take back</Trans>
        </Button>
      </div>
      {accepting.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(accepting.error)}
        </Banner>
      )}
    </>
  )
}
