// The scoring job: answers of a submitted attempt become attribute scores and the application's fit.
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { AnswerValue } from '#contract/assessments.ts'

import type { Database, Tx } from '../db/database.ts'
import { applicationOfAttempt } from '../db/joins.ts'
import {
  answer,
  assessment,
  attempt,
  attributeScore,
  attributeType,
  userStepActivity,
} from '../db/schema/assessment.ts'
import { application } from '../db/schema/requisition.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { startAutomations } from '../requisitions/automation/start-automations.ts'
import { findContent } from './attempt-repository.ts'
import { readPartTimes } from './extra-time/read-part-times.ts'
import { judgeStep } from './judge-step.ts'
import { readScores, recordChanges } from './score-changes.ts'
import { scoreScales, type ScaleScore } from './scoring/score-scales.ts'
import { getScorer, scoreBy } from './scoring/scorer.ts'
import type { ScoringKey } from './scoring/scoring-key.ts'
import { asItRan, typingTestOf } from './typing/typing-result.ts'

type Recalculation = { readonly actorId: number | null }
/** `kept`: not all of its answers are stored any more, so its scores stay as they are. */
export type ScoringOutcome = 'scored' | 'kept' | 'not submitted'

/**
 * Scores one attempt, once all of its answers are there: what is missing would count as unanswered. Safe to repeat: the
 * same answers and key give the same rows. A recalculation writes into the history what it changed.
 */
