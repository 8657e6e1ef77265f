// When an import may be undone, and what that would do.
import { allowsImportAction } from '#contract/imports/import-rules.ts'
import type { ImportUndo } from '#contract/imports/imports.ts'

import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import * as repository from '../import-repository.ts'
import type { ImportRecord, ImportRef } from '../import-repository.ts'
import { countUndo } from './undo-import.ts'

type Undoable = { readonly row: ImportRecord; readonly at: Date; readonly jobs: Jobs }

/** Whether an undo may begin, or begin again where its job failed for good. */
export async function canUndo(tx: Tx, { row, at, jobs }: Undoable): Promise<boolean> {
  if (row.state === 'undoing') return !(await isBeingUndone(tx, { row, jobs }))
  if (!allowsImportAction(row.state, 'undo') || row.expiresAt <= at) return false
  return repository.hasUndoable(tx, row)
}

function isBeingUndone(tx: Tx, { row, jobs }: Pick<Undoable, 'row' | 'jobs'>): Promise<boolean> {
  const { accountId, importId } = row
  return jobs.isOpen(tx, 'undo-import', { accountId, importId })
}

/**
 * An undo that began in time may end later. @throws AppError `undo_expired` after 30 days, `conflict` where nothing was
 * imported, or where the undo is under way.
 */
export async function assertUndoable(tx: Tx, { row, at, jobs }: Undoable): Promise<void> {
  if (row.state === 'undoing') {
    if (await isBeingUndone(tx, { row, jobs })) throw new AppError('conflict')
    return
  }
  if (row.expiresAt <= at || row.emptiedAt !== null) throw new AppError('undo_expired')
  if (!(await repository.hasUndoable(tx, row))) throw new AppError('conflict')
}

/** What the undo of an import would do now. @throws AppError `not_found`, `conflict`, `undo_expired` */
export async function previewUndo(
  tx: Tx,
  { at, jobs, ...ref }: ImportRef & { at: Date; jobs: Jobs },
): Promise<ImportUndo> {
  const row = await repository.requireImport(tx, ref)
  if (!allowsImportAction(row.state, 'undo')) throw new AppError('conflict')
  await assertUndoable(tx, { row, at, jobs })
  return countUndo(tx, { ...ref, kind: row.kind, at })
}
