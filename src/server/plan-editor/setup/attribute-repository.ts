// SQL of what a requisition weighs. Runs in the company's scope.
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import { USAGE_TYPES } from '#contract/settings/settings-rules.ts'

import type { Tx } from '../../db/database.ts'
import { TEMPLATE_TYPE } from '../../db/job-types.ts'
import { isOfferedTo, isVisibleTo } from '../../db/measured-attributes.ts'
import { attributeType } from '../../db/schema/assessment.ts'
import { jobAttribute, jobAttributeGroup } from '../../db/schema/job-attribute.ts'
import { job } from '../../db/schema/requisition.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }

/** The attributes that count for a requisition, in their order. */
export async function listWeights(tx: Tx, { accountId, jobId }: JobKey) {
  const rows = await tx.db
    .select({
      attribute_type_id: jobAttribute.attributeTypeId,
      weight: jobAttribute.weight,
      target_level: jobAttribute.targetLevel,
    })
    .from(jobAttribute)
    .where(and(eq(jobAttribute.accountId, accountId), eq(jobAttribute.jobId, jobId)))
    .orderBy(asc(jobAttribute.sortOrder))
  return rows.map(({ target_level: target, ...one }) => ({
    ...one,
    ...(target === null ? {} : { target_level: target }),
  }))
}
export type Weight = Awaited<ReturnType<typeof listWeights>>[number]
/** Attributes that belong together, by their ids. */
export type Group = { readonly name: string; readonly attribute_type_ids: readonly number[] }

