// SQL of what a company records in its own fields. Runs in the company's scope.
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'

import type { AnswerValue } from '#contract/assessments/assessments.ts'
import type { FieldValue } from '#contract/settings/field-values.ts'
import { FIELD_USAGE } from '#contract/settings/settings-rules.ts'

import type { Tx } from '../../db/database.ts'
import { accountFieldValue } from '../../db/schema/account-field-value.ts'
import { accountField } from '../../db/schema/account-field.ts'
import { job } from '../../db/schema/requisition.ts'

/** Whom, or which job, the values are about. */
export type FieldSubject =
  | { readonly accountId: number; readonly userId: number }
  | { readonly accountId: number; readonly jobId: number }

/**
 * The fields that are offered in their order, and the archived ones that have a value, with the values. Of a person whose
 * record others were merged into, the latest value stands where their own record has none.
 * @param reading `isToWrite` keeps the fields as they are until the transaction ends
 */
export async function listValues(
  tx: Tx,
  reading: { subject: FieldSubject; seesPrivate: boolean; isToWrite: boolean },
): Promise<FieldValue[]> {
  const { subject, seesPrivate, isToWrite } = reading
  const { accountId } = subject
  const values = await findValues(tx, subject)
  const fields = tx.db
    .select({
      account_field_id: accountField.accountFieldId,
      field: accountField.written,
      is_private: accountField.isPrivate,
      is_archived: sql<boolean>`${accountField.archivedAt} is not null`,
    })
    .from(accountField)
    .where(
      and(
        eq(accountField.accountId, accountId),
        eq(accountField.usageTypeId, usageOf(subject)),
        seesPrivate ? undefined : eq(accountField.isPrivate, false),
        or(isNull(accountField.archivedAt), inArray(accountField.accountFieldId, given(values))),
      ),
    )
    .orderBy(asc(accountField.sortOrder), asc(accountField.accountFieldId))
  return (await (isToWrite ? fields.for('share') : fields)).map((field) => {
    const value = values.get(field.account_field_id)
    return { ...field, user_field_id: value?.userFieldId ?? null, answer: value?.answer ?? null }
  })
}

function given(values: ReadonlyMap<number, Value>): number[] {
  return [...values].flatMap(([id, { answer }]) => (answer === null ? [] : id))
}

type Value = { readonly userFieldId: number; readonly answer: AnswerValue | null }

async function findValues(tx: Tx, subject: FieldSubject): Promise<ReadonlyMap<number, Value>> {
  const isOwn =
    'userId' in subject
      ? sql`${accountFieldValue.userId} = ${subject.userId}`
      : isNotNull(accountFieldValue.jobId)
  const rows = await tx.db
    .selectDistinctOn([accountFieldValue.accountFieldId], {
      accountFieldId: accountFieldValue.accountFieldId,
      userFieldId: accountFieldValue.userFieldId,
      answer: accountFieldValue.answer,
    })
    .from(accountFieldValue)
    .where(isAbout(subject))
    .orderBy(asc(accountFieldValue.accountFieldId), desc(isOwn), desc(accountFieldValue.updatedAt))
  return new Map(rows.map(({ accountFieldId, ...value }) => [accountFieldId, value]))
}

/** Keeps a job as it is until the transaction ends. */
export async function lockJob(
  tx: Tx,
  { accountId, jobId }: { accountId: number; jobId: number },
): Promise<void> {
  await tx.db
    .select({ jobId: job.jobId })
    .from(job)
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
    .for('no key update')
}

/** Records values; null clears one. */
export async function saveValues(
  tx: Tx,
  saving: {
    subject: FieldSubject
    values: readonly { accountFieldId: number; answer: AnswerValue | null }[]
  },
): Promise<void> {
  const { subject, values } = saving
  const [owner, isOwned] =
    'userId' in subject
      ? [accountFieldValue.userId, sql`user_id is not null`]
      : [accountFieldValue.jobId, sql`job_id is not null`]
  await tx.db
    .insert(accountFieldValue)
    .values(values.map((value) => ({ ...subject, ...value })))
    .onConflictDoUpdate({
      target: [accountFieldValue.accountId, owner, accountFieldValue.accountFieldId],
      targetWhere: isOwned,
      set: { answer: sql`excluded.answer`, updatedAt: sql`now()` },
    })
}

/** Gives a job the values of another one. */
export async function copyValues(
  tx: Tx,
  { accountId, from, to }: { accountId: number; from: number; to: number },
): Promise<void> {
  await tx.db.execute(sql`
    insert into account_field_value (account_id, account_field_id, job_id, answer)
    select v.account_id, v.account_field_id, ${to}::bigint, v.answer
    from account_field_value v
      join account_field f on f.account_id = v.account_id and f.account_field_id = v.account_field_id
    where v.account_id = ${accountId} and v.job_id = ${from} and v.answer is not null and f.archived_at is null`)
}

/** Whether anything is recorded in a field; with `choices`, whether one of these is. */
export async function isRecorded(
  tx: Tx,
  sought: { accountId: number; accountFieldId: number; choices?: readonly number[] },
): Promise<boolean> {
  const { accountId, accountFieldId, choices } = sought
  // A list of choices contains each of them, and a single choice itself.
  const isChosen =
    choices === undefined
      ? undefined
      : sql`${accountFieldValue.answer} @> any(${sql.param(choices.map(String))}::jsonb[])`
  const [row] = await tx.db
    .select({ userFieldId: accountFieldValue.userFieldId })
    .from(accountFieldValue)
    .where(
      and(
        eq(accountFieldValue.accountId, accountId),
        eq(accountFieldValue.accountFieldId, accountFieldId),
        isNotNull(accountFieldValue.answer),
        isChosen,
      ),
    )
    .limit(1)
  return row !== undefined
}

function isAbout(subject: FieldSubject): SQL | undefined {
  const { accountId } = subject
  const isOfCompany = eq(accountFieldValue.accountId, accountId)
  if ('jobId' in subject) return and(isOfCompany, eq(accountFieldValue.jobId, subject.jobId))
  const { userId } = subject
  // As one list of records: a condition with OR would read the values of everyone.
  const records = sql`array(select ${userId}::bigint union all
    select user_id from employee where account_id = ${accountId} and merged_into = ${userId})`
  return and(
    isOfCompany,
    isNotNull(accountFieldValue.userId),
    sql`${accountFieldValue.userId} = any(${records})`,
  )
}

function usageOf(subject: FieldSubject) {
  return 'userId' in subject ? FIELD_USAGE.personal : FIELD_USAGE.job
}
