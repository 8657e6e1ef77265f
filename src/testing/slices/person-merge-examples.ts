// Example requests and rows of merges of people.
import { sql } from 'drizzle-orm'

import { personMerge } from '#server/db/schema/person-merge.ts'

import { buildEmployee } from '../employees.ts'
import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'

const newPair = unlessMissing(async (needs) => {
  const [one, other] = await buildPair(needs)
  return { user_id: one, other_user_id: other }
})

const newMerged = unlessMissing(async (needs) => {
  const [primaryUserId, duplicateUserId] = await buildPair(needs)
  const { accountId, userId: mergedBy } = needs.target
  const { owner } = needs.test.database
  await owner.insert(personMerge).values({
    accountId,
    primaryUserId,
    duplicateUserId,
    changes: [],
    auditId: 0,
    mergedBy,
    mergedAt: needs.test.clock.now(),
  })
  await owner.execute(sql`update employee set merged_into = ${primaryUserId}
    where account_id = ${accountId} and user_id = ${duplicateUserId}`)
  return { user_id: duplicateUserId }
})

export const personMergeExamples: SliceExamples = {
  bodies: { mergePeople: {} },
  params: {
    dismissDuplicatePerson: newPair,
    restoreDuplicatePerson: newPair,
    previewPersonMerge: newPair,
    mergePeople: newPair,
    previewPersonMergeUndo: newMerged,
    undoPersonMerge: newMerged,
  },
  rows: ({ accountId, userId }) => [
    sql`insert into employee (account_id, user_id, first_name, last_name, created_at)
      select ${accountId}, add_unlinked_users(1), 'f', 'l', now()`,
    sql`insert into person_merge (account_id, primary_user_id, duplicate_user_id, changes, audit_id, merged_by, merged_at)
      select account_id, ${userId}, user_id, '[]', 0, ${userId}, now() from employee
      where account_id = ${accountId} and user_id <> ${userId} limit 1`,
    sql`insert into person_dismissal (account_id, user_id, other_user_id, dismissed_by, dismissed_at)
      select account_id, ${userId}, user_id, ${userId}, now() from employee
      where account_id = ${accountId} and user_id <> ${userId} limit 1`,
  ],
}

async function buildPair({ test, target }: ExampleNeeds) {
  const one = await buildEmployee(test.database, target)
  const other = await buildEmployee(test.database, target)
  return [one.userId, other.userId] as const
}
