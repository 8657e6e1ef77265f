import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type {
  InterviewersFeedback,
  InterviewFeedback,
} from '#contract/interviews/interview-feedback.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

import type { FeedbackParts } from './feedback-parts.ts'
import { FEEDBACK_CHANGED_KEY, unlockFeedback } from './feedback-queries.ts'

import styles from './interview-feedback.module.css'

type EntryProps = { one: InterviewersFeedback; interview: InterviewFeedback }

/** One interviewer: whether they have submitted, and what they wrote where it may be read. */
export function InterviewerEntry(props: EntryProps & { parts: FeedbackParts; isOnPaper: boolean }) {
  const { one, interview, parts, isOnPaper } = props
  const { Recommendation, View } = parts
  const format = useFormatter()
  const isSubmitted = one.status === 'submitted'
  const { questions, attributes } = interview
  const written =
    one.entries === null ? null : <View {...{ questions, attributes }} entries={one.entries} />
  return (
    <li className={styles.person}>
      <p className={styles.facts}>
        <strong>{one.full_name}</strong>
        {isSubmitted ? (
          <StatusPill tone="green">
            <Trans>Submitted</Trans>
          </StatusPill>
        ) : (
          <StatusPill tone="amber">
            <Trans>Not submitted</Trans>
          </StatusPill>
        )}
        {one.recommendation !== null && <Recommendation value={one.recommendation} />}
        {isSubmitted && one.submitted_at !== null && (
          <span className={styles.soft}>{format.dateTime(one.submitted_at)}</span>
        )}
      </p>
      {one.is_own && !isSubmitted && !interview.is_hidden && !isOnPaper && (
        <AppLink href={`/interview/${interview.interview_uuid}`}>
          <Trans>Write my feedback</Trans>
        </AppLink>
      )}
      {written !== null && isOnPaper && written}
      {written !== null && !isOnPaper && (
        <Disclosure summary={<Trans>What {one.full_name} wrote</Trans>}>{written}</Disclosure>
      )}
      {one.can_unlock && !isOnPaper && <Unlock one={one} interview={interview} />}
    </li>
  )
}

function Unlock({ one, interview }: EntryProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const unlocking = useCommand(unlockFeedback, {
    invalidates: FEEDBACK_CHANGED_KEY,
    onDone: () => {
      setIsOpen(false)
      setReason('')
    },
  })
  const { interview_uuid: interviewUuid } = interview
  const isMissing = reason.trim() === ''
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className={styles.unlock}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Unlock…</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`Unlock the feedback of ${one.full_name}?`}
        isLocked={unlocking.isPending}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              variant="primary"
              disabled={isMissing}
              isBusy={unlocking.isPending}
              onClick={() => unlocking.mutate({ interviewUuid, userId: one.user_id, reason })}
            >
              <Trans>Unlock</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            It can be changed then, and counts as not submitted until it is submitted again. The
            interview waits for it.
          </Trans>
        </p>
        <TextArea
          label={t`Reason`}
          hint={t`The interviewer reads it, and it stays in the history.`}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {unlocking.error !== null && (
          <Banner tone="danger" isLive>
            {errorText(unlocking.error)}
          </Banner>
        )}
      </Dialog>
    </>
  )
}
