// A question that is answered by a recording: the camera, the take, and where it is.
import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'

import type { Question } from '#contract/assessments/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { Media } from '#web/offline/media-host.ts'

import { RecordingProgress } from '../shell/recording-progress.tsx'
import { preparationOf } from './count-preparation.ts'
import { useLeaveRecording } from './leave-recording.tsx'
import type { OpenActivity } from './open-activity.ts'
import { QuestionFrame, type QuestionFrameProps } from './question-frame.tsx'
import { RecordingControls } from './recording-controls.tsx'
import { RecordingKept } from './recording-kept.tsx'
import { RecordingSession } from './recording-session.ts'
import type { ScreenAnswers } from './screen-answers.ts'
import { speakingTimes, type SpeakingTimes } from './speaking-times.ts'
import { useTakes } from './use-takes.ts'

import styles from './recording.module.css'

/** Where a question does not say it; more would make people rehearse. */
const USUAL_ATTEMPTS = 3

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
  const times = useTimes(props)
  const session = useSession({ ...props, media, choose, times })
  const { leaveBy, dialog } = useLeaveRecording(session)
  const newest = takes?.at(-1) ?? null
  const { max_attempts: most = USUAL_ATTEMPTS } = recording
  const left = most - (newest?.take ?? 0)
  const hasBegun = useHasBegun(props) || newest !== null || isAnswered
  const isShown = times === null || hasBegun
  return (
    <QuestionFrame {...props} onBack={leaveBy(props.onBack)} onNext={leaveBy(props.onNext)}>
      <h2 className={styles.text}>
        {isShown ? question.text[currentLocale()] : <Trans>A spoken answer</Trans>}
      </h2>
      {dialog}
      <RecordingControls
        session={session}
        kind={recording.kind}
        maxSeconds={recording.max_seconds}
        takesLeft={takes === undefined ? most : left}
        hasTake={chosen !== null}
        times={times}
        hasBegun={hasBegun}
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

// With the extra time as this device has it by now: staff may give more while a user sits there.
function useTimes({ open, recording }: RecordingQuestionProps): SpeakingTimes | null {
  const { offline, activity } = open
  const stored = useLiveQuery(() => offline.store.findPackage(activity), [offline, activity])
  return speakingTimes(recording, stored?.content ?? open.content)
}

// Whether the preparation began on this device, before a reload for example.
function useHasBegun({ open, question }: RecordingQuestionProps): boolean {
  const { offline, activity } = open
  const timer = preparationOf(question.question_id)
  return useLiveQuery(
    async () => (await offline.timers.list(activity)).some((row) => row.timer === timer),
    [offline, activity, timer],
    false,
  )
}

function useSession(
  given: RecordingQuestionProps & {
    media: Media
    choose: (recordingId: string) => void
    times: SpeakingTimes | null
  },
): RecordingSession {
  const { open, media, question, recording, attempt, choose, times } = given
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
  useEffect(() => session.follow({ attemptId: attempt.attemptId, onTaken: choose, times }))
  useEffect(() => () => session.close(), [session])
  return session
}
