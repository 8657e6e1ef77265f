// SQL of consent texts, and of who agreed to which.
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'

import { localeSchema } from '#contract/core/shape.ts'
import type {
  CompanyKind,
  Consent,
  ConsentLoginPage,
  ConsentText,
  ShownText,
} from '#contract/privacy/consents.ts'

import type { Tx } from '../../db/database.ts'
import { account } from '../../db/schema/account.ts'
import { consent, consentText } from '../../db/schema/consent.ts'
import { application } from '../../db/schema/requisition.ts'

type Page = { readonly page: number; readonly page_size: number }
type OfKind = { readonly accountId: number; readonly kind: CompanyKind }

const columns = { text: consentText, accountName: account.name }

/** The newest version of every kind: a company's own where it has one, else the installation's. */
export async function listCurrent(tx: Tx, accountId: number | null): Promise<ConsentText[]> {
  const rows = await tx.db
    .selectDistinctOn([consentText.kind], columns)
    .from(consentText)
    .leftJoin(account, eq(account.accountId, consentText.accountId))
    .where(isOf(accountId))
    .orderBy(consentText.kind, sql`${consentText.accountId} is null`, desc(consentText.version))
  return rows.map(describeText)
}

export async function findText(tx: Tx, textId: number): Promise<ConsentText | null> {
  const [row] = await tx.db
    .select(columns)
    .from(consentText)
    .leftJoin(account, eq(account.accountId, consentText.accountId))
    .where(eq(consentText.textId, textId))
  return row === undefined ? null : describeText(row)
}

/** One page of what a company published of a kind, newest first. */
export async function listVersions(
  tx: Tx,
  query: OfKind & Page,
): Promise<{ rows: ConsentText[]; total: number }> {
  const where = isKind(query)
  const rows = await tx.db
    .select(columns)
    .from(consentText)
    .innerJoin(account, eq(account.accountId, consentText.accountId))
    .where(where)
    .orderBy(desc(consentText.version))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows: rows.map(describeText), total: await tx.db.$count(consentText, where) }
}

/** The newest version of a kind that a company published; 0 for none. */
export async function findNewestVersion(tx: Tx, of: OfKind): Promise<number> {
  const [row] = await tx.db
    .select({ version: consentText.version })
    .from(consentText)
    .where(isKind(of))
    .orderBy(desc(consentText.version))
    .limit(1)
  return row?.version ?? 0
}

/** The new text's id; null when there is such a version already. The unique index decides between two at once. */
export async function insertText(
  tx: Tx,
  values: typeof consentText.$inferInsert,
): Promise<number | null> {
  const [row] = await tx.db
    .insert(consentText)
    .values(values)
    .onConflictDoNothing()
    .returning({ textId: consentText.textId })
  return row?.textId ?? null
}

/**
 * Notes which texts a user agreed to, current or not, and not before they were published. Ids of nothing are passed
 * over; what was agreed to before keeps its first date. The ids that are on record now.
 */
export async function insertConsents(
  tx: Tx,
  given: { userId: number; door: ConsentLoginPage; at: Date; shown: readonly ShownText[] },
): Promise<number[]> {
  const { userId, door: loginPage, at } = given
  const languages = new Map(given.shown.map(({ text_id: textId, language }) => [textId, language]))
  const known = await tx.db
    .select({ textId: consentText.textId, publishedAt: consentText.publishedAt })
    .from(consentText)
    .where(inArray(consentText.textId, [...languages.keys()]))
    .orderBy(consentText.textId)
  if (known.length === 0) return []
  const rows = known.map(({ textId, publishedAt }) => {
    const language = localeSchema.parse(languages.get(textId))
    return { userId, textId, language, door: loginPage, at: at < publishedAt ? publishedAt : at }
  })
  await tx.db.insert(consent).values(rows).onConflictDoNothing()
  return known.map(({ textId }) => textId)
}

/** The installation's first terms and privacy notice: what builds showed before texts had versions. */
export async function listFirstTexts(tx: Tx): Promise<number[]> {
  const rows = await tx.db
    .select({ textId: consentText.textId })
    .from(consentText)
    .where(
      and(
        isNull(consentText.accountId),
        inArray(consentText.kind, ['terms', 'privacy']),
        eq(consentText.version, 1),
      ),
    )
  return rows.map(({ textId }) => textId)
}

/** One page of what a user agreed to, newest first. */
export async function listConsents(
  tx: Tx,
  query: Page & { userId: number },
): Promise<{ rows: Consent[]; total: number }> {
  const where = eq(consent.userId, query.userId)
  const rows = await tx.db
    .select({ consent, kind: consentText.kind, version: consentText.version, name: account.name })
    .from(consent)
    .innerJoin(consentText, eq(consentText.textId, consent.textId))
    .leftJoin(account, eq(account.accountId, consentText.accountId))
    .where(where)
    .orderBy(desc(consent.at), desc(consent.textId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  const described = rows.map((row) => ({
    text_id: row.consent.textId,
    kind: row.kind,
    version: row.version,
    account_name: row.name,
    language: localeSchema.parse(row.consent.language),
    door: row.consent.door,
    at: row.consent.at.toISOString(),
  }))
  return { rows: described, total: await tx.db.$count(consent, where) }
}

/**
 * The newest versions that a user must be shown: of the installation, and of the companies that they applied to, where
 * a version that asks again is newer than any that they agreed to.
 */
export async function listDue(tx: Tx, userId: number): Promise<ConsentText[]> {
  const companies = tx.db
    .select({ accountId: application.accountId })
    .from(application)
    .where(
      and(
        eq(application.userId, userId),
        isNull(application.erasedAt),
        eq(application.isOfEmployee, false),
      ),
    )
  const rows = await tx.db
    .selectDistinctOn([sql`coalesce(${consentText.accountId}, 0)`, consentText.kind], columns)
    .from(consentText)
    .leftJoin(account, eq(account.accountId, consentText.accountId))
    .where(
      and(
        or(isNull(consentText.accountId), inArray(consentText.accountId, companies)),
        hasNews(userId),
      ),
    )
    .orderBy(
      sql`coalesce(${consentText.accountId}, 0)`,
      consentText.kind,
      desc(consentText.version),
    )
  return rows.map(describeText)
}

function hasNews(userId: number): SQL {
  const sameSeries = (other: string) =>
    sql.raw(
      `coalesce(${other}.account_id, 0) = coalesce(consent_text.account_id, 0) and ${other}.kind = consent_text.kind`,
    )
  return sql`exists (select from consent_text news
    where ${sameSeries('news')} and news.asks_again and news.version > coalesce(
      (select max(known.version) from consent c join consent_text known on known.text_id = c.text_id
       where c.user_id = ${userId} and ${sameSeries('known')}), 0))`
}

function isOf(accountId: number | null): SQL | undefined {
  const isOfInstallation = isNull(consentText.accountId)
  return accountId === null
    ? isOfInstallation
    : or(isOfInstallation, eq(consentText.accountId, accountId))
}

function isKind({ accountId, kind }: OfKind): SQL | undefined {
  return and(eq(consentText.accountId, accountId), eq(consentText.kind, kind))
}

function describeText(row: {
  text: typeof consentText.$inferSelect
  accountName: string | null
}): ConsentText {
  const { text } = row
  return {
    text_id: text.textId,
    kind: text.kind,
    version: text.version,
    account_name: row.accountName,
    bodies: text.bodies,
    asks_again: text.asksAgain,
    published_at: text.publishedAt.toISOString(),
  }
}
