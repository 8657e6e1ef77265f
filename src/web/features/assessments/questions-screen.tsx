// The player of a questionnaire: one question at a time, by thumb or by keyboard, with or without network.
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { lazy, memo, Suspense, useEffect, useState, useSyncExternalStore } from 'react'

import type { AnswerWriter } from '#web/offline/answer-writer.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import { setAttemptInProgress } from '#web/offline/update-gate.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

import { SignInAgainLink } from '../shell/sign-in-again-link.tsx'
import type { OpenActivity } from './open-activity.ts'
import { PlayerHead } from './player-head.tsx'
import { QuestionArea } from './question-area.tsx'
import type { ScreenAnswers } from './screen-answers.ts'
import { useAnswers, useIsSignedOut, type Player } from './use-answers.ts'
import { useAttempt } from './use-attempt.ts'
import { useLimitedPlayer } from './use-limited-player.ts'
import { useKeptTab, useLiveTab } from './use-live-tab.ts'
import { useQuestionNavigator } from './use-question-navigator.ts'

import styles from './assessments.module.css'

// Most people have one tab, and one device that keeps what it stored.
const notices = () => import('./player-notices.tsx')
const OtherTabBanner = lazy(async () => ({ default: (await notices()).OtherTabBanner }))
const NewsText = lazy(async () => ({ default: (await notices()).NewsText }))

// It takes the server's word to be refused: then its code can be loaded.
const RefusalBanner = lazy(async () => ({
  default: (await import('../shell/refusal-banner.tsx')).RefusalBanner,
}))

// They are needed when the network or the storage is gone: their code is loaded before, once the first question is shown.
function useNoticesAtHand(): void {
  useEffect(() => {
    void notices().catch(() => undefined)
  }, [])
}

type QuestionsScreenProps = { open: OpenActivity; attempt: AttemptRow }

export function QuestionsScreen({ open, attempt: opened }: QuestionsScreenProps) {
  const { offline, activity, content } = open
  const attempt = useAttempt({ offline, activity, opened })
  const tab = useLiveTab(open)
  const player = useAnswers({
    offline,
    activity,
    attempt,
    rows: open.answers,
    unwritten: open.unwritten,
    tab,
    isTimed: open.timed !== null,
  })
  const questionNavigator = useQuestionNavigator(open, player.screenAnswers)
  const isOpen = attempt.handedInAt === null
  const { state, claims } = useKeptTab(tab, { open, isOn: isOpen, questionNavigator, player })
  const isReadOnly = state !== 'live'
  // The review, too, has a place: after the last question.
  const index = useSyncExternalStore(questionNavigator.subscribe, questionNavigator.position)
  const isLive = isOpen && !isReadOnly
  useNoticesAtHand()
  useUpdateGate(isLive)
  const limited = useLimitedPlayer({ open, isOn: isLive, questionNavigator, handIn: player.handIn })
  // Submitted on another device, or out of time, it ends here too, wherever the candidate is.
  const question = isOpen && !limited.isAllOver ? content.questions[index] : undefined
  return (
    <div className={styles.player}>
      <PlayerHead
        open={open}
        attempt={attempt}
        screenAnswers={player.screenAnswers}
        writer={player.writer}
        isReview={question === undefined && isOpen}
        isReadOnly={isReadOnly}
        time={
          isOpen &&
          open.timed !== null && (
            <open.timed.TimeLeft
              keeper={open.timed.keeper}
              content={content}
              screenAnswers={player.screenAnswers}
              questionId={question?.question_id}
              onGoTo={questionNavigator.goTo}
            />
          )
        }
      />
      <fieldset disabled={isReadOnly}>
        <legend>
          <VisuallyHidden>
            <Trans>Questions</Trans>
          </VisuallyHidden>
        </legend>
        <QuestionArea
          open={open}
          attempt={attempt}
          question={question}
          index={index}
          player={player}
          questionNavigator={questionNavigator}
          limited={limited}
          isReadOnly={isReadOnly}
          claims={claims}
        />
      </fieldset>
      {isOpen && <LeaveButton open={open} screenAnswers={player.screenAnswers} />}
      {/* Last, and over what is below the fold: nothing that comes may move what a finger is on. */}
      <News open={open} player={player} />
      <div className={styles.notices}>
        {isReadOnly && (
          <Suspense>
            <OtherTabBanner isBusy={state === 'claiming'} onGoOnHere={tab.goOnHere} />
          </Suspense>
        )}
        <Troubles open={open} attempt={isOpen ? attempt : null} writer={player.writer} />
      </div>
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

type LeaveProps = { open: OpenActivity; screenAnswers: ScreenAnswers }

const LeaveButton = memo(function LeaveButton({ open, screenAnswers }: LeaveProps) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const { timed, activity, content } = open
  const leave = () =>
    void navigate({ to: '/user/progress-tracker', search: { ref: activity.refId } })
  const askOrLeave = () => {
    if (timed?.isUrgent(screenAnswers.all()) === true) setIsAsking(true)
    else leave()
  }
  return (
    <>
      <Button className={styles.later} variant="quiet" size="small" onClick={askOrLeave}>
        <Trans>Save and continue later</Trans>
      </Button>
      {timed !== null && (
        <timed.LeaveDialog
          keeper={timed.keeper}
          content={content}
          screenAnswers={screenAnswers}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onLeave={leave}
        />
      )}
    </>
  )
})

function News({ open, player }: { open: OpenActivity; player: Player }) {
  const { hasOthersAnswers, isRevived } = player
  const count = open.restoredCount
  return (
    <p className={styles.news} role="status">
      {(hasOthersAnswers || isRevived || count !== null) && (
        <Suspense>
          <NewsText {...{ hasOthersAnswers, isRevived, count }} />
        </Suspense>
      )}
    </p>
  )
}

type TroublesProps = { open: OpenActivity; attempt: AttemptRow | null; writer: AnswerWriter }

const Troubles = memo(function Troubles({ open, attempt, writer }: TroublesProps) {
  /** An answer is on screen but not on disk for longer than it should take. */
  const { isLate: isUnsaved, isFull } = useSyncExternalStore(writer.subscribe, writer.current)
  const isSignedOut = useIsSignedOut(open.offline)
  return (
    <div className={styles.troubles}>
      {isUnsaved && (
        <Banner tone="danger" isLive title={<Trans>Your last answer is not saved yet</Trans>}>
          <Trans>This device could not store it. Keep this page open: it is tried again.</Trans>{' '}
          {isFull && <Trans>Free some space on this device.</Trans>}
        </Banner>
      )}
      {isSignedOut && (
        <Banner tone="warning" isLive title={<Trans>Sign in again to send your answers</Trans>}>
          <Trans>They are safe on this device. You can keep answering.</Trans> <SignInAgainLink />
        </Banner>
      )}
      {attempt !== null && attempt.refusal !== null && (
        <Suspense>
          <RefusalBanner attempt={attempt} offline={open.offline} />
        </Suspense>
      )}
    </div>
  )
})
