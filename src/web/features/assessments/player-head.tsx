// Above the question: what is answered, how far along, and where the answers are.
import { useLingui } from '@lingui/react/macro'
import { memo, useSyncExternalStore, type ReactNode } from 'react'

import { isAsked } from '#contract/assessments/asked-questions.ts'
import type { Question } from '#contract/assessments/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { AnswerWriter } from '#web/offline/answer-writer.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { SaveBadge } from '#web/ui/feedback/save-badge.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import type { OpenActivity } from './open-activity.ts'
import type { ScreenAnswers } from './screen-answers.ts'
import { useSaveState } from './use-save-state.ts'
import { useShownQuestions } from './use-shown-questions.ts'

import styles from './assessments.module.css'

type HeadProps = {
  open: OpenActivity
  attempt: AttemptRow
  screenAnswers: ScreenAnswers
  writer: AnswerWriter
  isReview: boolean
  /** Another tab is the live one. */
  isReadOnly: boolean
  /** What is left of a limited time. */
  time: ReactNode
}

// Each part follows what it shows by itself: the next question is no reason to draw it again.
export const PlayerHead = memo(function PlayerHead(props: HeadProps) {
  const { open, attempt, screenAnswers, writer, isReview, isReadOnly, time } = props
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
        <div className={classNames(styles.headFacts, open.timed !== null && styles.timed)}>
          <Badge {...{ open, attempt, writer, screenAnswers, isReadOnly }} />
          {time}
        </div>
      </div>
      <Answered screenAnswers={screenAnswers} questions={open.content.questions} />
    </header>
  )
})

type BadgeProps = Pick<HeadProps, 'open' | 'attempt' | 'writer' | 'screenAnswers' | 'isReadOnly'>

function Badge({ open, attempt, writer, screenAnswers, isReadOnly }: BadgeProps) {
  const { offline, answers } = open
  const waitingAtFirst = answers.filter((row) => row.isWaiting === 1).length
  const { state, waiting } = useSaveState({ offline, attempt, writer, waitingAtFirst, isReadOnly })
  const isUncorrected = useSyncExternalStore(screenAnswers.subscribe, screenAnswers.isUncorrected)
  if (isUncorrected && state !== 'refused') return <SaveBadge state="uncorrected" />
  return <SaveBadge state={state} waitingCount={waiting} />
}

type AnsweredProps = { screenAnswers: ScreenAnswers; questions: readonly Question[] }

/** How many of the questions are answered. */
export function Answered({ screenAnswers, questions }: AnsweredProps) {
  const { t } = useLingui()
  const asked = useShownQuestions(questions, screenAnswers).filter(isAsked)
  const answered = useSyncExternalStore(screenAnswers.subscribe, () => screenAnswers.count(asked))
  return <ProgressBar label={t`Answered`} isLabelHidden value={answered} max={asked.length} />
}
