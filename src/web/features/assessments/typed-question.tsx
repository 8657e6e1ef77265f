// A question that is answered by typing, by a date, or by several choices. What is typed is stored with every letter.
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type FormEvent } from 'react'

import type { AnswerValue } from '#contract/assessments.ts'
import { isBlank } from '#contract/blank-answer.ts'

import { AnswerInput } from './answer-input.tsx'
import type { Input } from './answer-props.ts'
import { Paging, QuestionNumber, useFocusOnMove, useSheetValue } from './question-form.tsx'
import type { QuestionFormProps } from './question-form.tsx'
import { useEnterKey } from './use-enter-key.ts'

import styles from './assessments.module.css'

type TypedQuestionProps = Omit<QuestionFormProps, 'stem' | 'onChoose'> & {
  input: Input
  onChoose: (value: AnswerValue) => void
  /** What the profile says: in the field until the candidate answers, and their answer once they go on with it. */
  suggestion?: string | undefined
}

export function TypedQuestion(props: TypedQuestionProps) {
  const { question, input, options, number, total, section, isLast, sheet, isLookedUp } = props
  const { suggestion, isReadOnly, isOver, takesFocus, onChoose, onBack, onNext } = props
  const { t } = useLingui()
  const { value, takenOver } = useSheetValue(sheet, question.question_id)
  const form = useFocusOnMove({ number, takesFocus })
  const isValid = useRef(true)
  const [isTried, setIsTried] = useState(false)
  const suggested = useRef(value === undefined ? suggestion : undefined)
  // What cannot be an answer is said at its field, before another question hides it.
  const next = () => {
    setIsTried(true)
    if (isReadOnly || !isValid.current) return
    if (suggested.current !== undefined && !isOver) onChoose(suggested.current)
    onNext()
  }
  useEnterKey(next)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      className={styles.question}
      onSubmit={goOn}
      aria-label={t`Question ${number} of ${total}`}
    >
      <QuestionNumber {...{ question, number, total, section }} />
      <AnswerInput
        // An answer from another device stands in the field instead of what was typed before it.
        key={takenOver}
        {...{ question, input, options, isTried }}
        isMissing={isLookedUp && question.is_required === true && isBlank(value)}
        stored={value ?? suggestion}
        isSuggested={value === undefined && suggestion !== undefined}
        isDisabled={isReadOnly || isOver}
        onChange={(changed, isFitting) => {
          suggested.current = undefined
          isValid.current = isFitting
          onChoose(changed)
        }}
      />
      <Paging isFirst={number === 1} isLast={isLast} onBack={onBack} />
    </form>
  )
}
