// The vocabulary and the limits of a requisition's rules, without zod: screens name them as well.

export const AUTOMATION_LIMITS = {
  rules: 20,
  name: 80,
  conditions: 10,
  /** Of one condition, of which an applicant has to meet any. */
  values: 20,
  actions: 5,
  /** Tags that one action adds. */
  addedTags: 10,
  /** How long after its trigger a rule acts, at most: 30 days. */
  delayHours: 720,
  /** Of "time since". */
  days: { min: 1, max: 365 },
  /** So many rules can start one another, at most. */
  chain: 3,
} as const

/** How long an act of a rule can be undone: no one may be looking when it happens. */
export const AUTOMATION_UNDO_DAYS = 7

export const TRIGGER_KINDS = [
  'submitted',
  'step_passed',
  'step_failed',
  'score',
  'model_score',
  'activity_score',
  'time_since',
] as const
export type TriggerKind = (typeof TRIGGER_KINDS)[number]

export const CONDITION_KINDS = [
  'score',
  'status',
  'step_status',
  'step',
  'tag',
  'assigned',
  'hiring_class',
  'source',
  'knock_out',
] as const
export type ConditionKind = (typeof CONDITION_KINDS)[number]

export const ACTION_KINDS = ['advance', 'reject', 'move', 'assign', 'tag', 'email'] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

/** What decides about an applicant: a rule does one of these at most. */
export const DECIDING_ACTIONS = ['advance', 'reject', 'move'] as const satisfies ActionKind[]

export const SCORE_COMPARISONS = ['at_least', 'below'] as const
export const TIMED_EVENTS = ['started', 'submitted', 'entered_step'] as const
export type TimedEvent = (typeof TIMED_EVENTS)[number]

/**
 * Why a rule was stopped, or did less than it says. `no_rights` who switched it on no longer manages the requisition ·
 * `missing_reference` what it names is gone · `target_closed` it cannot move applicants there · `loop` it would have
 * started itself · `chain_too_long` too many rules started one another.
 */
export const AUTOMATION_PROBLEMS = [
  'no_rights',
  'missing_reference',
  'target_closed',
  'loop',
  'chain_too_long',
] as const
export type AutomationProblem = (typeof AUTOMATION_PROBLEMS)[number]
