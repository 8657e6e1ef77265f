// What is measured, by id and by slug. There are some hundred: read apart from the scores, as the planner joins them the
// wrong way round, over the scores of all applicants.
import { isNull } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import { attributeType } from '../db/schema/assessment.ts'

const columns = { id: attributeType.attributeTypeId, slug: attributeType.slug }

/** The slugs of all that the company sees, by id. */
export async function attributeSlugs(tx: Tx): Promise<ReadonlyMap<number, string>> {
  const types = await tx.db.select(columns).from(attributeType)
  return new Map(types.map(({ id, slug }) => [id, slug]))
}

/** The ids of those that instruments of the app measure, by slug. */
export async function attributeIds(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const types = await tx.db
    .select(columns)
    .from(attributeType)
    .where(isNull(attributeType.accountId))
  return new Map(types.map(({ id, slug }) => [slug, id]))
}
