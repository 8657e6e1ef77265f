// How an application went: from applying to where it stands on the day of the demo. Only transitions that
// the application's state machine has, each at its time, none after the horizon.
import {
  ENDED_STATUSES,
  type ApplicationStatus,
  type StepStatus,
} from '#contract/applicants/application.ts'

import { addDays, toWorkingHours } from './calendar.ts'
import type { Random } from './random.ts'

type Transition = {
  readonly at: Date
  readonly by: 'candidate' | 'staff'
  readonly action: string
  readonly from: ApplicationStatus | null
  readonly to: ApplicationStatus
  readonly reason: string | null
}

export type Journey = {
  status: ApplicationStatus
  stepStatus: StepStatus
  /** 0 application, 1 interview, 2 offer. */
  step: number
  decidedAt: Date | null
  readonly transitions: Transition[]
}

/** Places of the requisition: one is kept for each offer that is out. */
export type Openings = { free: number }

type JourneyInput = {
  readonly random: Random
  readonly appliedAt: Date
  readonly hasBegun: boolean
  /** When both assessments were done; null when they were not. */
  readonly submittedAt: Date | null
  /** Nothing happens from here on. */
  readonly horizon: Date
  /** The requisition was closed at the horizon: who is still in it is told so. */
  readonly isClosed: boolean
  /** 0–100. */
  readonly fit: number | null
  readonly openings: Openings
}

type Walk = JourneyInput & { readonly journey: Journey; at: Date }

type Move = {
  /** Days after the last event. */
  readonly after: number
  readonly action: string
  readonly to: ApplicationStatus
  readonly stepStatus?: StepStatus
  readonly step?: number
  readonly by?: Transition['by']
  readonly reason?: string
}

const FINAL: ReadonlySet<ApplicationStatus> = new Set(ENDED_STATUSES)

/** Walks one application through screening, interview and offer until its end or the horizon. */
export function simulateJourney(input: JourneyInput): Journey {
  const journey: Journey = {
    status: 'incomplete',
    stepStatus: input.hasBegun ? 'in_progress' : 'not_started',
    step: 0,
    decidedAt: null,
    transitions: [apply(input.appliedAt)],
  }
  const walk: Walk = { ...input, journey, at: input.appliedAt }
  if (submit(walk) && screen(walk) && interview(walk)) offer(walk)
  if (input.isClosed && !FINAL.has(journey.status)) close(walk)
  return journey
}

function apply(at: Date): Transition {
  return { at, by: 'candidate', action: 'apply', from: null, to: 'incomplete', reason: null }
}

/** True when the application was submitted and goes on. */
function submit(walk: Walk): boolean {
  const { random, submittedAt, appliedAt } = walk
  if (submittedAt === null) {
    if (random.chance(0.05)) withdraw(walk, random.between(2, 20))
    return false
  }
  const after = (submittedAt.getTime() - appliedAt.getTime()) / 86_400_000
  return move(walk, {
    after,
    action: 'submit',
    to: 'new',
    stepStatus: 'awaiting_decision',
    by: 'candidate',
  })
}

/** True when the application goes on to the interview. */
function screen(walk: Walk): boolean {
  const { random } = walk
  if (random.chance(0.03)) return false
  const review = { after: delay(random, 2), action: 'review', to: 'active' } as const
  if (!move(walk, review) || random.chance(0.03)) return false
  if (random.chance(0.04)) return withdraw(walk, delay(random, 3))
  if (!random.chance(chanceOf(walk, 66))) return reject(walk, random.pick(SCREEN_REASONS))
  return move(walk, {
    after: delay(random, 1.5),
    action: 'advance',
    to: 'active',
    step: 1,
    stepStatus: 'not_started',
  })
}

