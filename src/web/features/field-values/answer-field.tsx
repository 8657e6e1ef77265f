// The form control of a custom field, and reading its answer from a submitted form.
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'

import { ANSWER_DATES } from '#contract/assessments/answer-rules.ts'
import type { AnswerValue } from '#contract/assessments/assessments.ts'
import { optionsOf } from '#contract/assessments/question-facts.ts'
import { QUESTION_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import type { FieldValue } from '#contract/settings/field-values.ts'
import { CheckCards } from '#web/ui/form/check-cards.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import { NO, YES } from './field-answer.tsx'

import styles from './field-values.module.css'

type AnswerFieldProps = {
  value: FieldValue
  name: string
  error: string | undefined
}

/** The answer that a submitted form holds for a field; blank where there is none. */
export function answerIn(
  data: FormData,
  { field, name }: Pick<FieldValue, 'field'> & { name: string },
): AnswerValue {
  const typed = data.get(name)
  const text = typeof typed === 'string' ? typed.trim() : ''
  if (field.type === 'multiple_choice') return text === '' ? [] : text.split(',').map(Number)
  const isNumber = ['single_choice', 'yes_no', 'number'].includes(field.type)
  return isNumber && text !== '' ? Number(text) : text
}

export function AnswerField({ value, name, error }: AnswerFieldProps) {
  const { t } = useLingui()
  const { field, answer } = value
  const shared = {
    name,
    label: field.text,
    hint: field.help === '' ? undefined : field.help,
    error,
    isOptional: !field.is_required,
    required: field.is_required,
  }
  const text = Array.isArray(answer) ? '' : String(answer ?? '')
  switch (field.type) {
    case 'single_choice': {
      const options = field.options.map((one) => ({ value: String(one.value), label: one.text }))
      return (
        <SelectField {...shared} defaultValue={text} placeholder={t`Choose…`} options={options} />
      )
    }
    case 'yes_no': {
      const options = [
        { value: String(YES), label: t`Yes` },
        { value: String(NO), label: t`No` },
      ]
      return (
        <SelectField {...shared} defaultValue={text} placeholder={t`Choose…`} options={options} />
      )
    }
    case 'multiple_choice':
      return <ChoicesField {...{ value, name, error }} />
    case 'number':
      return (
        <NumberField
          {...shared}
          isDecimal
          label={field.unit === '' ? field.text : `${field.text} (${field.unit})`}
          min={field.min ?? undefined}
          max={field.max ?? undefined}
          defaultValue={text}
        />
      )
    case 'date':
      return <DayField {...shared} answer={text} />
    case 'long_text':
      // Without the browser’s limit, which cuts what is pasted without a word.
      return <TextArea {...shared} defaultValue={text} />
    case 'short_text':
    // No kinds of fields.
    case 'scale':
    case 'file':
    case 'recording':
      return (
        <LimitedTextField {...shared} maxLength={QUESTION_LIMITS.shortAnswer} defaultValue={text} />
      )
  }
}

type DayFieldProps = Omit<ComponentProps<typeof DateField>, 'value'> & { answer: string }

function DayField({ answer, ...rest }: DayFieldProps) {
  const [day, setDay] = useState(answer)
  return (
    <DateField
      {...rest}
      min={ANSWER_DATES.first}
      max={ANSWER_DATES.last}
      value={day}
      onChange={({ target }) => setDay(target.value)}
    />
  )
}

function ChoicesField({ value: { field, answer }, name, error }: AnswerFieldProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(Array.isArray(answer) ? answer : [])
  const { text } = field
  const options = optionsOf(field).map(({ value, text }) => ({ value, label: text }))
  return (
    <div>
      <CheckCards
        isField
        legend={field.is_required ? field.text : t`${text} (optional)`}
        hint={field.help === '' ? undefined : field.help}
        options={options}
        chosen={chosen}
        onChange={setChosen}
      />
      {/* Native checkboxes would come as several values of one name. */}
      <input type="hidden" name={name} value={chosen.join(',')} />
      {error !== undefined && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
