// The job that undoes an import, and the preview of what it would do. A batch and its lines of the ledger commit together:
// after a crash each row is undone once, as a whole.
import { sql } from 'drizzle-orm'

import { IMPORT_BATCH, type ImportKind } from '#contract/imports/import-rules.ts'
import type { ImportUndo } from '#contract/imports/imports.ts'

import { recordAudit } from '../../access/audit/audit-trail.ts'
import { lockList } from '../../access/collections/lock-list.ts'
import type { Database, Tx } from '../../db/database.ts'
import { findCompanyDay } from '../../people/employees/company-day.ts'
import { listStoredSupervisors, listSupervisorsAbove } from '../../people/known-people.ts'
import { lockUndone, type UndonePerson, undoImported } from '../../people/undo-imported.ts'
import * as repository from '../import-repository.ts'
import type { ImportRef } from '../import-repository.ts'
import { IMPORT_KIND_ENTRIES } from '../kinds/import-kinds.ts'
import { isStretchField } from '../rows/decision.ts'
import { columnOf } from './field-columns.ts'
import { listImportedRows } from './imported-rows.ts'
import type { Restored, RowUndo } from './row-undo.ts'
import * as ledger from './undo-ledger.ts'
import { supervisorsOf, withoutCycles } from './undone-supervisors.ts'

type Deps = { readonly database: Database; readonly now: () => Date }
type Undoing = ImportRef & { readonly userId: number }

/** Undoes rows until none is left. Safe to repeat, and to run twice at once. */
export async function undoImport({ database, now }: Deps, undoing: Undoing): Promise<void> {
  const scope = { kind: 'account', accountId: undoing.accountId, userId: null } as const
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    after = await database.inScope(scope, (tx) =>
      undoBatch(tx, { ...undoing, after: from, at: now() }),
    )
  }
}

type Batch = Undoing & {
  /** The last row of the batch before: the rows up to it are not read again. */
  readonly after: number
  readonly at: Date
}

/** The row number after which there may be more rows; null where nothing is left to do. */
async function undoBatch(tx: Tx, { userId, at, after, ...ref }: Batch): Promise<number | null> {
  const { accountId } = ref
  await lockList(tx, { accountId })
  const row = await repository.lockImport(tx, ref)
  if (row?.state !== 'undoing') return null
  const { planUndo } = IMPORT_KIND_ENTRIES[row.kind]
  const today = await findCompanyDay(tx, { accountId, at })
  const part = { ...ref, after, limit: IMPORT_BATCH, today }
  const before = await listImportedRows(tx, part)
  const last = before.at(-1)
  if (last === undefined) {
    // The undo ends only when no row is left anywhere.
    if (after > 0) return 0
    await endUndo(tx, { ...ref, userId })
    return null
  }
  await lockUndone(tx, { accountId, userIds: before.flatMap((one) => one.userId ?? []) })
  const planned = (await listImportedRows(tx, part)).map(planUndo)
  const emails = supervisorsOf(planned)
  const above = await listSupervisorsAbove(tx, { accountId, today, emails })
  const undone = withoutCycles(planned, new Map(above))
  const supervised = await ledger.listSupervised(tx, { ...ref, rows: undone })
  const people = undone.flatMap((one) => toPerson(one, supervised))
  await undoImported(tx, { ...ref, actorId: userId, people, at })
  await ledger.saveUndone(tx, { ...ref, undone, at })
  await repository.updateImport(tx, { ...ref, change: { undo: tally(undone, row.undo) } })
  await repository.updateDone(tx, { ...ref, done: sql<number>`done + ${undone.length}` })
  return last.rowNumber
}

async function endUndo(tx: Tx, { userId, ...ref }: Undoing): Promise<void> {
  await repository.updateImport(tx, { ...ref, change: { state: 'undone' } })
  const row = await repository.findImport(tx, ref)
  const { kept: _kept, ...after } = row?.undo ?? tally([], null)
  await recordAudit(tx, {
    accountId: ref.accountId,
    actorId: userId,
    entity: 'data_import',
    entityId: ref.importId,
    action: 'undone',
    after,
  })
}

/** What an undo would do now, without doing it. */
export async function countUndo(
  tx: Tx,
  { at, kind, ...ref }: ImportRef & { at: Date; kind: ImportKind },
): Promise<ImportUndo> {
  const { accountId } = ref
  const { planUndo } = IMPORT_KIND_ENTRIES[kind]
  const today = await findCompanyDay(tx, { accountId, at })
  // As they are after the rows that were gone through: an undo looks at the same rows together, and one part after another.
  const supervisors = new Map(await listStoredSupervisors(tx, { accountId, today }))
  let total: ImportUndo | null = null
  let after = 0
  for (;;) {
    const rows = await listImportedRows(tx, { ...ref, after, limit: IMPORT_BATCH, today })
    total = tally(withoutCycles(rows.map(planUndo), supervisors), total)
    const last = rows.at(-1)
    if (last === undefined) return total
    after = last.rowNumber
  }
}

const NONE: ImportUndo = { rows: 0, removed_jobs: 0, removed_people: 0, restored: 0, kept: [] }

/** The counts so far, with those of some more rows. */
function tally(undone: readonly RowUndo[], so: ImportUndo | null): ImportUndo {
  const { rows, removed_jobs: jobs, removed_people: people, restored, kept } = so ?? NONE
  const count = (is: (one: RowUndo) => boolean) => undone.filter(is).length
  const reasons = new Map(kept.map((one) => [one.reason, one.rows]))
  for (const one of undone)
    for (const reason of new Set(one.kept.map((left) => left.reason)))
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  return {
    rows: rows + undone.length,
    removed_jobs: jobs + count((one) => one.isJobRemoved),
    removed_people: people + count((one) => one.isPersonRemoved),
    restored: restored + count((one) => one.restored.length > 0),
    kept: [...reasons].map(([reason, left]) => ({ reason, rows: left })),
  }
}

function toPerson(
  { row, isJobRemoved, isPersonRemoved, restored }: RowUndo,
  supervised: ReadonlyMap<number, readonly number[]>,
): UndonePerson[] {
  const { rowNumber: key, userId, userJobId } = row
  if (userId === null || userJobId === null) return []
  if (!isJobRemoved && !isPersonRemoved && restored.length === 0) return []
  const isOfJob = ({ field }: Restored) => isStretchField(field)
  return [
    {
      userId,
      userJobId,
      isJobRemoved,
      isPersonRemoved,
      person: columnsOf(restored.filter((one) => !isOfJob(one))),
      stretch: columnsOf(restored.filter(isOfJob)),
      supervised: supervised.get(key) ?? [],
    },
  ]
}

function columnsOf(restored: readonly Restored[]): Record<string, string | null> {
  return Object.fromEntries(restored.map(({ field, value }) => [columnOf(field), value]))
}
