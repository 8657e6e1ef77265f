// Scores submitted attempts of one company in the transaction that locks their applications: one read and one write of each
// kind for all of them, however many there are.
import { setImmediate } from 'node:timers/promises'

import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import type { AnswerValue } from '#contract/assessments/assessments.ts'

import type { Tx } from '../db/database.ts'
import { applicationOfAttempt } from '../db/joins.ts'
import { answer, assessment, attempt } from '../db/schema/assessment.ts'
import { application } from '../db/schema/requisition.ts'
import { findContent } from './attempt-repository.ts'
import { readPartTimes } from './extra-time/read-part-times.ts'
import { judgeSteps } from './judge-step.ts'
import { writeFits } from './refit-applications.ts'
import { readScores, recordChanges } from './score-changes.ts'
import { listScores } from './scored-applications.ts'
import { scoreScales } from './scoring/score-scales.ts'
import { getScorer, scoreBy } from './scoring/scorer.ts'
import type { ScoringKey } from './scoring/scoring-key.ts'
import { storeScores, type ScoredAttempt } from './store-scores.ts'
import { asItRan, typingTestOf } from './typing/typing-result.ts'

type Batch = {
  readonly accountId: number
  /** Of different applications: the later of two attempts decides, and is scored after the other. */
  readonly attemptIds: readonly string[]
  readonly at: Date
  /** Writes what changed into the history, by that user. */
  readonly recalculation?: { readonly actorId: number | null }
}

/**
 * `scored`: the ids of the applications that were. `kept`: how many attempts keep their scores, as not all of their answers
 * are stored any more: what is missing would count as unanswered. What is not submitted, or not there, is in neither.
 */
export async function scoreBatch(
  tx: Tx,
  batch: Batch,
): Promise<{ scored: readonly number[]; kept: number }> {
  const { accountId, at, recalculation } = batch
  const submitted = await lockSubmitted(tx, batch)
  const answers = await listAnswers(tx, batch)
  const complete = submitted.filter(
    ({ attemptId, answeredCount }) => (answers.get(attemptId)?.size ?? 0) >= answeredCount,
  )
  const kept = submitted.length - complete.length
  if (complete.length === 0) return { scored: [], kept }
  const before = recalculation === undefined ? null : await readScores(tx, { accountId, complete })
  const attempts: ScoredAttempt[] = []
  const keys = await scoringKeys(tx, complete)
  for (const one of complete) {
    const given = { ...one, accountId, answers: answers.get(one.attemptId) ?? new Map() }
    const scoring = await keyAsItRan(tx, { ...given, scoring: keys.get(one.asmtId) })
    attempts.push({ ...one, scores: scoreScales(scoring, given.answers) })
    // Scoring computes; other requests are answered between two attempts.
    await setImmediate()
  }
  await storeScores(tx, { accountId, attempts, at })
  for (const [jobId, ofJob] of Map.groupBy(attempts, (one) => one.jobId)) {
    const ids = ofJob.map((one) => one.userSmartreqId)
    await updateFits(tx, { accountId, jobId, ids })
  }
  if (before !== null)
    await recordChanges(tx, { accountId, complete, before, actorId: null, ...recalculation })
  for (const [jobId, ofJob] of Map.groupBy(attempts, (one) => one.jobId)) {
    const ids = ofJob.map((one) => one.userSmartreqId)
    await judgeSteps(tx, { accountId, jobId, ids, at })
  }
  return { scored: attempts.map((one) => one.userSmartreqId), kept }
}

// Two attempts of one application may be scored at once; the fit is then taken from both, one after the other. Locked in
// one order, so that two batches never wait for each other.
async function lockSubmitted(tx: Tx, { accountId, attemptIds }: Batch) {
  return tx.db
    .select({
      attemptId: attempt.attemptId,
      userSmartreqId: attempt.userSmartreqId,
      userStepActivityId: attempt.userStepActivityId,
      jobId: application.jobId,
      answeredCount: attempt.answeredCount,
      asmtId: attempt.asmtId,
    })
    .from(attempt)
    .innerJoin(application, applicationOfAttempt)
    .where(
      and(
        eq(attempt.accountId, accountId),
        inArray(attempt.attemptId, [...attemptIds]),
        isNotNull(attempt.submittedAt),
      ),
    )
    .orderBy(asc(application.userSmartreqId))
    .for('no key update', { of: application })
}

type Answers = ReadonlyMap<string, AnswerValue>

async function listAnswers(tx: Tx, { attemptIds }: Batch): Promise<Map<string, Answers>> {
  const rows = await tx.db
    .select({
      attemptId: answer.attemptId,
      values: sql<
        Record<string, AnswerValue>
      >`jsonb_object_agg(${answer.questionId}, ${answer.value})`,
    })
    .from(answer)
    .where(inArray(answer.attemptId, [...attemptIds]))
    .groupBy(answer.attemptId)
  return new Map(rows.map(({ attemptId, values }) => [attemptId, new Map(Object.entries(values))]))
}

type Submitted = Awaited<ReturnType<typeof lockSubmitted>>[number]

async function scoringKeys(
  tx: Tx,
  attempts: readonly Submitted[],
): Promise<Map<number, ScoringKey>> {
  const ids = [...new Set(attempts.map(({ asmtId }) => asmtId))]
  const rows = await tx.db
    .select({ asmtId: assessment.asmtId, scoring: assessment.scoring })
    .from(assessment)
    .where(inArray(assessment.asmtId, ids))
  return new Map(rows.map(({ asmtId, scoring }) => [asmtId, scoring]))
}

type Ran = Submitted & {
  readonly accountId: number
  readonly answers: Answers
  readonly scoring: ScoringKey | undefined
}

// What measures speed is measured in the time that it ran for.
async function keyAsItRan(tx: Tx, ran: Ran): Promise<ScoringKey> {
  const { scoring, asmtId, answers } = ran
  if (scoring === undefined) throw new Error(`No instrument has the id ${asmtId}.`)
  if (!scoring.scales.some(({ norm }) => norm.kind === 'typing')) return scoring
  const found = await findContent(tx, asmtId)
  const test = found === null ? null : typingTestOf(found.content)
  if (test === null) return scoring
  const times = await readPartTimes(tx, ran)
  const { seconds } = asItRan(test, { answer: answers.get(test.questionId), times })
  const scales = scoring.scales.map((scale) =>
    scale.norm.kind === 'typing' ? { ...scale, norm: { ...scale.norm, seconds } } : scale,
  )
  return { ...scoring, scales }
}

async function updateFits(
  tx: Tx,
  { accountId, jobId, ids }: { accountId: number; jobId: number; ids: readonly number[] },
): Promise<void> {
  const measured = await listScores(tx, { accountId, ids })
  const scorer = await getScorer(tx, { accountId, jobId })
  const fits = ids.map((userSmartreqId) => ({
    userSmartreqId,
    score: scoreBy(scorer, measured.get(userSmartreqId) ?? {}).score,
  }))
  await writeFits(tx, { accountId, scorer, fits })
}
