// The indexes behind the list of all applicants of a company, over its requisitions.
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

import { listedRows } from './application-merge.ts'

type Columns = {
  readonly accountId: ExtraConfigColumn
  readonly status: ExtraConfigColumn
  readonly createdAt: ExtraConfigColumn
  readonly score: ExtraConfigColumn
}

/** By when they applied, also of a status, and by their score. */
export function ofAllRequisitions({ accountId, status, createdAt, score }: Columns) {
  const isListed = listedRows()
  return [
    index('application_newest').on(accountId, createdAt.desc()).where(isListed),
    index('application_newest_status').on(accountId, status, createdAt.desc()).where(isListed),
    index('application_lowest').on(accountId, score).where(isListed),
    // Best first: the empty ones come last both ways, which one index cannot give.
    index('application_highest').on(accountId, score.desc().nullsLast()).where(isListed),
  ]
}
