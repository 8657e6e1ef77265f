// Changes many applicants in one way: locked, changed, written down, and undone for some minutes. What is changed, and of whom,
// is for who calls it to say.
import { randomUUID } from 'node:crypto'

import type { ChangeResult, UndoneChange } from '#contract/applicants/applicant-changes.ts'
import type { ChangeKind } from '#contract/applicants/applicants-rules.ts'

import type { Changing } from '../../access/staff-command.ts'
import { undoUntil } from '../../decisions/undo.ts'
import { AppError } from '../../http/app-error.ts'
import { leaveOverfilled } from '../../requisitions/classes/class-seats.ts'
import * as repository from './change-repository.ts'
import type { Change } from './change-repository.ts'
import { describeChanges } from './change-trail.ts'

type Row = Awaited<ReturnType<typeof repository.readChangeable>>[number]

type Given = {
  /** The applications, locked. */
  readonly ids: readonly number[]
  readonly kind: ChangeKind
  readonly at: Date
  /** What names the batch; a new one when left out. */
  readonly batchId?: string
  /** From what to what a row is changed; null to leave it. */
  readonly changeOf: (row: Row) => Pick<Change, 'before' | 'after'> | null
}

/** Changes those of some applications that it changes anything of; the others are skipped. */
export async function changeMany(
  changing: Changing,
  { ids, kind, at, changeOf, batchId = randomUUID() }: Given,
): Promise<ChangeResult> {
  const { tx, access } = changing
  const { accountId } = access
  const rows = await repository.readChangeable(tx, { accountId, ids })
  const changes = rows.flatMap((row): Change[] => {
    const { userSmartreqId, refId, jobId } = row
    const changed = changeOf(row)
    return changed === null ? [] : [{ userSmartreqId, refId, jobId, ...changed }]
  })
  const done = new Set(changes.map(({ refId }) => refId))
  if (changes.length > 0) {
    await repository.applyChanges(tx, { accountId, kind, rows: changes })
    const batch = { accountId, batchId, kind, changedBy: access.userId, at }
    await repository.insertChanges(tx, { batch, changes })
    await changing.auditAll(await describeChanges(tx, { accountId, kind, changes }))
  }
  return {
    batch_id: changes.length > 0 ? batchId : null,
    undo_until: changes.length > 0 ? undoUntil(at).toISOString() : null,
    done: [...done],
    skipped: rows.map(({ refId }) => refId).filter((refId) => !done.has(refId)),
  }
}

type Undoing = {
  readonly jobId?: number
  readonly batchId: string
  readonly at: Date
  /** Of the batch only this application. */
  readonly only?: number
  /** How long it can be undone, where it is not the time that users have. */
  readonly minutes?: number
}

/**
 * Puts back what a batch changed and is still so, in one requisition or all. Who was deleted comes back without a seat where it
 * was given to another meanwhile, and is named. @throws AppError `not_found`, `undo_expired` after its minutes.
 */
export async function undoMany(
  changing: Changing,
  { at, minutes, ...of }: Undoing,
): Promise<UndoneChange> {
  const { tx, access } = changing
  const { accountId } = access
  const rows = await repository.lockChanges(tx, { accountId, ...of })
  const [first] = rows
  if (first === undefined) throw new AppError('not_found')
  const { kind, changedAt } = first.change
  if (undoUntil(changedAt, minutes) < at) throw new AppError('undo_expired')
  const backwards = rows.flatMap(
    ({ change: { undoneAt, before, after, ...one }, refId, ...row }) => {
      const { userSmartreqId } = one
      return undoneAt === null
        ? [{ userSmartreqId, refId, jobId: row.jobId, before: after, after: before }]
        : []
    },
  )
  const undone = await repository.applyChanges(tx, { accountId, kind, rows: backwards })
  const back = backwards.filter(({ userSmartreqId }) => undone.has(userSmartreqId))
  if (back.length > 0) {
    const marked = rows.filter(({ change: one }) => undone.has(one.userSmartreqId))
    const ids = marked.map(({ change: one }) => one.changeId)
    await repository.markUndone(tx, { accountId, ids, at })
    await changing.auditAll(await describeChanges(tx, { accountId, kind, changes: back }))
  }
  const done = back.map(({ refId }) => refId)
  const skipped = rows.map(({ refId }) => refId).filter((id) => !done.includes(id))
  if (kind !== 'delete') return { done, skipped }
  const lost = await leaveOverfilled(changing, { accountId, ids: [...undone] })
  if (lost.size === 0) return { done, skipped }
  const without = back.filter(({ userSmartreqId }) => lost.has(userSmartreqId))
  return { done, skipped, without_seat: without.map(({ refId }) => refId) }
}
