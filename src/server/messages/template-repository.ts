// SQL of stored emails: a company's own, and without an account everyone's. Runs in the company's scope, or for everyone's in
// the system's.
import { and, asc, eq, isNull, or } from 'drizzle-orm'

import type { Locale } from '#contract/core/shape.ts'
import type { TemplatePurpose } from '#contract/messages/messages-rules.ts'

import type { Tx } from '../db/database.ts'
import { account } from '../db/schema/account.ts'
import { emailTemplate } from '../db/schema/message.ts'

export type TemplateRow = typeof emailTemplate.$inferSelect
export type NewTemplate = typeof emailTemplate.$inferInsert
/** Null: everyone's. */
type Owner = { readonly accountId: number | null }
type Key = Owner & {
  readonly slug: string
  /** Whether it is meant as one that the product sends. */
  readonly isSystem?: boolean
}

/** What staff write to applicants with, of a company and of everyone. */
export function listTemplates(tx: Tx, owner: Owner): Promise<TemplateRow[]> {
  return list(tx, { ...owner, isSystem: false })
}

/** What the product sends, where it was reworded by a company or for everyone. */
export function listSystemTemplates(tx: Tx, owner: Owner): Promise<TemplateRow[]> {
  return list(tx, { ...owner, isSystem: true })
}

/** All languages of one email, of a company and of everyone. */
export function listOfSlug(
  tx: Tx,
  { slug, isSystem = false, ...owner }: Key,
): Promise<TemplateRow[]> {
  return tx.db
    .select()
    .from(emailTemplate)
    .where(
      and(
        seenBy(owner),
        eq(emailTemplate.templateSlug, slug),
        eq(emailTemplate.isSystem, isSystem),
      ),
    )
    .orderBy(asc(emailTemplate.emailTemplateId))
}

/** Which name and address messages of a template come from; null where no one has stored it in that language. */
export async function findSender(
  tx: Tx,
  { language, ...key }: Key & { language: Locale },
): Promise<Pick<TemplateRow, 'sender' | 'fromName'> | null> {
  const rows = (await listOfSlug(tx, key)).filter((row) => row.language === language)
  // The company's own before everyone's.
  return rows.find(({ accountId }) => accountId !== null) ?? rows[0] ?? null
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

export function countTemplates(tx: Tx, owner: Owner): Promise<number> {
  return tx.db.$count(emailTemplate, and(ownedBy(owner), eq(emailTemplate.isSystem, false)))
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
export async function saveTemplate(tx: Tx, row: NewTemplate): Promise<TemplateRow> {
  const { accountId, templateSlug, language } = emailTemplate
  const [stored] = await tx.db
    .insert(emailTemplate)
    .values(row)
    .onConflictDoUpdate({ target: [accountId, templateSlug, language], set: row })
    .returning()
  if (stored === undefined) throw new Error('The email was not stored.')
  const { purpose, isSystem } = stored
  const key = { accountId: row.accountId ?? null, slug: row.templateSlug, isSystem }
  await tx.db.update(emailTemplate).set({ purpose }).where(ofSlug(key))
  return stored
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

function list(
  tx: Tx,
  { isSystem, ...owner }: Owner & { isSystem: boolean },
): Promise<TemplateRow[]> {
  return tx.db
    .select()
    .from(emailTemplate)
    .where(and(seenBy(owner), eq(emailTemplate.isSystem, isSystem)))
    .orderBy(asc(emailTemplate.templateSlug), asc(emailTemplate.language))
}

function ownedBy({ accountId }: Owner) {
  return accountId === null
    ? isNull(emailTemplate.accountId)
    : eq(emailTemplate.accountId, accountId)
}

function seenBy(owner: Owner) {
  return or(isNull(emailTemplate.accountId), ownedBy(owner))
}

function ofSlug({ slug, isSystem = false, ...owner }: Key) {
  return and(
    ownedBy(owner),
    eq(emailTemplate.templateSlug, slug),
    eq(emailTemplate.isSystem, isSystem),
  )
}
