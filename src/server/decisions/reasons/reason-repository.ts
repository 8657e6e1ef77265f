// SQL of the settings of rejection reasons. Runs in the company's scope.
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { listUsedReasons, UsedReason } from '#contract/settings/rejection-reasons.ts'

import { ruleUsage } from '../../automation/rule-references.ts'
import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'
import { applicationDecision, rejectionReason } from '../../db/schema/decision.ts'
import { hasWords } from '../../db/search.ts'

type Company = { readonly accountId: number }
export type ReasonKey = Company & { readonly rejectionReasonId: number }
type Query = z.output<typeof listUsedReasons.query> & Company
type Content = Pick<typeof rejectionReason.$inferInsert, 'label' | 'reasonType'>

const columns = {
  rejection_reason_id: rejectionReason.rejectionReasonId,
  reason_type: rejectionReason.reasonType,
  label: rejectionReason.label,
  standard_reason: rejectionReason.standardReason,
  used_count: sql<number>`(select count(*)::int from application_decision d
    where d.account_id = rejection_reason.account_id
      and d.rejection_reason_id = rejection_reason.rejection_reason_id)`,
  rules: ruleUsage('rejection_reason', {
    accountId: sql`rejection_reason.account_id`,
    id: sql`rejection_reason.rejection_reason_id`,
  }),
}

/** One page of a company's reasons, and how many there are. */
export async function listReasons(tx: Tx, query: Query) {
  const where = and(isOfCompany(query), hasWords(rejectionReason.label, query.search))
  const rows: UsedReason[] = await tx.db
    .select(columns)
    .from(rejectionReason)
    .where(where)
    .orderBy(asc(rejectionReason.sortOrder), asc(rejectionReason.rejectionReasonId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(rejectionReason, where) }
}

export async function findReason(tx: Tx, key: ReasonKey): Promise<UsedReason | null> {
  const [row] = await tx.db.select(columns).from(rejectionReason).where(isReason(key))
  return row ?? null
}

/** Locks the company's reasons as a whole, so that of two changes at once each counts what the other did. */
export async function lockReasons(tx: Tx, { accountId }: Company): Promise<void> {
  await tx.db
    .select({ accountId: account.accountId })
    .from(account)
    .where(eq(account.accountId, accountId))
    .for('no key update')
}

/** Waits for the decisions that are being made for the reason; later ones do not find it until the transaction ends. */
export async function lockReason(tx: Tx, key: ReasonKey): Promise<void> {
  await tx.db
    .select({ id: rejectionReason.rejectionReasonId })
    .from(rejectionReason)
    .where(isReason(key))
    .for('update')
}

export function countReasons(tx: Tx, company: Company): Promise<number> {
  return tx.db.$count(rejectionReason, isOfCompany(company))
}

/** Whether another reason of the company has the label, whatever its case. */
export async function isLabelTaken(
  tx: Tx,
  { label, rejectionReasonId, ...company }: Company & { label: string; rejectionReasonId?: number },
): Promise<boolean> {
  const others = and(
    isOfCompany(company),
    sql`lower(${rejectionReason.label}) = lower(${label})`,
    rejectionReasonId === undefined
      ? undefined
      : ne(rejectionReason.rejectionReasonId, rejectionReasonId),
  )
  return (await tx.db.$count(rejectionReason, others)) > 0
}

/** Adds a reason behind the others; its id. */
export async function insertReason(
  tx: Tx,
  { accountId, ...content }: Company & Content,
): Promise<number> {
  const sortOrder = sql`(select coalesce(max(r.sort_order), 0) + 1 from rejection_reason r
    where r.account_id = ${accountId})`
  const [row] = await tx.db
    .insert(rejectionReason)
    .values({ accountId, ...content, sortOrder })
    .returning({ id: rejectionReason.rejectionReasonId })
  if (row === undefined) throw new Error('The reason was not stored.')
  return row.id
}

export async function updateReason(
  tx: Tx,
  { set, ...key }: ReasonKey & { set: Partial<Content> & { standardReason?: null } },
): Promise<void> {
  await tx.db.update(rejectionReason).set(set).where(isReason(key))
}

/** Gives the decisions that name a reason another one. */
export async function moveDecisions(
  tx: Tx,
  { accountId, rejectionReasonId, replaceTo }: ReasonKey & { replaceTo: number },
): Promise<void> {
  await tx.db
    .update(applicationDecision)
    .set({ rejectionReasonId: replaceTo })
    .where(
      and(
        eq(applicationDecision.accountId, accountId),
        eq(applicationDecision.rejectionReasonId, rejectionReasonId),
      ),
    )
}

export async function deleteReason(tx: Tx, key: ReasonKey): Promise<void> {
  await tx.db.delete(rejectionReason).where(isReason(key))
}

function isOfCompany({ accountId }: Company) {
  return eq(rejectionReason.accountId, accountId)
}

function isReason({ rejectionReasonId, ...company }: ReasonKey) {
  return and(isOfCompany(company), eq(rejectionReason.rejectionReasonId, rejectionReasonId))
}