export async function scoreAttempt(
  deps: {
    database: Database
    now: () => Date
    /** Orders the rules of the requisition; a recalculation does that itself, at its end. */
    jobs?: Pick<Jobs, 'send'>
  },
  job: { accountId: number; attemptId: string; recalculation?: Recalculation },
): Promise<ScoringOutcome> {
  const { accountId } = job
  return deps.database.inScope({ kind: 'account', accountId, userId: null }, async (tx) => {
    const found = await findSubmitted(tx, job)
    if (found === null) return 'not submitted'
    const answers = await tx.db
      .select({ id: answer.questionId, value: answer.value })
      .from(answer)
      .where(eq(answer.attemptId, job.attemptId))
    if (answers.length < found.answeredCount) return 'kept'
    const { recalculation } = job
    const key = { ...found, accountId }
    const before = recalculation === undefined ? null : await readScores(tx, key)
    const at = deps.now()
    const scores = await scoresOf(tx, { ...job, ...found, answers })
    await store(tx, { ...found, accountId, scores, at })
    if (before !== null)
      await recordChanges(tx, { ...key, before, actorId: null, ...recalculation })
    await judgeStep(tx, { accountId, userSmartreqId: found.userSmartreqId, jobId: found.jobId, at })
    const { jobs } = deps
    if (jobs !== undefined && recalculation === undefined)
      await startAutomations(tx, { jobs, accountId, ids: [found.userSmartreqId] })
    return 'scored'
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof findSubmitted>>>

type Answered = Found & {
  readonly accountId: number
  readonly attemptId: string
  readonly answers: readonly { id: string; value: AnswerValue }[]
}

async function scoresOf(tx: Tx, answered: Answered): Promise<ScaleScore[]> {
  const answers = new Map(answered.answers.map(({ id, value }) => [id, value]))
  return scoreScales(await keyAsItRan(tx, { ...answered, answers }), answers)
}

// What measures speed is measured in the time that it ran for.
async function keyAsItRan(
  tx: Tx,
  given: Omit<Answered, 'answers'> & { readonly answers: ReadonlyMap<string, AnswerValue> },
): Promise<ScoringKey> {
  const { scoring, asmtId, answers } = given
  if (!scoring.scales.some(({ norm }) => norm.kind === 'typing')) return scoring
  const found = await findContent(tx, asmtId)
  const test = found === null ? null : typingTestOf(found.content)
  if (test === null) return scoring
  const times = await readPartTimes(tx, given)
  const { seconds } = asItRan(test, { answer: answers.get(test.questionId), times })
  const scales = scoring.scales.map((scale) =>
    scale.norm.kind === 'typing' ? { ...scale, norm: { ...scale.norm, seconds } } : scale,
  )
  return { ...scoring, scales }
}

async function store(
  tx: Tx,
  scored: Found & { accountId: number; scores: readonly ScaleScore[]; at: Date },
): Promise<void> {
  const { accountId, userSmartreqId, jobId } = scored
  await storeScores(tx, scored)
  await markScored(tx, scored)
  await updateFit(tx, { accountId, userSmartreqId, jobId })
}

async function findSubmitted(tx: Tx, key: { accountId: number; attemptId: string }) {
  const [row] = await tx.db
    .select({
      userSmartreqId: attempt.userSmartreqId,
      userStepActivityId: attempt.userStepActivityId,
      jobId: application.jobId,
      answeredCount: attempt.answeredCount,
      asmtId: attempt.asmtId,
      scoring: assessment.scoring,
    })
    .from(attempt)
    .innerJoin(assessment, eq(assessment.asmtId, attempt.asmtId))
    .innerJoin(application, applicationOfAttempt)
    .where(
      and(
        eq(attempt.accountId, key.accountId),
        eq(attempt.attemptId, key.attemptId),
        sql`${attempt.submittedAt} is not null`,
      ),
    )
    // Two attempts of one application may be scored at once; the fit is then taken from both, one after the other.
    .for('no key update', { of: application })
  return row ?? null
}

async function storeScores(
  tx: Tx,
  given: ScoresGiven & { userSmartreqId: number; scores: readonly ScaleScore[] },
): Promise<void> {
  // What is answered by recordings alone measures nothing by itself.
  if (given.scores.length === 0) return
  const idOf = await attributeIds(tx)
  const rows = given.scores.map((score) => {
    const attributeTypeId = idOf.get(score.attribute)
    if (attributeTypeId === undefined) throw new Error(`No attribute is named ${score.attribute}.`)
    return {
      accountId: given.accountId,
      userSmartreqId: given.userSmartreqId,
      userStepActivityId: given.userStepActivityId,
      attributeTypeId,
      raw: score.raw,
      answered: score.answered,
      items: score.items,
      score: score.score,
      metric: score.metric,
      scoringVersion: score.scoring_version,
      computedAt: given.at,
    }
  })
  const { accountId, userSmartreqId, attributeTypeId } = attributeScore
  await tx.db
    .insert(attributeScore)
    .values(rows)
    .onConflictDoUpdate({ target: [accountId, userSmartreqId, attributeTypeId], set: NEWLY_SCORED })
}

type ScoresGiven = {
  readonly accountId: number
  readonly userStepActivityId: number
  readonly at: Date
}

const NEWLY_SCORED = {
  userStepActivityId: sql`excluded.user_step_activity_id`,
  raw: sql`excluded.raw`,
  answered: sql`excluded.answered`,
  items: sql`excluded.items`,
  score: sql`excluded.score`,
  metric: sql`excluded.metric`,
  scoringVersion: sql`excluded.scoring_version`,
  computedAt: sql`excluded.computed_at`,
}

async function attributeIds(tx: Tx): Promise<Map<string, number>> {
  const types = await tx.db
    .select({ id: attributeType.attributeTypeId, slug: attributeType.slug })
    .from(attributeType)
    .where(isNull(attributeType.accountId))
  return new Map(types.map((type) => [type.slug, type.id]))
}

async function markScored(
  tx: Tx,
  given: ScoresGiven & { scores: readonly ScaleScore[] },
): Promise<void> {
  // Without a scale nothing was scored: people watch it, and it stays what it is, submitted.
  const values =
    given.scores.length === 0 ? { status: 'submitted' } : { status: 'scored', scoredAt: given.at }
  await tx.db
    .update(userStepActivity)
    .set(values)
    .where(
      and(
        eq(userStepActivity.accountId, given.accountId),
        eq(userStepActivity.userStepActivityId, given.userStepActivityId),
      ),
    )
}

async function updateFit(
  tx: Tx,
  key: { accountId: number; userSmartreqId: number; jobId: number },
): Promise<void> {
  const rows = await tx.db
    .select({ attribute: attributeScore.attributeTypeId, score: attributeScore.score })
    .from(attributeScore)
    .where(
      and(
        eq(attributeScore.accountId, key.accountId),
        eq(attributeScore.userSmartreqId, key.userSmartreqId),
      ),
    )
  const scorer = await getScorer(tx, key)
  const scores = Object.fromEntries(rows.map(({ attribute, score }) => [String(attribute), score]))
  await tx.db
    .update(application)
    .set({
      score: scoreBy(scorer, scores).score,
      scoreModelId: scorer.predictiveModelId,
      scoreVersion: scorer.version,
    })
    .where(
      and(
        eq(application.accountId, key.accountId),
        eq(application.userSmartreqId, key.userSmartreqId),
      ),
    )
}
