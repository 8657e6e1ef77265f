// SQL of a company's details templates. Runs in the company's scope.
import { and, asc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type {
  listOfferDetailsTemplates as listEndpoint,
  OfferDetailsContent,
  OfferDetailsRow,
  OfferDetailsTemplate,
} from '#contract/offers/offer-details-templates.ts'

import type { Tx } from '../../db/database.ts'
import { offerDetailsTemplate as template } from '../../db/schema/offer-letter.ts'
import { hasWords } from '../../db/search.ts'

type Company = { readonly accountId: number }
export type DetailsKey = Company & { readonly detailsTemplateId: number }
type Query = z.output<typeof listEndpoint.query> & Company

const columns = {
  offer_details_template_id: template.offerDetailsTemplateId,
  name: template.name,
  rows: template.rows,
  archivedAt: template.archivedAt,
  updatedAt: template.updatedAt,
}
const byName = [sql`lower(${template.name})`, asc(template.offerDetailsTemplateId)]

/** One page of templates by name, and how many there are. */
export async function listTemplates(tx: Tx, query: Query) {
  const { accountId, search, state } = query
  const where = and(
    eq(template.accountId, accountId),
    state === 'archived' ? isNotNull(template.archivedAt) : isNull(template.archivedAt),
    hasWords(template.name, search),
  )
  const rows = await tx.db
    .select(columns)
    .from(template)
    .where(where)
    .orderBy(...byName)
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows: rows.map(describe), total: await tx.db.$count(template, where) }
}

export async function findTemplate(tx: Tx, key: DetailsKey): Promise<OfferDetailsTemplate | null> {
  const [row] = await tx.db.select(columns).from(template).where(isTemplate(key))
  return row === undefined ? null : describe(row)
}

/** A template, locked until the transaction ends. */
export async function lockTemplate(tx: Tx, key: DetailsKey): Promise<OfferDetailsTemplate | null> {
  const [row] = await tx.db.select(columns).from(template).where(isTemplate(key)).for('update')
  return row === undefined ? null : describe(row)
}

/** The rows of the first template that offers can take; null where there is none. */
export async function findFirstRows(
  tx: Tx,
  { accountId }: Company,
): Promise<OfferDetailsRow[] | null> {
  const [row] = await tx.db
    .select({ rows: template.rows })
    .from(template)
    .where(and(eq(template.accountId, accountId), isNull(template.archivedAt)))
    .orderBy(...byName)
    .limit(1)
  return row?.rows ?? null
}

export function countTemplates(tx: Tx, { accountId }: Company): Promise<number> {
  return tx.db.$count(template, eq(template.accountId, accountId))
}

/** Whether another template that offers can take has the name, whatever its case. */
export async function isNameTaken(
  tx: Tx,
  { accountId, name, except }: Company & { name: string; except: number | null },
): Promise<boolean> {
  const where = and(
    eq(template.accountId, accountId),
    isNull(template.archivedAt),
    sql`lower(${template.name}) = lower(${name})`,
    except === null ? undefined : ne(template.offerDetailsTemplateId, except),
  )
  return (await tx.db.$count(template, where)) > 0
}

type Stored = { readonly content: OfferDetailsContent; readonly at: Date }

export async function insertTemplate(
  tx: Tx,
  { accountId, content, at }: Company & Stored,
): Promise<number> {
  const [row] = await tx.db
    .insert(template)
    .values({ accountId, ...content, updatedAt: at })
    .returning({ id: template.offerDetailsTemplateId })
  if (row === undefined) throw new Error('The details template was not inserted.')
  return row.id
}

export async function updateTemplate(
  tx: Tx,
  { content, at, ...key }: DetailsKey & Stored,
): Promise<void> {
  await tx.db
    .update(template)
    .set({ ...content, updatedAt: at })
    .where(isTemplate(key))
}

export async function setArchived(
  tx: Tx,
  { archivedAt, ...key }: DetailsKey & { archivedAt: Date | null },
): Promise<void> {
  await tx.db.update(template).set({ archivedAt }).where(isTemplate(key))
}

type Stamps = { readonly archivedAt: Date | null; readonly updatedAt: Date }

function describe<Row extends Stamps>({ archivedAt, updatedAt, ...row }: Row) {
  return { ...row, is_archived: archivedAt !== null, updated_at: updatedAt.toISOString() }
}

function isTemplate({ accountId, detailsTemplateId }: DetailsKey): SQL | undefined {
  return and(
    eq(template.accountId, accountId),
    eq(template.offerDetailsTemplateId, detailsTemplateId),
  )
}
