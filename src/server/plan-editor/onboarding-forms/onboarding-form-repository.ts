// SQL of a company's onboarding forms. Runs in the company's scope.
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'

import type {
  AccountOnboardingForm,
  OnboardingFormContent,
} from '#contract/settings/account-onboarding-forms.ts'

import type { Tx } from '../../db/database.ts'
import { accountOnboardingForm as form } from '../../db/schema/account-onboarding-form.ts'
import { assessment } from '../../db/schema/assessment.ts'
import { hasWords } from '../../db/search.ts'

export type FormKey = { readonly accountId: number; readonly formId: number }
type Query = {
  readonly accountId: number
  readonly search: string
  readonly page: number
  readonly page_size: number
  readonly state?: 'archived' | undefined
}

const columns = {
  account_onboarding_form_id: form.accountOnboardingFormId,
  name: form.name,
  sections: form.sections,
}

// An activity takes a copy, which names the form that it was taken from.
const requisitionCount = sql<number>`(select count(distinct s.job_id)::int
  from assessment a
  join job_step_activity p on p.asmt_id = a.asmt_id
  join job_step s on s.account_id = p.account_id and s.job_step_id = p.job_step_id
  join job j on j.account_id = s.account_id and j.job_id = s.job_id and j.plan_version = s.plan_version
  where a.account_id = account_onboarding_form.account_id and a.kind = 'onboarding-form'
    and a.settings @> jsonb_build_object('account_onboarding_form_id', account_onboarding_form.account_onboarding_form_id))`
const companyColumns = {
  ...columns,
  is_archived: sql<boolean>`${form.archivedAt} is not null`,
  requisition_count: requisitionCount,
  is_for_hires: form.isForHires,
}

/** One page of what is offered or archived, by name and with where each is used, and how much there is. */
export async function listForms(tx: Tx, { page, page_size, ...list }: Query) {
  const where = isListed(list)
  const rows = await tx.db
    .select(companyColumns)
    .from(form)
    .where(where)
    .orderBy(asc(form.name), asc(form.accountOnboardingFormId))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows, total: await tx.db.$count(form, where) }
}

export async function findCompanyForm(tx: Tx, key: FormKey) {
  const [row] = await tx.db.select(companyColumns).from(form).where(isForm(key))
  return row ?? null
}

/** A form, archived or not; locked until the transaction ends. */
export async function lockForm(tx: Tx, key: FormKey) {
  const [row] = await tx.db
    .select({ ...columns, archivedAt: form.archivedAt, isForHires: form.isForHires })
    .from(form)
    .where(isForm(key))
    .for('update')
  return row ?? null
}

/** Whether another form that is offered has the name, whatever its case and accents. */
export async function isNameTaken(
  tx: Tx,
  { accountId, formId, name }: { accountId: number; formId: number | null; name: string },
): Promise<boolean> {
  const count = await tx.db.$count(
    form,
    and(
      eq(form.accountId, accountId),
      isNull(form.archivedAt),
      sql`fold_text(${form.name}) = fold_text(${name})`,
      formId === null ? undefined : ne(form.accountOnboardingFormId, formId),
    ),
  )
  return count > 0
}

export async function insertForm(
  tx: Tx,
  { accountId, content }: { accountId: number; content: OnboardingFormContent },
): Promise<number> {
  const [row] = await tx.db
    .insert(form)
    .values({ accountId, ...content })
    .returning({ id: form.accountOnboardingFormId })
  if (row === undefined) throw new Error('The form was not inserted.')
  return row.id
}

export async function updateForm(
  tx: Tx,
  { content, ...key }: FormKey & { content: OnboardingFormContent },
): Promise<void> {
  await tx.db.update(form).set(content).where(isForm(key))
}

export async function setArchived(
  tx: Tx,
  { isArchived, ...key }: FormKey & { isArchived: boolean },
): Promise<void> {
  const archivedAt = isArchived ? sql`now()` : null
  await tx.db.update(form).set({ archivedAt }).where(isForm(key))
}

/** Holds back other choices of the company until the transaction ends. Not the account: who changes a form locks that last. */
export async function lockHireChoice(tx: Tx, { accountId }: { accountId: number }): Promise<void> {
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`hire form ${accountId}`}, 0))`,
  )
}

/** Makes it the one that new hires get, or no longer that. */
export async function setForHires(
  tx: Tx,
  { isForHires, ...key }: FormKey & { isForHires: boolean },
): Promise<void> {
  if (isForHires)
    await tx.db
      .update(form)
      .set({ isForHires: false })
      .where(and(eq(form.accountId, key.accountId), eq(form.isForHires, true)))
  await tx.db.update(form).set({ isForHires }).where(isForm(key))
}

/** The one that new hires get; null where the company chose none. Locked, so that one hire at a time copies it. */
export async function lockHireForm(
  tx: Tx,
  accountId: number,
): Promise<AccountOnboardingForm | null> {
  const [row] = await tx.db
    .select(columns)
    .from(form)
    .where(and(eq(form.accountId, accountId), eq(form.isForHires, true), isNull(form.archivedAt)))
    .for('update')
  return row ?? null
}

/** Forms by their ids, archived ones as well: a plan may have them. */
export async function findOnboardingForms(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<AccountOnboardingForm[]> {
  if (ids.length === 0) return []
  return tx.db
    .select(columns)
    .from(form)
    .where(and(eq(form.accountId, accountId), inArray(form.accountOnboardingFormId, [...ids])))
}

/** What every onboarding form is made from: its newest version. */
export async function findBase(tx: Tx) {
  const [base] = await tx.db
    .select({ asmtId: assessment.asmtId, content: assessment.content })
    .from(assessment)
    .where(and(isNull(assessment.accountId), eq(assessment.kind, 'onboarding-form')))
    .orderBy(desc(assessment.version))
    .limit(1)
  if (base === undefined) throw new Error('The onboarding form is not among the instruments.')
  return base
}

function isListed({ accountId, search, state }: Omit<Query, 'page' | 'page_size'>) {
  return and(
    eq(form.accountId, accountId),
    state === 'archived' ? isNotNull(form.archivedAt) : isNull(form.archivedAt),
    hasWords(form.name, search),
  )
}

function isForm({ accountId, formId }: FormKey) {
  return and(eq(form.accountId, accountId), eq(form.accountOnboardingFormId, formId))
}
