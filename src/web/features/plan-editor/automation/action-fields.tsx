// The fields of an action of a rule.
import { useLingui } from '@lingui/react/macro'

import { AUTOMATION_LIMITS } from '#contract/automation/automation-rules.ts'
import type { AutomationAction } from '#contract/automation/automation.ts'
import { reasonLabel } from '#web/features/decisions/rejection-reason-labels.ts'

import { Choice } from './part-controls.tsx'
import type { PartProps } from './part-fields.tsx'
import { RuleCombobox, RuleMultiCombobox } from './rule-combobox.tsx'

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
        <RuleCombobox
          kind="requisitions"
          label={t`Requisition`}
          choices={choices}
          id={part.to_job_id}
          onChange={(to_job_id) => onChange({ ...part, to_job_id })}
        />
      )
    case 'assign':
      return (
        <RuleCombobox
          kind="users"
          label={t`User`}
          choices={choices}
          id={part.user_id}
          onChange={(user_id) => onChange({ ...part, user_id })}
        />
      )
    case 'tag':
      return (
        <RuleMultiCombobox
          kind="tags"
          label={t`Tags`}
          choices={choices}
          ids={part.tag_ids}
          most={AUTOMATION_LIMITS.addedTags}
          onChange={(tag_ids) => onChange({ ...part, tag_ids })}
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
