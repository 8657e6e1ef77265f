// Example requests and rows of a company’s own fields.
import { eq, sql } from 'drizzle-orm'

import { nightShifts } from '#contract/examples/application-form.ts'
import { accountField } from '#server/db/schema/account-field.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const FIELD = { field: nightShifts.written, is_private: false }

export const fieldExamples: SliceExamples = {
  bodies: {
    createAccountField: FIELD,
    updateAccountField: FIELD,
    createCompanyField: { ...FIELD, usage_type_id: 1 },
    updateCompanyField: FIELD,
    restoreCompanyField: {},
    moveCompanyField: { from: 1, to: 1 },
  },
  params: {
    updateAccountField: unlessMissing(newField),
    deleteAccountField: unlessMissing(newField),
    updateCompanyField: unlessMissing(newField),
    archiveCompanyField: unlessMissing(newField),
    restoreCompanyField: unlessMissing(newField),
    moveCompanyField: unlessMissing(firstField),
  },
  rows: ({ accountId }) => [
    sql`insert into account_field (account_id, usage_type_id, text, is_private, written) values (${accountId}, 2, 'f', false, '{}')`,
  ],
}

/** The only one for its use that the company has: others are archived. */
async function firstField(needs: ExampleNeeds) {
  const { accountId } = needs.target
  await needs.test.database.owner
    .update(accountField)
    .set({ archivedAt: new Date() })
    .where(eq(accountField.accountId, accountId))
  return newField(needs)
}

async function newField({ test, target }: ExampleNeeds) {
  const { written } = nightShifts
  const values = { accountId: target.accountId, usageTypeId: 2 as const, isPrivate: false }
  const [made] = await test.database.owner
    .insert(accountField)
    .values({ ...values, text: written.text, written })
    .returning()
  return { account_field_id: made?.accountFieldId ?? NO_ID }
}
