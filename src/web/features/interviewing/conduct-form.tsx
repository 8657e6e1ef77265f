// The guide with notes and ratings beside it, and what is said of the whole.
import { Trans, useLingui } from '@lingui/react/macro'

import type { InterviewToConduct } from '#contract/interviews/interview-feedback.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SaveBadge } from '#web/ui/feedback/save-badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import { useRefusalText } from '../shell/error-messages.ts'
import { GuideQuestion } from './guide-question.tsx'
import { InterviewTimer } from './interview-timer.tsx'
import { Panel } from './panel.tsx'
import { SubmittedFeedback } from './submitted-feedback.tsx'
import { useFeedback, type Feedback } from './use-feedback.ts'
import { useOnSent } from './use-on-sent.ts'
import { Verdict } from './verdict.tsx'

import styles from './interviewing.module.css'

type ConductFormProps = {
  offline: Offline
  interview: InterviewToConduct
  backHref: string
  onSent: () => void
}

export function ConductForm({ offline, interview, backHref, onSent }: ConductFormProps) {
  const feedback = useFeedback({ offline, interview })
  useOnSent(feedback.row, onSent)
  return (
    <>
      <Head interview={interview} feedback={feedback} backHref={backHref} />
      <div className={styles.screen}>
        <Notices feedback={feedback} interview={interview} />
        {isSubmittedHere(feedback) ? (
          <SubmittedFeedback {...{ interview, feedback, offline }} />
        ) : (
          <Writing interview={interview} feedback={feedback} />
        )}
      </div>
    </>
  )
}

function isSubmittedHere({ status }: Feedback): boolean {
  return status === 'submitted' || status === 'sending'
}

type PartProps = { interview: InterviewToConduct; feedback: Feedback }

function Head({ interview, feedback, backHref }: PartProps & { backHref: string }) {
  const format = useFormatter()
  const { applicant_name: name, job_title: job, starts_at: startsAt, minutes } = interview
  return (
    <PageHeader
      title={name}
      back={{ href: backHref, label: <Trans>My interviews</Trans> }}
      description={<Trans>Interview for {job}</Trans>}
      meta={
        <>
          {startsAt !== null && <span>{format.dateTime(startsAt)}</span>}
          <span>
            <Trans>{minutes} minutes</Trans>
          </span>
          {interview.place !== '' && <span className={styles.place}>{interview.place}</span>}
        </>
      }
      actions={
        <div className={styles.state}>
          {!isSubmittedHere(feedback) && <InterviewTimer minutes={minutes} />}
          <SaveBadge state={feedback.saveState} />
        </div>
      }
    />
  )
}

function Notices({ interview, feedback }: PartProps) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const refusal = feedback.row?.refusal ?? null
  const reason = interview.feedback.unlock_reason
  return (
    <>
      {!isSubmittedHere(feedback) && feedback.screen !== 'live' && (
        <Banner
          tone="info"
          isLive
          title={<Trans>You are writing this feedback in another tab</Trans>}
          action={
            <Button
              size="small"
              isBusy={feedback.screen === 'claiming'}
              onClick={feedback.goOnHere}
            >
              <Trans>Continue here</Trans>
            </Button>
          }
        >
          <Trans>Here you can only read. What you write there shows here as well.</Trans>
        </Banner>
      )}
      {feedback.writing.isLate && (
        <Banner tone="danger" isLive>
          {feedback.writing.isFull ? (
            <Trans>This device has no room left. What you wrote is still in the fields.</Trans>
          ) : (
            <Trans>
              This device could not store what you wrote. It is still in the fields, and is tried
              again.
            </Trans>
          )}
        </Banner>
      )}
      {refusal !== null && feedback.status !== 'submitted' && (
        <Banner
          tone="warning"
          isLive
          title={t`The server did not accept your feedback. It is saved on this device.`}
          action={
            <Button size="small" onClick={feedback.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {refusalText(refusal)}
        </Banner>
      )}
      {feedback.status === 'unlocked' && reason !== null && (
        <Banner tone="info" title={t`Your feedback was opened for changes`}>
          {reason}
        </Banner>
      )}
    </>
  )
}

function Writing({ interview, feedback }: PartProps) {
  const { questions, intro } = interview
  return (
    <fieldset className={styles.panes} disabled={feedback.screen !== 'live'}>
      <legend>
        <VisuallyHidden>
          <Trans>Your feedback</Trans>
        </VisuallyHidden>
      </legend>
      <div className={styles.guide}>
        {intro !== '' && (
          <Card>
            <RichText html={intro} />
          </Card>
        )}
        {questions.length === 0 ? (
          <Banner>
            <Trans>This interview has no guide. Write what matters in the summary.</Trans>
          </Banner>
        ) : (
          <ol className={styles.questions}>
            {questions.map((question, index) => (
              <GuideQuestion
                key={question.question_id}
                question={question}
                number={index + 1}
                feedback={feedback}
              />
            ))}
          </ol>
        )}
      </div>
      <div className={styles.side}>
        <Verdict interview={interview} feedback={feedback} />
        <Panel interview={interview} />
      </div>
    </fieldset>
  )
}
