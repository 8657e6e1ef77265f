// Erases applications of a company: files first, then every row, then the files that came in between.
// Whether they should be erased is for who calls it to say; that none of them is held is seen to here.
import { randomUUID } from 'node:crypto'

import type { SQL } from 'drizzle-orm'

import type { RetentionRule } from '#contract/retention.ts'

import { recordAudits } from '../audit/audit-trail.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import * as repository from './erasure-repository.ts'
import { listFiles, removeFiles } from './recorded-files.ts'
import { subjectHash } from './subject-hash.ts'

export type ErasureDeps = {
  readonly database: Database
  readonly storage: Storage
  readonly secret: string
  readonly now: () => Date
}

/** Why something was erased: somebody asked, or which rule of the company. */
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
 * off: a process that dies between files and rows leaves rows, which the next time finds.
 */
export async function eraseApplications(deps: ErasureDeps, given: Given): Promise<number> {
  const { database, storage } = deps
  await removeFiles(storage, await database.inScope(SYSTEM, (tx) => listErasableFiles(tx, given)))
  const erased = await database.inScope(SYSTEM, (tx) => erase(tx, { ...given, deps }))
  // A chunk that arrived meanwhile.
  await removeFiles(storage, erased.files)
  return erased.count
}

async function listErasableFiles(tx: Tx, given: Given): Promise<string[]> {
  const userSmartreqIds = (await repository.lockErasable(tx, given)).map(
    (one) => one.userSmartreqId,
  )
  return listFiles(tx, { ...given, userSmartreqIds })
}

async function erase(
  tx: Tx,
  { deps, ...given }: Given & { deps: ErasureDeps },
): Promise<{ count: number; files: string[] }> {
  const { accountId, rule } = given
  const rows = await repository.lockErasable(tx, given)
  if (rows.length === 0) return { count: 0, files: [] }
  const userSmartreqIds = rows.map((row) => row.userSmartreqId)
  const of = { accountId, userSmartreqIds }
  const at = deps.now()
  const files = await listFiles(tx, of)
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
  return { count: rows.length, files }
}
