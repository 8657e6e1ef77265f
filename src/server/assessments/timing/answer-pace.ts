// How fast the questions of a submitted attempt were answered. Reads what is stored; a flag for people, never a penalty.
import { and, eq, isNotNull, sql } from 'drizzle-orm'

import type { AnswerPace } from '#contract/scorecards/scorecards.ts'

import type { Tx } from '../../db/database.ts'
import { answer, attempt } from '../../db/schema/assessment.ts'

/**
 * Below this median time per question, no one has read the questions: 1 s an item, after Wood, D., Harms, P. D.,
 * Lowman, G. H. & DeSimone, J. A. (2017), Response speed and response consistency as mutually validating indicators of
 * data quality in online samples, Social Psychological and Personality Science, 8(4), 454–464. Huang et al. (2012,
 * Journal of Business and Psychology, 27, 99–114) put it at 2 s; the lower one accuses fewer fast readers.
 */
const VERY_FAST_MS = 1000
/** With fewer known times, a median says little. */
const FEWEST_TIMES = 10

type AnswerTime = {
  /** By the device that gave the answer, as the server took it: never later than it could be. */
  readonly answeredAt: Date
  /** The device's clock was ahead, so that the server set another time: it says nothing about the pace. */
  readonly isCapped: boolean
}

/**
 * The median time from one answer to the next. When the answers arrived plays no part: what was answered without
 * network arrives all at once. Null where too few times are known.
 */
export function paceOf(times: readonly AnswerTime[]): AnswerPace | null {
  const inOrder = times.toSorted((one, other) => Number(one.answeredAt) - Number(other.answeredAt))
  const gaps = inOrder.flatMap((time, index) => {
    const before = inOrder[index - 1]
    if (before === undefined || before.isCapped || time.isCapped) return []
    return [time.answeredAt.getTime() - before.answeredAt.getTime()]
  })
  if (gaps.length < FEWEST_TIMES) return null
  const median = medianOf(gaps)
  return { median_seconds: median / 1000, is_very_fast: median < VERY_FAST_MS }
}

/** The pace of each submitted attempt of an application, by attempt. Recordings are left out: they take as long as they take. */
export async function listPaces(
  tx: Tx,
  { accountId, userSmartreqId }: { accountId: number; userSmartreqId: number },
): Promise<Map<string, AnswerPace | null>> {
  const rows = await tx.db
    .select({
      attemptId: answer.attemptId,
      answeredAt: answer.answeredAt,
      isCapped: sql<boolean>`coalesce((${answer.cappedInstants} -> ${answer.deviceId}::text ->> 'rev')::int >= ${answer.rev}, false)`,
    })
    .from(attempt)
    .innerJoin(answer, eq(answer.attemptId, attempt.attemptId))
    .where(
      and(
        eq(attempt.accountId, accountId),
        eq(attempt.userSmartreqId, userSmartreqId),
        isNotNull(attempt.submittedAt),
        sql`jsonb_typeof(${answer.value}) <> 'string'`,
      ),
    )
  const byAttempt = Map.groupBy(rows, ({ attemptId }) => attemptId)
  return new Map([...byAttempt].map(([attemptId, times]) => [attemptId, paceOf(times)]))
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}
