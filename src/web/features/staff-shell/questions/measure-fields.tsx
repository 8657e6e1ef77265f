// What a scale and a number need.
import { useLingui } from '@lingui/react/macro'

import { QUESTION_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import type { DraftFieldsProps } from './question-draft.ts'

import styles from './question.module.css'

type Field = 'low' | 'high' | 'min' | 'max' | 'unit'

export function ScaleFields(props: DraftFieldsProps) {
  const { draft, onChange } = props
  const { t } = useLingui()
  const bind = binder(props)
  return (
    <div className={styles.pair}>
      <SelectField
        label={t`Values`}
        value={String(draft.scaleMax)}
        options={[
          { value: '5', label: t`1 to 5` },
          { value: '10', label: t`1 to 10` },
        ]}
        onChange={({ target }) => onChange({ scaleMax: target.value === '10' ? 10 : 5 })}
      />
      <TextField label={t`Lowest value means`} {...bind('low', QUESTION_LIMITS.optionText)} />
      <TextField label={t`Highest value means`} {...bind('high', QUESTION_LIMITS.optionText)} />
    </div>
  )
}

export function NumberFields(props: DraftFieldsProps) {
  const { t } = useLingui()
  const bind = binder(props)
  return (
    <div className={styles.pair}>
      <TextField label={t`Lowest number`} isOptional inputMode="decimal" {...bind('min', 20)} />
      <TextField label={t`Highest number`} isOptional inputMode="decimal" {...bind('max', 20)} />
      <TextField
        label={t`Unit`}
        hint={t`Such as years or kilometres.`}
        isOptional
        {...bind('unit', QUESTION_LIMITS.unit)}
      />
    </div>
  )
}

function binder({ draft, problemOf, onChange }: DraftFieldsProps) {
  return (field: Field, maxLength: number) => ({
    value: draft[field],
    error: problemOf(field),
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
}
