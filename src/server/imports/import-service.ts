// Commands and reads of imports. Reading the file, checking the rows and importing them are jobs.
import {
  allowsImportAction,
  canCancelImport,
  IMPORT_TRANSITIONS,
  type ImportAction,
} from '#contract/imports/import-rules.ts'
import * as contract from '#contract/imports/imports.ts'
import type { DataImport, ImportEntry, ImportRow, StoredImport } from '#contract/imports/imports.ts'

import type { StaffAccess, StaffScopes } from '../access/staff-access.ts'
import { type By, type Changing, staffCommand } from '../access/staff-command.ts'
import { safeFileName } from '../assessments/media/file-name.ts'
import type { ReceivedFile } from '../careers/company-media/receive-form.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Storage } from '../storage/storage.ts'
import { describeEntry, describeRows, describeStored } from './describe-import.ts'
import { uploadType } from './file/upload-type.ts'
import { newImportFileKey, undoUntil } from './import-key.ts'
import * as repository from './import-repository.ts'
import type { ImportRecord, ImportRef } from './import-repository.ts'
import { assertSeesPrivate, hiddenFrom, withoutHidden } from './private-columns.ts'
import { assertUndoable, canUndo } from './undo/allow-undo.ts'
import { canCompare } from './unlisted/unlisted-people.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly storage: Pick<Storage, 'remove'>
  readonly jobs: Jobs
  readonly now: () => Date
}
type Upload = {
  readonly by: By
  readonly accountId: number
  readonly fields: {
    readonly import_type: ImportRecord['kind']
    readonly ignore_name_match: 'true' | 'false'
    readonly allow_other_job_matching_start_date: 'true' | 'false'
  }
  readonly file: ReceivedFile
}

const replySchema = contract.uploadImport.responses[201].shape.data

/** Stores an uploaded file and orders the job that reads it. @throws AppError `validation_failed` for another kind of file. */
export async function uploadImport(deps: Deps, upload: Upload): Promise<StoredImport> {
  const { by, accountId, fields, file } = upload
  const mime = uploadType(file.head)
  if (mime === null)
    throw new AppError('validation_failed', { fields: { file: 'Send a CSV or XLSX file.' } })
  const fileKey = newImportFileKey()
  const change = async (changing: Changing) => {
    const row = await insertUpload(changing, { ...upload, fileKey, at: deps.now() })
    await deps.jobs.send(changing.tx, 'read-import', { accountId, importId: row.importId })
    // Last, so that little can fail behind it: the file is in the storage before the commit counts.
    await file.staged.commit(fileKey)
    return describeStored(row)
  }
  const { policy, method, url } = contract.uploadImport
  const stored = await staffCommand(deps.scopes, {
    by,
    accountId,
    policy,
    name: `${method} ${url}`,
    request: { accountId, ...fields, name: file.name, sha256: file.sha256 },
    replySchema,
    change,
  })
  deps.jobs.wake('read-import')
  return stored
}

async function insertUpload(
  { tx, access, audit }: Changing,
  { accountId, fields, file, fileKey, at }: Upload & { fileKey: string; at: Date },
): Promise<ImportRecord> {
  const row = await repository.insertImport(tx, {
    accountId,
    kind: fields.import_type,
    fileName: nameOf(file),
    fileKey,
    size: file.size,
    state: 'uploaded',
    columns: [],
    proposed: {},
    options: {
      ignore_name_match: fields.ignore_name_match === 'true',
      allow_other_job_matching_start_date: fields.allow_other_job_matching_start_date === 'true',
    },
    createdBy: access.userId,
    createdAt: at,
    expiresAt: undoUntil(at),
  })
  await audit({ entity: 'data_import', entityId: row.importId, action: 'create' })
  return row
}

function nameOf({ name, head }: ReceivedFile): string {
  const csv = safeFileName(name.replace(/\.xlsx$/iu, ''), 'text/csv')
  return uploadType(head) === 'text/csv' ? csv : csv.replace(/csv$/u, 'xlsx')
}

/** One page of the company's imports. */
export async function listImports(
  tx: Tx,
  query: {
    accountId: number
    kind: ImportRecord['kind'] | undefined
    page: number
    page_size: number
  },
): Promise<{ rows: ImportEntry[]; total: number }> {
  const { rows, total } = await repository.listImports(tx, query)
  const names = await repository.listNames(tx, [...new Set(rows.map((row) => row.createdBy))])
  return { rows: rows.map((row) => describeEntry(row, names)), total }
}

