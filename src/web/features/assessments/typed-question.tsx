// A question that is answered by typing, by a date, or by several choices. What is typed is stored with every letter.
import { useEffect, useRef, useState } from 'react'

import type { AnswerValue } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'

import { AnswerInput } from './answer-input.tsx'
import type { Input } from './answer-props.ts'
import { useScreenAnswer, type QuestionFormProps } from './question-form.tsx'
import { QuestionFrame } from './question-frame.tsx'

type TypedQuestionProps = Omit<QuestionFormProps, 'stem' | 'onChoose'> & {
  input: Input
  onChoose: (value: AnswerValue) => void
  /** What the profile says: in the field until the candidate answers, and their answer once they go on with it. */
  suggestion?: string | undefined
}

export function TypedQuestion(props: TypedQuestionProps) {
  const { question, input, options, screenAnswers, isLookedUp } = props
  const { suggestion, isReadOnly, isOver, onChoose, onNext } = props
  const { value, adopted } = useScreenAnswer(screenAnswers, question.question_id)
  const isValid = useRef(true)
  const [isTried, setIsTried] = useState(false)
  const suggested = useRef(value === undefined ? suggestion : undefined)
  // The field starts with a stored answer: at first, and whenever one replaces the typed text.
  useEffect(() => {
    isValid.current = true
    return () => screenAnswers.setUncorrected(false)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the field is a new one with each adopted answer
  }, [screenAnswers, adopted])
  // What cannot be an answer is said at its field, before another question hides it.
  const next = () => {
    setIsTried(true)
    if (isReadOnly || !isValid.current) return
    if (suggested.current !== undefined && !isOver) onChoose(suggested.current)
    onNext()
  }
  return (
    <QuestionFrame {...props} onNext={next}>
      <AnswerInput
        // Drawn again when an answer from another device replaces what was typed before it.
        key={adopted}
        {...{ question, input, options, isTried }}
        isMissing={isLookedUp && question.is_required === true && isBlank(value)}
        stored={value ?? suggestion}
        isSuggested={value === undefined && suggestion !== undefined}
        isDisabled={isReadOnly || isOver}
        onChange={(changed, isFitting) => {
          suggested.current = undefined
          isValid.current = isFitting
          screenAnswers.setUncorrected(!isFitting)
          onChoose(changed)
        }}
      />
    </QuestionFrame>
  )
}
