// A number as an answer. What can mean two numbers is an answer once the candidate said which.
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import { answerProblem } from '#contract/assessments/answer-rules.ts'
import { currentLocale, currentReader } from '#web/i18n/i18n.ts'
import { readNumber, typedNumber } from '#web/i18n/typed-number.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import type { AnswerInputProps, Input, Of } from './answer-props.ts'
import { isMarkedOptional, Label, MissingText } from './text-answer.tsx'

import styles from './assessments.module.css'

export function NumberAnswer(props: Of<'number'>) {
  const { question, input, stored, isDisabled, isTried, isMissing, onChange } = props
  const [text, setText] = useState(() =>
    typeof stored === 'number' ? typedNumber(stored, currentReader()) : '',
  )
  const [isLeft, setIsLeft] = useState(false)
  // What is typed over an answer, and is none, does not take its place.
  const answered = useRef<number | ''>(typeof stored === 'number' ? stored : '')
  const readings = readingsOf(text)
  const numberError = () => {
    if (text.trim() === '') return isMissing ? <MissingText question={question} /> : undefined
    if (readings.length === 2)
      return isTried ? <Trans>Choose which number you mean.</Trans> : undefined
    const isRefused = readings[0] === undefined || !fits(readings[0], input)
    return isRefused && (isTried || isLeft) ? (
      <NumberProblem isNumber={readings.length > 0} input={input} />
    ) : undefined
  }
  const change = (next: string) => {
    setText(next)
    const [value, other] = readingsOf(next)
    const isAnswer = value !== undefined && other === undefined && fits(value, input)
    const isEmpty = next.trim() === ''
    if (isAnswer) onChange(value, true)
    else onChange(isEmpty ? '' : answered.current, isEmpty)
  }
  const leave = () => {
    setIsLeft(true)
    const [value, other] = readings
    if (value !== undefined && other === undefined && fits(value, input)) answered.current = value
  }
  return (
    <div className={styles.typed}>
      <TextField
        label={<Label question={question} />}
        isOptional={isMarkedOptional(props)}
        hint={<NumberHint question={question} input={input} />}
        inputMode={(input.min ?? -1) < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        value={text}
        disabled={isDisabled}
        error={numberError()}
        onBlur={leave}
        onChange={({ target }) => change(target.value)}
      />
      {readings.length === 2 && (
        <Meanings
          values={readings}
          isDisabled={isDisabled}
          onChoose={(value) => change(typedNumber(value, currentReader()))}
        />
      )}
    </div>
  )
}

type MeaningsProps = {
  values: readonly number[]
  isDisabled: boolean
  onChoose: (value: number) => void
}

function Meanings({ values, isDisabled, onChoose }: MeaningsProps) {
  return (
    <div role="status" className={styles.meanings}>
      <Trans>Which number do you mean?</Trans>
      {values.map((value) => (
        <Button key={value} size="small" disabled={isDisabled} onClick={() => onChoose(value)}>
          {typedNumber(value, currentReader())}
        </Button>
      ))}
    </div>
  )
}

function readingsOf(text: string): readonly number[] {
  return readNumber(text, currentReader())
}

type NumberInput = Extract<Input, { type: 'number' }>

function fits(value: number, input: NumberInput): boolean {
  return answerProblem(input, { value, values: NONE }) === null
}

const NONE: ReadonlySet<number> = new Set()

type NumberTextProps = { input: NumberInput }

function NumberHint({ question, input }: NumberTextProps & Pick<AnswerInputProps, 'question'>) {
  const { unit } = input
  return (
    <>
      {question.help?.[currentLocale()]} {unit !== '' && <Trans>In {unit}.</Trans>}
    </>
  )
}

function NumberProblem({ isNumber, input }: NumberTextProps & { isNumber: boolean }) {
  const { min, max } = input
  const format = useFormatter()
  const low = min === null ? '' : format.number(min)
  const high = max === null ? '' : format.number(max)
  if (!isNumber || (min === null && max === null)) return <Trans>Enter a number.</Trans>
  if (min === null) return <Trans>Enter a number up to {high}.</Trans>
  if (max === null) return <Trans>Enter a number from {low}.</Trans>
  return (
    <Trans>
      Enter a number from {low} to {high}.
    </Trans>
  )
}
