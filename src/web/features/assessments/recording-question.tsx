// A question that is answered by a recording: the camera, the take, and where it is.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type FormEvent } from 'react'

import type { Question } from '#contract/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { Media } from '#web/offline/media-host.ts'

import { RecordingProgress } from '../shell/recording-progress.tsx'
import type { AnswerSheet } from './answer-sheet.ts'
import type { OpenActivity } from './open-activity.ts'
import { Paging, useFocusOnMove } from './question-form.tsx'
import { RecordingControls } from './recording-controls.tsx'
import { RecordingKept } from './recording-kept.tsx'
import { RecordingSession } from './recording-session.ts'
import { useTakes } from './use-takes.ts'

import styles from './recording.module.css'

/** The last one counts; more would make people rehearse. */
const MAX_TAKES = 3

type RecordingQuestionProps = {
  question: Question
  recording: NonNullable<Question['recording']>
  open: OpenActivity
  attempt: AttemptRow
  number: number
  total: number
  /** The review follows. */
  isLast: boolean
  sheet: AnswerSheet
  takesFocus: boolean
  onChoose: (recordingId: string) => void
  /** Resolves once what was chosen is on disk. */
  whenStored: () => Promise<void>
  onBack: () => void
  onNext: () => void
}

export function RecordingQuestion(props: RecordingQuestionProps) {
  const { question, recording, number, total, isLast, takesFocus } = props
  const { onBack, onNext } = props
  const { t } = useLingui()
  const questionId = question.question_id
  const { media, takes, chosen, isAnswered, choose } = useTakes({ ...props, questionId })
  const session = useSession({ ...props, media, choose })
  const form = useFocusOnMove({ number, takesFocus })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  const newest = takes?.at(-1) ?? null
  const left = MAX_TAKES - (newest?.take ?? 0)
  const title = t`Question ${number} of ${total}`
  return (
    <form ref={form} tabIndex={-1} className={styles.question} onSubmit={goOn} aria-label={title}>
      <p className={styles.number}>{title}</p>
      <h2 className={styles.text}>{question.text[currentLocale()]}</h2>
      <RecordingControls
        session={session}
        kind={recording.kind}
        maxSeconds={recording.max_seconds}
        takesLeft={takes === undefined ? MAX_TAKES : left}
        hasTake={chosen !== null}
      />
      <RecordingKept
        take={newest?.recordingId === chosen?.recordingId ? null : newest}
        session={session}
        onUse={async (recordingId) => {
          await media.store.finish(recordingId)
          choose(recordingId)
        }}
      />
      {chosen !== null && <RecordingProgress take={chosen} media={media} isPlayable />}
      {chosen === null && isAnswered && (
        <p className={styles.hint} role="status">
          <Trans>This question was answered by a recording on another device.</Trans>
        </p>
      )}
      <Paging isFirst={number === 1} isLast={isLast} onBack={onBack} />
    </form>
  )
}

function useSession(
  given: RecordingQuestionProps & {
    media: Media
    choose: (recordingId: string) => void
  },
): RecordingSession {
  const { open, media, question, recording, attempt, choose } = given
  const [session] = useState(
    () =>
      new RecordingSession({
        offline: open.offline,
        media,
        activity: open.activity,
        questionId: question.question_id,
        wanted: recording,
      }),
  )
  useEffect(() => session.follow({ attemptId: attempt.attemptId, onTaken: choose }))
  useEffect(() => () => session.close(), [session])
  return session
}