/** @throws AppError `not_found` */
export async function getImport(
  tx: Tx,
  { at, jobs, access, ...ref }: ImportRef & { at: Date; jobs: Jobs; access: StaffAccess },
): Promise<DataImport> {
  const stored = await repository.requireImport(tx, ref)
  const row = withoutHidden(stored, hiddenFrom(access, stored))
  const names = await repository.listNames(tx, [row.createdBy])
  const hasCounts = !['uploaded', 'read', 'mapped', 'checking', 'failed'].includes(row.state)
  const counts = row.counts ?? (hasCounts ? await repository.countOutcomes(tx, ref) : [])
  return {
    ...describeEntry(row, names),
    counts,
    columns: row.columns,
    mapping: row.mapping,
    proposed: row.proposed,
    done: row.done,
    failure: row.failureCode === null ? null : { code: row.failureCode, row: row.failureRow },
    can_undo: await canUndo(tx, { row, at, jobs }),
    can_compare: canCompare(row),
    sheets: row.sheets,
    sheet: row.sheet,
  }
}

/**
 * Checks, starts, pauses, resumes, cancels or undoes an import. @throws AppError `not_found`, `conflict` in another state,
 * `forbidden` where private values would be written by a user who does not see them.
 */
export async function changeState(
  { tx, audit, access }: Pick<Changing, 'tx' | 'audit' | 'access'>,
  { action, jobs, at, ...ref }: ImportRef & { action: ImportAction; jobs: Jobs; at: Date },
): Promise<StoredImport> {
  const row = await lockFor(tx, { ...ref, action })
  const { to } = IMPORT_TRANSITIONS[action]
  if (to === 'running' || to === 'undoing')
    assertSeesPrivate(access, { kind: row.kind, columns: row.mapping?.columns ?? {} })
  const isUndoneAgain = row.state === 'undoing'
  const isFresh = ['check', 'start', 'undo'].includes(action) && !isUndoneAgain
  if (action === 'cancel' && !canCancelImport(row)) throw new AppError('conflict')
  await repository.updateImport(tx, {
    ...ref,
    change: { state: to, ...(isFresh ? { done: 0 } : {}) },
  })
  if (action === 'undo') await assertUndoable(tx, { row, at, jobs })
  if (action === 'check') await jobs.send(tx, 'check-import', ref)
  if (action === 'undo') await jobs.send(tx, 'undo-import', { ...ref, userId: access.userId })
  if (to === 'running') await jobs.send(tx, 'apply-import', ref)
  if (action === 'cancel') await endCancelled(tx, { row, at })
  // No other sheet can be chosen any more: reading removes the file of what has begun or ended.
  if (row.sheets !== null && (action === 'start' || action === 'cancel'))
    await jobs.send(tx, 'read-import', ref)
  await audit({
    entity: 'data_import',
    entityId: ref.importId,
    action,
    before: { state: row.state },
    after: { state: to },
  })
  return { import_id: ref.importId, state: to }
}

async function endCancelled(tx: Tx, { row, at }: { row: ImportRecord; at: Date }): Promise<void> {
  await repository.skipRemaining(tx, row)
  const counts = await repository.countOutcomes(tx, row)
  const { accountId, importId } = row
  await repository.updateImport(tx, {
    accountId,
    importId,
    change: { counts, finishedAt: at, expiresAt: undoUntil(at) },
  })
}

/** @throws AppError `not_found`, `conflict` in another state. */
export async function lockFor(
  tx: Tx,
  { action, ...ref }: ImportRef & { action: ImportAction },
): Promise<ImportRecord> {
  const row = await repository.lockImport(tx, ref)
  if (row === null) throw new AppError('not_found')
  if (!allowsImportAction(row.state, action)) throw new AppError('conflict')
  return row
}

type RowsQuery = Parameters<typeof repository.listRows>[1] & { readonly access: StaffAccess }

/** One page of the rows that were checked. @throws AppError `not_found` */
export async function listRows(
  tx: Tx,
  { access, ...query }: RowsQuery,
): Promise<{ rows: ImportRow[]; total: number }> {
  const found = await repository.requireImport(tx, query)
  const { rows, total } = await repository.listRows(tx, query)
  const described = await describeRows(tx, { rows, found, hidden: hiddenFrom(access, found) })
  return { rows: described, total }
}
