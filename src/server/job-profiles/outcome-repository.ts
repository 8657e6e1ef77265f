// SQL of the outcomes that a job profile observes. Runs in the company's scope.
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import type {
  JobOutcome,
  JobOutcomesBody,
  LibraryOutcome,
} from '#contract/job-profiles/job-outcomes.ts'
import { USAGE } from '#contract/settings/settings-rules.ts'

import type { Tx } from '../db/database.ts'
import { isOfferedTo, isVisibleTo } from '../db/measured-attributes.ts'
import { attributeType } from '../db/schema/assessment.ts'
import { jobOutcome } from '../db/schema/job-outcome.ts'
import type { ProfileKey } from './profile-repository.ts'

/** The outcomes that a profile observes, in their order. */
export async function listOutcomes(tx: Tx, key: ProfileKey): Promise<JobOutcome[]> {
  const rows = await tx.db
    .select({
      job_outcome_id: jobOutcome.jobOutcomeId,
      attribute_type_id: jobOutcome.attributeTypeId,
      frequency: jobOutcome.frequency,
      points: jobOutcome.points,
    })
    .from(jobOutcome)
    .where(and(ofProfile(key), isNull(jobOutcome.removedAt)))
    .orderBy(asc(jobOutcome.sortOrder))
  return rows.map(({ points, ...row }) => ({ ...row, points: [...points] }))
}

type Named = {
  readonly accountId: number
  /** Those that stay even where they are archived. */
  readonly named: readonly number[]
}

/** Everything that the company can observe: the shared outcomes and its own. */
export async function listOutcomeLibrary(tx: Tx, given: Named): Promise<LibraryOutcome[]> {
  return tx.db
    .select({
      attribute_type_id: attributeType.attributeTypeId,
      category: attributeType.category,
      name: attributeType.name,
    })
    .from(attributeType)
    .where(isOfferedOrNamed(given))
    .orderBy(asc(attributeType.category), asc(attributeType.attributeTypeId))
}

/** How many of these outcomes the company can observe. */
export async function countKnownOutcomes(
  tx: Tx,
  { ids, ...given }: Named & { ids: readonly number[] },
): Promise<number> {
  const isOne = inArray(attributeType.attributeTypeId, [...ids])
  return tx.db.$count(attributeType, and(isOne, isOfferedOrNamed(given)))
}

/** Stores which outcomes are observed. The rows of the others stay, and one that is added again is used again. */
export async function replaceOutcomes(
  tx: Tx,
  { outcomes, at, ...key }: ProfileKey & JobOutcomesBody & { at: Date },
): Promise<void> {
  await tx.db
    .update(jobOutcome)
    .set({ removedAt: at })
    .where(and(ofProfile(key), isNull(jobOutcome.removedAt)))
  if (outcomes.length === 0) return
  await tx.db
    .insert(jobOutcome)
    .values(
      outcomes.map(({ attribute_type_id, frequency, points }, index) => ({
        ...key,
        attributeTypeId: attribute_type_id,
        frequency,
        points,
        sortOrder: index + 1,
      })),
    )
    .onConflictDoUpdate({
      target: [jobOutcome.accountId, jobOutcome.jobId, jobOutcome.attributeTypeId],
      set: {
        frequency: sql`excluded.frequency`,
        points: sql`excluded.points`,
        sortOrder: sql`excluded.sort_order`,
        removedAt: null,
      },
    })
}

/** Removes all outcomes of a profile that no one ever held. */
export async function deleteOutcomes(tx: Tx, key: ProfileKey): Promise<void> {
  await tx.db.delete(jobOutcome).where(ofProfile(key))
}

function ofProfile({ accountId, jobId }: ProfileKey) {
  return and(eq(jobOutcome.accountId, accountId), eq(jobOutcome.jobId, jobId))
}

function isOfferedOrNamed({ accountId, named }: Named) {
  const of = { accountId, usageType: USAGE.outcome }
  const isNamed = inArray(attributeType.attributeTypeId, [...named])
  return or(isOfferedTo(of), and(isNamed, isVisibleTo(of)))
}
