// When a field is shown: always, or after a given answer to an earlier field.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import { conditionSources } from '#contract/assessments/form-conditions.ts'
import { fieldId, type FormField, type FormSection } from '#contract/assessments/form-fields.ts'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { SaveActions } from '../save-actions.tsx'
import { useChoicesOf } from './condition-text.ts'
import { fieldText } from './field-text.ts'
import { replaced, withCondition } from './form-draft.ts'

import styles from '../setup.module.css'

type ConditionDialogProps = {
  field: FormField
  sections: readonly FormSection[]
  onChange: (sections: readonly FormSection[]) => unknown
  onClose: () => void
}

export function ConditionDialog({ field, sections, onChange, onClose }: ConditionDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const choicesOf = useChoicesOf()
  const sources = conditionSources(sections, field)
  const find = (id: string) => sources.find((one) => fieldId(one) === id)
  const [sourceId, setSourceId] = useState(
    () => find(field.shown_if?.question_id ?? '') && field.shown_if?.question_id,
  )
  const [value, setValue] = useState(field.shown_if?.value)
  const source = find(sourceId ?? '')
  const choices = source === undefined ? [] : choicesOf(source)
  const chosen = choices.find((one) => one.value === value) ?? choices[0]
  const name = fieldText(field)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const condition =
      source === undefined || chosen === undefined
        ? undefined
        : { question_id: fieldId(source), value: chosen.value }
    onChange(replaced(sections, withCondition(field, condition)))
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>When is “{name}” shown?</Trans>}
      actions={<SaveActions formId={formId} onCancel={onClose} />}
    >
      <form id={formId} className={styles.stack} onSubmit={submit}>
        <SelectField
          label={t`After an answer to`}
          placeholder={t`Always shown`}
          hint={t`Only earlier fields that are answered by a choice are listed.`}
          options={sources.map((one) => ({ value: fieldId(one), label: fieldText(one) }))}
          value={sourceId ?? ''}
          onChange={({ target }) => setSourceId(target.value)}
        />
        {source !== undefined && (
          <SelectField
            label={t`The answer`}
            options={choices.map((one) => ({ value: String(one.value), label: one.label }))}
            value={String(chosen?.value ?? '')}
            onChange={({ target }) => setValue(Number(target.value))}
          />
        )}
      </form>
    </Dialog>
  )
}
