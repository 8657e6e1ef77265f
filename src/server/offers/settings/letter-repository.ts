// SQL of a company's offer letters and their versions. Runs in the company's scope.
import { and, asc, desc, eq, isNotNull, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { Locale } from '#contract/core/shape.ts'
import { offerVariable } from '#contract/offers/offer-field-rules.ts'
import type {
  listOfferLetters as listEndpoint,
  OfferLetter,
  OfferLetterContent,
} from '#contract/offers/offer-letters.ts'

import type { Tx } from '../../db/database.ts'
import { offerField } from '../../db/schema/offer-field.ts'
import {
  offerLetterVersion as version,
  offerTemplate as letter,
} from '../../db/schema/offer-letter.ts'
import { hasWords } from '../../db/search.ts'

type Company = { readonly accountId: number }
export type LetterKey = Company & { readonly offerTemplateId: number }
type Query = z.output<typeof listEndpoint.query> & Company
type Text = Pick<OfferLetterContent, 'page_size' | 'header' | 'body_html' | 'footer'>

const isNewest = and(
  eq(version.accountId, letter.accountId),
  eq(version.offerTemplateId, letter.offerTemplateId),
  eq(version.version, letter.version),
)
const listed = {
  offer_template_id: letter.offerTemplateId,
  name: letter.name,
  language: letter.language,
  page_size: version.pageSize,
  version: letter.version,
  archivedAt: letter.archivedAt,
  updatedAt: letter.updatedAt,
}
const text = { header: version.header, body_html: version.bodyHtml, footer: version.footer }

/** One page of letters, and how many there are. */
export async function listLetters(tx: Tx, query: Query) {
  const { accountId, search, state } = query
  const where = and(
    eq(letter.accountId, accountId),
    state === 'archived' ? isNotNull(letter.archivedAt) : isNull(letter.archivedAt),
    hasWords(letter.name, search),
  )
  const rows = await tx.db
    .select(listed)
    .from(letter)
    .innerJoin(version, isNewest)
    .where(where)
    .orderBy(...orderOf(query.ordering))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows: rows.map(describe), total: await tx.db.$count(letter, where) }
}

/** A letter with its newest text. */
export async function findLetter(tx: Tx, key: LetterKey): Promise<OfferLetter | null> {
  const [row] = await tx.db
    .select({ ...listed, ...text })
    .from(letter)
    .innerJoin(version, isNewest)
    .where(isLetter(key))
  return row === undefined ? null : describe(row)
}

/** Locks a letter until the transaction ends; false where there is none. */
export async function lockLetter(tx: Tx, key: LetterKey): Promise<boolean> {
  const rows = await tx.db
    .select({ id: letter.offerTemplateId })
    .from(letter)
    .where(isLetter(key))
    .for('update')
  return rows.length > 0
}

export function countLetters(tx: Tx, { accountId }: Company): Promise<number> {
  return tx.db.$count(letter, eq(letter.accountId, accountId))
}

type Named = Company & { readonly language: Locale; readonly name: string }

/** Whether another letter that offers can take has the name in the language, whatever its case. */
export async function isNameTaken(
  tx: Tx,
  { accountId, language, name, except }: Named & { except: number | null },
): Promise<boolean> {
  const where = and(
    isOffered({ accountId, language }),
    sql`lower(${letter.name}) = lower(${name})`,
    except === null ? undefined : ne(letter.offerTemplateId, except),
  )
  return (await tx.db.$count(letter, where)) > 0
}

/** The names, in lower case, that are this one or begin with it and a space. */
export async function listNamesLike(tx: Tx, { name, ...named }: Named): Promise<string[]> {
  const start = `${name.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)} %`
  const lower = sql<string>`lower(${letter.name})`
  const rows = await tx.db
    .select({ name: lower })
    .from(letter)
    .where(
      and(isOffered(named), or(sql`lower(${letter.name}) = lower(${name})`, like(lower, start))),
    )
  return rows.map((row) => row.name)
}

