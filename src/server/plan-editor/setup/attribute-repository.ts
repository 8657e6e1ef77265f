// SQL of what a requisition weighs. Runs in the company's scope.
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Tx } from '../../db/database.ts'
import { TEMPLATE_TYPE } from '../../db/job-types.ts'
import { attributeType } from '../../db/schema/assessment.ts'
import { jobAttribute } from '../../db/schema/job-attribute.ts'
import { job } from '../../db/schema/requisition.ts'

type JobKey = { readonly accountId: number; readonly jobId: number }

/** The attributes that count for a requisition, in their order. */
export async function listWeights(tx: Tx, { accountId, jobId }: JobKey) {
  return tx.db
    .select({ attribute_type_id: jobAttribute.attributeTypeId, weight: jobAttribute.weight })
    .from(jobAttribute)
    .where(and(eq(jobAttribute.accountId, accountId), eq(jobAttribute.jobId, jobId)))
    .orderBy(asc(jobAttribute.sortOrder))
}
export type Weight = Awaited<ReturnType<typeof listWeights>>[number]

/** Stores which attributes count, instead of those before, as a new version of the weights. */
export async function replaceWeights(
  tx: Tx,
  { accountId, jobId, weights }: JobKey & { weights: readonly Weight[] },
): Promise<void> {
  await tx.db
    .delete(jobAttribute)
    .where(and(eq(jobAttribute.accountId, accountId), eq(jobAttribute.jobId, jobId)))
  await tx.db
    .update(job)
    .set({ weightsVersion: sql`${job.weightsVersion} + 1` })
    .where(and(eq(job.accountId, accountId), eq(job.jobId, jobId)))
  if (weights.length === 0) return
  await tx.db.insert(jobAttribute).values(
    weights.map(({ attribute_type_id, weight }, index) => ({
      accountId,
      jobId,
      attributeTypeId: attribute_type_id,
      weight,
      sortOrder: index + 1,
    })),
  )
}

/** Everything that the company can weigh: the shared attributes and its own. */
export async function listLibrary(tx: Tx, { accountId, jobId }: JobKey) {
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
    .where(isVisibleTo(accountId))
    .orderBy(asc(attributeType.category), asc(attributeType.attributeTypeId))
}

/** Those of these attributes that the company can use, by id. */
export async function findAttributes(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
) {
  if (ids.length === 0) return new Map<never, never>()
  const rows = await tx.db
    .select({
      id: attributeType.attributeTypeId,
      slug: attributeType.slug,
      name: attributeType.name,
    })
    .from(attributeType)
    .where(and(inArray(attributeType.attributeTypeId, [...ids]), isVisibleTo(accountId)))
  return new Map(rows.map(({ id, ...attribute }) => [id, attribute]))
}

/** How many of these attributes the company can weigh. */
export async function countKnown(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<number> {
  return tx.db.$count(
    attributeType,
    and(inArray(attributeType.attributeTypeId, [...ids]), isVisibleTo(accountId)),
  )
}

function isVisibleTo(accountId: number) {
  return or(isNull(attributeType.accountId), eq(attributeType.accountId, accountId))
}
