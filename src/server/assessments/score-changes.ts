// What a recalculation changed in an application, for its history: the scores before and after, side by side.
import { and, asc, eq } from 'drizzle-orm'

import { recordAudit } from '../audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'
import { attributeScore, attributeType } from '../db/schema/assessment.ts'
import { application } from '../db/schema/requisition.ts'

type Key = {
  readonly accountId: number
  readonly userSmartreqId: number
  readonly userStepActivityId: number
}
type Snapshot = {
  readonly fit: number | null
  readonly version: string | null
  readonly scores: Readonly<Record<string, number | null>>
}

/** The fit of an application, and the scores that one of its activities has. */
export async function readScores(tx: Tx, key: Key): Promise<Snapshot> {
  const { accountId, userSmartreqId, userStepActivityId } = key
  const [held] = await tx.db
    .select({ fit: application.score })
    .from(application)
    .where(
      and(eq(application.accountId, accountId), eq(application.userSmartreqId, userSmartreqId)),
    )
  const rows = await tx.db
    .select({
      slug: attributeType.slug,
      score: attributeScore.score,
      version: attributeScore.scoringVersion,
    })
    .from(attributeScore)
    .innerJoin(attributeType, eq(attributeType.attributeTypeId, attributeScore.attributeTypeId))
    .where(
      and(
        eq(attributeScore.accountId, accountId),
        eq(attributeScore.userStepActivityId, userStepActivityId),
      ),
    )
    .orderBy(asc(attributeType.slug))
  return {
    fit: held?.fit ?? null,
    version: rows[0]?.version ?? null,
    scores: Object.fromEntries(rows.map(({ slug, score }) => [slug, score])),
  }
}

/** Writes into the history what differs; nothing where nothing does. */
export async function recordChanges(
  tx: Tx,
  given: Key & { before: Snapshot; actorId: number | null },
): Promise<void> {
  const { accountId, userSmartreqId, before, actorId } = given
  const after = await readScores(tx, given)
  if (JSON.stringify(before) === JSON.stringify(after)) return
  const slugs = Object.keys({ ...before.scores, ...after.scores })
  const changed = slugs.filter((slug) => before.scores[slug] !== after.scores[slug])
  const part = ({ scores, ...rest }: Snapshot) => ({
    ...rest,
    scores: Object.fromEntries(changed.map((slug) => [slug, scores[slug] ?? null])),
  })
  await recordAudit(tx, {
    accountId,
    actorId,
    entity: 'application',
    entityId: userSmartreqId,
    action: 'recalculate_scores',
    before: part(before),
    after: part(after),
  })
}
