// The field of a question that is not answered by one card.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { answerProblem } from '#contract/answer-rules.ts'
import type { AnswerValue, Question } from '#contract/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { CheckCards } from '#web/ui/check-cards.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { QuestionFormProps } from './question-form.tsx'
import { parseNumber, typedNumber } from './typed-number.ts'

import styles from './assessments.module.css'

type Input = NonNullable<Question['input']>

type AnswerInputProps = Pick<QuestionFormProps, 'question' | 'options'> & {
  input: Input
  /** Undefined before the first answer. */
  stored: AnswerValue | undefined
  isDisabled: boolean
  /** The candidate wanted to go on: what does not fit is said. */
  isTried: boolean
  /** `isFitting` is false while something is typed that is no answer; the answer is then none. */
  onChange: (value: AnswerValue, isFitting: boolean) => void
}

export function AnswerInput(props: AnswerInputProps) {
  const { input } = props
  switch (input.type) {
    case 'multiple_choice':
      return <Choices {...props} />
    case 'short_text':
    case 'long_text':
      return <Text {...props} input={input} />
    case 'number':
      return <NumberField {...props} input={input} />
    case 'date':
      return <DateField {...props} />
  }
}

function Choices({ question, options, stored, isDisabled, onChange }: AnswerInputProps) {
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

type Of<Type extends Input['type']> = AnswerInputProps & { input: Extract<Input, { type: Type }> }

function Text(props: Of<'short_text' | 'long_text'>) {
  const { question, input, stored, isDisabled, onChange } = props
  const [text, setText] = useState(() => (typeof stored === 'string' ? stored : ''))
  const left = input.max_length - text.length
  const field = {
    label: <Label question={question} />,
    hint: question.help?.[currentLocale()],
    value: text,
    maxLength: input.max_length,
    disabled: isDisabled,
    onChange: ({ target }: { target: { value: string } }) => {
      // A database takes whole characters only, and a limit of length may cut one in two.
      const whole = target.value.toWellFormed().replaceAll('\0', '')
      setText(whole)
      onChange(whole, true)
    },
  }
  return (
    <div className={styles.typed}>
      {input.type === 'short_text' ? <TextField {...field} /> : <TextArea rows={7} {...field} />}
      <p className={styles.hint}>
        <Plural value={left} one="# character left" other="# characters left" />
      </p>
    </div>
  )
}

function NumberField({ question, input, stored, isDisabled, isTried, onChange }: Of<'number'>) {
  const locale = currentLocale()
  const [text, setText] = useState(() =>
    typeof stored === 'number' ? typedNumber(stored, locale) : '',
  )
  const [isLeft, setIsLeft] = useState(false)
  const isFitting = numberOf(text, input) !== null
  return (
    <TextField
      label={<Label question={question} />}
      hint={<NumberHint question={question} input={input} />}
      inputMode={(input.min ?? -1) < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      value={text}
      disabled={isDisabled}
      error={
        !isFitting && (isTried || isLeft) ? <NumberProblem text={text} input={input} /> : undefined
      }
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

function DateField({ question, stored, isDisabled, isTried, onChange }: AnswerInputProps) {
  const { t } = useLingui()
  const [day, setDay] = useState(() => (typeof stored === 'string' ? stored : ''))
  const [isIncomplete, setIsIncomplete] = useState(false)
  return (
    <TextField
      type="date"
      label={<Label question={question} />}
      hint={question.help?.[currentLocale()]}
      error={isTried && isIncomplete ? t`Enter a whole date.` : undefined}
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

function Label({ question }: Pick<AnswerInputProps, 'question'>) {
  return <span className={styles.typedLabel}>{question.text[currentLocale()]}</span>
}
