import { describe, expect, it } from 'vitest'

import {
  canTake,
  isUndoable,
  outcomeOf,
  STAFF_ACTIONS,
  staffActionsOf,
  statusAfter,
  type ApplicationAction,
  type StaffAction,
} from './application-actions.ts'
import {
  applicationStatusSchema,
  ENDED_STATUSES,
  stepStatusSchema,
  type ApplicationStatus,
} from './application.ts'

const STATUSES = applicationStatusSchema.options
const ACTIONS: readonly ApplicationAction[] = [...STAFF_ACTIONS, 'submit', 'withdraw']

/** The table of the domain model: from which status which action leads where. All others are refused. */
const TABLE: Readonly<
  Record<ApplicationStatus, Partial<Record<ApplicationAction, ApplicationStatus>>>
> = {
  incomplete: { submit: 'new', reject: 'rejected', withdraw: 'withdrawn' },
  new: { review: 'active', advance: 'active', reject: 'rejected', withdraw: 'withdrawn' },
  active: {
    advance: 'active',
    mark_as_new: 'new',
    hold: 'on_hold',
    reject: 'rejected',
    withdraw: 'withdrawn',
    hire: 'hired',
  },
  on_hold: { resume: 'active', reject: 'rejected', withdraw: 'withdrawn' },
  offer: { reject: 'rejected', withdraw: 'withdrawn', hire: 'hired' },
  hired: {},
  rejected: { recover: 'new' },
  withdrawn: { recover: 'new' },
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
  const outcome = outcomeOf(action, state, surroundings)
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

  it('lets the three axes agree: an end closes the step, an advance opens the next one', () => {
    for (const { status, action } of PAIRS) {
      if (action === 'submit' || action === 'withdraw') continue
      for (const step_status of stepStatusSchema.options) {
        const state = { status, step_status, job_step_id: 1 }
        const outcome = outcomeOf(action, state, surroundings)
        if (typeof outcome === 'string') continue
        const { state: to, stepOutcome } = outcome
        expect(to.job_step_id).toBe(action === 'advance' ? 2 : 1)
        expect(to.status === 'rejected').toBe(
          to.step_status === 'failed' && stepOutcome === 'failed',
        )
        if (to.status === 'hired')
          expect([to.step_status, stepOutcome]).toEqual(['passed', 'passed'])
        if (action === 'advance')
          expect([to.step_status, stepOutcome]).toEqual(['not_started', 'passed'])
      }
    }
  })

  it('at the last step makes an application wait for the decision, and advances it no further', () => {
    const last = { nextStepId: null, before: null }
    const state = { status: 'active', step_status: 'not_started', job_step_id: 3 } as const
    const waiting = { ...state, step_status: 'awaiting_decision' } as const
    expect(outcomeOf('advance', state, last)).toEqual({ state: waiting, stepOutcome: null })
    expect(outcomeOf('advance', waiting, last)).toBe('last_step')
    const offered = staffActionsOf('active', { isLastStep: true, isAwaitingDecision: true })
    expect(offered).not.toContain('advance')
    expect(staffActionsOf('active', { isLastStep: true })).toContain('advance')
  })

  it('recovers to the status and step of before, without an offer that was rescinded', () => {
    const state = { status: 'rejected', step_status: 'failed', job_step_id: 1 } as const
    const recover = (before: Parameters<typeof outcomeOf>[2]['before']) =>
      outcomeOf('recover', state, { nextStepId: 2, before })
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
