// The fields of an action of a rule.
import { useLingui } from '@lingui/react/macro'

import type { AutomationAction } from '#contract/automation.ts'
import { reasonLabel } from '#web/ui/staff/rejection-reason-labels.ts'

import { Choice, TagChoice, userOptions } from './part-controls.tsx'
import type { PartProps } from './part-fields.tsx'

export function ActionFields({ part, choices, onChange }: PartProps<AutomationAction>) {
  const { t, i18n } = useLingui()
  switch (part.kind) {
    case 'advance':
      return null
    case 'reject':
      return (
        <Choice
          label={t`Reason`}
          value={String(part.rejection_reason_id)}
          options={choices.reasons.map((one) => {
            const label = reasonLabel(one)
            const text = typeof label === 'string' ? label : i18n._(label)
            return { value: String(one.rejection_reason_id), label: text }
          })}
          onChange={(value) => onChange({ ...part, rejection_reason_id: Number(value) })}
        />
      )
    case 'move':
      return (
        <Choice
          label={t`Requisition`}
          value={String(part.to_job_id)}
          options={choices.jobs.map((one) => ({ value: String(one.job_id), label: one.title }))}
          onChange={(value) => onChange({ ...part, to_job_id: Number(value) })}
        />
      )
    case 'assign':
      return (
        <Choice
          label={t`User`}
          value={String(part.user_id)}
          options={userOptions(choices)}
          onChange={(value) => onChange({ ...part, user_id: Number(value) })}
        />
      )
    case 'tag':
      return (
        <TagChoice
          id={part.tag_ids[0] ?? 0}
          choices={choices}
          onChange={(id) => onChange({ ...part, tag_ids: [id] })}
        />
      )
    case 'email':
      return (
        <Choice
          label={t`Template`}
          value={`${part.template_slug} ${part.language}`}
          options={choices.templates.map((one) => ({
            value: `${one.template_slug} ${one.language}`,
            label: `${one.template_display_name} (${one.language})`,
          }))}
          onChange={(value) => {
            const found = choices.templates.find(
              (one) => `${one.template_slug} ${one.language}` === value,
            )
            if (found === undefined) return
            onChange({ ...part, template_slug: found.template_slug, language: found.language })
          }}
        />
      )
  }
}
