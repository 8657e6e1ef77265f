// What a recalculation changed in an application, for its history: the scores before and after, side by side.
import { and, eq, inArray } from 'drizzle-orm'

import { recordAudits } from '../access/audit/audit-trail.ts'
import type { Tx } from '../db/database.ts'
import { attributeScore } from '../db/schema/assessment.ts'
import { application } from '../db/schema/requisition.ts'
import { attributeSlugs } from './attribute-types.ts'

type Batch = {
  readonly accountId: number
  /** Activities that were completed, of different applications. */
  readonly complete: readonly {
    readonly userSmartreqId: number
    readonly userStepActivityId: number
  }[]
}
type Snapshot = {
  readonly fit: number | null
  readonly version: string | null
  readonly scores: Readonly<Record<string, number | null>>
}
/** By application. */
type Snapshots = ReadonlyMap<number, Snapshot>

/** The fit of each application, and the scores that its activity has. */
export async function readScores(tx: Tx, { accountId, complete }: Batch): Promise<Snapshots> {
  const ids = complete.map((one) => one.userSmartreqId)
  const fits = await tx.db
    .select({ id: application.userSmartreqId, fit: application.score })
    .from(application)
    .where(and(eq(application.accountId, accountId), inArray(application.userSmartreqId, ids)))
  const fitOf = new Map(fits.map(({ id, fit }) => [id, fit]))
  const rows = await tx.db
    .select({
      activity: attributeScore.userStepActivityId,
      attributeTypeId: attributeScore.attributeTypeId,
      score: attributeScore.score,
      version: attributeScore.scoringVersion,
    })
    .from(attributeScore)
    .where(
      and(
        eq(attributeScore.accountId, accountId),
        // By the key of the table; which activity each came from is told apart below.
        inArray(attributeScore.userSmartreqId, ids),
      ),
    )
  const slugs = await attributeSlugs(tx)
  const named = rows
    .map((row) => ({ ...row, slug: slugs.get(row.attributeTypeId) ?? '' }))
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  const byActivity = Map.groupBy(named, ({ activity }) => activity)
  return new Map(
    complete.map(({ userSmartreqId, userStepActivityId }) => {
      const scored = byActivity.get(userStepActivityId) ?? []
      const scores = Object.fromEntries(scored.map(({ slug, score }) => [slug, score]))
      const version = scored[0]?.version ?? null
      return [userSmartreqId, { fit: fitOf.get(userSmartreqId) ?? null, version, scores }]
    }),
  )
}

/** Writes into the history of each application what differs; nothing where nothing does. */
export async function recordChanges(
  tx: Tx,
  given: Batch & { before: Snapshots; actorId: number | null },
): Promise<void> {
  const { accountId, before, actorId } = given
  const after = await readScores(tx, given)
  const entries = [...after].flatMap(([entityId, now]) => {
    const earlier = before.get(entityId) ?? NOTHING
    if (JSON.stringify(earlier) === JSON.stringify(now)) return []
    const slugs = Object.keys({ ...earlier.scores, ...now.scores })
    const changed = slugs.filter((slug) => earlier.scores[slug] !== now.scores[slug])
    const part = ({ scores, ...rest }: Snapshot) => ({
      ...rest,
      scores: Object.fromEntries(changed.map((slug) => [slug, scores[slug] ?? null])),
    })
    const about = { accountId, actorId, entity: 'application', entityId } as const
    return [{ ...about, action: 'recalculate_scores', before: part(earlier), after: part(now) }]
  })
  await recordAudits(tx, entries)
}

const NOTHING: Snapshot = { fit: null, version: null, scores: {} }
