// The job that writes an export of applicants: whom it is about is read first, then their rows a part at a time.
import { EXPORT_LIMITS, type ExportFormat } from '#contract/applicants/applicants-rules.ts'
import { localeSchema } from '#contract/core/shape.ts'

import { seesJobs } from '../../access/staff-access.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { StagedFile, Storage } from '../../storage/storage.ts'
import { listApplicantsByIds } from '../applicant-service.ts'
import { REQUISITION } from '../changes/apply-change.ts'
import { encodeCsv, encodeXlsx, type Sheet } from './encode-sheet.ts'
import { applicantExportKey } from './export-key.ts'
import * as repository from './export-repository.ts'
import type { ExportRow } from './export-repository.ts'
import { describeRow, headingsOf, type Cell, type ExportedApplicant } from './export-rows.ts'

type Deps = {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
}
type Building = Deps & { readonly row: ExportRow; readonly ids: readonly number[] }

const SYSTEM = { kind: 'system' } as const
/** Rows that are read at a time, each part in a unit of work of its own: a long export blocks no one. */
const PART = 500

/** The export ended, or was deleted with someone who was erased, while the job was at it. */
class EndedError extends Error {}

/**
 * Writes the file of an export, unless that has ended. Safe to repeat: it begins at the first row again, and the run that
 * ends it gives its own file the name. Who was erased meanwhile is left out; their erasure deletes the whole export.
 */
export async function buildApplicantExport(
  deps: Deps,
  job: { accountId: number; exportId: string },
): Promise<void> {
  const { database, storage } = deps
  const row = await database.inScope(SYSTEM, (tx) => repository.findExport(tx, job))
  if (row === null || row.readyAt !== null || row.failedAt !== null) return
  const ids = await inScopeOf({ database, row }, (tx) => begin(tx, { row, at: deps.now() }))
  if (ids === null) return
  const staged = storage.stage()
  try {
    await write({ ...deps, row, ids }, staged)
  } catch (error) {
    if (!(error instanceof EndedError)) throw error
  } finally {
    await staged.discard()
  }
}

/** As the user who asked: what the database does not show them is in no file of theirs. */
function inScopeOf<T>(
  { database, row: { accountId, userId } }: Pick<Building, 'database' | 'row'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.inScope({ kind: 'account', accountId, userId }, work)
}

/** The applications in their order; null for an export that cannot be made, which is then written down. */
async function begin(
  tx: Tx,
  { row, at }: { row: ExportRow; at: Date },
): Promise<readonly number[] | null> {
  const { accountId, exportId, jobId, userId } = row
  const { seen, ...wish } = row.request
  const limit = EXPORT_LIMITS.rows + 1
  const listed = await repository.listExported(tx, { accountId, jobId, seen, wish, limit })
  const jobIds = [...new Set(listed.map((one) => one.jobId))]
  const isFit = listed.length < limit && (await sees(tx, { accountId, userId, jobIds }))
  const change = isFit ? { jobIds, done: 0, total: listed.length } : { failedAt: at }
  const isUnderWay = await repository.updateExport(tx, { accountId, exportId, change })
  return isFit && isUnderWay ? listed.map((one) => one.userSmartreqId) : null
}

async function sees(
  tx: Tx,
  { jobIds, ...user }: { accountId: number; userId: number; jobIds: readonly number[] },
): Promise<boolean> {
  if (await repository.isProviderAdmin(tx, user.userId)) return true
  const jobs = jobIds.map((jobId) => ({ jobId, jobTypeId: REQUISITION }))
  return seesJobs(tx, { ...user, jobs })
}

async function write(building: Building, staged: StagedFile): Promise<void> {
  const { row, now } = building
  const { columns } = row.request
  const language = localeSchema.parse(row.language)
  const sheet: Sheet = { ...headingsOf({ columns, language }), rows: rowsOf(building) }
  let bytes = 0
  for await (const part of ENCODERS[row.format](sheet)) {
    await staged.add(part)
    bytes += part.byteLength
  }
  staged.end()
  await inScopeOf(building, async (tx) => {
    const change = { readyAt: now(), bytes }
    if (await repository.updateExport(tx, { ...row, change }))
      await staged.commit(applicantExportKey(row.exportId))
  })
}

const ENCODERS: Readonly<Record<ExportFormat, (sheet: Sheet) => AsyncIterable<Uint8Array>>> = {
  csv: encodeCsv,
  xlsx: encodeXlsx,
}

async function listExportedApplicants(
  tx: Tx,
  key: { accountId: number; ids: readonly number[] },
): Promise<ExportedApplicant[]> {
  const applicants = await listApplicantsByIds(tx, key)
  const phones = await repository.listPhones(tx, key)
  return applicants.map((one) => ({ ...one, phone: phones.get(one.user_smartreq_id) ?? null }))
}

async function* rowsOf(building: Building): AsyncGenerator<Cell[]> {
  const { row, ids } = building
  const { columns } = row.request
  const language = localeSchema.parse(row.language)
  for (let from = 0; from < ids.length; from += PART) {
    const part = ids.slice(from, from + PART)
    const applicants = await inScopeOf(building, async (tx) => {
      const done = from + part.length
      if (!(await repository.updateExport(tx, { ...row, change: { done } }))) throw new EndedError()
      return listExportedApplicants(tx, { accountId: row.accountId, ids: part })
    })
    for (const one of applicants) yield describeRow(one, { columns, language })
  }
}
