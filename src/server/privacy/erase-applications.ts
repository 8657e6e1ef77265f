// Erases applications of a company: every row, and with them a note of the files, which go after the commit.
// Whether they should be erased is for who calls it to say; that none of them is held is seen to here.
import { randomUUID } from 'node:crypto'

import type { SQL } from 'drizzle-orm'

import type { RetentionRule } from '#contract/privacy/retention.ts'

import { recordAudits } from '../access/audit/audit-trail.ts'
import { forgetDocumentsOf } from '../applicant-documents/forget-documents.ts'
import { forgetOfJobs } from '../applicants/exports/forget-exports.ts'
import type { Database, Tx } from '../db/database.ts'
import { forgetOffersOf } from '../offers/forget-offers.ts'
import type { Storage } from '../storage/storage.ts'
import * as repository from './erasure-repository.ts'
import { listFiles, noteRemovable, removeNoted } from './recorded-files.ts'
import { subjectHash } from './subject-hash.ts'

export type ErasureDeps = {
  readonly database: Database
  readonly storage: Storage
  readonly secret: string
  readonly now: () => Date
}

/** Why something was erased: a user asked, or which rule of the company. */
export type ErasureRule = 'request' | RetentionRule

type Given = repository.Applications & {
  readonly rule: ErasureRule
  /** Only those of them for which this holds when they are locked. */
  readonly only?: SQL | undefined
  /** What commits together with the erasure of so many. */
  readonly alongside?: (tx: Tx, count: number) => Promise<void>
}

const SYSTEM = { kind: 'system' } as const

/**
 * Erases those of the applications that are not held and not erased yet; how many. Safe to repeat from wherever it broke
 * off: what a hold that comes at the same moment keeps, it keeps whole, and files that nothing refers to are removed
 * later at the latest.
 */
export async function eraseApplications(deps: ErasureDeps, given: Given): Promise<number> {
  const erased = await deps.database.inScope(SYSTEM, (tx) => erase(tx, { ...given, deps }))
  await removeNoted(deps)
  return erased
}

async function erase(tx: Tx, { deps, ...given }: Given & { deps: ErasureDeps }): Promise<number> {
  const { accountId, rule } = given
  const rows = await repository.lockErasable(tx, given)
  if (rows.length === 0) return 0
  const userSmartreqIds = rows.map((row) => row.userSmartreqId)
  const of = { accountId, userSmartreqIds }
  const at = deps.now()
  // As the user who ends a verification, which changes the files: attempts first, then recordings.
  await repository.lockAttempts(tx, of)
  await noteRemovable(tx, await listFiles(tx, of))
  await noteRemovable(tx, await forgetDocumentsOf(tx, of))
  await noteRemovable(tx, await forgetOffersOf(tx, of))
  await forgetExports(tx, { accountId, rows })
  await repository.eraseFromLogs(tx, { ...of, userId: null })
  await repository.deleteWork(tx, of)
  await repository.anonymise(tx, { ...of, at })
  const emails = await repository.blankApplicants(tx, {
    accountId,
    userIds: [...new Set(rows.map((row) => row.userId))],
  })
  const { secret } = deps
  await repository.insertProofs(
    tx,
    emails.map((email) => ({
      proofId: randomUUID(),
      accountId,
      subjectHash: subjectHash(secret, email),
      rule,
      erasedAt: at,
    })),
  )
  const about = { accountId, entity: 'candidate_data', action: 'erase', after: { rule } } as const
  await recordAudits(
    tx,
    userSmartreqIds.map((entityId) => ({ ...about, entityId })),
  )
  await given.alongside?.(tx, rows.length)
  return rows.length
}

// The erasure does not end before these files are removed.
async function forgetExports(
  tx: Tx,
  given: { accountId: number; rows: readonly { userId: number; jobId: number }[] },
): Promise<void> {
  const { accountId, rows } = given
  const jobIds = [...new Set(rows.map((row) => row.jobId))]
  const files = await forgetOfJobs(tx, { accountId, jobIds })
  const userId = rows[0]?.userId ?? 0
  await noteRemovable(
    tx,
    files.map((file) => ({ ...file, userId })),
  )
}
