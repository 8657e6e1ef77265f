// A rule in plain sentences: when, about whom, and what it does.
import { useLingui } from '@lingui/react/macro'

import type {
  AutomationAction,
  AutomationCondition,
  AutomationRule,
  AutomationTrigger,
  RuleNames,
} from '#contract/automation/automation.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { reasonLabel } from '#web/features/decisions/rejection-reason-labels.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import { applicationStatusLabels, stepStatusLabels } from '../../applicants/application-labels.ts'
import { EVENT_LABELS } from './automation-labels.ts'
import type { AutomationChoices } from './automation-queries.ts'

const HOURS_A_DAY = 24

/** What the parts of a rule say; a name that is gone is said to be gone. */
export function useAutomationText(rule: AutomationRule, choices: AutomationChoices) {
  const { t } = useLingui()
  const names = useNames(rule.names, choices)
  const trigger = useTriggerText(names)
  const condition = useConditionText(names)
  const action = useActionText(names)
  const format = useFormatter()
  return {
    trigger: trigger(rule.trigger),
    conditions:
      rule.conditions.length === 0
        ? t`about every applicant to whom it happens`
        : format.list(rule.conditions.map(condition)),
    actions: format.list(rule.actions.map(action)),
    delay: delayText(rule.delay_hours),
  }

  function delayText(hours: number): string {
    if (hours === 0) return t`at once`
    const days = hours / HOURS_A_DAY
    if (Number.isInteger(days)) return days === 1 ? t`after 1 day` : t`after ${days} days`
    return hours === 1 ? t`after 1 hour` : t`after ${hours} hours`
  }
}

type Names = ReturnType<typeof useNames>

function useNames(named: RuleNames, choices: AutomationChoices) {
  const { steps, activities, reasons, templates } = choices
  const { t, i18n } = useLingui()
  const stepTitle = useStepTitle()
  const gone = t`(no longer there)`
  const nameIn = (kind: keyof RuleNames) => (id: number) =>
    named[kind].find((one) => one.id === id)?.name ?? gone
  return {
    step(id: number): string {
      const step = steps.find((one) => one.job_step_id === id)
      return step === undefined ? gone : stepTitle(step.title, step.standard_title)
    },
    activity: (id: number) =>
      activities.find((one) => one.job_step_activity_id === id)?.title[currentLocale()] ?? gone,
    tag: nameIn('tags'),
    user: nameIn('users'),
    reason(id: number): string {
      const reason = reasons.find((one) => one.rejection_reason_id === id)
      const label = reason === undefined ? gone : reasonLabel(reason)
      return typeof label === 'string' ? label : i18n._(label)
    },
    hiringClass: nameIn('hiring_classes'),
    template: (slug: string, language: string) =>
      templates.find((one) => one.template_slug === slug && one.language === language)
        ?.template_display_name ?? gone,
    job: nameIn('requisitions'),
  }
}

function useTriggerText(names: Names) {
  const { t, i18n } = useLingui()
  return (trigger: AutomationTrigger): string => {
    switch (trigger.kind) {
      case 'submitted':
        return t`When an applicant submits the application`
      case 'step_passed':
        return trigger.job_step_id === null
          ? t`When a step is passed`
          : t`When the step ${names.step(trigger.job_step_id)} is passed`
      case 'step_failed':
        return trigger.job_step_id === null
          ? t`When a step is failed`
          : t`When the step ${names.step(trigger.job_step_id)} is failed`
      case 'score':
        return trigger.op === 'below'
          ? t`When the fit score is below ${trigger.score}`
          : t`When the fit score is ${trigger.score} or more`
      case 'model_score':
        return trigger.op === 'below'
          ? t`When the score of a predictive model is below ${trigger.score}`
          : t`When the score of a predictive model is ${trigger.score} or more`
      case 'activity_score': {
        const activity = names.activity(trigger.job_step_activity_id)
        return trigger.op === 'below'
          ? t`When the score of ${activity} is below ${trigger.score}`
          : t`When the score of ${activity} is ${trigger.score} or more`
      }
      case 'time_since': {
        const event = i18n._(EVENT_LABELS[trigger.event])
        return trigger.days === 1 ? t`1 day after ${event}` : t`${trigger.days} days after ${event}`
      }
    }
  }
}

function useConditionText(names: Names) {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  const anyOf = (labels: readonly string[]) => format.list(labels, 'disjunction')
  return (condition: AutomationCondition): string => {
    switch (condition.kind) {
      case 'score':
        return condition.op === 'below'
          ? t`if the fit score is below ${condition.score}`
          : t`if the fit score is ${condition.score} or more`
      case 'status':
        return t`if the status is ${anyOf(condition.statuses.map((one) => i18n._(applicationStatusLabels[one])))}`
      case 'step_status':
        return t`if the step status is ${anyOf(condition.step_statuses.map((one) => i18n._(stepStatusLabels[one])))}`
      case 'step':
        return t`if the step is ${anyOf(condition.job_step_ids.map((id) => names.step(id)))}`
      case 'tag':
        return condition.has_tag
          ? t`if they have the tag ${anyOf(condition.tag_ids.map(names.tag))}`
          : t`if they do not have the tag ${anyOf(condition.tag_ids.map(names.tag))}`
      case 'assigned': {
        const users = condition.user_ids.filter((id) => id !== null).map(names.user)
        if (users.length === 0) return t`if they are assigned to no one`
        return condition.user_ids.includes(null)
          ? t`if they are assigned to no one, or to ${anyOf(users)}`
          : t`if they are assigned to ${anyOf(users)}`
      }
      case 'hiring_class':
        return t`if the hiring class is ${anyOf(condition.hiring_class_ids.map(names.hiringClass))}`
      case 'source':
        return t`if the source is ${anyOf(condition.source_types.map((one) => i18n._(sourceTypeLabel(one))))}`
      case 'knock_out':
        return condition.has_knock_out
          ? t`if they have a knock-out answer`
          : t`if they have no knock-out answer`
    }
  }
}

function useActionText(names: Names) {
  const { t } = useLingui()
  const format = useFormatter()
  return (action: AutomationAction): string => {
    switch (action.kind) {
      case 'advance':
        return t`advance to the next step`
      case 'reject':
        return t`reject with the reason ${names.reason(action.rejection_reason_id)}`
      case 'move':
        return t`move to ${names.job(action.to_job_id)}`
      case 'assign':
        return t`assign to ${names.user(action.user_id)}`
      case 'tag':
        return t`add the tag ${format.list(action.tag_ids.map(names.tag))}`
      case 'email':
        return t`send the email ${names.template(action.template_slug, action.language)}`
    }
  }
}
