// The player of a questionnaire: one question at a time, by thumb or by keyboard, with or without network.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { memo, useEffect, useState } from 'react'

import { currentLocale } from '#web/i18n/i18n.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import { MOMENTARY } from '#web/offline/last-picture.ts'
import { lastPlace } from '#web/offline/last-place.ts'
import { setAttemptInProgress } from '#web/offline/update-gate.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { SaveBadge, type SaveState } from '#web/ui/save-badge.tsx'

import type { OpenActivity } from './open-activity.ts'
import { QuestionForm } from './question-form.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useAnswers, useSyncStatus } from './use-answers.ts'
import { useAttempt } from './use-attempt.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useLastPicture } from './use-last-picture.ts'

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
  const player = useAnswers({ offline, activity, attempt, initial })
  const [from] = useState(() => lastPlace(opened))
  const [index, setIndex] = useState(() => Math.min(from.position, content.questions.length))
  const [hasMoved, setHasMoved] = useState(false)
  const keepPlace = useKeptPlace({ offline, activity, from })
  const goTo = (next: number) => {
    setIndex(next)
    setHasMoved(true)
    keepPlace(next)
  }
  useUpdateGate(attempt.handedInAt === null)
  const question = content.questions[index]
  useLastPicture({
    ownerId: offline.ownerId,
    questionId: attempt.handedInAt === null ? question?.question_id : undefined,
    onEarlyAnswer: (early) => {
      player.choose(early.questionId, Number(early.value))
      if (early.goesOn) goTo(index + 1)
    },
  })
  const total = content.questions.length
  return (
    <div className={styles.player}>
      <PlayerHead
        open={open}
        answered={player.answers.size}
        total={total}
        isReview={question === undefined && attempt.handedInAt === null}
        saveState={player.saveState}
        waiting={player.waiting}
      />
      <Troubles open={open} isUnsaved={player.isUnsaved} />
      {question === undefined ? (
        <ReviewPanel
          open={open}
          attempt={attempt}
          answers={player.answers}
          onHandIn={player.handIn}
          takesFocus={hasMoved}
          onGoTo={goTo}
        />
      ) : (
        <QuestionForm
          question={question}
          options={content.response_sets[question.response_set] ?? []}
          number={index + 1}
          total={total}
          value={player.answers.get(question.question_id)}
          takesFocus={hasMoved}
          onChoose={(value) => player.choose(question.question_id, value)}
          onBack={index === 0 ? null : () => goTo(index - 1)}
          onNext={() => goTo(index + 1)}
        />
      )}
      {attempt.handedInAt === null && <LeaveButton refId={activity.refId} />}
    </div>
  )
}

type HeadProps = {
  open: OpenActivity
  answered: number
  total: number
  isReview: boolean
  saveState: SaveState
  waiting: number
}

// Like the other parts around the question: the next question is no reason to draw it again.
const PlayerHead = memo(function PlayerHead(props: HeadProps) {
  const { open, answered, total, isReview, saveState, waiting } = props
  const { t } = useLingui()
  const title = open.content.title[currentLocale()]
  return (
    <header className={styles.head}>
      <div className={styles.headRow}>
        <PageTitle
          className={styles.headTitle}
          documentTitle={isReview ? t`Review: ${title}` : undefined}
        >
          {title}
        </PageTitle>
        <SaveBadge state={saveState} waitingCount={waiting} {...MOMENTARY} />
      </div>
      <ProgressBar label={t`Answered`} isLabelHidden value={answered} max={total} />
    </header>
  )
})

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

type TroublesProps = { open: OpenActivity; isUnsaved: boolean }

const Troubles = memo(function Troubles({ open, isUnsaved }: TroublesProps) {
  const status = useSyncStatus(open.offline)
  const here = useLocation({ select: (location) => location.href })
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
      {status === 'signed-out' && (
        <Banner tone="warning" isLive title={<Trans>Sign in again to send your answers</Trans>}>
          <Trans>They are safe on this device. You can go on answering.</Trans>{' '}
          <a href={`/login?redirect=${encodeURIComponent(here)}`}>
            <Trans>Sign in</Trans>
          </a>
        </Banner>
      )}
    </div>
  )
})
