// The fields of the parts of a rule. Each changes one part, and knows nothing of the others.
import { useLingui } from '@lingui/react/macro'

import { APPLICATION_STATUSES, STEP_STATUSES } from '#contract/application-states.ts'
import { TIMED_EVENTS } from '#contract/automation-limits.ts'
import type { AutomationCondition, AutomationTrigger } from '#contract/automation.ts'
import { DIRECT_SOURCE, SOURCE_TYPES } from '#contract/source-types.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { SelectOption } from '#web/ui/select-field.tsx'
import { sourceTypeLabel } from '#web/ui/staff/source-type-labels.ts'

import { applicationStatusLabels, stepStatusLabels } from '../../application-labels.ts'
import { EVENT_LABELS } from './automation-labels.ts'
import type { AutomationChoices } from './automation-queries.ts'
import {
  Choice,
  NumberField,
  ScoreFields,
  Several,
  TagChoice,
  userOptions,
} from './part-controls.tsx'

/** What every part of a rule is edited with. */
export type PartProps<P> = { part: P; choices: AutomationChoices; onChange: (part: P) => void }

export function TriggerFields({ part, choices, onChange }: PartProps<AutomationTrigger>) {
  const { t, i18n } = useLingui()
  const steps = useStepOptions(choices)
  switch (part.kind) {
    case 'submitted':
      return null
    case 'step_passed':
    case 'step_failed':
      return (
        <Choice
          label={t`Which step`}
          value={String(part.job_step_id ?? '')}
          options={[{ value: '', label: t`Any step` }, ...steps]}
          onChange={(value) =>
            onChange({ ...part, job_step_id: value === '' ? null : Number(value) })
          }
        />
      )
    case 'score':
    case 'model_score':
      return <ScoreFields part={part} onChange={(score) => onChange({ ...part, ...score })} />
    case 'activity_score':
      return (
        <>
          <Choice
            label={t`Which activity`}
            value={String(part.job_step_activity_id)}
            options={choices.activities.map((one) => ({
              value: String(one.job_step_activity_id),
              label: one.title[currentLocale()],
            }))}
            onChange={(value) => onChange({ ...part, job_step_activity_id: Number(value) })}
          />
          <ScoreFields part={part} onChange={(score) => onChange({ ...part, ...score })} />
        </>
      )
    case 'time_since':
      return (
        <>
          <NumberField
            label={t`Days`}
            min={1}
            max={365}
            value={part.days}
            onChange={(days) => onChange({ ...part, days })}
          />
          <Choice
            label={t`After what`}
            value={part.event}
            options={TIMED_EVENTS.map((one) => ({ value: one, label: i18n._(EVENT_LABELS[one]) }))}
            onChange={(value) => {
              const event = TIMED_EVENTS.find((one) => one === value)
              if (event !== undefined) onChange({ ...part, event })
            }}
          />
        </>
      )
  }
}

export function ConditionFields({ part, choices, onChange }: PartProps<AutomationCondition>) {
  const { t, i18n } = useLingui()
  const steps = useStepOptions(choices)
  switch (part.kind) {
    case 'score':
      return <ScoreFields part={part} onChange={(score) => onChange({ ...part, ...score })} />
    case 'status':
      return (
        <Several
          values={part.statuses}
          all={APPLICATION_STATUSES}
          label={t`Status`}
          name={(one) => i18n._(applicationStatusLabels[one])}
          onChange={(statuses) => onChange({ ...part, statuses })}
        />
      )
    case 'step_status':
      return (
        <Several
          values={part.step_statuses}
          all={STEP_STATUSES}
          label={t`Step status`}
          name={(one) => i18n._(stepStatusLabels[one])}
          onChange={(step_statuses) => onChange({ ...part, step_statuses })}
        />
      )
    case 'step':
      return (
        <Choice
          label={t`Step`}
          value={String(part.job_step_id)}
          options={steps}
          onChange={(value) => onChange({ ...part, job_step_id: Number(value) })}
        />
      )
    case 'tag':
      return <TagCondition part={part} choices={choices} onChange={onChange} />
    case 'assigned':
      return (
        <Choice
          label={t`Assigned to`}
          value={String(part.user_id ?? '')}
          options={[{ value: '', label: t`No one` }, ...userOptions(choices)]}
          onChange={(value) => onChange({ ...part, user_id: value === '' ? null : Number(value) })}
        />
      )
    case 'hiring_class':
      return (
        <Choice
          label={t`Hiring class`}
          value={String(part.hiring_class_id)}
          options={choices.classes.map((one) => ({
            value: String(one.hiring_class_id),
            label: one.name,
          }))}
          onChange={(value) => onChange({ ...part, hiring_class_id: Number(value) })}
        />
      )
    case 'source':
      return (
        <Several
          values={part.source_types}
          all={[...SOURCE_TYPES, DIRECT_SOURCE]}
          label={t`Source`}
          name={(one) => i18n._(sourceTypeLabel(one))}
          onChange={(source_types) => onChange({ ...part, source_types })}
        />
      )
  }
}

type TagPart = Extract<AutomationCondition, { kind: 'tag' }>

function TagCondition({
  part,
  choices,
  onChange,
}: Omit<PartProps<AutomationCondition>, 'part'> & { part: TagPart }) {
  const { t } = useLingui()
  return (
    <>
      <Choice
        label={t`They`}
        value={part.has_tag ? 'has' : 'lacks'}
        options={[
          { value: 'has', label: t`have the tag` },
          { value: 'lacks', label: t`do not have the tag` },
        ]}
        onChange={(value) => onChange({ ...part, has_tag: value === 'has' })}
      />
      <TagChoice
        id={part.tag_id}
        choices={choices}
        onChange={(tag_id) => onChange({ ...part, tag_id })}
      />
    </>
  )
}

function useStepOptions({ steps }: AutomationChoices): SelectOption[] {
  const stepTitle = useStepTitle()
  return steps.map((one) => ({
    value: String(one.job_step_id),
    label: stepTitle(one.title, one.standard_title),
  }))
}
