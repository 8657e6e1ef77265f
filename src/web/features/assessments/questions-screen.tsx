// The player of a questionnaire: one question at a time, by thumb or by keyboard, with or without network.
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from 'react'

import type { AnswerValue } from '#contract/assessments.ts'
import type { AnswerWriter } from '#web/offline/answer-writer.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import { MOMENTARY } from '#web/offline/last-picture.ts'
import { setAttemptInProgress } from '#web/offline/update-gate.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { SignInAgainLink } from '../shell/sign-in-again-link.tsx'
import type { OpenActivity } from './open-activity.ts'
import { PlayerHead } from './player-head.tsx'
import { QuestionForm } from './question-form.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useAnswers, useIsSignedOut } from './use-answers.ts'
import { useAttempt } from './use-attempt.ts'
import { useLastPicture } from './use-last-picture.ts'
import { usePager } from './use-pager.ts'

import styles from './assessments.module.css'

// Most questionnaires record nothing: what records is in a file of its own, which is kept on the device all the same.
const RecordingQuestion = lazy(() =>
  import('./recording-question.tsx').then((module) => ({ default: module.RecordingQuestion })),
)

export function QuestionsScreen({
  open,
  attempt: opened,
}: {
  open: OpenActivity
  attempt: AttemptRow
}) {
  const { offline, activity, content } = open
  const attempt = useAttempt({ offline, activity, opened })
  const [initial] = useState(() => new Map(open.answers.map((row) => [row.questionId, row.value])))
  const player = useAnswers({ offline, activity, attempt, initial })
  const pager = usePager(open)
  // The review, too, has a place: after the last question.
  const index = useSyncExternalStore(pager.subscribe, pager.position)
  useUpdateGate(attempt.handedInAt === null)
  const question = content.questions[index]
  useLastPicture({
    ownerId: offline.ownerId,
    questionId: attempt.handedInAt === null ? question?.question_id : undefined,
    onEarlyAnswer: (early) => {
      player.takeOver(early.questionId, Number(early.value))
      if (early.goesOn) pager.next()
    },
  })
  return (
    <div className={styles.player}>
      <PlayerHead
        open={open}
        attempt={attempt}
        sheet={player.sheet}
        writer={player.writer}
        isReview={question === undefined && attempt.handedInAt === null}
      />
      <Troubles open={open} writer={player.writer} />
      {question === undefined ? (
        <ReviewPanel
          open={open}
          attempt={attempt}
          sheet={player.sheet}
          onHandIn={player.handIn}
          takesFocus={pager.hasMoved()}
          onGoTo={pager.goTo}
        />
      ) : (
        <AnyQuestion
          key={question.recording === undefined ? 'choices' : question.question_id}
          question={question}
          open={open}
          attempt={attempt}
          number={index + 1}
          total={content.questions.length}
          sheet={player.sheet}
          takesFocus={pager.hasMoved()}
          onChoose={(value) => player.choose(question.question_id, value)}
          whenStored={player.writer.writeAll}
          onBack={pager.back}
          onNext={pager.next}
        />
      )}
      {attempt.handedInAt === null && <LeaveButton refId={activity.refId} />}
    </div>
  )
}

type AnyQuestionProps = Omit<ComponentProps<typeof QuestionForm>, 'options' | 'onChoose'> & {
  open: OpenActivity
  attempt: AttemptRow
  onChoose: (value: AnswerValue) => void
  /** Resolves once what was chosen is on disk. */
  whenStored: () => Promise<void>
}

function AnyQuestion({ open, attempt, whenStored, ...props }: AnyQuestionProps) {
  const { recording, response_set } = props.question
  if (recording === undefined)
    return <QuestionForm {...props} options={open.content.response_sets[response_set] ?? NONE} />
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      <RecordingQuestion {...props} {...{ open, attempt, whenStored, recording }} />
    </Suspense>
  )
}

const NONE: readonly never[] = []

// A new version of the app waits while questions are being answered (I12).
function useUpdateGate(isInProgress: boolean): void {
  useEffect(() => {
    setAttemptInProgress(isInProgress)
    return () => setAttemptInProgress(false)
  }, [isInProgress])
}

const LeaveButton = memo(function LeaveButton({ refId }: { refId: number }) {
  const navigate = useNavigate()
  return (
    <Button
      className={styles.later}
      variant="quiet"
      size="small"
      onClick={() => void navigate({ to: '/user/progress-tracker', search: { ref: refId } })}
    >
      <Trans>Save and go on later</Trans>
    </Button>
  )
})

type TroublesProps = { open: OpenActivity; writer: AnswerWriter }

const Troubles = memo(function Troubles({ open, writer }: TroublesProps) {
  /** An answer is on screen but not on disk for longer than it should take. */
  const isUnsaved = useSyncExternalStore(writer.subscribe, () => writer.current().isLate)
  const isSignedOut = useIsSignedOut(open.offline)
  return (
    <div className={styles.troubles} {...MOMENTARY}>
      {isUnsaved && (
        <Banner tone="danger" isLive title={<Trans>Your last answer is not saved yet</Trans>}>
          <Trans>
            This device could not store it. It stays on the screen and is tried again; free some
            space if it goes on.
          </Trans>
        </Banner>
      )}
      {isSignedOut && (
        <Banner tone="warning" isLive title={<Trans>Sign in again to send your answers</Trans>}>
          <Trans>They are safe on this device. You can go on answering.</Trans> <SignInAgainLink />
        </Banner>
      )}
    </div>
  )
})