/** The ids of attributes of the product by their slugs; without those that are not stored. */
export async function findShared(
  tx: Tx,
  { slugs }: { slugs: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await tx.db
    .select({ slug: attributeType.slug, id: attributeType.attributeTypeId })
    .from(attributeType)
    .where(and(isNull(attributeType.accountId), inArray(attributeType.slug, [...slugs])))
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** The groups of a requisition in their order, each with its attributes in theirs. */
export async function listGroups(tx: Tx, { accountId, jobId }: JobKey) {
  return tx.db
    .select({
      job_attribute_group_id: jobAttributeGroup.jobAttributeGroupId,
      name: jobAttributeGroup.name,
      sort_order: jobAttributeGroup.sortOrder,
      attribute_type_ids: sql<
        number[]
      >`array_agg(${jobAttribute.attributeTypeId}::int order by ${jobAttribute.sortOrder})`,
    })
    .from(jobAttributeGroup)
    .innerJoin(
      jobAttribute,
      and(
        eq(jobAttribute.accountId, jobAttributeGroup.accountId),
        eq(jobAttribute.jobAttributeGroupId, jobAttributeGroup.jobAttributeGroupId),
      ),
    )
    .where(and(eq(jobAttributeGroup.accountId, accountId), eq(jobAttributeGroup.jobId, jobId)))
    .groupBy(
      jobAttributeGroup.jobAttributeGroupId,
      jobAttributeGroup.name,
      jobAttributeGroup.sortOrder,
    )
    .orderBy(asc(jobAttributeGroup.sortOrder))
}

type Stored = JobKey & { readonly weights: readonly Weight[]; readonly groups: readonly Group[] }

/** Stores which attributes count and how they are grouped, instead of what there was. Groups are written as they are given. */
export async function replaceWeights(tx: Tx, { weights, groups, ...key }: Stored): Promise<void> {
  await deleteWeights(tx, key)
  const ids = await insertGroups(tx, { ...key, groups })
  const groupOf = new Map(
    groups.flatMap((group, index) =>
      group.attribute_type_ids.map((id) => [id, ids.get(index + 1)] as const),
    ),
  )
  if (weights.length === 0) return
  await tx.db.insert(jobAttribute).values(
    inOrder({ weights, groups }).map(({ attribute_type_id, weight, target_level }, index) => ({
      ...key,
      attributeTypeId: attribute_type_id,
      weight,
      targetLevel: target_level ?? null,
      sortOrder: index + 1,
      jobAttributeGroupId: groupOf.get(attribute_type_id) ?? null,
    })),
  )
}

/** Says that applicants are scored by other weights than before. */
export async function addWeightsVersion(tx: Tx, { accountId, jobId }: JobKey): Promise<void> {
  await tx.db
    .update(job)
    .set({ weightsVersion: sql`${job.weightsVersion} + 1` })
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
}

/** Removes what counts for a requisition, with its groups. */
export async function deleteWeights(tx: Tx, { accountId, jobId }: JobKey): Promise<void> {
  await tx.db
    .delete(jobAttribute)
    .where(and(eq(jobAttribute.accountId, accountId), eq(jobAttribute.jobId, jobId)))
  await tx.db
    .delete(jobAttributeGroup)
    .where(and(eq(jobAttributeGroup.accountId, accountId), eq(jobAttributeGroup.jobId, jobId)))
}

// Their ids by their places, from 1.
async function insertGroups(
  tx: Tx,
  { groups, ...key }: JobKey & { groups: readonly Group[] },
): Promise<ReadonlyMap<number, number>> {
  if (groups.length === 0) return new Map()
  const made = await tx.db
    .insert(jobAttributeGroup)
    .values(groups.map(({ name }, index) => ({ ...key, name, sortOrder: index + 1 })))
    .returning({ id: jobAttributeGroup.jobAttributeGroupId, place: jobAttributeGroup.sortOrder })
  return new Map(made.map(({ id, place }) => [place, id]))
}

// Those without a group first, then group by group.
function inOrder({ weights, groups }: Pick<Stored, 'weights' | 'groups'>): Weight[] {
  const positions = new Map(
    groups.flatMap((one) => one.attribute_type_ids).map((id, index) => [id, index + 1]),
  )
  const positionOf = (one: Weight) => positions.get(one.attribute_type_id) ?? 0
  return weights.toSorted((one, other) => positionOf(one) - positionOf(other))
}

type Library = JobKey & {
  /** Those that stay even where they are archived. */
  readonly named: readonly number[]
}

/** Everything that the company can weigh: the shared attributes and its own. */
export async function listLibrary(tx: Tx, { accountId, jobId, named }: Library) {
  return tx.db
    .select({
      attribute_type_id: attributeType.attributeTypeId,
      slug: attributeType.slug,
      category: attributeType.category,
      name: attributeType.name,
      // With its table: of a query from one table Drizzle leaves it out, and the subquery would mean its own column.
      used_in: sql<number>`(select count(*)::int from job_attribute j
        join job o on o.account_id = j.account_id and o.job_id = j.job_id and o.job_type_id <> ${TEMPLATE_TYPE}
        where j.account_id = ${accountId} and j.attribute_type_id = attribute_type.attribute_type_id
          and j.job_id <> ${jobId})`,
    })
    .from(attributeType)
    .where(isOfferedOrNamed({ accountId, named }))
    .orderBy(asc(attributeType.category), asc(attributeType.attributeTypeId))
}

/** Those of these attributes and outcomes that the company can use, by id. */
export async function findAttributes(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
) {
  if (ids.length === 0) return new Map<never, never>()
  const isVisible = or(...USAGE_TYPES.map((usageType) => isVisibleTo({ accountId, usageType })))
  const rows = await tx.db
    .select({
      id: attributeType.attributeTypeId,
      slug: attributeType.slug,
      name: attributeType.name,
      usageType: attributeType.usageType,
    })
    .from(attributeType)
    .where(and(inArray(attributeType.attributeTypeId, [...ids]), isVisible))
  return new Map(rows.map(({ id, ...attribute }) => [id, attribute]))
}

type Known = {
  readonly accountId: number
  readonly ids: readonly number[]
  /** Those that were chosen before, which may have been archived since. */
  readonly named?: readonly number[]
}

/** How many of these attributes the company can weigh. */
export async function countKnown(tx: Tx, { accountId, ids, named = [] }: Known): Promise<number> {
  const isOne = inArray(attributeType.attributeTypeId, [...ids])
  return tx.db.$count(attributeType, and(isOne, isOfferedOrNamed({ accountId, named })))
}

function isOfferedOrNamed({ accountId, named }: { accountId: number; named: readonly number[] }) {
  const isNamed = inArray(attributeType.attributeTypeId, [...named])
  return or(isOfferedTo({ accountId }), and(isNamed, isVisibleTo({ accountId })))
}
