// The field of a question that is not answered by one card.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { ANSWER_DATES, answerProblem } from '#contract/assessments/answer-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { CheckCards } from '#web/ui/form/check-cards.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import type { AnswerInputProps } from './answer-props.ts'
import { NumberAnswer } from './number-answer.tsx'
import { isMarkedOptional, Label, MissingText, TextAnswer } from './text-answer.tsx'

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
  const { question, options, stored, isDisabled, isField = false, onChange } = props
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
      isField={isField}
      onChange={choose}
    />
  )
}

const NO_CHOICES: ReadonlySet<number> = new Set()

function DateField(props: AnswerInputProps) {
  const { question, stored, isDisabled, isTried, isMissing, onChange } = props
  const { t } = useLingui()
  const [day, setDay] = useState(() => (typeof stored === 'string' ? stored : ''))
  const [problem, setProblem] = useState<'incomplete' | 'out_of_range' | null>(null)
  const dateError = () => {
    if (isTried && problem === 'incomplete') return t`Enter a whole date.`
    if (isTried && problem === 'out_of_range') return t`Enter a date between 1900 and 2200.`
    return isMissing && day === '' ? <MissingText question={question} /> : undefined
  }
  return (
    <TextField
      type="date"
      label={<Label question={question} />}
      isOptional={isMarkedOptional(props)}
      hint={question.help?.[currentLocale()]}
      error={dateError()}
      min={ANSWER_DATES.first}
      max={ANSWER_DATES.last}
      value={day}
      disabled={isDisabled}
      onChange={({ target }) => {
        const found = dateProblem(target)
        setDay(target.value)
        setProblem(found)
        onChange(found === null ? target.value : '', found === null)
      }}
    />
  )
}

function dateProblem({ value, validity }: HTMLInputElement): 'incomplete' | 'out_of_range' | null {
  const problem = answerProblem({ type: 'date' }, { value, values: NO_CHOICES })
  if (problem === 'date_out_of_range') return 'out_of_range'
  return validity.badInput || problem !== null ? 'incomplete' : null
}
