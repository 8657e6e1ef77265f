// Orders exports of people, lists them and gives out their files.
import { randomUUID } from 'node:crypto'

import { PEOPLE_EXPORT_LIMITS } from '#contract/people/people-export-rules.ts'
import type { PeopleExport, PeopleExportWish } from '#contract/people/people-exports.ts'

import { recordAudit } from '../../access/audit/audit-trail.ts'
import { seesPrivateData, type StaffAccess } from '../../access/staff-access.ts'
import type { Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { findCompanyDay } from '../employees/company-day.ts'
import { countPeople } from '../employees/people-repository.ts'
import * as repository from './people-export-repository.ts'
import type { ExportRow } from './people-export-repository.ts'

const HOUR_MS = 3_600_000

type Ordering = { readonly wish: PeopleExportWish; readonly jobs: Jobs; readonly at: Date }

/** @throws AppError `forbidden` for private data, `too_many_people_exported`, `exports_running` */
export async function orderExport(
  { tx, access, audit }: Changing,
  { wish, jobs, at }: Ordering,
): Promise<PeopleExport> {
  const { accountId, userId } = access
  const { type, language, has_private_data: hasPrivateData, matching, ordering } = wish
  if (hasPrivateData && !seesPrivateData(access)) throw new AppError('forbidden')
  const today = await findCompanyDay(tx, { accountId, at })
  const people = await countPeople(tx, { ...matching, accountId, today })
  const limit = PEOPLE_EXPORT_LIMITS.rows
  if (people > limit) throw new AppError('too_many_people_exported', { details: { limit } })
  await repository.lockOrders(tx, access)
  const running = await repository.countRunning(tx, { accountId, userId, at })
  if (running >= PEOPLE_EXPORT_LIMITS.running) throw new AppError('exports_running')
  const row = await repository.insertExport(tx, {
    accountId,
    exportId: randomUUID(),
    userId,
    type,
    language,
    hasPrivateData,
    request: { matching, ordering },
    requestedAt: at,
    expiresAt: new Date(at.getTime() + PEOPLE_EXPORT_LIMITS.hours * HOUR_MS),
  })
  // Without the values of the filters: a name in the trail could not be erased.
  const filters = Object.entries(matching).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [name],
  )
  const after = { type, people, has_private_data: hasPrivateData, filters }
  await audit({ entity: 'people_list', entityId: accountId, action: 'export', after })
  await jobs.send(tx, 'build-people-export', { accountId, exportId: row.exportId })
  return describeExport(row)
}

/** One page of the caller's own exports. */
export async function listExports(
  tx: Tx,
  page: Parameters<typeof repository.listExports>[1],
): Promise<{ rows: PeopleExport[]; total: number }> {
  const { rows, total } = await repository.listExports(tx, page)
  return { rows: rows.map(describeExport), total }
}

type Opening = {
  readonly exportId: string
  readonly access: StaffAccess
  readonly address: string
  readonly at: Date
}

/**
 * An export whose file the caller downloads, recorded in the audit trail.
 * @throws AppError `not_found`, `not_own_export`, `forbidden` for private data that the caller may not see any more
 */
export async function openExport(
  tx: Tx,
  { exportId, access, address, at }: Opening,
): Promise<ExportRow> {
  const { accountId, userId } = access
  const row = await repository.findExport(tx, { accountId, exportId })
  if (row === null || row.readyAt === null || row.expiresAt <= at) throw new AppError('not_found')
  if (row.userId !== userId) throw new AppError('not_own_export')
  if (row.hasPrivateData && !seesPrivateData(access)) throw new AppError('forbidden')
  await recordAudit(tx, {
    accountId,
    actorId: userId,
    address,
    entity: 'people_list',
    entityId: accountId,
    action: 'download',
    after: { type: row.type, has_private_data: row.hasPrivateData },
  })
  return row
}

function describeExport(row: ExportRow): PeopleExport {
  return {
    people_export_id: row.exportId,
    type: row.type,
    has_private_data: row.hasPrivateData,
    requested_at: row.requestedAt.toISOString(),
    done: row.done,
    total: row.total,
    ready_at: row.readyAt?.toISOString() ?? null,
    failed_at: row.failedAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    bytes: row.bytes,
  }
}
