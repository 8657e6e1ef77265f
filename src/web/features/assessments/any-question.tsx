// One question, answered by its choices, by what is typed, or by a recording.
import { lazy, Suspense, type ComponentProps } from 'react'

import type { AnswerValue } from '#contract/assessments.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { OpenActivity } from './open-activity.ts'
import { QuestionForm } from './question-form.tsx'

// Most questionnaires record nothing: what records is in a file of its own, which is kept on the device all the same.
const RecordingQuestion = lazy(() =>
  import('./recording-question.tsx').then((module) => ({ default: module.RecordingQuestion })),
)

// So is what is typed.
const TypedQuestion = lazy(() =>
  import('./typed-question.tsx').then((module) => ({ default: module.TypedQuestion })),
)

// And a typing test, which measures how.
const TypingQuestion = lazy(() =>
  import('./typing/typing-question.tsx').then((module) => ({ default: module.TypingQuestion })),
)

const NONE: readonly never[] = []

type AnyQuestionProps = Omit<
  ComponentProps<typeof QuestionForm>,
  'options' | 'stem' | 'onChoose'
> & {
  open: OpenActivity
  attempt: AttemptRow
  onChoose: (value: AnswerValue) => void
  /** Takes what changes with every key. */
  onStream: (value: AnswerValue) => void
  /** Resolves once what was chosen is on disk. */
  whenStored: () => Promise<void>
}

export function AnyQuestion({ open, attempt, onStream, whenStored, ...props }: AnyQuestionProps) {
  const { recording, input, response_set, question_id } = props.question
  const { stem, response_sets, prefilled } = open.content
  const options = response_sets[response_set] ?? NONE
  if (recording === undefined && input === undefined)
    return <QuestionForm {...props} stem={stem} options={options} />
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      {recording !== undefined && (
        <RecordingQuestion {...props} {...{ open, attempt, whenStored, recording }} />
      )}
      {input?.type === 'typing' && <TypingQuestion {...props} {...{ input, onStream }} />}
      {input !== undefined && input.type !== 'typing' && (
        <TypedQuestion {...props} {...{ options, input }} suggestion={prefilled?.[question_id]} />
      )}
    </Suspense>
  )
}
