// How a candidate's own applications are told to them: in their words, without the company's inner states.
import {
  applicationStatusSchema,
  type ApplicationStatus,
} from '#contract/applicants/application.ts'
import type { Section } from '#contract/assessments/assessments.ts'
import { hasPlayer } from '#contract/assessments/kind-names.ts'
import {
  activityStatusSchema,
  type CandidateStatus,
  type RunningPart,
  type Tracker,
  type TrackerActivity,
  type TrackerDetail,
  type TrackerInterview,
  type TrackerOffer,
} from '#contract/progress/progress.ts'

import { NOT_ARRANGED } from '../interviews/candidate-interviews.ts'
import { stepStatusOf } from './candidate-step-status.ts'
import type { ActivityRow, TrackerRow } from './progress-repository.ts'

const DAY_MS = 86_400_000
const TITLES: Readonly<Record<number, string>> = { 2: 'Job Application', 4: 'Pathway' }
const COMPLETED = new Set(['submitted', 'scoring', 'scored', 'waived'])

// What a candidate is told; the internal words stay inside.
const TOLD: Readonly<Record<ApplicationStatus, CandidateStatus>> = {
  incomplete: 'incomplete',
  new: 'submitted',
  active: 'in_review',
  on_hold: 'in_review',
  offer: 'offer',
  hired: 'hired',
  rejected: 'not_selected',
  withdrawn: 'withdrawn',
  transferred: 'in_review',
}

/** What the candidate is told. That an application is on hold is the company's own matter: nothing changes by it. */
function statusFor(row: TrackerRow): CandidateStatus {
  const told = TOLD[applicationStatusSchema.parse(row.status)]
  const isMet = row.stepStandardTitle === 'interview' || row.hasLiveInterview
  return told === 'in_review' && isMet ? 'interview' : told
}

/** Days until the person may apply again, rounded up: on the last day the wait is still one day. */
export function remainingDays(row: TrackerRow, at: Date): number {
  const passed = (at.getTime() - new Date(row.newestAt).getTime()) / DAY_MS
  return Math.ceil(row.retakeIntervalDays - passed)
}

/** An interview that is still to take place is a step that is open, which staff see of the interview itself. */
function percentFor({ pctComplete, activityCount, openInterviews }: TrackerRow): number {
  const steps = Math.max(1, activityCount) + openInterviews
  return Math.floor((pctComplete * (steps - openInterviews)) / steps)
}

/** A tracker as of a moment. */
export function describeTracker(row: TrackerRow, at: Date): Tracker {
  return {
    user_id: row.userId,
    ref_id: row.refId,
    job_id: row.jobId,
    job_uuid: row.jobUuid,
    job_type_id: row.jobTypeId,
    tracker_title: TITLES[row.jobTypeId] ?? 'Employee Profile',
    job_title: row.jobTitle,
    moved_from: row.movedFromTitle,
    account_name: row.accountName,
    account_logo_url: row.logoUrl,
    city: row.city,
    state: row.stateCode,
    created_at: row.createdAt.toISOString(),
    status: statusFor(row),
    pct_complete: percentFor(row),
    remaining_days: remainingDays(row, at),
    external_application_id: row.externalApplicationId,
  }
}

/** What the candidate is told of each interview, by its activity. */
type ToldInterviews = ReadonlyMap<number, Omit<TrackerInterview, 'job_step_activity_id' | 'title'>>

/** By attempt: the parts that are missing before it can be submitted, and those whose time runs. */
type PartsOf = {
  readonly missing: ReadonlyMap<string, readonly Pick<Section, 'title'>[]>
  readonly running: ReadonlyMap<string, readonly RunningPart[]>
}

type Given = { readonly tracker: TrackerRow; readonly parts: PartsOf; readonly at: Date }