/** True when the application goes on to the offer. */
function interview(walk: Walk): boolean {
  const { random, journey } = walk
  if (random.chance(0.04)) {
    move(walk, { after: delay(random, 3), action: 'hold', to: 'on_hold' })
    return false
  }
  if (random.chance(0.08)) return withdraw(walk, delay(random, 4))
  if (!wait(walk, delay(random, 1))) return false
  journey.stepStatus = 'in_progress'
  if (!wait(walk, delay(random, 5))) return false
  if (random.chance(0.06)) return reject(walk, NO_SHOW_REASON)
  journey.stepStatus = 'awaiting_decision'
  if (random.chance(0.04)) return false
  if (!random.chance(chanceOf(walk, 69))) return reject(walk, random.pick(INTERVIEW_REASONS))
  return move(walk, {
    after: delay(random, 2),
    action: 'advance',
    to: 'active',
    step: 2,
    stepStatus: 'not_started',
  })
}

function offer(walk: Walk): void {
  const { random, openings } = walk
  const sent = { after: delay(random, 2), action: 'offer_sent', to: 'offer' } as const
  if (openings.free < 1 || !move(walk, { ...sent, stepStatus: 'in_progress' })) return
  openings.free -= 1
  const answer = delay(random, 6)
  if (!random.chance(0.18)) {
    move(walk, { after: answer, action: 'hire', to: 'hired', stepStatus: 'passed' })
    return
  }
  const declined = { after: answer, action: 'offer_declined', to: 'active' } as const
  if (!move(walk, { ...declined, by: 'candidate' })) return
  openings.free += 1
  withdraw(walk, delay(random, 1))
}

function close({ journey, horizon }: Walk): void {
  const { status } = journey
  const reason = 'Position filled'
  journey.transitions.push({
    at: horizon,
    by: 'staff',
    action: 'reject',
    from: status,
    to: 'rejected',
    reason,
  })
  Object.assign(journey, { status: 'rejected', stepStatus: 'failed', decidedAt: horizon })
}

/** Always false: a rejected application goes no further. */
function reject(walk: Walk, reason: string): false {
  const after = delay(walk.random, 2)
  move(walk, { after, action: 'reject', to: 'rejected', stepStatus: 'failed', reason })
  return false
}

/** Always false: a withdrawn application goes no further. */
function withdraw(walk: Walk, after: number): false {
  move(walk, { after, action: 'withdraw', to: 'withdrawn', by: 'candidate' })
  return false
}

/** Makes a transition, unless its time lies beyond the horizon. */
function move(walk: Walk, { by = 'staff', reason, ...next }: Move): boolean {
  const { journey, horizon } = walk
  const due = addDays(walk.at, next.after)
  const at = by === 'staff' ? toWorkingHours(due, walk) : due
  if (at >= horizon) return false
  journey.transitions.push({
    at,
    by,
    action: next.action,
    from: journey.status,
    to: next.to,
    reason: reason ?? null,
  })
  walk.at = at
  journey.status = next.to
  journey.step = next.step ?? journey.step
  journey.stepStatus = next.stepStatus ?? journey.stepStatus
  if (FINAL.has(next.to)) journey.decidedAt = at
  return true
}

/** Lets time pass; false when that leads beyond the horizon. */
function wait(walk: Walk, days: number): boolean {
  walk.at = addDays(walk.at, days)
  return walk.at < walk.horizon
}

/** Days with the given median and a long tail. */
function delay(random: Random, median: number): number {
  return median * Math.exp(0.6 * random.normal())
}

/** Chance to pass a decision: one half at the given fit. */
function chanceOf({ fit }: Walk, half: number): number {
  return 1 / (1 + Math.exp((half - (fit ?? 50)) / 9))
}

const SCREEN_REASONS = ['Other applicants fit better', 'Requirements not met', 'No suitable shift']
/** Why an application ends when the candidate did not come to the interview. */
export const NO_SHOW_REASON = 'Did not come to the interview'
/** Why one ends after its interview. */
export const INTERVIEW_REASONS = [
  'Other applicants fit better',
  'Not enough experience',
  'Pay expectations',
]
