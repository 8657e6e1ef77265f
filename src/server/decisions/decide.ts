// Decides about applications that are locked: which of them take the action, where they stand afterwards, and what is
// written down. The rules of each action are the state machine's.
import {
  outcomeOf,
  type ApplicationState,
  type StaffAction,
} from '#contract/decisions/application-actions.ts'
import type { RejectionReason, SkipReason } from '#contract/decisions/decisions.ts'

import type { Changing } from '../access/staff-command.ts'
import { startAutomations } from '../automation/start-automations.ts'
import { cancelInterviews } from '../interviews/cancel-interviews.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { stopDecisionMails } from '../messages/decision-mails.ts'
import { endOffersOf } from '../offers/end-offer.ts'
import { startHiredJobs } from '../people/user-jobs/hired-jobs.ts'
import { assignOnboardingForm } from '../progress/hired-onboarding.ts'
import { giveSeatsBack, takeSeatsAgain } from '../requisitions/classes/class-seats.ts'
import { readSubjects, type ScopeKey, type Subject } from './decision-subjects.ts'
import * as writes from './decision-writes.ts'
import type { DecisionRow } from './decision-writes.ts'
import { closeReviews } from './human-reviews/close-reviews.ts'

export type Seen = Pick<ApplicationState, 'status' | 'job_step_id'>

export type Reason = { readonly reason: RejectionReason; readonly note: string }

export type Given = {
  readonly key: ScopeKey
  readonly batchId: string
  readonly action: StaffAction
  readonly at: Date
  /** For the mail about interviews that end with the application. */
  readonly jobs: Pick<Jobs, 'send'>
  /** What the user saw, by `ref_id`. */
  readonly seen: ReadonlyMap<number, Seen>
  readonly rejection?: Reason | undefined
  readonly startDate?: string | undefined
  /** Whether the requisition has no opening left. */
  readonly isFull?: boolean
  /** The applications of those who have applied where they would be moved to. */
  readonly appliedThere?: ReadonlySet<number>
}

/** What ends an application ends the interviews that were still to come, and its offer. */
const ENDING: ReadonlySet<StaffAction> = new Set(['reject', 'hire', 'move'])

/** After these actions, an unsent email about an earlier decision would be wrong. */
const STALE_AFTER: ReadonlySet<StaffAction> = new Set([
  'advance',
  'recover',
  'mark_as_new',
  'reject',
  'hire',
  'move',
])

type Skipped = { readonly subject: Subject; readonly reason: SkipReason }
export type Decided = {
  readonly done: readonly DecisionRow[]
  readonly skipped: readonly Skipped[]
  /** Recovered, but their seats in hiring classes are others' by now. */
  readonly withoutSeat: ReadonlySet<number>
}

/** Decides about locked applications; those that the action does not fit are skipped, each with the reason. */
export async function decide(
  changing: Changing,
  { ids, ...given }: Given & { ids: readonly number[] },
): Promise<Decided> {
  const { tx } = changing
  const { accountId } = given.key
  const subjects = await readSubjects(tx, { accountId, ids })
  const decided = split(subjects, given)
  if (decided.done.length === 0) return { ...decided, withoutSeat: new Set() }
  const withoutSeat = await write(changing, { ...given, rows: decided.done })
  return { ...decided, withoutSeat: new Set(withoutSeat) }
}

function split(subjects: readonly Subject[], given: Given): Omit<Decided, 'withoutSeat'> {
  const done: DecisionRow[] = []
  const skipped: Skipped[] = []
  const recovered = new Set<string>()
  for (const subject of subjects) {
    const one = `${subject.userId} ${subject.jobId}`
    const hasAppliedAgain = subject.hasAppliedAgain || recovered.has(one)
    const row = judge({ ...subject, hasAppliedAgain }, given)
    if (typeof row === 'string') skipped.push({ subject, reason: row })
    else {
      done.push(row)
      if (given.action === 'recover') recovered.add(one)
    }
  }
  return { done, skipped }
}