/** The steps of a tracker with the activities that the candidate has in them. */
export function describeSteps(
  rows: readonly ActivityRow[],
  { tracker, told, parts, at }: Given & { told: ToldInterviews },
): TrackerDetail['steps'] {
  const steps = new Map<number, TrackerDetail['steps'][number]>()
  const { isOfEmployee } = tracker
  for (const row of rows) {
    const step = steps.get(row.jobStepId) ?? {
      user_step_id: row.jobStepId,
      title: row.stepTitle,
      standard_title: row.standardTitle,
      sort_order: row.stepOrder,
      is_current: row.jobStepId === tracker.jobStepId,
      // Employees are promised no answer.
      answer_days: isOfEmployee ? null : row.answerDays,
      activities: [],
      interviews: [],
      offers: [],
    }
    steps.set(row.jobStepId, step)
    const activity = describeActivity(row, { tracker, parts, at })
    if (activity !== null) step.activities.push(activity)
    // No one arranges meetings or offers for them.
    else if (isOfEmployee) continue
    else if (row.kind === 'offer') step.offers?.push(...describeOffer(row, tracker))
    else if (row.kind === 'interview' && row.jobStepActivityId !== null) {
      const meeting = told.get(row.jobStepActivityId) ?? NOT_ARRANGED
      // Withdrawn candidates wait for no answer.
      if (tracker.status === 'withdrawn' && meeting.state !== 'over') continue
      step.interviews?.push({
        job_step_activity_id: row.jobStepActivityId,
        title: row.title ?? { en: '', es: '', fr: '' },
        ...meeting,
      })
    }
  }
  if (isOfEmployee) return [...steps.values()].filter(hasActivities).map(withOwnStatus)
  return withStatuses([...steps.values()], tracker)
}

function hasActivities({ activities }: TrackerDetail['steps'][number]): boolean {
  return activities.length > 0
}

// All of them are open at once: each is done by itself.
function withOwnStatus(step: TrackerDetail['steps'][number]): TrackerDetail['steps'][number] {
  const isDone = step.activities.every((one) => one.is_completed || !one.is_required)
  return { ...step, is_current: false, status: isDone ? 'done' : 'in_progress' }
}

function withStatuses(steps: TrackerDetail['steps'], row: TrackerRow): TrackerDetail['steps'] {
  const current = steps.find((step) => step.is_current === true)
  const status = statusFor(row)
  return steps.map((step) => ({ ...step, status: stepStatusOf(step, { current, status }) }))
}

// Withdrawn candidates wait for no answer.
function describeOffer(row: ActivityRow, tracker: TrackerRow): TrackerOffer[] {
  const { jobStepActivityId, title, status } = row
  const state = offerStates.get(status ?? '') ?? 'to_come'
  if (jobStepActivityId === null) return []
  if (tracker.status === 'withdrawn' && state !== 'accepted') return []
  return [
    { job_step_activity_id: jobStepActivityId, title: title ?? { en: '', es: '', fr: '' }, state },
  ]
}

const offerStates: ReadonlyMap<string, TrackerOffer['state']> = new Map([
  ['in_progress', 'under_way'],
  ['scored', 'accepted'],
])

// A step without activities, or an activity that came into the plan after the application, has no row of its own. An
// interview is nothing to do on a device.
function describeActivity(row: ActivityRow, { tracker, parts, at }: Given): TrackerActivity | null {
  if (row.jobStepActivityId === null || row.userStepActivityId === null || row.asmtId === null)
    return null
  if (row.kind !== null && !hasPlayer(row.kind)) return null
  const status = activityStatusSchema.parse(row.status)
  const missing = parts.missing.get(row.attemptId ?? '') ?? []
  const running = parts.running.get(row.attemptId ?? '') ?? []
  return {
    job_step_activity_id: row.jobStepActivityId,
    user_step_id: row.jobStepId,
    user_step_activity_id: row.userStepActivityId,
    user_step_tracker_id: row.userStepActivityId,
    job_id: tracker.jobId,
    ref_id: tracker.refId,
    user_id: tracker.userId,
    asmt_id: row.asmtId,
    created_at: tracker.createdAt.toISOString(),
    retake_interval_days: tracker.retakeIntervalDays,
    remaining_days: remainingDays(tracker, at),
    title: row.title ?? { en: '', es: '', fr: '' },
    question_count: row.questionCount ?? 0,
    minutes: row.minutes ?? 0,
    is_required: row.isRequired ?? true,
    status,
    is_completed: COMPLETED.has(status),
    attempt_id: row.attemptId,
    answered_count: row.answeredCount ?? 0,
    ...(missing.length === 0 ? {} : { missing_parts: missing.map(({ title }) => title) }),
    ...(running.length === 0 ? {} : { running_parts: [...running] }),
    ...(row.extraTime === null || row.extraTime === 'none' ? {} : { extra_time: row.extraTime }),
  }
}
