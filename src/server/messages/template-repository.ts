// SQL of the email templates that companies wrote. Runs in the company's scope.
import { and, asc, eq } from 'drizzle-orm'

import type { TemplatePurpose } from '#contract/messages/messages-rules.ts'

import type { Tx } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import { emailTemplate } from '../db/schema/message.ts'

export type TemplateRow = typeof emailTemplate.$inferSelect
type Key = { readonly accountId: number; readonly slug: string }

export function listTemplates(tx: Tx, accountId: number): Promise<TemplateRow[]> {
  return tx.db
    .select()
    .from(emailTemplate)
    .where(eq(emailTemplate.accountId, accountId))
    .orderBy(asc(emailTemplate.templateSlug), asc(emailTemplate.language))
}

/** Locks the company's templates as a whole, so that two who add one at once both count. */
export async function lockTemplates(tx: Tx, accountId: number): Promise<void> {
  await tx.db
    .select({ accountId: account.accountId })
    .from(account)
    .where(eq(account.accountId, accountId))
    .for('no key update')
}

export async function getCompanyName(tx: Tx, accountId: number): Promise<string> {
  const [row] = await tx.db
    .select({ name: account.name })
    .from(account)
    .where(eq(account.accountId, accountId))
  return row?.name ?? ''
}

export function countTemplates(tx: Tx, accountId: number): Promise<number> {
  return tx.db.$count(emailTemplate, eq(emailTemplate.accountId, accountId))
}

/** What a company's own template is for; null for one that it has not. */
export async function findPurpose(tx: Tx, key: Key): Promise<TemplatePurpose | null> {
  const [row] = await tx.db
    .select({ purpose: emailTemplate.purpose })
    .from(emailTemplate)
    .where(ofSlug(key))
    .limit(1)
  return row?.purpose ?? null
}

/** Stores the text of one language; the purpose is that of the whole template. */
export async function saveTemplate(tx: Tx, row: TemplateRow): Promise<void> {
  const { displayName, subject, body, purpose, updatedAt } = row
  const { accountId, templateSlug, language } = emailTemplate
  await tx.db
    .insert(emailTemplate)
    .values(row)
    .onConflictDoUpdate({
      target: [accountId, templateSlug, language],
      set: { displayName, subject, body, updatedAt },
    })
  const key = { accountId: row.accountId, slug: row.templateSlug }
  await tx.db.update(emailTemplate).set({ purpose }).where(ofSlug(key))
}

/** What was removed; null when there was nothing. */
export async function deleteTemplate(
  tx: Tx,
  given: Key & { language: string },
): Promise<TemplateRow | null> {
  const [row] = await tx.db
    .delete(emailTemplate)
    .where(and(ofSlug(given), eq(emailTemplate.language, given.language)))
    .returning()
  return row ?? null
}

function ofSlug({ accountId, slug }: Key) {
  return and(eq(emailTemplate.accountId, accountId), eq(emailTemplate.templateSlug, slug))
}
