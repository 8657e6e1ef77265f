// SQL of what a company measures. Runs in the company's scope.
import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'

import { LOCALES, type Locale, type LocalizedText } from '#contract/core/shape.ts'
import type {
  AttributeContent,
  AttributeType,
  listAttributeTypes as listEndpoint,
} from '#contract/settings/attribute-types.ts'
import type { MeasuredCategory, UsageType } from '#contract/settings/settings-rules.ts'

import { MEASURED_BY } from '../../assessments/instruments/measured-by.ts'
import type { Tx } from '../../db/database.ts'
import { isVisibleTo } from '../../db/measured-attributes.ts'
import { attributeType as attribute } from '../../db/schema/assessment.ts'
import { hasWords } from '../../db/search.ts'
import { type AttributeKey, usedCount } from './attribute-uses.ts'

type Query = z.output<typeof listEndpoint.query> & { readonly accountId: number }
type List = { readonly accountId: number; readonly usageType: UsageType }
/** Its parent by the slug: a shared one is named by it across databases. */
type Values = Omit<AttributeContent, 'parent_attribute_type_id'> & {
  readonly parentSlug: string | null
}

const parent = alias(attribute, 'parent')
const inAnyLanguage = sql`concat_ws(' ', ${attribute.name} ->> 'en', ${attribute.name} ->> 'es', ${attribute.name} ->> 'fr')`

/** One page of attributes, and how many there are. */
export async function listAttributes(tx: Tx, query: Query) {
  const where = filterOf(query)
  const rows = await select(tx, query.accountId)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows: rows.map(describe), total: await tx.db.$count(attribute, where) }
}

/** An attribute that the company sees, shared or its own. */
export async function findAttribute(tx: Tx, { accountId, attributeTypeId }: AttributeKey) {
  const isSeen = or(isNull(attribute.accountId), eq(attribute.accountId, accountId))
  const [row] = await select(tx, accountId).where(
    and(eq(attribute.attributeTypeId, attributeTypeId), isSeen),
  )
  return row === undefined ? null : { ...describe(row), slug: row.slug }
}

/** How many a company has of its own, archived or not. */
export async function countOwn(tx: Tx, { accountId, usageType }: List): Promise<number> {
  const isOwn = and(eq(attribute.accountId, accountId), eq(attribute.usageType, usageType))
  return tx.db.$count(attribute, isOwn)
}

type Wanted = List & { readonly name: LocalizedText; readonly except: number | undefined }

/** The languages in which another one that is offered has the name. */
export async function takenLanguages(tx: Tx, { name, except, ...list }: Wanted): Promise<Locale[]> {
  const isSame = (locale: Locale) =>
    sql`lower(${attribute.name} ->> ${locale}) = lower(${name[locale]})`
  const rows = await tx.db
    .select({ name: attribute.name })
    .from(attribute)
    .where(
      and(
        isVisibleTo(list),
        isNull(attribute.archivedAt),
        or(...LOCALES.map(isSame)),
        except === undefined ? undefined : ne(attribute.attributeTypeId, except),
      ),
    )
  const isTaken = (locale: Locale) =>
    rows.some((row) => row.name[locale].toLowerCase() === name[locale].toLowerCase())
  return LOCALES.filter(isTaken)
}

/** Whether one stands somewhere below another one, by their slugs. */
export async function isBelow(
  tx: Tx,
  { slug, above }: { slug: string; above: string },
): Promise<boolean> {
  const found = await tx.db.execute(sql`with recursive line as (
      select slug, parent_slug from attribute_type where slug = ${slug}
      union select a.slug, a.parent_slug from attribute_type a join line on a.slug = line.parent_slug)
    select slug from line where slug = ${above}`)
  return z.object({ rows: z.array(z.unknown()) }).parse(found).rows.length > 0
}

export async function insertAttribute(
  tx: Tx,
  { accountId, usageType, values, slug }: List & { values: Values; slug: string },
): Promise<number> {
  const [row] = await tx.db
    .insert(attribute)
    .values({ accountId, usageType, slug, ...values })
    .returning({ id: attribute.attributeTypeId })
  if (row === undefined) throw new Error('The attribute was not inserted.')
  return row.id
}

export async function updateAttribute(
  tx: Tx,
  { set, ...key }: AttributeKey & { set: Partial<Values> & { archivedAt?: Date | null } },
): Promise<void> {
  await tx.db
    .update(attribute)
    .set({ ...set, updatedAt: sql`now()` })
    .where(isOwnRow(key))
}

export async function deleteAttribute(tx: Tx, key: AttributeKey): Promise<void> {
  await tx.db.delete(attribute).where(isOwnRow(key))
}

function select(tx: Tx, accountId: number) {
  return tx.db
    .select({
      attribute_type_id: attribute.attributeTypeId,
      slug: attribute.slug,
      usage_type: attribute.usageType,
      name: attribute.name,
      description: attribute.description,
      category: attribute.category,
      parent_attribute_type_id: parent.attributeTypeId,
      parent_name: parent.name,
      accountId: attribute.accountId,
      used_count: usedCount(accountId),
      archivedAt: attribute.archivedAt,
      updatedAt: attribute.updatedAt,
    })
    .from(attribute)
    .leftJoin(
      parent,
      and(
        eq(parent.slug, attribute.parentSlug),
        or(isNull(parent.accountId), eq(parent.accountId, accountId)),
      ),
    )
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

function describe({
  accountId,
  archivedAt,
  updatedAt,
  slug,
  category,
  ...row
}: Row): AttributeType {
  const isShared = accountId === null
  return {
    ...row,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written from those categories only
    category: category as MeasuredCategory,
    is_shared: isShared,
    measured_by: isShared ? [...(MEASURED_BY.get(slug) ?? [])] : [],
    is_archived: archivedAt !== null,
    updated_at: updatedAt.toISOString(),
  }
}

function filterOf({ accountId, usage_type: usageType, owner, category, state, search }: Query) {
  return and(
    isVisibleTo({ accountId, usageType }),
    owner === 'own' ? isNotNull(attribute.accountId) : undefined,
    owner === 'shared' ? isNull(attribute.accountId) : undefined,
    category === undefined ? undefined : eq(attribute.category, category),
    state === 'archived' ? isNotNull(attribute.archivedAt) : isNull(attribute.archivedAt),
    hasWords(inAnyLanguage, search),
  )
}

function orderOf({ ordering, language }: Pick<Query, 'ordering' | 'language'>): SQL[] {
  const direction = ordering.startsWith('-') ? desc : asc
  const id = direction(attribute.attributeTypeId)
  if (ordering.endsWith('updated_at')) return [direction(attribute.updatedAt), id]
  return [direction(sql`lower(${attribute.name} ->> ${language})`), id]
}

function isOwnRow({ accountId, attributeTypeId }: AttributeKey) {
  return and(eq(attribute.accountId, accountId), eq(attribute.attributeTypeId, attributeTypeId))
}
