// The fields of the parts of a rule. Each changes one part, and knows nothing of the others.
import { useLingui } from '@lingui/react/macro'

import { APPLICATION_STATUSES, STEP_STATUSES } from '#contract/applicants/application-states.ts'
import { AUTOMATION_LIMITS, TIMED_EVENTS } from '#contract/automation/automation-rules.ts'
import type { AutomationCondition, AutomationTrigger } from '#contract/automation/automation.ts'
import { DIRECT_SOURCE, SOURCE_TYPES } from '#contract/careers/careers-rules.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { SelectOption } from '#web/ui/form/select-field.tsx'

import { applicationStatusLabels, stepStatusLabels } from '../../applicants/application-labels.ts'
import { EVENT_LABELS } from './automation-labels.ts'
import type { AutomationChoices } from './automation-queries.ts'
import { Choice, BoundedNumber, ScoreFields, Several } from './part-controls.tsx'
import { RuleMultiCombobox, type RuleChoices } from './rule-combobox.tsx'

/** Stands for no one among ids of users, which begin with 1. */
const NO_ONE = 0
const SOURCES = [...SOURCE_TYPES, DIRECT_SOURCE] as const

/** What every part of a rule is edited with. */
export type PartProps<P> = { part: P; choices: RuleChoices; onChange: (part: P) => void }

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
          <BoundedNumber
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
          label={t`Status`}
          options={APPLICATION_STATUSES.map((value) => ({
            value,
            label: i18n._(applicationStatusLabels[value]),
          }))}
          onChange={(statuses) => onChange({ ...part, statuses })}
        />
      )
    case 'step_status':
      return (
        <Several
          values={part.step_statuses}
          label={t`Step status`}
          options={STEP_STATUSES.map((value) => ({
            value,
            label: i18n._(stepStatusLabels[value]),
          }))}
          onChange={(step_statuses) => onChange({ ...part, step_statuses })}
        />
      )
    case 'step':
      return (
        <Several
          label={t`Step`}
          values={part.job_step_ids}
          options={steps.map(({ value, label }) => ({ value: Number(value), label }))}
          onChange={(job_step_ids) => onChange({ ...part, job_step_ids })}
        />
      )
    case 'tag':
      return <TagCondition part={part} choices={choices} onChange={onChange} />
    case 'assigned':
      return (
        <RuleMultiCombobox
          kind="users"
          label={t`Assigned to`}
          choices={choices}
          ids={part.user_ids.map((id) => id ?? NO_ONE)}
          most={AUTOMATION_LIMITS.values}
          extra={{ id: String(NO_ONE), label: t`No one` }}
          onChange={(ids) =>
            onChange({ ...part, user_ids: ids.map((id) => (id === NO_ONE ? null : id)) })
          }
        />
      )
    case 'hiring_class':
      return <ClassCondition {...{ part, choices, onChange }} />
    case 'source':
      return (
        <Several
          values={part.source_types}
          label={t`Source`}
          options={SOURCES.map((value) => ({
            value,
            label: i18n._(sourceTypeLabel(value)),
          }))}
          onChange={(source_types) => onChange({ ...part, source_types })}
        />
      )
    case 'knock_out':
      return <KnockOutCondition part={part} onChange={onChange} />
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
          { value: 'has', label: t`have any of the tags` },
          { value: 'lacks', label: t`have none of the tags` },
        ]}
        onChange={(value) => onChange({ ...part, has_tag: value === 'has' })}
      />
      <RuleMultiCombobox
        kind="tags"
        label={t`Tags`}
        choices={choices}
        ids={part.tag_ids}
        most={AUTOMATION_LIMITS.values}
        onChange={(tag_ids) => onChange({ ...part, tag_ids })}
      />
    </>
  )
}

type ClassPart = Extract<AutomationCondition, { kind: 'hiring_class' }>

function ClassCondition({
  part,
  choices,
  onChange,
}: Omit<PartProps<AutomationCondition>, 'part'> & { part: ClassPart }) {
  const { t } = useLingui()
  return (
    <RuleMultiCombobox
      kind="hiring_classes"
      label={t`Hiring class`}
      choices={choices}
      ids={part.hiring_class_ids}
      most={AUTOMATION_LIMITS.values}
      onChange={(hiring_class_ids) => onChange({ ...part, hiring_class_ids })}
    />
  )
}

type KnockOutPart = Extract<AutomationCondition, { kind: 'knock_out' }>

function KnockOutCondition({
  part,
  onChange,
}: Pick<PartProps<AutomationCondition>, 'onChange'> & { part: KnockOutPart }) {
  const { t } = useLingui()
  return (
    <Choice
      label={t`They`}
      value={part.has_knock_out ? 'has' : 'lacks'}
      options={[
        { value: 'has', label: t`have at least one knock-out answer` },
        { value: 'lacks', label: t`have no knock-out answer` },
      ]}
      onChange={(value) => onChange({ ...part, has_knock_out: value === 'has' })}
    />
  )
}

function useStepOptions({ steps }: AutomationChoices): SelectOption[] {
  const stepTitle = useStepTitle()
  return steps.map((one) => ({
    value: String(one.job_step_id),
    label: stepTitle(one.title, one.standard_title),
  }))
}
