// One question, answered by its choices, by what is typed, by a recording, or by a file.
import { lazy, Suspense, type ComponentProps } from 'react'

import type { AnswerValue, Question } from '#contract/assessments/assessments.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

import { isListening, isOneCard, isPartOfCards } from './one-card.ts'
import type { OpenActivity } from './open-activity.ts'
import { QuestionForm } from './question-form.tsx'

// Most questionnaires record nothing: what records is in a file of its own, which is kept on the device all the same.
const RecordingQuestion = lazy(() =>
  import('./recording-question.tsx').then((module) => ({ default: module.RecordingQuestion })),
)

const FileQuestion = lazy(() =>
  import('./file-question.tsx').then((module) => ({ default: module.FileQuestion })),
)

// So is what is typed.
const TypedQuestion = lazy(() =>
  import('./typed-question.tsx').then((module) => ({ default: module.TypedQuestion })),
)

// And a typing test, which measures how.
const TypingQuestion = lazy(() =>
  import('./typing/typing-question.tsx').then((module) => ({ default: module.TypingQuestion })),
)

// And a speed test, which measures the network.
const SpeedQuestion = lazy(() =>
  import('./speed/speed-question.tsx').then((module) => ({ default: module.SpeedQuestion })),
)

// And what is listened to.
const LanguageQuestion = lazy(() =>
  import('./language/language-question.tsx').then((module) => ({
    default: module.LanguageQuestion,
  })),
)

const NONE: readonly never[] = []

type AnyQuestionProps = Omit<
  ComponentProps<typeof QuestionForm>,
  'options' | 'stem' | 'canAutoAdvance' | 'onChoose'
> & {
  open: OpenActivity
  attempt: AttemptRow
  onChoose: (value: AnswerValue) => void
  /** Takes what changes with every key. */
  onStream: (value: AnswerValue) => void
  /** Answers any question. */
  onAnswer: (questionId: string, value: AnswerValue) => void
  onGoTo: (index: number) => void
  /** Resolves once what was chosen is on disk. */
  whenStored: () => Promise<void>
}

export function AnyQuestion(given: AnyQuestionProps) {
  const { open, attempt, onStream, whenStored, onAnswer, onGoTo, ...props } = given
  const { recording, file, input, response_set } = props.question
  const { stem, response_sets, prefilled } = open.content
  const options = response_sets[response_set] ?? NONE
  const suggestion = prefilled?.[props.question.question_id]
  if (isOneCard(props.question)) {
    const canAutoAdvance = isPartOfCards(open.content, props.question)
    return <QuestionForm {...props} {...{ stem, options, canAutoAdvance }} />
  }
  const byInput = (input: NonNullable<Question['input']>) => {
    if (input.type === 'typing') return <TypingQuestion {...props} {...{ input, onStream }} />
    if (input.type === 'speed_test') return <SpeedQuestion {...props} {...{ input }} />
    if (!isListening(input)) return <TypedQuestion {...props} {...{ options, input, suggestion }} />
    const { content } = open
    return <LanguageQuestion {...props} {...{ options, input, content, onAnswer, onGoTo }} />
  }
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      {input !== undefined && byInput(input)}
      {recording !== undefined && (
        <RecordingQuestion {...props} {...{ open, attempt, whenStored, recording }} />
      )}
      {file !== undefined && <FileQuestion {...props} {...{ open, attempt, whenStored, file }} />}
    </Suspense>
  )
}
