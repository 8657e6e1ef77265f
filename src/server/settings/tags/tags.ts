// The tags of a company: merged and deleted with everything that names them. Runs in the company's scope.
import { sql } from 'drizzle-orm'

import { tags } from '#contract/settings/tags.ts'

import { servedCollection, usageOf } from '../../access/collections/served-collection.ts'
import { releaseRules, ruleUsage } from '../../automation/rule-references.ts'
import { isListedAs } from '../../db/listed-applications.ts'
import { applicantTag } from '../../db/schema/applicant-change.ts'
import { releaseViews, viewUsage } from '../../requisitions/saved-views/tagged-views.ts'

export const servedTags = servedCollection(tags, {
  table: applicantTag,
  uses: {
    // Those in a requisition's list: deleted applications are not counted.
    applicants: ({ accountId, id }) =>
      usageOf({
        from: sql`from application_tag t
          join application a on a.account_id = t.account_id and a.user_smartreq_id = t.user_smartreq_id
          where t.account_id = ${accountId} and t.tag_id = ${id} and ${isListedAs('a')}`,
      }),
    rules: ruleUsage('tag'),
    views: viewUsage,
  },
  async onLeave(changing, { accountId, id, replaceTo }) {
    const { db } = changing.tx
    // Some have the other one already.
    if (replaceTo !== undefined)
      await db.execute(sql`
        insert into application_tag (account_id, user_smartreq_id, tag_id)
        select t.account_id, t.user_smartreq_id, ${replaceTo}::bigint from application_tag t
        where t.account_id = ${accountId} and t.tag_id = ${id}
        on conflict do nothing`)
    await db.execute(
      sql`delete from application_tag where account_id = ${accountId} and tag_id = ${id}`,
    )
    await releaseRules(changing, { kind: 'tag', id, replaceTo })
    await releaseViews(changing.tx, { accountId, tagId: id, replaceTo })
  },
})
