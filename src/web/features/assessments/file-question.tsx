// A question that is answered by a file: choosing it, where it is, and taking it back. It is stored on this device first,
// and sent as a recording is.
import { Trans } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import type { Question } from '#contract/assessments/assessments.ts'
import type { OtherFormat } from '#contract/core/file-format.ts'
import type { FileFormat } from '#contract/core/file-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { TakeRow } from '#web/offline/media-database.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { RecordingProgress } from '../shell/recording-progress.tsx'
import type { OpenActivity } from './open-activity.ts'
import { PhotoPages } from './photos/photo-pages.tsx'
import type { QuestionFormProps } from './question-form.tsx'
import { QuestionFrame } from './question-frame.tsx'
import { storeFile, type FileProblem } from './store-file.ts'
import { MissingText } from './text-answer.tsx'
import { useTakes } from './use-takes.ts'

import styles from './recording.module.css'

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
  const { question, file, isReadOnly, isOver, isLookedUp, onChoose, onNext } = props
  const { media, chosen, isAnswered, choose } = useTakes({
    ...props,
    questionId: question.question_id,
  })
  const choosing = useChoosing({ ...props, media, choose })
  const ids = useId()
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
      <FilePicker
        formats={file.formats}
        isBusy={choosing.isBusy}
        isDisabled={isReadOnly || isOver}
        hasFile={isAnswered}
        describedBy={problem === null ? `${ids}-hint` : `${ids}-problem ${ids}-hint`}
        onPick={(picked) => void choosing.pick(picked)}
        onRemove={() => onChoose('')}
      />
      {file.formats.includes('pdf') && (
        <PhotoPages
          isBusy={choosing.isBusy}
          isDisabled={isReadOnly || isOver}
          describedBy={`${ids}-hint`}
          onMade={(pdf) => void choosing.pick(pdf)}
        />
      )}
      {problem !== null && (
        <p className={styles.problem} id={`${ids}-problem`} role="alert">
          {problem === 'missing' ? (
            <MissingText question={question} />
          ) : (
            <ProblemText problem={problem} formats={file.formats} />
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

type FilePickerProps = {
  formats: readonly FileFormat[]
  isBusy: boolean
  isDisabled: boolean
  hasFile: boolean
  describedBy: string
  onPick: (picked: File) => void
  onRemove: () => void
}

function FilePicker(props: FilePickerProps) {
  const { formats, isBusy, isDisabled, hasFile, describedBy, onPick, onRemove } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.picker}>
      <input
        ref={input}
        type="file"
        hidden
        accept={formats.map((format) => `.${format}`).join(',')}
        onChange={({ target }) => {
          const [picked] = target.files ?? []
          // So that the same file can be chosen again after it was corrected.
          target.value = ''
          if (picked !== undefined) onPick(picked)
        }}
      />
      <Button
        icon={<FileUp size={18} aria-hidden="true" />}
        isBusy={isBusy}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {hasFile ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
      </Button>
      {hasFile && (
        <Button variant="quiet" disabled={isDisabled} onClick={onRemove}>
          <Trans>Remove the file</Trans>
        </Button>
      )}
    </div>
  )
}

function ChosenFile({ take }: { take: TakeRow }) {
  const format = useFormatter()
  return (
    <p className={styles.chosen}>
      <strong>{take.fileName}</strong> <span>{format.fileSize(take.bytes)}</span>
    </p>
  )
}

function FormatsHint({ formats }: { formats: readonly FileFormat[] }) {
  const format = useFormatter()
  const names = format.list(
    formats.map((one) => one.toUpperCase()),
    'disjunction',
  )
  return <Trans>A file of at most 10 MB: {names}.</Trans>
}

function ProblemText({
  problem,
  formats,
}: {
  problem: FileProblem
  formats: readonly FileFormat[]
}) {
  switch (problem) {
    case 'rtf':
    case 'html':
    case 'photo':
    case 'heic':
    case 'odt':
    case 'wrong-format':
      return (
        <>
          <span>
            <Trans>Error: Please try uploading a different file</Trans>
          </span>
          {problem !== 'wrong-format' && (
            <span>
              <OtherFormatText format={problem} />
            </span>
          )}
          <span>
            <FormatsHint formats={formats} />
          </span>
        </>
      )
    case 'too-large':
      return <Trans>This file is larger than 10 MB. Choose a smaller one.</Trans>
    case 'unreadable':
      return <Trans>This file could not be read. Choose it again.</Trans>
    case 'not-stored':
      return (
        <Trans>This device could not store the file. Free some space and choose it again.</Trans>
      )
  }
}

// Its name may say otherwise.
function OtherFormatText({ format }: { format: OtherFormat }) {
  switch (format) {
    case 'rtf':
      return <Trans>This is an RTF file. Save it as a PDF in your word processor.</Trans>
    case 'html':
      return <Trans>This is a web page. Print it as a PDF.</Trans>
    case 'photo':
      return <Trans>This is a photo. Use “Take photos of it” to make a PDF of it.</Trans>
    case 'heic':
      return <Trans>This is an HEIC photo. Share or print it as a PDF on your phone.</Trans>
    case 'odt':
      return <Trans>This is an OpenDocument file. Export it as a PDF.</Trans>
  }
}
