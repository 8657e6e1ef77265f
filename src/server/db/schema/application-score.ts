// The score of an application, with what made it, and the indexes that lists are ordered by.
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  numeric,
  smallint,
  type ExtraConfigColumn,
  type PgColumn,
} from 'drizzle-orm/pg-core'

import { listedRows } from './application-merge.ts'

export const scoreColumns = {
  /** Weighted mean of the attribute scores, or what a predictive model made of them, 0–100. */
  score: numeric('score', { precision: 5, scale: 2, mode: 'number' }),
  /** The predictive model that made the score; null where the requisition's own weights did. */
  scoreModelId: bigint('score_model_id', { mode: 'number' }),
  /** The version of that model, or of the weights; null for a score from before versions were stored. */
  scoreVersion: integer('score_version'),
  /** How many submitted screening questions have a knock-out answer: `count_knock_outs` of functions/answers.sql. */
  knockOutCount: smallint('knock_out_count').notNull().default(0),
}

type Columns = { accountId: PgColumn; jobId: PgColumn; score: ExtraConfigColumn }

export function scoreIndexes({ accountId, jobId, score }: Columns) {
  return [
    index('application_score').on(accountId, jobId, score).where(listedRows()),
    // Best first: the empty ones come last both ways, which one index cannot give.
    index('application_best').on(accountId, jobId, score.desc().nullsLast()).where(listedRows()),
    index('application_knocked_out')
      .on(accountId, jobId)
      .where(sql`knock_out_count > 0 and deleted_at is null and merged_into is null`),
  ]
}
