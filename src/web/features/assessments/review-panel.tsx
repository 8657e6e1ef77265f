// After the last question: the review of what was answered, and then what becomes of the submission.
import { lazy, Suspense } from 'react'

import type { AttemptRow } from '#web/offline/database.ts'

import type { OpenActivity } from './open-activity.ts'
import { ReviewForm, type ReviewFormProps } from './review-form.tsx'

const loadSubmitted = () =>
  import('./submitted-panel.tsx').then((module) => ({ default: module.SubmittedPanel }))
// With the questions, and not with the submission: that one may have no network.
const submitted = loadSubmitted()
const SubmittedPanel = lazy(() => submitted.catch(loadSubmitted))

// The figures of a speed test are there with its question.
const SpeedAnswer = lazy(() =>
  import('./speed/speed-answer.tsx').then((module) => ({ default: module.SpeedAnswer })),
)

type ReviewProps = Omit<ReviewFormProps, 'content' | 'recheck' | 'open' | 'onHandedIn'> & {
  open: OpenActivity
  attempt: AttemptRow
}

export function ReviewPanel({ open, attempt, ...props }: ReviewProps) {
  const { offline, content } = open
  if (attempt.handedInAt !== null) {
    const hasRecordings = content.questions.some(
      (one) => one.recording !== undefined || one.file !== undefined,
    )
    const reopen = () => void offline.store.reopen(attempt.attemptId)
    return (
      <Suspense>
        <SubmittedPanel
          attempt={attempt}
          offline={offline}
          hasRecordings={hasRecordings}
          onReopen={reopen}
        >
          {content.questions.map(
            ({ question_id: id, input }) =>
              input?.type === 'speed_test' && (
                <SpeedAnswer key={id} answer={props.screenAnswers.all().get(id)} minimums={input} />
              ),
          )}
        </SubmittedPanel>
      </Suspense>
    )
  }
  return (
    <ReviewForm
      {...props}
      content={content}
      recheck={attempt.recheck ?? []}
      open={open}
      onHandedIn={() => offline.engine.wake()}
    />
  )
}
