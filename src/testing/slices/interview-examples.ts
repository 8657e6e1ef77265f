// Example requests and rows of interviews and interviewers.
import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { interviewSetup } from '#contract/examples/interview-setup.ts'
import { interview as instrument } from '#server/assessments/instruments/interview/interview.ts'
import { assessment, userStepActivity } from '#server/db/schema/assessment.ts'
import {
  interview,
  interviewerAvailability,
  interviewInterviewer,
} from '#server/db/schema/interview.ts'
import { jobStepActivity } from '#server/db/schema/requisition.ts'

import { only } from '../builders.ts'
import { ALWAYS_FREE } from '../interviews.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const DAY_MS = 86_400_000

export const interviewExamples: SliceExamples = {
  bodies: {
    inviteToInterview: async (needs) => ({
      ...(await arrangingBody(needs)),
      message: '',
      days: 7,
    }),
    startInterview: async (needs) => ({
      job_step_activity_id: (await arrangedOf(needs)).jobStepActivityId,
    }),
    scheduleInterview: async (needs) => ({
      ...(await arrangingBody(needs)),
      starts_at: freeMoment(needs),
    }),
    declineMyInterview: { reason: '' },
    assignInterviewer: ({ target }) => ({
      declined_user_id: target.memberId,
      user_id: target.memberId,
    }),
    goAheadWithout: ({ target }) => ({ declined_user_id: target.memberId, is_without: true }),
    endInterview: { action: 'cancel', reason: '' },
    saveMyAvailability: ALWAYS_FREE,
    bookInterview: (needs) => ({ starts_at: freeMoment(needs), time_zone: 'UTC' }),
    answerInterviewInvitation: { action: 'decline', reason: '' },
  },
  queries: {
    previewInterview: async (needs) => ({
      job_step_activity_id: (await arrangedOf(needs)).jobStepActivityId,
      interviewer_user_ids: needs.target.memberId,
    }),
    getInterviewerTimes: async (needs) => ({
      job_step_activity_id: (await arrangedOf(needs)).jobStepActivityId,
      interviewer_user_ids: needs.target.memberId,
      from: '2026-12-01T00:00:00.000Z',
      before: '2026-12-02T00:00:00.000Z',
    }),
  },
  params: {
    endInterview: async (needs) => ({ interview_uuid: (await arrangedOf(needs)).interviewUuid }),
    // What a call takes away is no other user's example.
    getInterviewBooking: newLink,
    bookInterview: newLink,
    answerInterviewInvitation: newLink,
  },
  rows: ({ accountId, userId, userSmartreqId, userStepActivityId, attemptId }) => [
    sql`insert into interview (account_id, interview_uuid, user_smartreq_id, user_id, job_step_activity_id, user_step_activity_id,
          status, mode, minutes, format, place, expires_at, created_at, created_by)
        select ${accountId}, ${attemptId}, ${userSmartreqId}, ${userId}, job_step_activity_id, user_step_activity_id,
          'awaiting_candidate_booking', 'one', 30, 'video', 'p', now(), now(), ${userId}
        from user_step_activity where user_step_activity_id = ${userStepActivityId}`,
    sql`insert into interview_interviewer values (${accountId}, ${attemptId}, ${userId}, true)`,
    sql`insert into interviewer_availability values (${accountId}, ${userId}, 'Europe/Berlin', '[]', '[]', 0, 0, null, null, 'p', 'a', now())`,
  ],
}

async function newLink(needs: ExampleNeeds) {
  return { link_uuid: (await arrangedOf(needs)).linkUuid }
}

type Arranged = { jobStepActivityId: number; interviewUuid: string; linkUuid: string }

/** An interview that the target's application waits to book; ids of nothing for the target that is nothing. */
async function arrangedOf({ test, target }: ExampleNeeds): Promise<Arranged> {
  const interviewUuid = randomUUID()
  const linkUuid = randomUUID()
  if (target.accountId === NO_ID) return { jobStepActivityId: NO_ID, interviewUuid, linkUuid }
  const { accountId, userId, memberId, userSmartreqId } = target
  const { owner } = test.database
  const { jobStepActivityId, userStepActivityId } = await plannedOf({ test, target })
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
function freeMoment({ test }: ExampleNeeds): string {
  const half = 30 * 60_000
  const days = 2 + Math.floor(Math.random() * 20)
  return new Date(Math.ceil(test.clock.now().getTime() / half) * half + days * DAY_MS).toISOString()
}

/** What sets a time, or invites to choose one. */
async function arrangingBody(needs: ExampleNeeds) {
  const { jobStepActivityId } = await arrangedOf(needs)
  const shared = { interviewer_user_ids: [needs.target.memberId], place: '' }
  return { job_step_activity_id: jobStepActivityId, ...shared }
}

async function plannedOf({ test, target }: Pick<ExampleNeeds, 'test' | 'target'>) {
  const { accountId, userId, userSmartreqId, requisition } = target
  const { owner } = test.database
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
