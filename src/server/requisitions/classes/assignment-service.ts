// Rules of assigning applicants to hiring classes: who can be, and that no seat is given twice. Knows no HTTP.
import { randomUUID } from 'node:crypto'

import type { Selection } from '#contract/decisions/decisions.ts'
import * as contract from '#contract/requisitions/hiring-classes.ts'
import type { ClassAssignment } from '#contract/requisitions/hiring-classes.ts'
import { isAssignable } from '#contract/requisitions/requisitions-rules.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import { lockSelection } from '../../decisions/selection.ts'
import { undoUntil } from '../../decisions/undo.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './assignment-repository.ts'
import type { Move } from './assignment-repository.ts'
import { lockClasses, type JobKey } from './class-repository.ts'
import { seatsOf } from './class-seats.ts'
import { lockSeats } from './seat-repository.ts'

type Of = { readonly jobId: number }
type Assigning = Of & { hiringClassId: number | null; selection: Selection }
type Undoing = Of & { batchId: string }

export function createAssignmentService(deps: { scopes: StaffScopes; now: () => Date }) {
  const { scopes, now } = deps
  return {
    /** @throws AppError `not_found`, `class_not_open`, `class_full`, `too_many_applicants`. */
    assign: (by: By, given: Assigning): Promise<ClassAssignment> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.assignHiringClass.policy,
        name: 'assign-hiring-class',
        request: given,
        replySchema: contract.assignHiringClass.responses[200].shape.data,
        change: (changing) => assign(changing, { ...given, at: now() }),
      }),

    /** @throws AppError `not_found`, `undo_expired`. */
    undo: (by: By, given: Undoing) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.undoHiringClass.policy,
        name: 'undo-hiring-class',
        request: given,
        replySchema: contract.undoHiringClass.responses[200].shape.data,
        change: (changing) => undo(changing, { ...given, at: now() }),
      }),
  }
}

async function assign(
  changing: Changing,
  { jobId, hiringClassId, selection, at }: Assigning & { at: Date },
): Promise<ClassAssignment> {
  const { tx, access } = changing
  const key = { accountId: access.accountId, jobId }
  const ids = await lockSelection(tx, { key, selection })
  const applicants = await repository.readAssigned(tx, { accountId: key.accountId, ids })
  const ended =
    hiringClassId === null ? [] : applicants.filter(({ status }) => !isAssignable(status))
  const moved = applicants.filter(
    (one) => !ended.includes(one) && one.hiringClassId !== hiringClassId,
  )
  const moves = moved.map(({ userSmartreqId, hiringClassId: from }) => ({
    userSmartreqId,
    from,
    to: hiringClassId,
  }))
  if (hiringClassId !== null)
    await assertRoom(changing, { key, hiringClassId, count: moves.length })
  const batchId = randomUUID()
  if (moves.length > 0) await move(changing, { key, batchId, moves, at })
  return {
    batch_id: moves.length > 0 ? batchId : null,
    undo_until: moves.length > 0 ? undoUntil(at).toISOString() : null,
    done: moved.map(({ refId }) => refId),
    ended: ended.map(({ refId }) => refId),
  }
}

async function assertRoom(
  { tx }: Changing,
  { key, hiringClassId, count }: { key: JobKey; hiringClassId: number; count: number },
): Promise<void> {
  const [found] = await lockClasses(tx, { ...key, ids: [hiringClassId] })
  if (found === undefined) throw new AppError('not_found')
  if (found.status === 'closed' || found.status === 'planned') throw new AppError('class_not_open')
  const left = found.seats - found.filled
  if (count > left) throw new AppError('class_full', { details: { left, asked: count } })
}

type Moving = { key: JobKey; batchId: string; moves: readonly Move[]; at: Date }

async function move(changing: Changing, { key, batchId, moves, at }: Moving): Promise<void> {
  const { tx, access } = changing
  const { accountId } = key
  await repository.moveApplications(tx, { accountId, moves })
  const batch = { accountId, batchId, assignedBy: access.userId, at }
  await repository.insertAssignments(tx, { ...batch, moves })
  await auditMoves(changing, { key, moves })
}

async function auditMoves(
  { tx, auditAll }: Changing,
  { key, moves }: { key: JobKey; moves: readonly Move[] },
): Promise<void> {
  const ids = moves.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null)
  const classes = await lockClasses(tx, { ...key, ids: [...new Set(ids)] })
  const names = new Map(classes.map((one) => [one.hiring_class_id, one.name]))
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  await auditAll(
    moves.map(({ userSmartreqId, from, to }) => ({
      entity: 'application',
      entityId: userSmartreqId,
      jobId: key.jobId,
      action: to === null ? 'leave_class' : 'assign_class',
      before: { hiring_class: nameOf(from) },
      after: { hiring_class: nameOf(to) },
    })),
  )
}

async function undo(changing: Changing, { jobId, batchId, at }: Undoing & { at: Date }) {
  const { tx, access } = changing
  const key = { accountId: access.accountId, jobId }
  const rows = await repository.lockBatch(tx, { ...key, batchId })
  const [first] = rows
  if (first === undefined) throw new AppError('not_found')
  if (undoUntil(first.assignedAt) < at) throw new AppError('undo_expired')
  const ids = rows.flatMap(({ from }) => (from === null ? [] : [from]))
  const takeSeat = seatsOf(await lockSeats(tx, { ...key, ids: [...new Set(ids)] }))
  const canGoBack = (row: (typeof rows)[number]) =>
    row.undoneAt === null && row.now === row.to && (row.from === null || isAssignable(row.status))
  const back = rows.filter((row) => canGoBack(row) && takeSeat(row.from))
  const moves = back.map(({ userSmartreqId, from, to }) => ({ userSmartreqId, from: to, to: from }))
  if (moves.length > 0) {
    await repository.moveApplications(tx, { accountId: key.accountId, moves })
    const undone = back.map(({ assignmentId }) => assignmentId)
    await repository.markUndone(tx, { accountId: key.accountId, ids: undone, at })
    await auditMoves(changing, { key, moves })
  }
  return {
    done: back.map(({ refId }) => refId),
    skipped: rows.filter((row) => !back.includes(row)).map(({ refId }) => refId),
  }
}