export async function insertLetter(
  tx: Tx,
  { accountId, content, at }: Company & { content: OfferLetterContent; at: Date },
): Promise<number> {
  const { name, language } = content
  const [row] = await tx.db
    .insert(letter)
    .values({ accountId, name, language, updatedAt: at })
    .returning({ id: letter.offerTemplateId })
  if (row === undefined) throw new Error('The letter was not inserted.')
  await insertVersion(tx, { accountId, offerTemplateId: row.id, version: 1, text: content, at })
  return row.id
}

type Change = LetterKey & {
  readonly content: OfferLetterContent
  /** Of the text that is stored now, and whether it stays. */
  readonly version: number
  readonly isSameText: boolean
  readonly at: Date
}

/** Stores a change; another text is a new version. */
export async function updateLetter(
  tx: Tx,
  { content, version: before, isSameText, at, ...key }: Change,
): Promise<void> {
  const { name, language } = content
  const next = isSameText ? before : before + 1
  if (!isSameText) await insertVersion(tx, { ...key, version: next, text: content, at })
  await tx.db
    .update(letter)
    .set({ name, language, version: next, updatedAt: at })
    .where(isLetter(key))
}

async function insertVersion(
  tx: Tx,
  {
    text: { page_size, body_html, header, footer },
    at,
    ...key
  }: LetterKey & {
    version: number
    text: Text
    at: Date
  },
): Promise<void> {
  const values = { pageSize: page_size, bodyHtml: body_html, header, footer, savedAt: at }
  await tx.db.insert(version).values({ ...key, ...values })
}

export async function setArchived(
  tx: Tx,
  { archivedAt, ...key }: LetterKey & { archivedAt: Date | null },
): Promise<void> {
  await tx.db.update(letter).set({ archivedAt }).where(isLetter(key))
}

const versionColumns = {
  version: version.version,
  page_size: version.pageSize,
  header: version.header,
  footer: version.footer,
  savedAt: version.savedAt,
}

type VersionRow = { readonly savedAt: Date }

/** The versions of a letter, the newest first. */
export async function listVersions(
  tx: Tx,
  { page, page_size, ...key }: LetterKey & { page: number; page_size: number },
) {
  const where = isVersionOf(key)
  const rows = await tx.db
    .select(versionColumns)
    .from(version)
    .where(where)
    .orderBy(desc(version.version))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { rows: rows.map(saved), total: await tx.db.$count(version, where) }
}

export async function findVersion(tx: Tx, { number, ...key }: LetterKey & { number: number }) {
  const [row] = await tx.db
    .select({ ...versionColumns, body_html: version.bodyHtml })
    .from(version)
    .where(and(isVersionOf(key), eq(version.version, number)))
  return row === undefined ? null : saved(row)
}

/** The variables of a company's own fields, archived ones included: a letter that names one stays right. */
export async function listOwnVariables(tx: Tx, { accountId }: Company): Promise<string[]> {
  const rows = await tx.db
    .select({ key: offerField.key })
    .from(offerField)
    .where(eq(offerField.accountId, accountId))
  return rows.map(({ key }) => offerVariable(key))
}

function saved<Row extends VersionRow>({ savedAt, ...row }: Row) {
  return { ...row, saved_at: savedAt.toISOString() }
}

type Stamps = { readonly archivedAt: Date | null; readonly updatedAt: Date }

function describe<Row extends Stamps>({ archivedAt, updatedAt, ...row }: Row) {
  return { ...row, is_archived: archivedAt !== null, updated_at: updatedAt.toISOString() }
}

function orderOf(ordering: Query['ordering']): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  const last = [direction(sql`lower(${letter.name})`), direction(letter.offerTemplateId)]
  if (ordering.endsWith('updated_at')) return [direction(letter.updatedAt), ...last]
  if (ordering.endsWith('language')) return [direction(letter.language), ...last]
  return last
}

function isOffered({ accountId, language }: Company & { language: Locale }): SQL | undefined {
  return and(
    eq(letter.accountId, accountId),
    eq(letter.language, language),
    isNull(letter.archivedAt),
  )
}

function isLetter({ accountId, offerTemplateId }: LetterKey): SQL | undefined {
  return and(eq(letter.accountId, accountId), eq(letter.offerTemplateId, offerTemplateId))
}

function isVersionOf({ accountId, offerTemplateId }: LetterKey): SQL | undefined {
  return and(eq(version.accountId, accountId), eq(version.offerTemplateId, offerTemplateId))
}
