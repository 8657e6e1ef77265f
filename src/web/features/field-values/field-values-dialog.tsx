import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { isBlank } from '#contract/assessments/blank-answer.ts'
import type { FieldValue, RecordedValues } from '#contract/settings/field-values.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'

import { AnswerField, answerIn } from './answer-field.tsx'

import styles from './field-values.module.css'

type FieldValuesDialogProps = {
  title: string
  /** Those that are offered. */
  fields: readonly FieldValue[]
  error: Error | null
  isBusy: boolean
  /** Takes what differs from `begun`, the fields as the user saw them; rejects with `error`. */
  onSave: (values: RecordedValues, begun: readonly FieldValue[]) => Promise<void>
  onClose: () => void
}

/** One form with all fields. It sends what was changed, so that two users can fill in different fields at once. */
export function FieldValuesDialog(props: FieldValuesDialogProps) {
  const { title, fields: given, error, isBusy, onSave, onClose } = props
  const { i18n } = useLingui()
  const errorText = useErrorText()
  // As they were when the user began: they may be read again meanwhile.
  const [fields] = useState(given)
  const [sent, setSent] = useState<RecordedValues>([])
  const { form, problemOf } = useFieldProblems(error)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const values = fields.flatMap((value) => changeIn(data, value))
    setSent(values)
    try {
      if (values.length > 0) await onSave(values, fields)
      onClose()
    } catch {
      // The error comes as a property.
    }
  }
  const problemAt = (value: FieldValue) => {
    const name = nameOf(value)
    const index = sent.findIndex((one) => one.account_field_id === value.account_field_id)
    const refused = REFUSED[value.field.type]
    return problemOf(name) ?? problemOf(`values.${index}`, refused && i18n._(refused))
  }
  return (
    <FormDialog
      title={title}
      isBusy={isBusy}
      onClose={onClose}
      {...form}
      onSubmit={(event) => void submit(event)}
      className={styles.form}
    >
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      {fields.map((value) => (
        <AnswerField
          key={value.account_field_id}
          {...{ value, name: nameOf(value), error: problemAt(value) }}
        />
      ))}
    </FormDialog>
  )
}

/** What the server alone finds wrong with an answer of a kind. */
const REFUSED: Partial<Record<FieldValue['field']['type'], MessageDescriptor>> = {
  multiple_choice: msg`Choose at least one answer.`,
  long_text: msg`This text is too long.`,
}

function nameOf({ account_field_id: id }: FieldValue): string {
  return `field-${id}`
}

// A required one without an answer is sent as well, so that it is refused.
function changeIn(data: FormData, value: FieldValue): RecordedValues {
  const { account_field_id, field, answer: before } = value
  const answer = answerIn(data, { field, name: nameOf(value) })
  const isUnchanged = isBlank(answer)
    ? before === null && !field.is_required
    : JSON.stringify(answer) === JSON.stringify(before)
  return isUnchanged ? [] : [{ account_field_id, answer }]
}
