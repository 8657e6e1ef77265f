// A question that is answered by a file: choosing it, where it is, and taking it back. It is stored on this device first,
// and sent as a recording is.
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'

import type { Question } from '#contract/assessments/assessments.ts'
import type { StandardFieldName } from '#contract/plan-editor/plan-editor-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { TakeRow } from '#web/offline/media-database.ts'
import { Button } from '#web/ui/controls/button.tsx'

import type { FileProblem } from '../shell/files/check-file.ts'
import { FilePicker } from '../shell/files/file-picker.tsx'
import { FileProblemText, FormatsHint } from '../shell/files/file-problem.tsx'
import { OfferedResume } from '../shell/files/offered-resume.tsx'
import { RecordingProgress } from '../shell/recording-progress.tsx'
import type { OpenActivity } from './open-activity.ts'
import type { QuestionFormProps } from './question-form.tsx'
import { QuestionFrame } from './question-frame.tsx'
import { storeFile } from './store-file.ts'
import { MissingText } from './text-answer.tsx'
import { useTakes } from './use-takes.ts'

import fileStyles from '../shell/files/files.module.css'
import styles from './recording.module.css'

/** The standard field of a form that asks for a resume. */
const RESUME_FIELD: StandardFieldName = 'resume'

type FileQuestionProps = Omit<QuestionFormProps, 'options' | 'stem' | 'onChoose'> & {
  file: NonNullable<Question['file']>
  open: OpenActivity
  attempt: AttemptRow
  /** The id of the file; empty for none. */
  onChoose: (fileId: string) => void
  /** Resolves once what was chosen is on disk. */
  whenStored: () => Promise<void>
}

export function FileQuestion(props: FileQuestionProps) {
  const { open, question, file, isReadOnly, isOver, isLookedUp, onChoose, onNext } = props
  const { media, chosen, isAnswered, choose } = useTakes({
    ...props,
    questionId: question.question_id,
  })
  const choosing = useChoosing({ ...props, media, choose })
  const ids = useId()
  const isDisabled = isReadOnly || isOver
  const isMissing = isLookedUp && question.is_required === true && !isAnswered
  const problem = choosing.problem ?? (isMissing ? 'missing' : null)
  const next = () => {
    if (!isReadOnly) onNext()
  }
  return (
    <QuestionFrame {...props} onNext={next}>
      <div>
        <h2 className={styles.text}>{question.text[currentLocale()]}</h2>
        <p className={styles.hint} id={`${ids}-hint`}>
          {question.help?.[currentLocale()] ?? <FormatsHint formats={file.formats} />}
        </p>
      </div>
      {chosen !== null && <ChosenFile take={chosen} />}
      {!isAnswered && question.question_id === RESUME_FIELD && (
        <OfferedResume
          userId={open.offline.ownerId}
          refId={open.activity.refId}
          formats={file.formats}
          isDisabled={isDisabled || choosing.isBusy}
          onTake={(resume) => void choosing.pick(resume)}
        />
      )}
      <FilePicker
        formats={file.formats}
        isBusy={choosing.isBusy}
        isDisabled={isDisabled}
        hasFile={isAnswered}
        describedBy={problem === null ? `${ids}-hint` : `${ids}-problem ${ids}-hint`}
        onPick={(picked) => void choosing.pick(picked)}
      >
        {isAnswered && (
          <Button variant="quiet" disabled={isDisabled} onClick={() => onChoose('')}>
            <Trans>Remove the file</Trans>
          </Button>
        )}
      </FilePicker>
      {problem !== null && (
        <p className={fileStyles.problem} id={`${ids}-problem`} role="alert">
          {problem === 'missing' ? (
            <MissingText question={question} />
          ) : (
            <FileProblemText
              problem={problem}
              // Else they are in the hint above.
              formats={question.help?.[currentLocale()] === undefined ? undefined : file.formats}
            />
          )}
        </p>
      )}
      {chosen !== null && <RecordingProgress take={chosen} media={media} />}
      {chosen === null && isAnswered && (
        <p className={styles.hint} role="status">
          <Trans>This question was answered by a file on another device.</Trans>
        </p>
      )}
    </QuestionFrame>
  )
}

function useChoosing(
  given: FileQuestionProps & Pick<ReturnType<typeof useTakes>, 'media' | 'choose'>,
) {
  const { open, attempt, question, file, media, choose } = given
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const pick = async (picked: File) => {
    setIsBusy(true)
    setProblem(null)
    const { question_id: questionId } = question
    const stored = await storeFile({ open, media, questionId, attempt, picked, ...file })
    setIsBusy(false)
    if (typeof stored === 'string') setProblem(stored)
    else choose(stored.recordingId)
  }
  return { isBusy, problem, pick }
}

function ChosenFile({ take }: { take: TakeRow }) {
  const format = useFormatter()
  return (
    <p className={styles.chosen}>
      <strong>{take.fileName}</strong> <span>{format.fileSize(take.bytes)}</span>
    </p>
  )
}
