// Interviews of a target, for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { interview as instrument } from '#server/assessments/instruments/interview/interview.ts'
import { assessment, userStepActivity } from '#server/db/schema/assessment.ts'
import {
  interview,
  interviewerAvailability,
  interviewInterviewer,
} from '#server/db/schema/interview.ts'
import { jobStepActivity } from '#server/db/schema/requisition.ts'

import { only } from './builders.ts'
import { ALWAYS_FREE } from './interviews.ts'
import type { TestApp } from './test-app.ts'
import { NO_ID, type Target } from './world.ts'

const DAY_MS = 86_400_000

type Arranged = { jobStepActivityId: number; interviewUuid: string; linkUuid: string }

/** An interview that the target's application waits to book; ids of nothing for the target that is nothing. */
export async function arrangedOf(test: TestApp, target: Target): Promise<Arranged> {
  const interviewUuid = randomUUID()
  const linkUuid = randomUUID()
  if (target.accountId === NO_ID) return { jobStepActivityId: NO_ID, interviewUuid, linkUuid }
  const { accountId, userId, memberId, userSmartreqId } = target
  const { owner } = test.database
  const { jobStepActivityId, userStepActivityId } = await plannedOf(test, target)
  const at = test.clock.now()
  await owner.insert(interview).values({
    accountId,
    interviewUuid,
    linkUuid,
    userSmartreqId,
    userId,
    jobStepActivityId,
    userStepActivityId,
    status: 'awaiting_candidate_booking',
    mode: 'one',
    minutes: 30,
    format: 'video',
    place: '',
    expiresAt: new Date(at.getTime() + DAY_MS),
    createdAt: at,
    createdBy: memberId,
  })
  const key = { accountId, userId: memberId }
  await owner.insert(interviewInterviewer).values({ ...key, interviewUuid, isChosen: false })
  const { time_zone: timeZone, weekly, exceptions } = ALWAYS_FREE
  const limits = { bufferMinutes: 0, noticeHours: 0, defaultPlace: '', about: '' }
  await owner
    .insert(interviewerAvailability)
    .values({ ...key, timeZone, weekly, exceptions, ...limits, updatedAt: at })
    .onConflictDoNothing()
  return { jobStepActivityId, interviewUuid, linkUuid }
}

/** A moment that is free for such an interview. */
export function freeMoment(test: TestApp): string {
  const half = 30 * 60_000
  const days = 2 + Math.floor(Math.random() * 20)
  return new Date(Math.ceil(test.clock.now().getTime() / half) * half + days * DAY_MS).toISOString()
}

/** What sets a time, or invites to choose one. */
export async function arrangingBody(test: TestApp, target: Target) {
  const { jobStepActivityId } = await arrangedOf(test, target)
  const shared = { interviewer_user_ids: [target.memberId], place: '' }
  return { job_step_activity_id: jobStepActivityId, ...shared }
}

async function plannedOf({ database }: TestApp, target: Target) {
  const { accountId, userId, userSmartreqId, requisition } = target
  const { owner } = database
  const slug = `interview-${randomUUID()}`
  const { content, scoring } = instrument
  const { asmtId } = only(
    await owner
      .insert(assessment)
      .values({
        accountId,
        slug,
        version: 1,
        kind: 'interview',
        title: content.title,
        minutes: 0,
        questionCount: 0,
        content: { ...content, slug },
        scoring,
        settings: interviewSetup,
      })
      .returning(),
  )
  const first = requisition.activities[0]?.jobStepActivityId ?? 0
  const { jobStepId } = only(
    await owner
      .select({ jobStepId: jobStepActivity.jobStepId })
      .from(jobStepActivity)
      .where(eq(jobStepActivity.jobStepActivityId, first)),
  )
  const { jobStepActivityId } = only(
    await owner
      .insert(jobStepActivity)
      .values({
        accountId,
        jobStepId,
        asmtId,
        title: content.title,
        sortOrder: 9,
        isRequired: false,
      })
      .returning(),
  )
  const { userStepActivityId } = only(
    await owner
      .insert(userStepActivity)
      .values({ accountId, userSmartreqId, jobStepActivityId, userId })
      .returning(),
  )
  return { jobStepActivityId, userStepActivityId }
}
