// What interviewers wrote about an applicant, on the scorecard: side by side, hidden from who has not submitted theirs.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { InterviewFeedback } from '#contract/interviews/interview-feedback.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { FeedbackGrid } from './feedback-grid.tsx'
import type { FeedbackParts } from './feedback-parts.ts'
import { interviewFeedbackQuery } from './feedback-queries.ts'
import { InterviewerEntry } from './interviewer-entry.tsx'

import styles from './interview-feedback.module.css'

const TITLE_ID = 'interview-feedback'

type CardProps = {
  userSmartreqId: number
  parts: FeedbackParts
  /** All that was written is open, and nothing can be done. */
  isOnPaper?: boolean
}

/** Nothing where no interview is planned, nor before that is known. */
export function InterviewFeedbackCard({ userSmartreqId, parts, isOnPaper = false }: CardProps) {
  const errorText = useErrorText()
  const feedback = useQuery(interviewFeedbackQuery(userSmartreqId))
  const { data, error } = feedback
  const isKnown = data !== undefined || error !== null
  if (!isKnown || data?.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby={TITLE_ID}>
      <CardTitle level={2} id={TITLE_ID}>
        <Trans>Interview feedback</Trans>
      </CardTitle>
      {data === undefined && error !== null && (
        <ErrorState
          title={errorText(error)}
          headingLevel={3}
          onRetry={() => void feedback.refetch()}
          isRetrying={feedback.isFetching}
        />
      )}
      {data?.map((interview) => (
        <OneInterview key={interview.interview_uuid} {...{ interview, parts, isOnPaper }} />
      ))}
    </Card>
  )
}

type OneProps = { interview: InterviewFeedback; parts: FeedbackParts; isOnPaper: boolean }

function OneInterview({ interview, parts, isOnPaper }: OneProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const { starts_at: startsAt, feedback, is_hidden: isHidden } = interview
  const hasWritten = feedback.some((one) => one.entries !== null)
  const isGrid = hasWritten && feedback.length > 1
  return (
    <section className={styles.interview}>
      <h3 className={styles.title}>
        {startsAt === null ? <Trans>Interview</Trans> : format.dateTime(startsAt)}
      </h3>
      {isHidden && (
        <Banner
          title={t`Hidden until you have submitted your feedback`}
          action={
            <AppLink href={`/interview/${interview.interview_uuid}`}>
              <Trans>Write my feedback</Trans>
            </AppLink>
          }
        >
          <Trans>So that the others do not influence what you write.</Trans>
        </Banner>
      )}
      <Missing feedback={feedback} />
      {isGrid && <FeedbackGrid {...{ interview, parts, isOnPaper }} />}
      <ul className={styles.people}>
        {feedback.map((one) => (
          <InterviewerEntry key={one.user_id} {...{ one, interview, parts, isOnPaper }} />
        ))}
      </ul>
    </section>
  )
}

/** Names the interviewers whose feedback is still to come. */
function Missing({ feedback }: Pick<InterviewFeedback, 'feedback'>) {
  const format = useFormatter()
  const missing = feedback.filter(({ status }) => status !== 'submitted')
  if (missing.length === 0) return null
  const names = format.list(missing.map((one) => one.full_name))
  return (
    <p className={styles.soft}>
      <Trans>Not submitted yet: {names}</Trans>
    </p>
  )
}
