// Interviews that are over, with what their panels wrote: for tests of statistics about interviewers.
import { randomUUID } from 'node:crypto'

import { attributeKey, type Recommendation } from '#contract/interviews/interview-feedback-rules.ts'
import { interviewFeedback } from '#server/db/schema/interview-feedback.ts'
import { interview, interviewInterviewer } from '#server/db/schema/interview.ts'

import type { TestDatabase } from './test-database.ts'

export type PanelMember = {
  readonly userId: number
  /** By the id of the attribute. */
  readonly ratings?: Readonly<Record<number, number>>
  readonly recommendation?: Recommendation
  /** Hours from the end of the interview to the submission; null for a draft. Nothing is written when it is left out. */
  readonly hours?: number | null
}

type HeldInterview = {
  readonly accountId: number
  readonly userSmartreqId: number
  readonly candidateId: number
  readonly jobStepActivityId: number
  /** Days from its end until now; negative when it is still to come. */
  readonly daysAgo: number
  readonly status?: typeof interview.$inferInsert.status
  readonly panel: readonly PanelMember[]
}

const HOUR_MS = 3_600_000
let activities = 0

/** An interview of one hour; its uuid. Several of one application do not get in each other's way. */
export async function buildHeldInterview(
  { owner }: TestDatabase,
  given: HeldInterview,
): Promise<string> {
  const { accountId, userSmartreqId, candidateId: userId, jobStepActivityId, panel } = given
  const endsAt = new Date(Date.now() - given.daysAgo * 24 * HOUR_MS)
  const startsAt = new Date(endsAt.getTime() - HOUR_MS)
  const interviewUuid = randomUUID()
  activities += 1
  await owner.insert(interview).values({
    accountId,
    interviewUuid,
    userSmartreqId,
    userId,
    jobStepActivityId,
    userStepActivityId: 1_000_000 + activities,
    status: given.status ?? 'awaiting_feedback',
    mode: 'panel',
    startsAt,
    endsAt,
    minutes: 60,
    format: 'video',
    place: '',
    expiresAt: endsAt,
    createdAt: startsAt,
    createdBy: userId,
  })
  await owner
    .insert(interviewInterviewer)
    .values(panel.map((one) => ({ accountId, interviewUuid, userId: one.userId, isChosen: true })))
  const written = panel.flatMap((one) => feedbackOf(one, endsAt))
  if (written.length > 0)
    await owner
      .insert(interviewFeedback)
      .values(written.map((one) => ({ ...one, accountId, interviewUuid })))
  return interviewUuid
}

function feedbackOf(
  { userId, ratings = {}, recommendation = 'yes', hours }: PanelMember,
  end: Date,
) {
  if (hours === undefined) return []
  const submittedAt = hours === null ? null : new Date(end.getTime() + hours * HOUR_MS)
  const at = end.toISOString()
  const rated = Object.entries(ratings).map(([id, value]) => [
    attributeKey(Number(id)),
    { value, at },
  ])
  return [
    {
      userId,
      status: hours === null ? ('draft' as const) : ('submitted' as const),
      entries: { recommendation: { value: recommendation, at }, ...Object.fromEntries(rated) },
      submittedAt,
      updatedAt: end,
    },
  ]
}
