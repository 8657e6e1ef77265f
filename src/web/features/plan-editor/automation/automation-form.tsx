// Making or changing a rule: when it acts, about whom, and what it does, with whom that would be beside it.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import {
  AUTOMATION_LIMITS,
  CONDITION_KINDS,
  TRIGGER_KINDS,
  type TriggerKind,
} from '#contract/automation/automation-rules.ts'
import type { AutomationRule, AutomationWhat, RuleNames } from '#contract/automation/automation.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { ActionFields } from './action-fields.tsx'
import { ACTION_LABELS, CONDITION_LABELS, TRIGGER_LABELS } from './automation-labels.ts'
import { automationKey, saveAutomation, type AutomationChoices } from './automation-queries.ts'
import { DryRunFacts } from './dry-run-facts.tsx'
import { BoundedNumber } from './part-controls.tsx'
import { ConditionFields, TriggerFields } from './part-fields.tsx'
import { PartList } from './part-list.tsx'
import type { RuleChoices } from './rule-combobox.tsx'
import {
  actionKindsFor,
  hasChoice,
  isIncomplete,
  NEW_RULE,
  newAction,
  newCondition,
  newTrigger,
} from './rule-draft.ts'

import styles from '../setup.module.css'

type AutomationFormProps = {
  jobId: number
  choices: AutomationChoices
  /** Null for a new one. */
  rule: AutomationRule | null
  onClose: () => void
}

export function AutomationForm({ jobId, choices, rule, onClose }: AutomationFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [name, setName] = useState(rule?.name ?? '')
  const [what, setWhat] = useState<AutomationWhat>(rule === null ? NEW_RULE : whatOf(rule))
  const [tried, setTried] = useState<AutomationWhat | null>(null)
  const saving = useCommand(saveAutomation, {
    invalidates: automationKey(jobId),
    onDone: ({ name: stored }) => {
      notifyDone(t`The rule ${stored} is saved, and off.`)
      onClose()
    },
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const [isTried, setIsTried] = useState(false)
  const named = { ...useRuleChoices(rule, choices), isTried }
  const change = (part: Partial<AutomationWhat>) => setWhat((now) => ({ ...now, ...part }))
  /** Where something is left to choose, it is said there. */
  const isComplete = (element: HTMLFormElement | null) => {
    if (!isIncomplete(what)) return true
    setIsTried(true)
    queueMicrotask(() => element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return false
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isComplete(event.currentTarget)) saving.mutate({ jobId, of: rule, name: name.trim(), what })
  }
  const title = rule === null ? t`New rule` : t`Edit the rule`
  return (
    <Card>
      {/* Another form stands above it: each landmark has a name of its own. */}
      <form {...form} className={styles.stack} aria-label={title} onSubmit={submit}>
        <CardTitle level={2}>{title}</CardTitle>
        {saving.isError && (
          <Banner tone="danger" isLive>
            {errorText(saving.error)}
          </Banner>
        )}
        {rule?.is_on === true && (
          <Banner>
            <Trans>
              Saving switches this rule off. Switch it on again when you have looked at it.
            </Trans>
          </Banner>
        )}
        <LimitedTextField
          label={t`Name`}
          name="name"
          required
          autoFocus
          maxLength={AUTOMATION_LIMITS.name}
          value={name}
          error={problemOf('name')}
          onChange={({ target }) => setName(target.value)}
        />
        <WhatFields what={what} choices={named} onChange={change} />
        {tried !== null && <DryRunFacts jobId={jobId} what={tried} />}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save the rule</Trans>
          </Button>
          <Button
            disabled={what.actions.length === 0}
            onClick={({ currentTarget }) => isComplete(currentTarget.form) && setTried(what)}
          >
            <Trans>Try it on today’s applicants</Trans>
          </Button>
          <Button onClick={onClose} disabled={saving.isPending}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

export function whatOf({
  trigger,
  conditions,
  actions,
  delay_hours,
}: AutomationWhat): AutomationWhat {
  return { trigger, conditions, actions, delay_hours }
}

const NO_NAMES: RuleNames = { tags: [], users: [], hiring_classes: [], requisitions: [] }

/** What the fields offer; they remember the names of what is chosen in them. */
function useRuleChoices(
  rule: AutomationRule | null,
  choices: AutomationChoices,
): Omit<RuleChoices, 'isTried'> {
  const [names, setNames] = useState(rule?.names ?? NO_NAMES)
  return {
    ...choices,
    names,
    onNamed: (kind, named) => setNames((now) => ({ ...now, [kind]: [...named, ...now[kind]] })),
  }
}

type WhatFieldsProps = {
  what: AutomationWhat
  choices: RuleChoices
  onChange: (part: Partial<AutomationWhat>) => void
}

function WhatFields({ what, choices, onChange }: WhatFieldsProps) {
  const { t, i18n } = useLingui()
  const { trigger, conditions, actions } = what
  const triggers = TRIGGER_KINDS.filter(
    (kind) => kind !== 'activity_score' || choices.activities.length > 0,
  )
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t`When`}
          value={trigger.kind}
          options={triggers.map((kind) => ({ value: kind, label: i18n._(TRIGGER_LABELS[kind]) }))}
          onChange={({ target }) => {
            const kind = triggers.find((one): one is TriggerKind => one === target.value)
            if (kind !== undefined) onChange({ trigger: newTrigger(kind, choices) })
          }}
        />
        <TriggerFields
          part={trigger}
          choices={choices}
          onChange={(changed) => onChange({ trigger: changed })}
        />
      </div>
      <PartList
        title={t`Only if`}
        empty={t`About every applicant to whom it happens.`}
        addLabel={t`Add a condition`}
        parts={conditions}
        kinds={
          conditions.length < AUTOMATION_LIMITS.conditions
            ? CONDITION_KINDS.filter((kind) => hasChoice(kind, choices))
            : []
        }
        labelOf={(kind) => i18n._(CONDITION_LABELS[kind])}
        make={(kind) => newCondition(kind, choices)}
        onChange={(changed) => onChange({ conditions: changed })}
        choices={choices}
        Fields={ConditionFields}
      />
      <PartList
        title={t`Then`}
        empty={t`A rule needs an action.`}
        addLabel={t`Add an action`}
        parts={actions}
        kinds={actionKindsFor(actions, choices)}
        labelOf={(kind) => i18n._(ACTION_LABELS[kind])}
        make={(kind) => newAction(kind, choices)}
        onChange={(changed) => onChange({ actions: changed })}
        choices={choices}
        Fields={ActionFields}
      />
      <BoundedNumber
        label={t`Hours after that (0: at once)`}
        min={0}
        max={AUTOMATION_LIMITS.delayHours}
        value={what.delay_hours}
        onChange={(delay_hours) => onChange({ delay_hours })}
      />
    </>
  )
}
