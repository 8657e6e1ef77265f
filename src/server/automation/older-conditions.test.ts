import { readFile } from 'node:fs/promises'

import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { automationRule } from '#server/db/schema/automation.ts'
import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const MIGRATION = new URL('../db/migrations/0022_several_values.sql', import.meta.url)

it('Conditions of rules from before they could name several values name one of several afterwards', async () => {
  const company = await buildCompany(database)
  const { accountId } = company
  const { jobId } = await buildRequisition(database, { company })
  const older = [
    { kind: 'step', job_step_id: 7 },
    { kind: 'tag', tag_id: 8, has_tag: false },
    { kind: 'assigned', user_id: null },
    { kind: 'hiring_class', hiring_class_id: 9 },
    { kind: 'score', op: 'below', score: 40 },
  ]
  const { owner } = database
  await owner.execute(sql`insert into automation_rule (account_id, job_id, slug, name, sort_order, trigger, conditions, actions)
    values (${accountId}, ${jobId}, 'older', 'Older', 1, '{"kind":"submitted"}', ${JSON.stringify(older)}::jsonb, '[]'),
      (${accountId}, ${jobId}, 'none', 'None', 2, '{"kind":"submitted"}', '[]', '[]')`)
  await owner.execute(sql.raw(await readFile(MIGRATION, 'utf8')))
  await owner.execute(sql.raw(await readFile(MIGRATION, 'utf8')))
  const [rule, none] = await owner
    .select()
    .from(automationRule)
    .where(eq(automationRule.accountId, accountId))
    .orderBy(automationRule.sortOrder)
  expect(rule?.conditions).toEqual([
    { kind: 'step', job_step_ids: [7] },
    { kind: 'tag', tag_ids: [8], has_tag: false },
    { kind: 'assigned', user_ids: [null] },
    { kind: 'hiring_class', hiring_class_ids: [9] },
    older[4],
  ])
  expect(none?.conditions).toEqual([])
})
