// Chooses another sheet of a workbook, which is read, and mapped again.
import type { StoredImport } from '#contract/imports/imports.ts'

import type { Changing } from '../access/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import * as repository from './import-repository.ts'
import type { ImportRef } from './import-repository.ts'
import { lockFor } from './import-service.ts'

/**
 * Forgets the rows of the sheet that was read before, and orders the job that reads the other one. @throws AppError
 * `not_found`, `conflict` once the import started or where there are not several sheets, `validation_failed` for a sheet
 * that is not there.
 */
export async function chooseSheet(
  { tx, audit }: Pick<Changing, 'tx' | 'audit'>,
  { sheet, jobs, ...ref }: ImportRef & { sheet: number; jobs: Jobs },
): Promise<StoredImport> {
  const row = await lockFor(tx, { ...ref, action: 'sheet' })
  if (row.sheets === null) throw new AppError('conflict')
  if (sheet >= row.sheets.length)
    throw new AppError('validation_failed', { fields: { sheet: 'The file has no such sheet.' } })
  await repository.deleteRows(tx, ref)
  const nothingRead = { columns: [], proposed: {}, mapping: null, rowCount: null, done: 0 }
  const noFailure = { failureCode: null, failureRow: null, finishedAt: null }
  const change = { ...nothingRead, ...noFailure, sheet, state: 'uploaded' } as const
  await repository.updateImport(tx, { ...ref, change })
  await jobs.send(tx, 'read-import', ref)
  await audit({
    entity: 'data_import',
    entityId: ref.importId,
    action: 'update',
    before: { sheet: row.sheet },
    after: { sheet },
  })
  return { import_id: ref.importId, state: change.state }
}
