// The rejection reasons of a company, and what becomes of the decisions that name one. Runs in the company's scope.
import { sql } from 'drizzle-orm'

import { rejectionReasons } from '#contract/settings/rejection-reasons.ts'

import { servedCollection, usageOf } from '../../access/collections/served-collection.ts'
import { releaseRules, ruleUsage } from '../../automation/rule-references.ts'
import { rejectionReason } from '../../db/schema/decision.ts'

export const servedRejectionReasons = servedCollection(rejectionReasons, {
  table: rejectionReason,
  uses: {
    decisions: ({ accountId, id }) =>
      usageOf({
        from: sql`from application_decision d
          where d.account_id = ${accountId} and d.rejection_reason_id = ${id}`,
      }),
    rules: ruleUsage('rejection_reason'),
  },
  // No one translates what a company writes.
  alsoSet: ({ content }) => (content.label === undefined ? {} : { standard_reason: null }),
  async onLeave(changing, { accountId, id, replaceTo }) {
    if (replaceTo !== undefined)
      await changing.tx.db.execute(sql`
        update application_decision set rejection_reason_id = ${replaceTo}
        where account_id = ${accountId} and rejection_reason_id = ${id}`)
    await releaseRules(changing, { kind: 'rejection_reason', id, replaceTo })
  },
})
