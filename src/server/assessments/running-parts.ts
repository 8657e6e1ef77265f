// The limited parts that run now, for a device on which they did not begin. Runs in the person's scope.
import { and, eq, isNull } from 'drizzle-orm'

import { listTimeLimits } from '#contract/assessments/time-limits.ts'
import type { RunningPart } from '#contract/progress/progress.ts'

import type { Tx } from '../db/database.ts'
import { assessment, attempt } from '../db/schema/assessment.ts'
import { attemptTimer } from '../db/schema/timing.ts'
import { getExtraTime } from './extra-time/extra-time-repository.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number; readonly at: Date }

/** By attempt, of those of an application that are not submitted: what of it has begun and is not over, as far as is known. */
export async function listRunningParts(
  tx: Tx,
  { at, ...key }: Key,
): Promise<ReadonlyMap<string, readonly RunningPart[]>> {
  const rows = await listBegun(tx, key)
  if (rows.length === 0) return new Map()
  const extraTime = await getExtraTime(tx, key)
  const running = rows.flatMap(({ attemptId, content, timer, startedAt }) => {
    const limits = listTimeLimits({ ...content, extra_time: extraTime })
    const limit = limits.find((one) => one.timer === timer)
    const isRunning =
      limit !== undefined && at.getTime() < startedAt.getTime() + limit.seconds * 1000
    if (!isRunning) return []
    const section = content.sections?.find((one) => timer === `section:${one.section_id}`)
    const index = content.questions.findIndex((one) => timer === `question:${one.question_id}`)
    const part = {
      timer,
      title: section?.title ?? null,
      question_number: index === -1 ? null : index + 1,
      seconds: limit.seconds,
      started_at: startedAt.toISOString(),
    }
    return [{ attemptId, part }]
  })
  const byAttempt = Map.groupBy(running, ({ attemptId }) => attemptId)
  return new Map([...byAttempt].map(([id, parts]) => [id, parts.map(({ part }) => part)]))
}

function listBegun(tx: Tx, { accountId, userSmartreqId }: Omit<Key, 'at'>) {
  return tx.db
    .select({
      attemptId: attempt.attemptId,
      content: assessment.content,
      timer: attemptTimer.timer,
      startedAt: attemptTimer.startedAt,
    })
    .from(attempt)
    .innerJoin(attemptTimer, eq(attemptTimer.attemptId, attempt.attemptId))
    .innerJoin(assessment, eq(assessment.asmtId, attempt.asmtId))
    .where(
      and(
        eq(attempt.accountId, accountId),
        eq(attempt.userSmartreqId, userSmartreqId),
        isNull(attempt.submittedAt),
      ),
    )
    .orderBy(attemptTimer.startedAt)
}
