// The scoring criteria of a company.
import { sql } from 'drizzle-orm'
import { bigint, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { accountKey } from './account.ts'
import { tenantTable } from './tenant.ts'

export const scoringCriterion = tenantTable(
  'scoring_criterion',
  {
    scoringCriterionId: bigint('scoring_criterion_id', { mode: 'number' })
      .notNull()
      .generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    point1: text('point_1').notNull(),
    anchor1: text('anchor_1'),
    point2: text('point_2').notNull(),
    anchor2: text('anchor_2'),
    point3: text('point_3').notNull(),
    anchor3: text('anchor_3'),
    point4: text('point_4').notNull(),
    anchor4: text('anchor_4'),
    point5: text('point_5').notNull(),
    anchor5: text('anchor_5'),
  },
  (table) => [
    accountKey(table),
    primaryKey({ columns: [table.accountId, table.scoringCriterionId] }),
    uniqueIndex('scoring_criterion_name').on(table.accountId, sql`lower(${table.name})`),
  ],
)
