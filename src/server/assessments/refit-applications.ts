// Weighs what was measured of a requisition's applicants again, in batches: no answer is read, and no one who answers or
// submits waits for longer than one batch takes.
import { sql } from 'drizzle-orm'

import { recordAudits } from '../access/audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'
import { lockScored, type ScoredApplication } from './scored-applications.ts'
import { getScorer, scoreBy, type Scorer } from './scoring/scorer.ts'

const BATCH = 500

type Batch = {
  readonly accountId: number
  readonly jobId: number
  readonly actorId: number | null
  /** The last application of the batch before. */
  readonly after: number
}

type Refitted = { readonly before: ScoredApplication; readonly score: number | null }

/** Scores the next applications by what the requisition scores by now; the last one, and null when there were none. */
export async function refitBatch(
  tx: Tx,
  { after, ...batch }: Batch,
): Promise<{ last: number; count: number; changed: number } | null> {
  const applications = await lockScored(tx, { ...batch, after, limit: BATCH })
  const last = applications.at(-1)
  if (last === undefined) return null
  const changed = await refit(tx, { ...batch, applications })
  return { last: last.userSmartreqId, count: applications.length, changed }
}

/** The same for one application; nothing where nothing of it is measured. */
export async function refitApplication(
  tx: Tx,
  { userSmartreqId, ...batch }: Omit<Batch, 'after'> & { readonly userSmartreqId: number },
): Promise<void> {
  const next = await lockScored(tx, { ...batch, after: userSmartreqId - 1, limit: 1 })
  const applications = next.filter((one) => one.userSmartreqId === userSmartreqId)
  if (applications.length > 0) await refit(tx, { ...batch, applications })
}

/** Writes the scores that differ from what is stored, and returns how many did. */
async function refit(
  tx: Tx,
  {
    applications,
    ...batch
  }: Omit<Batch, 'after'> & { readonly applications: readonly ScoredApplication[] },
): Promise<number> {
  const scorer = await getScorer(tx, batch)
  const refitted = applications.map((before) => ({
    before,
    score: scoreBy(scorer, before.scores).score,
  }))
  const stale = refitted.filter((one) => isStale(one, scorer))
  const changed = stale.filter(({ before, score }) => before.score !== score)
  const fits = stale.map((one) => ({ ...one, userSmartreqId: one.before.userSmartreqId }))
  await writeFits(tx, { ...batch, scorer, fits })
  await recordChanged(tx, { ...batch, scorer, refitted: changed })
  return changed.length
}

function isStale({ before, score }: Refitted, scorer: Scorer): boolean {
  return (
    before.score !== score ||
    before.scoreModelId !== scorer.predictiveModelId ||
    before.scoreVersion !== scorer.version
  )
}

type Writing = Omit<Batch, 'after'> & { scorer: Scorer; refitted: readonly Refitted[] }
type Fit = { readonly userSmartreqId: number; readonly score: number | null }

/** Writes scores that are known, with what made them. */
export async function writeFits(
  tx: Tx,
  { accountId, scorer, fits }: { accountId: number; scorer: Scorer; fits: readonly Fit[] },
): Promise<void> {
  if (fits.length === 0) return
  const rows = fits.map(({ userSmartreqId: id, score }) => ({ id, score }))
  await tx.db.execute(sql`
    update application a set score = v.score, score_model_id = ${scorer.predictiveModelId}::bigint,
      score_version = ${scorer.version}::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id bigint, score numeric)
    where a.account_id = ${accountId} and a.user_smartreq_id = v.id`)
}

// The history of an applicant says what the score was before.
async function recordChanged(tx: Tx, writing: Writing): Promise<void> {
  const { accountId, jobId, actorId, scorer, refitted } = writing
  const { predictiveModelId, version } = scorer
  await recordAudits(
    tx,
    refitted.map(({ before, score }) => ({
      accountId,
      actorId,
      jobId,
      entity: 'application',
      entityId: before.userSmartreqId,
      action: 'recalculate_scores',
      before: {
        fit: before.score,
        scores: {},
        predictive_model_id: before.scoreModelId,
        version: before.scoreVersion,
      },
      after: { fit: score, scores: {}, predictive_model_id: predictiveModelId, version },
    })),
  )
}
