import { Trans } from '@lingui/react/macro'

import { PLAN_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

type StepTitleProps = { number: number; title: string; onChange: (title: string) => void }

/** The title of a step, stored when the field is left: each letter would be a change of its own. */
export function StepTitle({ number, title, onChange }: StepTitleProps) {
  return (
    <LimitedTextField
      label={<Trans>Title of step {number}</Trans>}
      defaultValue={title}
      maxLength={PLAN_LIMITS.titleLength}
      onBlur={({ target }) => {
        const next = target.value.trim()
        if (next === '') target.value = title
        else if (next !== title && target.validity.valid) onChange(next)
      }}
    />
  )
}