function judge(
  subject: Subject,
  { action, seen, isFull = false, appliedThere }: Given,
): DecisionRow | SkipReason {
  const then = seen.get(subject.refId)
  if (then !== undefined && hasChanged(subject.state, then)) return 'changed'
  const outcome = outcomeOf({ ...subject, action })
  if (typeof outcome === 'string') return outcome
  if (action === 'recover' && subject.hasAppliedAgain) return 'applied_again'
  if (action === 'hire' && isFull) return 'no_opening'
  if (action === 'mark_as_new' && subject.hasLiveInterview) return 'live_interview'
  if (appliedThere?.has(subject.userSmartreqId) === true) return 'applied_there'
  return { subject, to: outcome.state, stepOutcome: outcome.stepOutcome }
}

function hasChanged(now: ApplicationState, then: Seen): boolean {
  return now.status !== then.status || now.job_step_id !== then.job_step_id
}

// The applications that did not get their seats again.
async function write(
  changing: Changing,
  { key, rows, ...given }: Given & { rows: readonly DecisionRow[] },
): Promise<readonly number[]> {
  const { tx, access, automation, auditAll } = changing
  const { accountId } = key
  const { action, at, batchId, jobs, rejection, startDate } = given
  const moves = rows.map(({ subject, to }) => ({
    userSmartreqId: subject.userSmartreqId,
    state: to,
  }))
  await writes.moveApplications(tx, { accountId, moves, at, startDate: startDate ?? null })
  if (action === 'hire') {
    await startHiredJobs(changing, { accountId, ids: idsOf(rows), at })
    await assignOnboardingForm(changing, { accountId, ids: idsOf(rows) })
  }
  if (action === 'advance') await writes.openActivities(tx, { accountId, ids: idsOf(rows) })
  if (ENDING.has(action)) await endWith(changing, { jobs, accountId, ids: idsOf(rows), action, at })
  if (STALE_AFTER.has(action)) await stopDecisionMails(tx, { accountId, ids: idsOf(rows), at })
  const batch = {
    accountId,
    batchId,
    action,
    at,
    decidedBy: automation === undefined ? access.userId : null,
    automationRuleId: automation?.automationRuleId ?? null,
    rejectionReasonId: rejection?.reason.rejection_reason_id ?? null,
    reasonNote: rejection === undefined || rejection.note === '' ? null : rejection.note,
  }
  await writes.insertDecisions(tx, { batch, rows })
  await auditAll(rows.map((row) => auditEntry(row, given)))
  await closeReviews(changing, { accountId, ids: idsOf(rows), action, batchId, at })
  if (rows.some(({ stepOutcome }) => stepOutcome !== null))
    await startAutomations(tx, { jobs, accountId, ids: idsOf(rows), chain: automation?.chain })
  const decided = { accountId, ids: idsOf(rows), at }
  if (action === 'recover') return takeSeatsAgain(changing, decided)
  await giveSeatsBack(tx, { ...decided, action, batchId, userId: access.userId, auditAll })
  return []
}

async function endWith(
  { tx, access, automation }: Changing,
  {
    action,
    ...ended
  }: { accountId: number; ids: number[]; action: StaffAction; at: Date; jobs: Given['jobs'] },
): Promise<void> {
  await cancelInterviews(tx, ended)
  await endOffersOf(tx, {
    ...ended,
    by: action === 'hire' ? 'hire' : 'staff',
    actorId: automation === undefined ? access.userId : null,
  })
}

function auditEntry(row: DecisionRow, { action, rejection, startDate }: Omit<Given, 'key'>) {
  const { subject, to } = row
  const why = rejection === undefined ? {} : { rejection_reason: rejection.reason.label }
  return {
    entity: 'application',
    entityId: subject.userSmartreqId,
    action,
    fromState: subject.state.status,
    toState: to.status,
    ...(rejection === undefined || rejection.note === '' ? {} : { reason: rejection.note }),
    before: { step_status: subject.state.step_status },
    after: {
      step_status: to.step_status,
      ...why,
      ...(startDate === undefined ? {} : { start_date: startDate }),
    },
  } as const
}

function idsOf(rows: readonly DecisionRow[]): number[] {
  return rows.map(({ subject }) => subject.userSmartreqId)
}
