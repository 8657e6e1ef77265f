// SQL of a company's onboarding forms. Runs in the company's scope.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import type { AccountOnboardingForm } from '#contract/settings/account-onboarding-forms.ts'

import type { Tx } from '../../db/database.ts'
import { accountOnboardingForm as form } from '../../db/schema/account-onboarding-form.ts'
import { hasWords } from '../../db/search.ts'

const columns = {
  account_onboarding_form_id: form.accountOnboardingFormId,
  name: form.name,
  sections: form.sections,
}

/** One page of what is offered, and how much there is. */
export async function listOnboardingForms(
  tx: Tx,
  given: { accountId: number; search: string; page: number; pageSize: number },
): Promise<{ rows: AccountOnboardingForm[]; total: number }> {
  const { accountId, search, page, pageSize } = given
  const where = and(
    eq(form.accountId, accountId),
    isNull(form.archivedAt),
    hasWords(form.name, search),
  )
  const rows = await tx.db
    .select(columns)
    .from(form)
    .where(where)
    .orderBy(asc(form.name), asc(form.accountOnboardingFormId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await tx.db.$count(form, where) }
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
