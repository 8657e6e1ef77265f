// After the last question: what is open still, and handing in. Handing in works without network; it is sent later.
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'

import type { AssessmentPackage, Section } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { missingParts } from '#contract/assessments/required-parts.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { PartTime } from '#web/offline/time-keeper.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { timeOfQuestion } from './limited-parts.ts'
import type { OpenActivity } from './open-activity.ts'
import { OpenQuestions, QuestionLinks } from './open-questions.tsx'
import type { ScreenAnswers } from './screen-answers.ts'

import styles from './assessments.module.css'

const loadSubmitted = () =>
  import('./submitted-panel.tsx').then((module) => ({ default: module.SubmittedPanel }))
// With the questions, and not with the submission: that one may have no network.
const submitted = loadSubmitted()
const SubmittedPanel = lazy(() => submitted.catch(loadSubmitted))

// The figures of a speed test are there with its question.
const SpeedAnswer = lazy(() =>
  import('./speed/speed-answer.tsx').then((module) => ({ default: module.SpeedAnswer })),
)

type ReviewProps = Omit<ReviewFormProps, 'content' | 'recheck' | 'onHandedIn'> & {
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
      onHandedIn={() => offline.engine.wake()}
    />
  )
}

type ReviewFormProps = {
  content: AssessmentPackage
  /** The questions whose answers the server refused to take as submitted. */
  recheck?: readonly string[]
  screenAnswers: ScreenAnswers
  /** How the limited parts stand; what is over is not open any more. */
  parts: readonly PartTime[]
  onHandIn: () => Promise<void>
  onHandedIn: () => void
  /** Read from its heading when the candidate came here from a question. */
  takesFocus: boolean
  onGoTo: (index: number) => void
  /** Shows a question that leads back here. */
  onLookUp: (index: number) => void
}

/** What is open still, and the button that submits. */
export function ReviewForm(props: ReviewFormProps) {
  const { content, recheck = [], screenAnswers, parts, takesFocus } = props
  const { onHandIn, onHandedIn, onGoTo, onLookUp } = props
  const answers = useSyncExternalStore(screenAnswers.subscribe, screenAnswers.all)
  const [isAsking, setIsAsking] = useState(false)
  const requiredId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const unanswered = content.questions.filter((one) => isBlank(answers.get(one.question_id)))
  const openQuestions = unanswered
    .filter((one) => !timeOfQuestion(parts, one.question_id).isOver)
    .map((one) => content.questions.indexOf(one))
  const handingIn = useMutation({
    mutationFn: onHandIn,
    onSuccess: onHandedIn,
    // What went wrong is said behind the question.
    onSettled: () => setIsAsking(false),
  })
  const left = openQuestions.length
  const isRequiredLeft = unanswered.some((one) => one.is_required === true)
  const missing = missingParts(content, {
    answers,
    isOver: (id) => timeOfQuestion(parts, id).isOver,
  })
  const isHeldBack = isRequiredLeft || missing.length > 0
  return (
    <Card className={styles.review}>
      <h2 ref={heading} tabIndex={-1} className={styles.reviewTitle}>
        {left === 0 ? (
          <NothingLeft isAnswered={unanswered.length === 0} />
        ) : (
          <Plural value={left} one="# question unanswered" other="# questions unanswered" />
        )}
      </h2>
      {recheck.length > 0 && <Recheck {...{ content, recheck, onLookUp }} />}
      {left > 0 && <OpenQuestions indexes={openQuestions} onGoTo={onLookUp} />}
      {handingIn.isError && (
        <Banner tone="danger" isLive>
          <Trans>
            This could not be saved on this device. Your answers are still saved; try again.
          </Trans>
        </Banner>
      )}
      {isHeldBack && <RequiredNote id={requiredId} missing={missing} />}
      <p className={styles.hint}>
        <Trans>After you submit, answers cannot be changed.</Trans>
      </p>
      <div className={styles.paging}>
        <Button onClick={() => onGoTo(content.questions.length - 1)}>
          <Trans>Back</Trans>
        </Button>
        <Button
          variant={left === 0 ? 'primary' : 'secondary'}
          isBusy={handingIn.isPending}
          disabled={isHeldBack}
          aria-describedby={isHeldBack ? requiredId : undefined}
          onClick={() => (left === 0 ? handingIn.mutate() : setIsAsking(true))}
        >
          <Trans>Submit</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Submit with unanswered questions?</Trans>}
        confirmLabel={<Trans>Submit</Trans>}
        isBusy={handingIn.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => handingIn.mutate()}
      >
        <Plural
          value={left}
          one="# question has no answer, and it cannot be answered afterwards."
          other="# questions have no answer, and they cannot be answered afterwards."
        />
      </ConfirmDialog>
    </Card>
  )
}

type RecheckProps = Required<Pick<ReviewFormProps, 'content' | 'recheck' | 'onLookUp'>>

function Recheck({ content, recheck, onLookUp }: RecheckProps) {
  const indexes = content.questions.flatMap(({ question_id: id }, index) =>
    recheck.includes(id) ? [index] : [],
  )
  return (
    <Banner tone="warning" title={<Trans>Check these answers, then submit again.</Trans>}>
      <QuestionLinks indexes={indexes} onGoTo={onLookUp} />
    </Banner>
  )
}

function RequiredNote({ id, missing }: { id: string; missing: readonly Section[] }) {
  const format = useFormatter()
  const names = format.list(missing.map(({ title }) => title[currentLocale()]))
  if (missing.length > 0)
    return (
      <p id={id}>
        <Trans>You can submit once these parts are complete: {names}.</Trans>
      </p>
    )
  return (
    <p id={id}>
      <Trans>
        You can submit once every question that is not marked as optional has an answer.
      </Trans>
    </p>
  )
}

function NothingLeft({ isAnswered }: { isAnswered: boolean }) {
  return isAnswered ? (
    <Trans>Everything is answered</Trans>
  ) : (
    <Trans>The time is up for everything that is not answered</Trans>
  )
}
