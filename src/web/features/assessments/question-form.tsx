// One question with its choices. Number keys choose, Enter goes on, and going back loses nothing.
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect, useRef, type FormEvent } from 'react'

import type { AnswerValue, AssessmentPackage, Question } from '#contract/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { OptionCards } from '#web/ui/option-cards.tsx'

import { useEnterKey } from './use-enter-key.ts'

import styles from './assessments.module.css'

type QuestionFormProps = {
  question: Question
  options: AssessmentPackage['response_sets'][string]
  number: number
  total: number
  value: AnswerValue | undefined
  /** A question that the candidate moved to is read from its beginning; the first one after opening is not. */
  takesFocus: boolean
  onChoose: (value: number) => void
  onBack: (() => void) | null
  onNext: () => void
}

export const QuestionForm = memo(function QuestionForm(props: QuestionFormProps) {
  const { question, options, number, total, value, takesFocus, onChoose, onBack, onNext } = props
  const { t } = useLingui()
  const locale = currentLocale()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.focus()
  }, [number, takesFocus])
  useEnterKey(onNext)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.question}
      onSubmit={goOn}
      aria-label={t`Question ${number} of ${total}`}
    >
      <p className={styles.number}>
        <Trans>
          Question {number} of {total}
        </Trans>
      </p>
      <OptionCards
        name={question.question_id}
        legend={question.text[locale]}
        options={options.map((option) => ({
          value: String(option.value),
          label: option.label[locale],
        }))}
        value={value === undefined ? null : String(value)}
        onChange={(chosen) => onChoose(Number(chosen))}
        hasNumberKeys
      />
      <div className={styles.paging}>
        <Button onClick={onBack ?? undefined} disabled={onBack === null}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" variant="primary">
          {number === total ? <Trans>Review</Trans> : <Trans>Next</Trans>}
        </Button>
      </div>
    </form>
  )
})
