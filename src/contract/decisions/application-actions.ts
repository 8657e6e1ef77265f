// What can happen to an application: one table for the server, which decides, and for the screens, which offer it.
import type { ApplicationStatus, StepStatus } from '../applicants/application.ts'

/** What staff decide, in the order of menus. */
export const STAFF_ACTIONS = [
  'review',
  'advance',
  'mark_as_new',
  'hold',
  'resume',
  'reject',
  'hire',
  'recover',
  'move',
] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]

/** Those that need nothing but a choice of applicants: a rejection needs a reason, a hire a start date, a move where to. */
export const PLAIN_ACTIONS = [
  'review',
  'advance',
  'mark_as_new',
  'hold',
  'resume',
  'recover',
] as const satisfies readonly StaffAction[]
export type PlainAction = (typeof PLAIN_ACTIONS)[number]

/** By the candidate. */
type CandidateAction = 'submit' | 'withdraw'
export type ApplicationAction = StaffAction | CandidateAction

/** How many applicants can be named in one request, and how many one request can decide about. */
export const SELECTION_LIMITS = { named: 1000, matching: 5000 } as const

/** How long a decision can be undone. */
export const UNDO_MINUTES = 10

/** Where an application stands. The third axis, the status of each activity, follows from the step. */
export type ApplicationState = {
  readonly status: ApplicationStatus
  readonly step_status: StepStatus
  readonly job_step_id: number | null
}

type Transition = {
  readonly from: readonly ApplicationStatus[]
  /** `as_before`: where it was when it ended. */
  readonly to: ApplicationStatus | 'as_before'
  readonly isUndoable?: boolean
}

const UNDER_WAY = ['incomplete', 'new', 'active', 'on_hold', 'offer'] as const

const TRANSITIONS: Readonly<Record<ApplicationAction, Transition>> = {
  submit: { from: ['incomplete'], to: 'new' },
  withdraw: { from: UNDER_WAY, to: 'withdrawn' },
  review: { from: ['new'], to: 'active', isUndoable: true },
  advance: { from: ['new', 'active'], to: 'active', isUndoable: true },
  mark_as_new: { from: ['active'], to: 'new', isUndoable: true },
  hold: { from: ['active'], to: 'on_hold', isUndoable: true },
  resume: { from: ['on_hold'], to: 'active', isUndoable: true },
  reject: { from: UNDER_WAY, to: 'rejected', isUndoable: true },
  hire: { from: ['active', 'offer'], to: 'hired' },
  recover: { from: ['rejected', 'withdrawn'], to: 'as_before' },
  // One that was moved goes on in the other requisition, and is moved from there.
  move: { from: [...UNDER_WAY, 'rejected', 'withdrawn'], to: 'transferred', isUndoable: true },
}

/** True when an application of that status can take the action. */
export function canTake(status: ApplicationStatus, action: ApplicationAction): boolean {
  return TRANSITIONS[action].from.includes(status)
}

/** True when a decision of that kind can be taken back for some minutes. */
export function isUndoable(action: StaffAction): boolean {
  return TRANSITIONS[action].isUndoable === true
}

/** The statuses that an action starts from. */
export function startsFrom(action: ApplicationAction): readonly ApplicationStatus[] {
  return TRANSITIONS[action].from
}

/**
 * The actions that staff are offered for a status, in the order of their menu. At the last step there is nowhere to
 * advance to: what is left is to hire or to reject.
 */
export function staffActionsOf(
  status: ApplicationStatus,
  { isLastStep = false } = {},
): StaffAction[] {
  return STAFF_ACTIONS.filter(
    (action) => canTake(status, action) && !(action === 'advance' && isLastStep),
  )
}

/** The status after an action of the candidate; null when it does not fit. */
export function statusAfter(
  status: ApplicationStatus,
  action: CandidateAction,
): ApplicationStatus | null {
  const { to } = TRANSITIONS[action]
  return canTake(status, action) && to !== 'as_before' ? to : null
}

/** What an outcome depends on. */
type Situation = {
  readonly action: StaffAction
  readonly state: ApplicationState
  /** The step after the current one; null at the last. */
  readonly nextStepId: number | null
  /** Where it was when it ended; null when that is not known. */
  readonly before: Pick<ApplicationState, 'status' | 'step_status'> | null
}

export type Outcome = {
  readonly state: ApplicationState
  /** How the stay in the step ends; null when it continues. */
  readonly stepOutcome: 'passed' | 'failed' | null
}

