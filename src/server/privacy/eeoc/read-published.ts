import type { Tx } from '../../db/database.ts'
import * as figures from './figure-repository.ts'
import type { Cell } from './figure-rules.ts'

/** What is published of a company, of all its positions or of one: the cells added up, and when; null before. */
export async function readPublished(
  tx: Tx,
  of: { accountId: number; jobId: number | null },
): Promise<{ cells: Cell[]; publishedAt: string | null }> {
  const cells = await figures.listPublished(tx, of)
  const publishedAt = await figures.findPublishedAt(tx, of)
  return { cells, publishedAt: publishedAt?.toISOString() ?? null }
}
