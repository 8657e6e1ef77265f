// A question that is answered by a recording: the camera, the take, and where it is.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react'

import type { Question } from '#contract/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import { openMedia } from '#web/offline/media-of-page.ts'

import { RecordingProgress } from '../shell/recording-progress.tsx'
import type { AnswerSheet } from './answer-sheet.ts'
import type { OpenActivity } from './open-activity.ts'
import { Paging, useFocusOnMove } from './question-form.tsx'
import { RecordingControls } from './recording-controls.tsx'
import { RecordingKept } from './recording-kept.tsx'
import { RecordingSession } from './recording-session.ts'

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
  const { question, recording, open, number, total, isLast, sheet, takesFocus } = props
  const { onBack, onNext } = props
  const { t } = useLingui()
  const { offline, activity } = open
  const [media] = useState(() => openMedia(offline))
  const questionId = question.question_id
  const takes = useLiveQuery(
    () => media.store.listTakes({ activity, questionId }),
    [media, activity, questionId],
  )
  const answers = useSyncExternalStore(sheet.subscribe, sheet.all)
  const chosen = takes?.find((take) => take.recordingId === answers.get(questionId)) ?? null
  const choose = (recordingId: string) => {
    props.onChoose(recordingId)
    const others = (takes ?? []).filter((take) => take.recordingId !== recordingId)
    // Their owner replaced them; but not before the answer that names this one is on disk. Where it is not, they stay.
    const discardOthers = async () => {
      await props.whenStored()
      // A tab that only shows stores nothing.
      if (await isAnswer(open, { questionId, recordingId }))
        await media.store.discard(others.map((take) => take.recordingId))
    }
    void discardOthers().catch(() => undefined)
    media.engine.wake()
  }
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
      {chosen === null && answers.has(questionId) && (
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
    media: ReturnType<typeof openMedia>
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

/** Whether the answer on this device's disk names the recording. */
async function isAnswer(
  { offline, activity }: OpenActivity,
  of: { questionId: string; recordingId: string },
): Promise<boolean> {
  const attempt = await offline.store.findAttempt(activity)
  if (attempt === null) return false
  const rows = await offline.store.listAnswers(attempt.attemptId)
  return rows.some((row) => row.questionId === of.questionId && row.value === of.recordingId)
}
