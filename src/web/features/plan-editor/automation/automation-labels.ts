// What the parts of a rule are called where they are chosen.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type {
  ActionKind,
  AutomationProblem,
  ConditionKind,
  TimedEvent,
  TriggerKind,
} from '#contract/automation/automation-rules.ts'

type Labels<K extends string> = Readonly<Record<K, MessageDescriptor>>

export const TRIGGER_LABELS: Labels<TriggerKind> = {
  submitted: msg`An applicant submits the application`,
  step_passed: msg`A step is passed`,
  step_failed: msg`A step is failed`,
  score: msg`The fit score reaches a value, or stays below it`,
  model_score: msg`The score of a predictive model reaches a value, or stays below it`,
  activity_score: msg`The score of an activity reaches a value, or stays below it`,
  time_since: msg`Time has passed since an event`,
}

export const CONDITION_LABELS: Labels<ConditionKind> = {
  score: msg({ message: 'Fit score', context: 'condition' }),
  status: msg({ message: 'Status', context: 'condition' }),
  step_status: msg({ message: 'Step status', context: 'condition' }),
  step: msg({ message: 'Step', context: 'condition' }),
  tag: msg({ message: 'Tag', context: 'condition' }),
  assigned: msg({ message: 'Assigned to', context: 'condition' }),
  hiring_class: msg({ message: 'Hiring class', context: 'condition' }),
  source: msg({ message: 'Source', context: 'condition' }),
  knock_out: msg({ message: 'Knock-out answers', context: 'condition' }),
}

export const ACTION_LABELS: Labels<ActionKind> = {
  advance: msg`Advance to the next step`,
  reject: msg`Reject`,
  move: msg`Move to another requisition`,
  assign: msg`Assign to a user`,
  tag: msg`Add a tag`,
  email: msg`Send an email`,
}

export const EVENT_LABELS: Labels<TimedEvent> = {
  started: msg`the application was started`,
  submitted: msg`the application was submitted`,
  entered_step: msg`the applicant came to their step`,
}

export const PROBLEM_LABELS: Labels<AutomationProblem> = {
  no_rights: msg`Stopped: the user who switched it on no longer manages this requisition. Switch it on again yourself.`,
  missing_reference: msg`Stopped: something that it names is gone. Edit the rule.`,
  target_closed: msg`Stopped: the requisition that it moves applicants to takes no applications.`,
  loop: msg`It would have started itself, and did not act again. Look at the rules that act on what it does.`,
  chain_too_long: msg`Too many rules started one another, and this one did not act. Look at their order.`,
}
