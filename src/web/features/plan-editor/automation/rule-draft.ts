// A rule while it is edited: what a new part of it is at first, and what is sent.
import {
  ACTION_KINDS,
  type ActionKind,
  type ConditionKind,
  type TriggerKind,
} from '#contract/automation/automation-rules.ts'
import type {
  AutomationAction,
  AutomationCondition,
  AutomationTrigger,
  AutomationWhat,
} from '#contract/automation/automation.ts'

import type { AutomationChoices } from './automation-queries.ts'

/** Stands for what is not chosen yet where one has to be: ids begin with 1. A rule that has it is not sent. */
export const NOT_CHOSEN = 0

const SCORE_AT_FIRST = 50
const DAYS_AT_FIRST = 7

// A new rule leaves applicants with a knock-out answer alone, unless its author says otherwise.
export const NEW_RULE: AutomationWhat = {
  trigger: { kind: 'submitted' },
  conditions: [{ kind: 'knock_out', has_knock_out: false }],
  actions: [{ kind: 'advance' }],
  delay_hours: 0,
}

export function newTrigger(kind: TriggerKind, choices: AutomationChoices): AutomationTrigger {
  const compared = { op: 'at_least', score: SCORE_AT_FIRST } as const
  switch (kind) {
    case 'submitted':
      return { kind }
    case 'step_passed':
    case 'step_failed':
      return { kind, job_step_id: null }
    case 'score':
    case 'model_score':
      return { kind, ...compared }
    case 'activity_score': {
      const id = choices.activities[0]?.job_step_activity_id ?? 0
      return { kind, job_step_activity_id: id, ...compared }
    }
    case 'time_since':
      return { kind, event: 'submitted', days: DAYS_AT_FIRST }
    default:
      return kind satisfies never
  }
}

export function newCondition(kind: ConditionKind, choices: AutomationChoices): AutomationCondition {
  switch (kind) {
    case 'score':
      return { kind, op: 'at_least', score: SCORE_AT_FIRST }
    case 'status':
      return { kind, statuses: ['new'] }
    case 'step_status':
      return { kind, step_statuses: ['awaiting_decision'] }
    case 'step':
      return { kind, job_step_ids: [choices.steps[0]?.job_step_id ?? 0] }
    case 'tag':
      return { kind, tag_ids: [], has_tag: true }
    case 'assigned':
      return { kind, user_ids: [null] }
    case 'hiring_class':
      return { kind, hiring_class_ids: [] }
    case 'source':
      return { kind, source_types: ['direct'] }
    case 'knock_out':
      return { kind, has_knock_out: false }
    default:
      return kind satisfies never
  }
}

export function newAction(kind: ActionKind, choices: AutomationChoices): AutomationAction {
  switch (kind) {
    case 'advance':
      return { kind }
    case 'reject': {
      const id = choices.reasons[0]?.rejection_reason_id ?? 0
      return { kind, rejection_reason_id: id, reason_note: '' }
    }
    case 'move':
      return { kind, to_job_id: NOT_CHOSEN }
    case 'assign':
      return { kind, user_id: NOT_CHOSEN }
    case 'tag':
      return { kind, tag_ids: [] }
    case 'email': {
      const { template_slug = '', language = 'en' } = choices.templates[0] ?? {}
      return { kind, template_slug, language }
    }
    default:
      return kind satisfies never
  }
}

/** Whether there is something left to choose in a rule. */
export function isIncomplete({ conditions, actions }: AutomationWhat): boolean {
  return [...conditions, ...actions].some(lacksChoice)
}

function lacksChoice(part: AutomationCondition | AutomationAction): boolean {
  if (part.kind === 'tag') return part.tag_ids.length === 0
  if (part.kind === 'assigned') return part.user_ids.length === 0
  if (part.kind === 'hiring_class') return part.hiring_class_ids.length === 0
  if (part.kind === 'move') return part.to_job_id === NOT_CHOSEN
  return part.kind === 'assign' && part.user_id === NOT_CHOSEN
}

/** The kinds of action that another one of a rule can be: each once, and one decision at most. */
export function actionKindsFor(
  actions: readonly AutomationAction[],
  choices: AutomationChoices,
): ActionKind[] {
  const has = (kind: ActionKind) => actions.some((one) => one.kind === kind)
  const isDecided = has('advance') || has('reject') || has('move')
  const there: Readonly<Record<ActionKind, boolean>> = {
    advance: !isDecided,
    reject: !isDecided,
    move: !isDecided && choices.first.requisitions.length > 0,
    assign: choices.first.users.length > 0,
    tag: choices.first.tags.length > 0,
    email: choices.templates.length > 0,
  }
  return ACTION_KINDS.filter((kind) => there[kind] && !has(kind))
}

/** The kinds of condition for which there is something to choose. */
export function hasChoice(kind: ConditionKind, choices: AutomationChoices): boolean {
  if (kind === 'tag') return choices.first.tags.length > 0
  if (kind === 'hiring_class') return choices.first.hiring_classes.length > 0
  return kind !== 'step' || choices.steps.length > 0
}
