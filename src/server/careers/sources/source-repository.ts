// SQL of a company's sources and tracked links. Runs in the company's scope.
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { z } from 'zod'

import type { listLinkableSources, listSources as listEndpoint } from '#contract/careers/sources.ts'

import type { Tx } from '../../db/database.ts'
import { isListedAs } from '../../db/listed-applications.ts'
import { sourceLink } from '../../db/schema/career.ts'
import { source } from '../../db/schema/source.ts'
import { hasWords } from '../../db/search.ts'

type Key = { readonly accountId: number; readonly sourceId: number }
type JobKey = { readonly accountId: number; readonly jobId: number }
type Page = { readonly page: number; readonly page_size: number }

const columns = {
  source_id: source.sourceId,
  source_type: source.sourceType,
  name: source.name,
  archivedAt: source.archivedAt,
  feed_token: source.feedToken,
  // Names with their table: alone in a query, drizzle's columns leave it out.
  applicant_count: sql<number>`(select count(*)::int from application a
    where a.account_id = source.account_id and a.source_id = source.source_id and ${isListedAs('a')})`,
}

export type SourceRow = NonNullable<Awaited<ReturnType<typeof findSource>>>

/** One page of sources, and how many there are. */
export async function listSources(
  tx: Tx,
  query: z.output<typeof listEndpoint.query> & { accountId: number },
) {
  const where = and(
    eq(source.accountId, query.accountId),
    isActive(query.is_active),
    isFound(query),
  )
  const rows = await tx.db
    .select(columns)
    .from(source)
    .where(where)
    .orderBy(asc(source.sourceType), sql`${source.name} nulls first`, asc(source.sourceId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(source, where) }
}

type Search = Pick<z.output<typeof listEndpoint.query>, 'search' | 'standard_types'>

/** By its name; a standard one by its type, which the client looks up by the name that it has there. */
function isFound({ search, standard_types: types = [] }: Search): SQL | undefined {
  if (search === '') return undefined
  const isStandard = and(isNull(source.name), inArray(source.sourceType, types))
  return or(hasWords(source.name, search), isStandard)
}

function isActive(wanted: '0' | '1' | undefined): SQL | undefined {
  if (wanted === undefined) return undefined
  return wanted === '1' ? isNull(source.archivedAt) : isNotNull(source.archivedAt)
}

export async function findSource(tx: Tx, key: Key) {
  const [row] = await tx.db.select(columns).from(source).where(isSource(key))
  return row ?? null
}

/** The standard source of a type, which every company has. */
export async function findStandard(
  tx: Tx,
  { accountId, sourceType }: { accountId: number; sourceType: string },
): Promise<number | null> {
  const [row] = await tx.db
    .select({ sourceId: source.sourceId })
    .from(source)
    .where(
      and(eq(source.accountId, accountId), eq(source.sourceType, sourceType), isNull(source.name)),
    )
  return row?.sourceId ?? null
}

/** Inserts a source; null when the company has one of that name. */
export async function insertSource(
  tx: Tx,
  values: { accountId: number; sourceType: string; name: string },
): Promise<number | null> {
  const [row] = await tx.db
    .insert(source)
    .values(values)
    .onConflictDoNothing()
    .returning({ sourceId: source.sourceId })
  return row?.sourceId ?? null
}

/** Whether another source than this one has the name. */
export async function isNameTaken(tx: Tx, { accountId, sourceId, name }: Key & { name: string }) {
  const others = and(
    eq(source.accountId, accountId),
    sql`lower(${source.name}) = lower(${name})`,
    sql`${source.sourceId} <> ${sourceId}`,
  )
  return (await tx.db.$count(source, others)) > 0
}

export async function updateSource(
  tx: Tx,
  { set, ...key }: Key & { set: { name?: string; archivedAt?: Date | null } },
): Promise<void> {
  await tx.db.update(source).set(set).where(isSource(key))
}

const linkColumns = {
  source_link_id: sourceLink.sourceLinkId,
  source_id: sourceLink.sourceId,
  source_type: source.sourceType,
  source_name: source.name,
  token: sourceLink.token,
  applicant_count: sql<number>`(select count(*)::int from application a
    where a.account_id = source_link.account_id and a.source_id = source_link.source_id
      and a.job_id = source_link.job_id and ${isListedAs('a')})`,
}

/** One page of a requisition's links, and how many there are. */
export async function listLinks(tx: Tx, { accountId, jobId, ...query }: JobKey & Page) {
  const where = and(eq(sourceLink.accountId, accountId), eq(sourceLink.jobId, jobId))
  const rows = await selectLinks(tx)
    .where(where)
    .orderBy(desc(sourceLink.sourceLinkId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(sourceLink, where) }
}

/** One page of the sources in use without a link of a requisition, the standard ones first, and how many there are. */
export async function listLinkable(
  tx: Tx,
  { accountId, jobId, ...query }: JobKey & z.output<typeof listLinkableSources.query>,
) {
  const itsLink = tx.db
    .select({ sourceId: sourceLink.sourceId })
    .from(sourceLink)
    .where(
      and(
        eq(sourceLink.accountId, source.accountId),
        eq(sourceLink.jobId, jobId),
        eq(sourceLink.sourceId, source.sourceId),
      ),
    )
  const where = and(
    eq(source.accountId, accountId),
    isActive('1'),
    isFound(query),
    notExists(itsLink),
  )
  const rows = await tx.db
    .select({ source_id: source.sourceId, source_type: source.sourceType, name: source.name })
    .from(source)
    .where(where)
    .orderBy(sql`${source.name} nulls first`, asc(source.sourceType), asc(source.sourceId))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
  return { rows, total: await tx.db.$count(source, where) }
}

export async function findLink(tx: Tx, { accountId, jobId, sourceId }: JobKey & Key) {
  const [row] = await selectLinks(tx).where(
    and(
      eq(sourceLink.accountId, accountId),
      eq(sourceLink.jobId, jobId),
      eq(sourceLink.sourceId, sourceId),
    ),
  )
  return row ?? null
}

/** Makes the link of a requisition for a source; false when there is one. */
export async function insertLink(
  tx: Tx,
  values: JobKey & Key & { token: string },
): Promise<boolean> {
  const rows = await tx.db
    .insert(sourceLink)
    .values(values)
    .onConflictDoNothing({
      target: [sourceLink.accountId, sourceLink.jobId, sourceLink.sourceId],
    })
    .returning({ sourceLinkId: sourceLink.sourceLinkId })
  return rows.length > 0
}

function selectLinks(tx: Tx) {
  return tx.db
    .select(linkColumns)
    .from(sourceLink)
    .innerJoin(
      source,
      and(eq(source.accountId, sourceLink.accountId), eq(source.sourceId, sourceLink.sourceId)),
    )
    .$dynamic()
}

/** The link with a token, and the source that it counts for; in any company. */
export async function findLinkByToken(tx: Tx, token: string) {
  const [row] = await tx.db
    .select({
      accountId: sourceLink.accountId,
      jobId: sourceLink.jobId,
      sourceId: sourceLink.sourceId,
      sourceType: source.sourceType,
    })
    .from(sourceLink)
    .innerJoin(
      source,
      and(eq(source.accountId, sourceLink.accountId), eq(source.sourceId, sourceLink.sourceId)),
    )
    .where(eq(sourceLink.token, token))
  return row ?? null
}

/** The source whose feed has a token; in any company. */
export async function findSourceByFeed(tx: Tx, feedToken: string) {
  const { accountId, sourceId, sourceType } = source
  const [row] = await tx.db
    .select({ accountId, sourceId, sourceType })
    .from(source)
    .where(eq(source.feedToken, feedToken))
  return row ?? null
}

function isSource({ accountId, sourceId }: Key) {
  return and(eq(source.accountId, accountId), eq(source.sourceId, sourceId))
}