/** Why an action does not fit: its status, or that there is no further step. */
export type Unfit = 'not_allowed' | 'last_step'

/** Where an application stands after an action of staff. All three axes change here and nowhere else. */
export function outcomeOf(situation: Situation): Outcome | Unfit {
  const { action, state, nextStepId, before } = situation
  if (!canTake(state.status, action)) return 'not_allowed'
  switch (action) {
    case 'advance':
      return advance(state, nextStepId)
    case 'reject':
      return end(state, { status: 'rejected', step_status: 'failed' })
    case 'hire':
      return end(state, { status: 'hired', step_status: 'passed' })
    case 'move':
      return { state: { ...state, status: 'transferred' }, stepOutcome: null }
    case 'recover':
      return { state: { ...state, ...recovered(state, before) }, stepOutcome: null }
    case 'review':
    case 'mark_as_new':
    case 'hold':
    case 'resume':
      return { state: { ...state, status: plainTarget(action) }, stepOutcome: null }
    default:
      return action satisfies never
  }
}

/**
 * The steps of a plan, in its order, that staff can send an application to from where it is: the next one, or none. Back
 * leads only the undo of a decision.
 */
export function stepTargetsOf(state: ApplicationState, planStepIds: readonly number[]): number[] {
  const index = planStepIds.findIndex((id) => id === state.job_step_id)
  const nextStepId = index === -1 ? null : (planStepIds[index + 1] ?? null)
  if (nextStepId === null) return []
  const outcome = outcomeOf({ action: 'advance', state, nextStepId, before: null })
  return typeof outcome === 'string' ? [] : [nextStepId]
}

/** What a pass rule found of a step; `undecided` leaves it to staff. */
export type RuleVerdict = 'passed' | 'failed' | 'undecided'

/**
 * Where an application stands after the pass rule of its step; null when the rule has no say: it has ended, or is not
 * submitted. Failing rejects no one, and who may not advance passes where they are.
 */
export function outcomeOfRule(
  verdict: RuleVerdict,
  { state, nextStepId }: Pick<Situation, 'state' | 'nextStepId'>,
): Outcome | null {
  if (!AFTER_SUBMISSION.some((status) => status === state.status)) return null
  if (verdict === 'passed' && nextStepId !== null && canTake(state.status, 'advance')) {
    const next = { status: 'active', step_status: 'not_started', job_step_id: nextStepId } as const
    return { state: next, stepOutcome: 'passed' }
  }
  const stepStatus = verdict === 'undecided' ? 'awaiting_decision' : verdict
  return { state: { ...state, step_status: stepStatus }, stepOutcome: null }
}

const AFTER_SUBMISSION = ['new', 'active', 'on_hold', 'offer'] as const

// At the last step nothing follows but the decision to hire or to reject.
function advance(state: ApplicationState, nextStepId: number | null): Outcome | Unfit {
  if (nextStepId !== null) {
    const next = { status: 'active', step_status: 'not_started', job_step_id: nextStepId } as const
    return { state: next, stepOutcome: 'passed' }
  }
  if (state.status === 'active' && isAtEnd(state.step_status)) return 'last_step'
  const waiting = { ...state, status: 'active', step_status: 'awaiting_decision' } as const
  return { state: waiting, stepOutcome: null }
}

// True when only the decision about a step is left.
function isAtEnd(stepStatus: StepStatus): boolean {
  return stepStatus === 'awaiting_decision' || stepStatus === 'passed'
}

function end(
  state: ApplicationState,
  to: { status: 'rejected' | 'hired'; step_status: 'failed' | 'passed' },
): Outcome {
  return { state: { ...state, ...to }, stepOutcome: to.step_status }
}

// An offer does not outlive the end of an application: it is active again, without one.
function recovered(
  state: ApplicationState,
  before: Situation['before'],
): Pick<ApplicationState, 'status' | 'step_status'> {
  const { status, step_status } = before ?? { ...state, status: 'active' }
  return {
    status: status === 'offer' ? 'active' : status,
    step_status: step_status === 'failed' ? 'awaiting_decision' : step_status,
  }
}

function plainTarget(action: 'review' | 'mark_as_new' | 'hold' | 'resume'): ApplicationStatus {
  switch (action) {
    case 'mark_as_new':
      return 'new'
    case 'hold':
      return 'on_hold'
    case 'review':
    case 'resume':
      return 'active'
    default:
      return action satisfies never
  }
}
