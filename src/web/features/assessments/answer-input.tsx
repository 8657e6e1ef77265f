// The field of a question that is not answered by one card.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { answerProblem } from '#contract/answer-rules.ts'
import type { AnswerValue } from '#contract/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { CheckCards } from '#web/ui/check-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { AnswerInputProps, Input, Of } from './answer-props.ts'
import { Label, MissingText, TextAnswer } from './text-answer.tsx'
import { parseNumber, typedNumber } from './typed-number.ts'

export function AnswerInput(props: AnswerInputProps) {
  const { input } = props
  switch (input.type) {
    case 'multiple_choice':
      return <Choices {...props} />
    case 'short_text':
    case 'long_text':
      return <TextAnswer {...props} input={input} />
    case 'number':
      return <NumberField {...props} input={input} />
    case 'date':
      return <DateField {...props} />
  }
}

function Choices(props: AnswerInputProps) {
  const { question, options, stored, isDisabled, onChange } = props
  const locale = currentLocale()
  const [chosen, setChosen] = useState(() => (Array.isArray(stored) ? stored : []))
  const choose = (next: number[]) => {
    setChosen(next)
    onChange(next, true)
  }
  return (
    <CheckCards
      legend={question.text[locale]}
      hint={question.help?.[locale] ?? <Trans>Choose all that apply.</Trans>}
      options={options.map(({ value, label }) => ({ value, label: label[locale] }))}
      chosen={chosen}
      isDisabled={isDisabled}
      onChange={choose}
    />
  )
}

function NumberField(props: Of<'number'>) {
  const { question, input, stored, isDisabled, isTried, isMissing, onChange } = props
  const locale = currentLocale()
  const [text, setText] = useState(() =>
    typeof stored === 'number' ? typedNumber(stored, locale) : '',
  )
  const [isLeft, setIsLeft] = useState(false)
  const isFitting = numberOf(text, input) !== null
  const numberError = () => {
    if (!isFitting && (isTried || isLeft)) return <NumberProblem text={text} input={input} />
    return isMissing && text === '' ? <MissingText question={question} /> : undefined
  }
  return (
    <TextField
      label={<Label question={question} />}
      hint={<NumberHint question={question} input={input} />}
      inputMode={(input.min ?? -1) < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      value={text}
      disabled={isDisabled}
      error={numberError()}
      onBlur={() => setIsLeft(true)}
      onChange={({ target }) => {
        setText(target.value)
        const value = numberOf(target.value, input)
        onChange(value ?? '', value !== null)
      }}
    />
  )
}

// Null for what is typed and no answer; blank for nothing.
function numberOf(text: string, input: Extract<Input, { type: 'number' }>): AnswerValue | null {
  if (text.trim() === '') return ''
  const value = parseNumber(text, currentLocale())
  const isFitting = value !== null && answerProblem(input, { value, values: NONE }) === null
  return isFitting ? value : null
}

const NONE: ReadonlySet<number> = new Set()

type NumberTextProps = { input: Extract<Input, { type: 'number' }> }

function NumberHint({ question, input }: NumberTextProps & Pick<AnswerInputProps, 'question'>) {
  const { unit } = input
  return (
    <>
      {question.help?.[currentLocale()]} {unit !== '' && <Trans>In {unit}.</Trans>}
    </>
  )
}

function NumberProblem({ text, input: { min, max } }: NumberTextProps & { text: string }) {
  const format = useFormatter()
  const low = min === null ? '' : format.number(min)
  const high = max === null ? '' : format.number(max)
  if (parseNumber(text, format.locale) === null) return <Trans>Enter a number.</Trans>
  if (min === null) return <Trans>Enter a number up to {high}.</Trans>
  if (max === null) return <Trans>Enter a number from {low}.</Trans>
  return (
    <Trans>
      Enter a number from {low} to {high}.
    </Trans>
  )
}

function DateField(props: AnswerInputProps) {
  const { question, stored, isDisabled, isTried, isMissing, onChange } = props
  const { t } = useLingui()
  const [day, setDay] = useState(() => (typeof stored === 'string' ? stored : ''))
  const [isIncomplete, setIsIncomplete] = useState(false)
  const dateError = () => {
    if (isTried && isIncomplete) return t`Enter a whole date.`
    return isMissing && day === '' ? <MissingText question={question} /> : undefined
  }
  return (
    <TextField
      type="date"
      label={<Label question={question} />}
      hint={question.help?.[currentLocale()]}
      error={dateError()}
      max="9999-12-31"
      value={day}
      disabled={isDisabled}
      onChange={({ target }) => {
        const isFitting =
          answerProblem({ type: 'date' }, { value: target.value, values: NONE }) === null
        const value = isFitting ? target.value : ''
        setDay(target.value)
        setIsIncomplete(target.validity.badInput || !isFitting)
        onChange(value, isFitting && !target.validity.badInput)
      }}
    />
  )
}
