import { describe, expect, it } from 'vitest'

import {
  applicationStatusSchema,
  ENDED_STATUSES,
  stepStatusSchema,
  type ApplicationStatus,
} from '../applicants/application.ts'
import {
  canTake,
  isUndoable,
  outcomeOf,
  STAFF_ACTIONS,
  staffActionsOf,
  statusAfter,
  stepTargetsOf,
  type ApplicationAction,
  type StaffAction,
} from './application-actions.ts'

const STATUSES = applicationStatusSchema.options
const ACTIONS: readonly ApplicationAction[] = [...STAFF_ACTIONS, 'submit', 'withdraw']

/** The table of the domain model: from which status which action leads where. All others are refused. */
const TABLE: Readonly<
  Record<ApplicationStatus, Partial<Record<ApplicationAction, ApplicationStatus>>>
> = {
  incomplete: { submit: 'new', reject: 'rejected', withdraw: 'withdrawn', move: 'transferred' },
  new: {
    review: 'active',
    advance: 'active',
    reject: 'rejected',
    withdraw: 'withdrawn',
    move: 'transferred',
  },
  active: {
    advance: 'active',
    mark_as_new: 'new',
    hold: 'on_hold',
    reject: 'rejected',
    withdraw: 'withdrawn',
    hire: 'hired',
    move: 'transferred',
  },
  on_hold: { resume: 'active', reject: 'rejected', withdraw: 'withdrawn', move: 'transferred' },
  offer: { reject: 'rejected', withdraw: 'withdrawn', hire: 'hired', move: 'transferred' },
  hired: {},
  rejected: { recover: 'new', move: 'transferred' },
  withdrawn: { recover: 'new', move: 'transferred' },
  transferred: {},
}

const PAIRS = STATUSES.flatMap((status) => ACTIONS.map((action) => ({ status, action })))
const surroundings = {
  nextStepId: 2,
  before: { status: 'new', step_status: 'awaiting_decision' },
} as const

function resultOf(status: ApplicationStatus, action: ApplicationAction): ApplicationStatus | null {
  if (action === 'submit' || action === 'withdraw') return statusAfter(status, action)
  const state = { status, step_status: 'awaiting_decision', job_step_id: 1 } as const
  const outcome = outcomeOf({ action, state, ...surroundings })
  return typeof outcome === 'string' ? null : outcome.state.status
}

describe('the state machine of applications', () => {
  it.each(PAIRS)('for $action of one that is $status does what the table says', (pair) => {
    const { status, action } = pair
    const expected = TABLE[status][action] ?? null
    expect(resultOf(status, action)).toBe(expected)
    expect(canTake(status, action)).toBe(expected !== null)
  })

  it.each(STATUSES)(
    'offers staff for one that is %s what it allows, and nothing else',
    (status) => {
      const allowed = STAFF_ACTIONS.filter((action) => TABLE[status][action] !== undefined)
      expect(staffActionsOf(status)).toEqual(allowed)
    },
  )

  const changes = PAIRS.flatMap(({ status, action }) => {
    if (action === 'submit' || action === 'withdraw') return []
    return stepStatusSchema.options.flatMap((step_status) => {
      const state = { status, step_status, job_step_id: 1 }
      const outcome = outcomeOf({ action, state, ...surroundings })
      return typeof outcome === 'string' ? [] : [{ action, step_status, ...outcome }]
    })
  })

  it('closes the step of an application that ends, and opens the next one of one that advances', () => {
    const ends = {
      reject: ['rejected', 'failed', 1, 'failed'],
      hire: ['hired', 'passed', 1, 'passed'],
    }
    const expected: Partial<Record<StaffAction, unknown[]>> = {
      ...ends,
      advance: ['active', 'not_started', 2, 'passed'],
    }
    const steps = changes.map(({ action, step_status, state, stepOutcome }) => ({
      is: [state.status, state.step_status, state.job_step_id, stepOutcome],
      // Everything else stays in its step.
      should: expected[action] ?? [
        state.status,
        action === 'recover' ? 'awaiting_decision' : step_status,
        1,
        null,
      ],
    }))
    expect(steps.map(({ is }) => is)).toEqual(steps.map(({ should }) => should))
    expect(steps.length).toBeGreaterThan(0)
  })

  it('at the last step makes an application wait for the decision, and advances it no further', () => {
    const last = { nextStepId: null, before: null }
    const state = { status: 'active', step_status: 'not_started', job_step_id: 3 } as const
    const waiting = { ...state, step_status: 'awaiting_decision' } as const
    expect(outcomeOf({ action: 'advance', state, ...last })).toEqual({
      state: waiting,
      stepOutcome: null,
    })
    expect(outcomeOf({ action: 'advance', state: waiting, ...last })).toBe('last_step')
    for (const status of ['new', 'active'] as const) {
      expect(staffActionsOf(status, { isLastStep: true })).not.toContain('advance')
      expect(staffActionsOf(status)).toContain('advance')
    }
  })

  it('recovers to the status and step of before, without an offer that was rescinded', () => {
    const state = { status: 'rejected', step_status: 'failed', job_step_id: 1 } as const
    const recover = (before: Parameters<typeof outcomeOf>[0]['before']) =>
      outcomeOf({ action: 'recover', state, nextStepId: 2, before })
    const back = (status: ApplicationStatus, step_status: string) => ({
      state: { status, step_status, job_step_id: 1 },
      stepOutcome: null,
    })
    expect(recover({ status: 'on_hold', step_status: 'in_progress' })).toEqual(
      back('on_hold', 'in_progress'),
    )
    expect(recover({ status: 'offer', step_status: 'in_progress' })).toEqual(
      back('active', 'in_progress'),
    )
    expect(recover(null)).toEqual(back('active', 'awaiting_decision'))
  })

  it('does not undo what has told the candidate of an end that is good, or a recovery', () => {
    const final = STAFF_ACTIONS.filter((action: StaffAction) => !isUndoable(action))
    expect(final).toEqual(['hire', 'recover'])
    expect(ENDED_STATUSES.filter((status) => canTake(status, 'reject'))).toEqual([])
  })
})

describe('the steps that staff can send an application to', () => {
  const plan = [51, 52, 53]
  const at = (status: ApplicationStatus, job_step_id: number | null) =>
    stepTargetsOf({ status, step_status: 'in_progress', job_step_id }, plan)

  it.each(STATUSES)('are the next one where a status of %s allows to advance', (status) => {
    expect(at(status, 51)).toEqual(canTake(status, 'advance') ? [52] : [])
  })

  it('are none at the last step, and outside of the plan', () => {
    expect(at('active', 53)).toEqual([])
    expect(at('active', 99)).toEqual([])
    expect(at('active', null)).toEqual([])
  })
})
