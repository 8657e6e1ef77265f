// A question that is answered by a recording: the camera, the take, and where it is.
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import type { Question } from '#contract/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { Media } from '#web/offline/media-host.ts'

import { RecordingProgress } from '../shell/recording-progress.tsx'
import type { OpenActivity } from './open-activity.ts'
import { QuestionFrame, type QuestionFrameProps } from './question-frame.tsx'
import { RecordingControls } from './recording-controls.tsx'
import { RecordingKept } from './recording-kept.tsx'
import { RecordingSession } from './recording-session.ts'
import type { ScreenAnswers } from './screen-answers.ts'
import { useTakes } from './use-takes.ts'

import styles from './recording.module.css'

/** The last one counts; more would make people rehearse. */
const MAX_TAKES = 3

type RecordingQuestionProps = QuestionFrameProps & {
  recording: NonNullable<Question['recording']>
  open: OpenActivity
  attempt: AttemptRow
  screenAnswers: ScreenAnswers
  onChoose: (recordingId: string) => void
  /** Resolves once what was chosen is on disk. */
  whenStored: () => Promise<void>
}

export function RecordingQuestion(props: RecordingQuestionProps) {
  const { question, recording } = props
  const questionId = question.question_id
  const { media, takes, chosen, isAnswered, choose } = useTakes({ ...props, questionId })
  const session = useSession({ ...props, media, choose })
  const newest = takes?.at(-1) ?? null
  const left = MAX_TAKES - (newest?.take ?? 0)
  return (
    <QuestionFrame {...props}>
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
    </QuestionFrame>
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
