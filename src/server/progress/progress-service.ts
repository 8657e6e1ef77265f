// Rules of applying and of what a candidate sees of an application. Knows no HTTP.
import type { ApplicationStatus } from '#contract/application.ts'
import { applicationStatusSchema, requisitionStatusSchema } from '#contract/application.ts'
import {
  activityStatusSchema,
  trackerSchema,
  type CandidateStatus,
  type Tracker,
  type TrackerActivity,
  type TrackerDetail,
} from '#contract/progress.ts'

import { recordAudit } from '../audit/audit-trail.ts'
import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { once } from '../http/idempotency.ts'
import { assertTakesApplications } from '../requisitions/application-machine.ts'
import type { PostingService } from '../requisitions/posting-service.ts'
import type { SessionService } from '../session/session-service.ts'
import * as repository from './progress-repository.ts'

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

export type ProgressService = ReturnType<typeof createProgressService>

export function createProgressService(deps: {
  database: Database
  postings: PostingService
  sessions: SessionService
  now: () => Date
}) {
  const { database, now } = deps

  async function findTracker(tx: Tx, given: { userId: number; refId: number }) {
    const rows = await repository.listTrackers(tx, given.userId)
    return rows.find((row) => row.refId === given.refId) ?? null
  }

  return {
    /** The trackers of a user, newest first. @throws AppError `forbidden` for anybody else's. */
    list(caller: { userId: number }, userId: number): Promise<Tracker[]> {
      assertOwn(caller, userId)
      return database.inScope({ kind: 'person', userId }, async (tx) => {
        const rows = await repository.listTrackers(tx, userId)
        return rows.map((row) => describeTracker(row, now()))
      })
    },

    /** One tracker with its steps and activities. */
    get(
      caller: { userId: number },
      given: { userId: number; refId: number },
    ): Promise<TrackerDetail> {
      assertOwn(caller, given.userId)
      return database.inScope({ kind: 'person', userId: given.userId }, async (tx) => {
        const tracker = await findTracker(tx, given)
        if (tracker === null) throw new AppError('not_found')
        const activities = await repository.listActivities(tx, tracker)
        return { ...describeTracker(tracker, now()), steps: describeSteps(activities, tracker) }
      })
    },

    /**
     * Applies to an open requisition. A running application is answered with `retake_too_early`, which names it.
     * @throws AppError `not_found`, `position_closed`, `retake_too_early`.
     */
    async create(
      caller: { userId: number },
      given: {
        userId: number
        jobUuid: string
        externalApplicationId: string | null
        idempotencyKey: string
      },
    ): Promise<Tracker> {
      assertOwn(caller, given.userId)
      const user = await deps.sessions.getCurrentUser(given.userId)
      const command = {
        userId: given.userId,
        key: given.idempotencyKey,
        name: 'progress-tracker',
        request: { jobUuid: given.jobUuid, externalApplicationId: given.externalApplicationId },
        replySchema: trackerSchema,
      }
      const position = await deps.postings.getPosition(given.jobUuid)
      return database.inScope({ kind: 'person', userId: given.userId }, (tx) =>
        once(tx, command, async () => {
          assertTakesApplications(requisitionStatusSchema.parse(position.status))
          const { accountId, jobId } = position
          await repository.lockApplying(tx, { userId: given.userId, jobId })
          assertMayApply(await repository.listTrackers(tx, given.userId), { jobId, at: now() })
          await repository.upsertApplicant(tx, {
            accountId,
            userId: user.user_id,
            firstName: user.first_name,
            lastName: user.last_name,
            email: user.email,
          })
          const made = await repository.insertApplication(tx, {
            accountId,
            jobId,
            userId: given.userId,
            externalApplicationId: given.externalApplicationId,
          })
          await recordAudit(tx, {
            accountId,
            actorId: given.userId,
            entity: 'application',
            entityId: made.userSmartreqId,
            action: 'apply',
            toState: 'incomplete',
          })
          const tracker = await findTracker(tx, { userId: given.userId, refId: made.refId })
          if (tracker === null) throw new AppError('not_found')
          return describeTracker(tracker, now())
        }),
      )
    },
  }
}

function assertOwn(caller: { userId: number }, userId: number): void {
  // Somebody else's rows answer like rows that do not exist.
  if (caller.userId !== userId) throw new AppError('not_found')
}

function assertMayApply(
  rows: readonly repository.TrackerRow[],
  given: { jobId: number; at: Date },
): void {
  const newest = rows.find((row) => row.jobId === given.jobId)
  if (newest === undefined) return
  const remaining = remainingDays(newest, given.at)
  if (remaining > 0)
    throw new AppError('retake_too_early', {
      details: { remaining_days: remaining, ref_id: newest.refId },
    })
}

// Whole days, rounded up: on the last day the wait is still one day.
function remainingDays(row: repository.TrackerRow, at: Date): number {
  const passed = (at.getTime() - new Date(row.newestAt).getTime()) / DAY_MS
  return Math.ceil(row.retakeIntervalDays - passed)
}

function describeTracker(row: repository.TrackerRow, at: Date): Tracker {
  return {
    user_id: row.userId,
    ref_id: row.refId,
    job_id: row.jobId,
    job_uuid: row.jobUuid,
    job_type_id: row.jobTypeId,
    tracker_title: TITLES[row.jobTypeId] ?? 'Employee Profile',
    job_title: row.jobTitle,
    account_name: row.accountName,
    account_logo_url: row.logoUrl,
    city: row.city,
    state: row.stateCode,
    created_at: row.createdAt.toISOString(),
    status: TOLD[applicationStatusSchema.parse(row.status)],
    pct_complete: row.pctComplete,
    remaining_days: remainingDays(row, at),
    external_application_id: row.externalApplicationId,
  }
}

function describeSteps(
  rows: readonly repository.ActivityRow[],
  tracker: repository.TrackerRow,
): TrackerDetail['steps'] {
  const steps = new Map<number, TrackerDetail['steps'][number]>()
  for (const row of rows) {
    const step = steps.get(row.jobStepId) ?? {
      user_step_id: row.jobStepId,
      title: row.stepTitle,
      sort_order: row.stepOrder,
      activities: [],
    }
    steps.set(row.jobStepId, step)
    const activity = describeActivity(row, tracker)
    if (activity !== null) step.activities.push(activity)
  }
  return [...steps.values()]
}

// A step without activities, or an activity that came into the plan after the application, has no row of its own.
function describeActivity(
  row: repository.ActivityRow,
  tracker: repository.TrackerRow,
): TrackerActivity | null {
  if (row.jobStepActivityId === null || row.userStepActivityId === null || row.asmtId === null)
    return null
  const status = activityStatusSchema.parse(row.status)
  return {
    job_step_activity_id: row.jobStepActivityId,
    user_step_id: row.jobStepId,
    user_step_activity_id: row.userStepActivityId,
    job_id: tracker.jobId,
    ref_id: tracker.refId,
    user_id: tracker.userId,
    asmt_id: row.asmtId,
    title: row.title ?? { en: '', es: '', fr: '' },
    question_count: row.questionCount ?? 0,
    minutes: row.minutes ?? 0,
    is_required: row.isRequired ?? true,
    status,
    is_completed: COMPLETED.has(status),
    attempt_id: row.attemptId,
    answered_count: row.answeredCount ?? 0,
  }
}
