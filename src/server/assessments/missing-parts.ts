// The parts of attempts that are not complete, where an activity is submitted only with all of them. Runs in the person's
// scope.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { AssessmentPackage, Section } from '#contract/assessments/assessments.ts'
import { withExtraTime } from '#contract/assessments/extra-time-factors.ts'
import { missingParts } from '#contract/assessments/required-parts.ts'
import { listTimeLimits } from '#contract/assessments/time-limits.ts'

import type { Tx } from '../db/database.ts'
import { answer, assessment, attempt } from '../db/schema/assessment.ts'
import { AppError } from '../http/app-error.ts'
import { extraTimesOf, type PartTimes } from './extra-time/part-time.ts'
import { listPartTimes } from './extra-time/read-part-times.ts'

type Key = { readonly accountId: number; readonly userSmartreqId: number; readonly at: Date }
type Content = Pick<AssessmentPackage, 'questions' | 'sections' | 'time_limit_seconds'>

/** Clocks that disagree by less are no reason to refuse: the device may see the end of a part before the server does. */
const TOLERANCE_MS = 60_000

/** By attempt, of those of an application that are not submitted: the parts that it still needs; none where all are there. */
export async function listMissingParts(
  tx: Tx,
  { at, ...key }: Key,
): Promise<ReadonlyMap<string, readonly Section[]>> {
  const rows = await listWithRequiredParts(tx, key)
  if (rows.length === 0) return new Map()
  const answers = await listAnswers(
    tx,
    rows.map(({ attemptId }) => attemptId),
  )
  const timesOf = await listPartTimes(tx, key)
  return new Map(
    rows.map(({ attemptId, content }) => {
      const given = (answers.get(attemptId) ?? []).map(
        ({ questionId, value }) => [questionId, value] as const,
      )
      const over = overAt(content, { times: timesOf(attemptId), at })
      const isOver = (id: string) => over.has(id)
      return [attemptId, missingParts(content, { answers: new Map(given), isOver })]
    }),
  )
}

/** @throws AppError `parts_missing` naming each part that is not complete, by `section_id`. */
export async function assertPartsComplete(
  tx: Tx,
  { attemptId, ...key }: Key & { readonly attemptId: string },
): Promise<void> {
  const missing = (await listMissingParts(tx, key)).get(attemptId) ?? []
  if (missing.length === 0) return
  const fields = Object.fromEntries(
    missing.map(({ section_id: id, title }) => [id, `The part ${title.en} is not complete.`]),
  )
  throw new AppError('parts_missing', { fields })
}

// The questions whose time is over. Of several extra times the one that the part began with: a device that never heard of
// a longer one closed the part by it, and must be able to submit.
function overAt(content: Content, { times, at }: { times: PartTimes; at: Date }): Set<string> {
  const over = listTimeLimits(content).filter(({ timer, seconds }) => {
    const start = times.starts.find((one) => one.timer === timer)
    const [extraTime = 'none'] = extraTimesOf(times, timer)
    const allowed = withExtraTime(seconds, extraTime)
    if (start === undefined || allowed === null) return false
    return at.getTime() + TOLERANCE_MS >= start.startedAt.getTime() + allowed * 1000
  })
  return new Set(over.flatMap(({ questionIds }) => questionIds))
}

function listWithRequiredParts(tx: Tx, { accountId, userSmartreqId }: Omit<Key, 'at'>) {
  return tx.db
    .select({ attemptId: attempt.attemptId, content: assessment.content })
    .from(attempt)
    .innerJoin(assessment, eq(assessment.asmtId, attempt.asmtId))
    .where(
      and(
        eq(attempt.accountId, accountId),
        eq(attempt.userSmartreqId, userSmartreqId),
        isNull(attempt.submittedAt),
        sql`jsonb_path_exists(${assessment.content}, '$.sections[*] ? (@.is_required == true)')`,
      ),
    )
}

async function listAnswers(tx: Tx, attemptIds: readonly string[]) {
  const rows = await tx.db
    .select({ attemptId: answer.attemptId, questionId: answer.questionId, value: answer.value })
    .from(answer)
    .where(inArray(answer.attemptId, [...attemptIds]))
  return Map.groupBy(rows, ({ attemptId }) => attemptId)
}
