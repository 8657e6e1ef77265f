// Rules of exports of applicants: what may be asked for, and who downloads it. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import * as contract from '#contract/applicants/applicant-exports.ts'
import type { ApplicantExport, ExportWish } from '#contract/applicants/applicant-exports.ts'
import { EXPORT_LIMITS } from '#contract/applicants/applicants-rules.ts'

import { recordAudit } from '../../access/audit/audit-trail.ts'
import { areJobsSeen, assertSeesJob } from '../../access/job-access.ts'
import { listSeenIds, seenRequisitions } from '../../access/seen-requisitions.ts'
import { seesPrivateData, type StaffAccess, type StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { findAnswerSource } from '../answers/answer-source.ts'
import { REQUISITION } from '../changes/apply-change.ts'
import * as repository from './export-repository.ts'
import type { ExportRow, ExportScope } from './export-repository.ts'

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type Ordered = { readonly accountId: number; readonly wish: ExportWish }
type Page = z.output<typeof contract.listApplicantExports.query> & { readonly accountId: number }
type Download = { readonly accountId: number; readonly exportId: string; readonly address: string }

/** What is downloaded, by its row. */
export type MadeExport = Pick<ExportRow, 'exportId' | 'format' | 'requestedAt'>

const HOUR_MS = 3_600_000

export function createExportService({ scopes, jobs, now }: Deps) {
  return {
    /** @throws AppError `not_found` that names foreign ids, `too_many_exported`, `exports_running`, `validation_failed`. */
    async request(by: By, given: Ordered): Promise<ApplicantExport> {
      const ordered = await staffCommand(scopes, {
        by,
        accountId: given.accountId,
        name: 'request-applicant-export',
        policy: contract.requestApplicantExport.policy,
        request: given,
        replySchema: contract.applicantExportSchema,
        change: (changing) => order(changing, { wish: given.wish, jobs, at: now() }),
      })
      jobs.wake('build-applicant-export')
      return ordered
    },

    /** One page of the caller's own. */
    list(caller: Caller, { accountId, ...page }: Page) {
      return scopes.inAccount({ caller, accountId }, async (tx) => {
        const owner = { accountId, userId: caller.userId, at: now() }
        const { rows, total } = await repository.listExports(tx, { ...owner, ...page })
        return { data: rows.map(describeExport), meta: { ...page, total } }
      })
    },

    /** A file of the caller's own, written into the trail. @throws AppError `not_found`, `not_own_export`, `forbidden`
     * after losing access to a requisition. */
    download(caller: Caller, { accountId, exportId, address }: Download): Promise<MadeExport> {
      return scopes.inAccount({ caller, accountId }, async (tx, access) => {
        const row = await repository.findExport(tx, { accountId, exportId })
        if (row === null || row.readyAt === null || row.expiresAt <= now())
          throw new AppError('not_found')
        if (row.userId !== caller.userId) throw new AppError('not_own_export')
        const seen = (row.jobIds ?? []).map((jobId) => ({ jobId, jobTypeId: REQUISITION }))
        if (!(await areJobsSeen(tx, { access, jobs: seen }))) throw new AppError('forbidden')
        const entry = auditEntry(row, { action: 'download' })
        await recordAudit(tx, { accountId, actorId: caller.userId, address, ...entry })
        return row
      })
    },
  }
}

async function order(
  { tx, access, audit }: Changing,
  { wish, jobs, at }: { wish: ExportWish; jobs: Jobs; at: Date },
): Promise<ApplicantExport> {
  const { accountId, userId } = access
  const { job_id: jobId = null, format, language, answer_of, ...asked } = wish
  const canSeePrivate = seesPrivateData(access)
  const { ordering } = wish
  const answerSource = await findAnswerSource(tx, { accountId, ordering, answer_of, canSeePrivate })
  const stored = { ...asked, ...(answerSource === undefined ? {} : { answerSource }) }
  const seen = await seenOf(tx, { access, jobId, isMine: wish.matching?.scope === 'mine' })
  const total = await countAll(tx, { accountId, jobId, seen, wish: stored })
  await repository.lockOrders(tx, access)
  const running = await repository.countRunning(tx, { accountId, userId, at })
  if (running >= EXPORT_LIMITS.running) throw new AppError('exports_running')
  const row = await repository.insertExport(tx, {
    accountId,
    exportId: randomUUID(),
    userId,
    jobId,
    format,
    language,
    request: { ...stored, seen },
    requestedAt: at,
    expiresAt: new Date(at.getTime() + EXPORT_LIMITS.hours * HOUR_MS),
  })
  // Not what was searched for: the trail is for good, and a name in it could not be erased.
  const { columns, matching = {} } = wish
  const after = { applicants: total, columns, filters: namesOf(matching) }
  await audit({ ...auditEntry(row, { action: 'export' }), after: { format, ...after } })
  await jobs.send(tx, 'build-applicant-export', { accountId, exportId: row.exportId })
  return describeExport(row)
}

/** The requisitions whose applicants the caller lists; null for all. @throws AppError `not_found`, `forbidden`. */
async function seenOf(
  tx: Tx,
  { access, jobId, isMine }: { access: StaffAccess; jobId: number | null; isMine: boolean },
): Promise<number[] | null> {
  const { accountId } = access
  if (jobId === null)
    return listSeenIds(tx, { accountId, only: seenRequisitions(access, { isMine }) })
  if (!(await repository.hasJob(tx, { accountId, jobId }))) throw new AppError('not_found')
  await assertSeesJob(tx, { access, jobId, jobTypeId: REQUISITION })
  return [jobId]
}

async function countAll(tx: Tx, scope: ExportScope): Promise<number> {
  const named = scope.wish.ref_ids
  if (named === undefined) {
    const total = await repository.countExported(tx, scope)
    const limit = EXPORT_LIMITS.rows
    if (total > limit) throw new AppError('too_many_exported', { details: { limit } })
    return total
  }
  const refIds = [...new Set(named)]
  const rows = await repository.listExported(tx, { ...scope, limit: refIds.length })
  const found = new Set(rows.map(({ refId }) => refId))
  const missing = refIds.filter((id) => !found.has(id))
  if (missing.length > 0) throw new AppError('not_found', { details: { ref_ids: missing } })
  return refIds.length
}

function namesOf(matching: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(matching).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [name],
  )
}

function auditEntry(
  { accountId, jobId, format }: ExportRow,
  { action }: { action: 'export' | 'download' },
) {
  return {
    entity: 'applicant_list',
    entityId: jobId ?? accountId,
    jobId,
    action,
    after: { format },
  } as const
}

/** An export as the API shows it. */
function describeExport(row: ExportRow): ApplicantExport {
  return {
    applicant_export_id: row.exportId,
    job_id: row.jobId,
    format: row.format,
    requested_at: row.requestedAt.toISOString(),
    done: row.done,
    total: row.total,
    ready_at: row.readyAt?.toISOString() ?? null,
    failed_at: row.failedAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    bytes: row.bytes,
  }
}
