// Whom a command over several requisitions is about: those who are named, or all that match the list of all applicants.
// Locks them, and refuses all where the caller does not manage the requisition of one.
import type { AccountSelection } from '#contract/decisions/account-decisions.ts'
import { SELECTION_LIMITS } from '#contract/decisions/application-actions.ts'

import { listManaged } from '../../access/job-access.ts'
import { listSeenIds, seenRequisitions } from '../../access/seen-requisitions.ts'
import type { StaffAccess } from '../../access/staff-access.ts'
import { REQUISITION } from '../../applicants/changes/apply-change.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as subjects from '../decision-subjects.ts'

/** How many are named in a refusal. */
const NAMED_AT_MOST = 100

type Row = Awaited<ReturnType<typeof subjects.lockNamed>>[number]

/**
 * The applications that a selection means, and their requisitions.
 * @throws AppError `not_found` or `forbidden` that names those it is about, `too_many_applicants`.
 */
export async function lockAccountSelection(
  tx: Tx,
  { access, selection }: { access: StaffAccess; selection: AccountSelection },
): Promise<{ ids: number[]; jobIds: number[] }> {
  const { ref_ids: named, matching } = selection
  const isMine = matching?.scope === 'mine'
  const only = seenRequisitions(access, { isMine })
  const seen = await listSeenIds(tx, { accountId: access.accountId, only })
  const rows =
    named === undefined
      ? await lockMatching(tx, { access, matching, seen })
      : await lockNamed(tx, { access, refIds: [...new Set(named)], seen })
  const jobIds = [...new Set(rows.map((row) => row.jobId))]
  const managed = await managedOf(tx, { access, jobIds })
  const others = rows.filter((row) => !managed.has(row.jobId))
  if (others.length > 0) throw new AppError('forbidden', { details: namesOf(others) })
  return { ids: rows.map((row) => row.userSmartreqId), jobIds }
}

/** @throws AppError `forbidden` unless the caller manages all of the requisitions. */
export async function assertManagesAll(
  tx: Tx,
  { access, jobIds }: { access: StaffAccess; jobIds: readonly number[] },
): Promise<void> {
  const managed = await managedOf(tx, { access, jobIds })
  if (!jobIds.every((jobId) => managed.has(jobId))) throw new AppError('forbidden')
}

type Seen = readonly number[] | null

async function lockNamed(
  tx: Tx,
  { access, refIds, seen }: { access: StaffAccess; refIds: readonly number[]; seen: Seen },
): Promise<Row[]> {
  const locked = await subjects.lockNamed(tx, { accountId: access.accountId, refIds })
  const rows = locked.filter((row) => seen === null || seen.includes(row.jobId))
  const found = new Set(rows.map((row) => row.refId))
  const missing = refIds.filter((id) => !found.has(id))
  if (missing.length > 0) throw new AppError('not_found', { details: { ref_ids: missing } })
  return rows
}

async function lockMatching(
  tx: Tx,
  given: { access: StaffAccess; matching: AccountSelection['matching']; seen: Seen },
): Promise<Row[]> {
  const { access, matching, seen } = given
  if (matching === undefined) return []
  const limit = SELECTION_LIMITS.matching
  const filters = { ...matching, accountId: access.accountId, seen }
  const rows = await subjects.lockMatchingOfAccount(tx, { filters, limit })
  if (rows.length > limit) throw new AppError('too_many_applicants', { details: { limit } })
  return rows
}

function managedOf(
  tx: Tx,
  { access, jobIds }: { access: StaffAccess; jobIds: readonly number[] },
): Promise<ReadonlySet<number>> {
  const jobs = jobIds.map((jobId) => ({ jobId, jobTypeId: REQUISITION }))
  return listManaged(tx, { access, jobs })
}

function namesOf(rows: readonly Row[]): { ref_ids: number[] } {
  return { ref_ids: rows.slice(0, NAMED_AT_MOST).map((row) => row.refId) }
}
