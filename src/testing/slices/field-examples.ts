// Example requests and rows of a company’s own fields.
import { eq, sql } from 'drizzle-orm'

import { nightShifts } from '#contract/examples/application-form.ts'
import {
  FIELD_USAGE,
  type FieldUsageType,
  FORM_USAGE_TYPE,
} from '#contract/settings/settings-rules.ts'
import { accountField } from '#server/db/schema/account-field.ts'

import { buildEmployee } from '../employees.ts'
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
    savePersonFields: (needs) => recorded(needs, FIELD_USAGE.personal),
    saveJobFields: (needs) => recorded(needs, FIELD_USAGE.job),
  },
  params: {
    updateAccountField: unlessMissing((needs) => newField(needs)),
    deleteAccountField: unlessMissing((needs) => newField(needs)),
    updateCompanyField: unlessMissing((needs) => newField(needs)),
    archiveCompanyField: unlessMissing((needs) => newField(needs)),
    restoreCompanyField: unlessMissing((needs) => newField(needs)),
    moveCompanyField: unlessMissing(firstField),
    listPersonFields: unlessMissing(newEmployee),
    savePersonFields: unlessMissing(newEmployee),
  },
  rows: ({ accountId, jobId }) => [
    sql`insert into account_field (account_id, usage_type_id, text, is_private, written) values (${accountId}, 2, 'f', false, '{}')`,
    sql`insert into account_field_value (account_id, account_field_id, job_id, answer)
      select account_id, account_field_id, ${jobId}, '1' from account_field where account_id = ${accountId}`,
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

async function recorded(needs: ExampleNeeds, usageTypeId: FieldUsageType) {
  const isMissing = needs.target.accountId === NO_ID
  const field = isMissing ? { account_field_id: NO_ID } : await newField(needs, usageTypeId)
  return { values: [{ ...field, answer: 1 }] }
}

async function newEmployee({ test, target: { accountId } }: ExampleNeeds) {
  const { userId } = await buildEmployee(test.database, { accountId })
  return { user_id: userId }
}

async function newField(
  { test, target }: ExampleNeeds,
  usageTypeId: FieldUsageType = FORM_USAGE_TYPE,
) {
  const { written } = nightShifts
  const values = { accountId: target.accountId, usageTypeId, isPrivate: false }
  const [made] = await test.database.owner
    .insert(accountField)
    .values({ ...values, text: written.text, written })
    .returning()
  return { account_field_id: made?.accountFieldId ?? NO_ID }
}
