// The separation reasons of a company, and where they are kept. Runs in the company's scope.
import { sql } from 'drizzle-orm'

import { separationReasons } from '#contract/settings/separation-reasons.ts'

import { servedCollection, usageOf } from '../access/collections/served-collection.ts'
import { separationReason } from '../db/schema/separation-reason.ts'
import { replaceSeparationReason } from '../people/employees/separation-reason-uses.ts'

export const servedSeparationReasons = servedCollection(separationReasons, {
  table: separationReason,
  uses: {
    people: ({ accountId, id }) =>
      usageOf({
        from: sql`from (select distinct u.user_id from user_job u
          where u.account_id = ${accountId} and u.separation_reason_id = ${id} and u.deleted_at is null) u`,
      }),
  },
  onLeave: ({ tx }, leaving) => replaceSeparationReason(tx, leaving),
})
