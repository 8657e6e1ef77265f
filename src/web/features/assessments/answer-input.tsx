// The field of a question that is not answered by one card.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { answerProblem } from '#contract/answer-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { CheckCards } from '#web/ui/check-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { AnswerInputProps } from './answer-props.ts'
import { NumberAnswer } from './number-answer.tsx'
import { Label, MissingText, TextAnswer } from './text-answer.tsx'

export function AnswerInput(props: AnswerInputProps) {
  const { input } = props
  switch (input.type) {
    case 'multiple_choice':
      return <Choices {...props} />
    case 'short_text':
    case 'long_text':
      return <TextAnswer {...props} input={input} />
    case 'number':
      return <NumberAnswer {...props} input={input} />
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

const NO_CHOICES: ReadonlySet<number> = new Set()

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
          answerProblem({ type: 'date' }, { value: target.value, values: NO_CHOICES }) === null
        const value = isFitting ? target.value : ''
        setDay(target.value)
        setIsIncomplete(target.validity.badInput || !isFitting)
        onChange(value, isFitting && !target.validity.badInput)
      }}
    />
  )
}
