// The player of a questionnaire: one question at a time, by thumb or by keyboard, with or without network.
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { memo, useEffect, useState, useSyncExternalStore } from 'react'

import type { AnswerWriter } from '#web/offline/answer-writer.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import { MOMENTARY } from '#web/offline/last-picture.ts'
import { setAttemptInProgress } from '#web/offline/update-gate.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { SignInAgainLink } from '../shell/sign-in-again-link.tsx'
import type { OpenActivity } from './open-activity.ts'
import { OtherTabBanner } from './other-tab-banner.tsx'
import { PlayerHead } from './player-head.tsx'
import { QuestionArea } from './question-area.tsx'
import { useAnswers, useIsSignedOut } from './use-answers.ts'
import { useAttempt } from './use-attempt.ts'
import { useLastPicture } from './use-last-picture.ts'
import { useLimitedPlayer } from './use-limited-player.ts'
import { useKeptTab, useLiveTab } from './use-live-tab.ts'
import { usePager } from './use-pager.ts'

import styles from './assessments.module.css'

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
  const tab = useLiveTab(open)
  const player = useAnswers({
    offline,
    activity,
    attempt,
    initial,
    tab,
    isTimed: open.timed !== null,
  })
  const pager = usePager(open)
  const isOpen = attempt.handedInAt === null
  const { state, takeOvers } = useKeptTab(tab, { open, isOn: isOpen, pager, player })
  const isReadOnly = state !== 'live'
  // The review, too, has a place: after the last question.
  const index = useSyncExternalStore(pager.subscribe, pager.position)
  const isLive = isOpen && !isReadOnly
  useUpdateGate(isLive)
  const limited = useLimitedPlayer({ open, isOn: isLive, pager, handIn: player.handIn })
  // Submitted on another device, or out of time, it ends here too, wherever the candidate is.
  const question = isOpen && !limited.isAllOver ? content.questions[index] : undefined
  useLastPicture({
    ownerId: offline.ownerId,
    // A picture would show a limited question before its time begins.
    questionId: isReadOnly || open.timed !== null ? undefined : question?.question_id,
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
        isReview={question === undefined && isOpen}
        time={
          question !== undefined &&
          open.timed !== null && (
            <open.timed.TimeLeft keeper={open.timed.keeper} questionId={question.question_id} />
          )
        }
      />
      <OtherTabBanner state={state} onGoOnHere={tab.goOnHere} />
      <Troubles open={open} writer={player.writer} />
      <p className={styles.news} role="status">
        {player.hasOthersAnswers && <Trans>Answers from your other device were added.</Trans>}
      </p>
      <fieldset disabled={isReadOnly}>
        <QuestionArea
          open={open}
          attempt={attempt}
          question={question}
          index={index}
          player={player}
          pager={pager}
          limited={limited}
          isReadOnly={isReadOnly}
          takeOvers={takeOvers}
        />
      </fieldset>
      {isOpen && <LeaveButton refId={activity.refId} />}
    </div>
  )
}

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
