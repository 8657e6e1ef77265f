// Everything that was answered in a form, to be looked over before it is submitted: each with the way to its field.
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'

import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'

import type { OpenActivity } from './open-activity.ts'
import type { Answers } from './screen-answers.ts'

import styles from './answer-list.module.css'

// Few forms ask for a file.
const TakeName = lazy(() =>
  import('./take-name.tsx').then((module) => ({ default: module.TakeName })),
)

type AnswerListProps = {
  content: AssessmentPackage
  /** Of its questions those that are asked. */
  shown: readonly Question[]
  answers: Answers
  /** Whether a question can still be answered. */
  isOpen: (questionId: string) => boolean
  open: OpenActivity | undefined
  onChange: (index: number) => void
}

export function AnswerList({ content, shown, answers, isOpen, open, onChange }: AnswerListProps) {
  const { t } = useLingui()
  return (
    <dl className={styles.answers} aria-label={t`Your answers`}>
      {shown.map((question) => {
        const { question_id: id, text } = question
        const name = text[currentLocale()]
        return (
          <div key={id} className={styles.answer}>
            <dt className={styles.answerQuestion}>{name}</dt>
            <dd className={styles.answerValue}>
              <Answer {...{ content, question, open }} value={answers.get(id)} />
            </dd>
            {isOpen(id) && (
              <dd>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t`Change: ${name}`}
                  onClick={() => onChange(content.questions.indexOf(question))}
                >
                  <Trans>Change</Trans>
                </Button>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

type AnswerProps = Pick<AnswerListProps, 'content' | 'open'> & {
  question: Question
  value: AnswerValue | undefined
}

function Answer({ content, question, value, open }: AnswerProps) {
  const format = useFormatter()
  const { question_id: id, input, file, recording, response_set } = question
  if (value === undefined || isBlank(value))
    return (
      <span className={styles.empty}>
        <Trans>Left empty</Trans>
      </span>
    )
  if (recording !== undefined) return <Trans>Recorded</Trans>
  if (file !== undefined)
    return open === undefined ? (
      <Trans>A file</Trans>
    ) : (
      <Suspense>
        <TakeName {...{ open }} questionId={id} recordingId={String(value)} />
      </Suspense>
    )
  if (Array.isArray(value) || response_set !== '') {
    const chosen = [value].flat()
    const options = content.response_sets[response_set] ?? []
    const labels = options.filter((one) => chosen.includes(one.value))
    return labels.map(({ label }) => label[currentLocale()]).join(', ')
  }
  if (typeof value === 'number') {
    const number = format.number(value, { maximumFractionDigits: 20 })
    return input?.type === 'number' ? `${number} ${input.unit}`.trim() : number
  }
  return input?.type === 'date' ? format.date(value, 'long') : value
}
