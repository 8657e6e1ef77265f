// Interviews that take place, for tests of what is written in them.
import { and, eq } from 'drizzle-orm'

import { userStepActivity } from '#server/db/schema/assessment.ts'
import { interview, interviewInterviewer } from '#server/db/schema/interview.ts'
import { application } from '#server/db/schema/requisition.ts'

import { only } from './builders.ts'
import type { TestDatabase } from './test-database.ts'

type Of = {
  readonly accountId: number
  readonly userSmartreqId: number
  /** The one that people meet for; any activity of the application when left out. */
  readonly jobStepActivityId?: number
  readonly interviewerIds: readonly number[]
}

/** An interview that takes place now. */
export async function buildInterview({ owner }: TestDatabase, of: Of): Promise<string> {
  const { accountId, userSmartreqId, jobStepActivityId, interviewerIds } = of
  const [activity] = await owner
    .select({
      jobStepActivityId: userStepActivity.jobStepActivityId,
      userStepActivityId: userStepActivity.userStepActivityId,
      userId: application.userId,
    })
    .from(userStepActivity)
    .innerJoin(application, eq(application.userSmartreqId, userStepActivity.userSmartreqId))
    .where(
      and(
        eq(userStepActivity.accountId, accountId),
        eq(userStepActivity.userSmartreqId, userSmartreqId),
        jobStepActivityId === undefined
          ? undefined
          : eq(userStepActivity.jobStepActivityId, jobStepActivityId),
      ),
    )
    .limit(1)
  if (activity === undefined) throw new Error('The application has no such activity.')
  const now = new Date()
  const { interviewUuid } = only(
    await owner
      .insert(interview)
      .values({
        accountId,
        userSmartreqId,
        ...activity,
        status: 'scheduled',
        mode: 'panel',
        startsAt: now,
        endsAt: new Date(now.getTime() + 45 * 60_000),
        minutes: 45,
        format: 'video',
        place: 'Room 4',
        expiresAt: now,
        createdAt: now,
        createdBy: activity.userId,
      })
      .returning(),
  )
  await owner
    .insert(interviewInterviewer)
    .values(interviewerIds.map((userId) => ({ accountId, interviewUuid, userId, isChosen: true })))
  return interviewUuid
}
