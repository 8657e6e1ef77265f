// What the end of an application does to its seat in a hiring class, and what bringing it back does. Part of the
// transaction of the decision, about applications that are locked.
import type { StaffAction } from '#contract/decisions/application-actions.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import * as assignments from './assignment-repository.ts'
import type { Move } from './assignment-repository.ts'
import * as repository from './seat-repository.ts'

type Decided = {
  readonly accountId: number
  readonly ids: readonly number[]
  readonly batchId: string
  /** Who decided. */
  readonly userId: number
  readonly at: Date
  readonly auditAll: Changing['auditAll']
}

/** With a rejection, a withdrawal or a move the seats of the applications are free, with a hire those that the persons have elsewhere. */
export async function giveSeatsBack(
  tx: Tx,
  { action, ...decided }: Decided & { action: StaffAction | 'withdraw' },
): Promise<void> {
  if (action === 'hire')
    return leave(tx, { ...decided, moves: await repository.lockSeatedElsewhere(tx, decided) })
  const isEnd = action === 'reject' || action === 'withdraw' || action === 'move'
  if (isEnd) return leave(tx, { ...decided, moves: await repository.listSeated(tx, decided) })
}

async function leave(tx: Tx, leaving: Decided & { moves: readonly Move[] }): Promise<void> {
  const { accountId, batchId, userId, at, moves, auditAll } = leaving
  if (moves.length === 0) return
  await assignments.moveApplications(tx, { accountId, moves })
  await assignments.insertAssignments(tx, { accountId, batchId, assignedBy: userId, at, moves })
  const names = await namesOf(tx, { accountId, ids: moves.flatMap(({ from }) => from ?? []) })
  await auditAll(
    moves.map(({ userSmartreqId: entityId, from }) => ({
      entity: 'application',
      entityId,
      action: 'leave_class',
      before: { hiring_class: from === null ? null : (names.get(from) ?? null) },
      after: { hiring_class: null },
    })),
  )
}

/**
 * Takes again the seats that applications gave back: with the batch that is undone, or with their end when they are
 * recovered. The applications that find theirs taken, which go on without a class.
 */
export async function takeSeatsAgain(
  changing: Pick<Changing, 'tx' | 'auditAll'>,
  given: { accountId: number; ids: readonly number[]; batchId?: string; at: Date },
): Promise<readonly number[]> {
  const { tx, auditAll } = changing
  const { accountId, at } = given
  const rows = await repository.listLeft(tx, given)
  if (rows.length === 0) return []
  const classes = await repository.lockSeats(tx, {
    accountId,
    ids: [...new Set(rows.map((row) => row.hiringClassId))],
  })
  const takeSeat = seatsOf(classes)
  const names = new Map(classes.map((one) => [one.hiringClassId, one.name]))
  const back = rows.filter((row) => takeSeat(row.hiringClassId))
  const moves = back.map(({ userSmartreqId, hiringClassId }) => ({
    userSmartreqId,
    from: null,
    to: hiringClassId,
  }))
  await assignments.moveApplications(tx, { accountId, moves })
  const ids = back.map(({ assignmentId }) => assignmentId)
  await assignments.markUndone(tx, { accountId, ids, at })
  await auditAll(
    rows.map((row) => ({
      entity: 'application',
      entityId: row.userSmartreqId,
      action: back.includes(row) ? 'assign_class' : 'lose_class',
      after: { hiring_class: names.get(row.hiringClassId) ?? null },
    })),
  )
  return rows.filter((row) => !back.includes(row)).map((row) => row.userSmartreqId)
}

/**
 * Of applications that are listed again with the class that they had, those whose seats were given to others meanwhile: the
 * last ones, as many as there are too many. The classes are locked, so that no seat is given until the transaction ends.
 */
export async function listOverfilling(
  tx: Tx,
  given: { accountId: number; ids: readonly number[] },
): Promise<readonly Overfilling[]> {
  const { accountId } = given
  const seated = await repository.listSeated(tx, given)
  if (seated.length === 0) return []
  const ids = [...new Set(seated.flatMap(({ from }) => from ?? []))]
  const classes = await repository.lockSeats(tx, { accountId, ids })
  return classes.flatMap(({ hiringClassId, name, left }) => {
    const ofClass = seated.filter(({ from }) => from === hiringClassId)
    return ofClass
      .slice(Math.max(0, ofClass.length + Math.min(0, left)))
      .map((move) => ({ move, name }))
  })
}

type Overfilling = { readonly move: Move; readonly name: string }

/** Takes those out of their classes that find their seats taken; the applications, which go on without a class. */
export async function leaveOverfilled(
  { tx, auditAll }: Pick<Changing, 'tx' | 'auditAll'>,
  given: { accountId: number; ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  const { accountId } = given
  const over = await listOverfilling(tx, given)
  if (over.length === 0) return new Set()
  await assignments.moveApplications(tx, { accountId, moves: over.map(({ move }) => move) })
  await auditAll(
    over.map(({ move, name }) => ({
      entity: 'application',
      entityId: move.userSmartreqId,
      action: 'lose_class',
      after: { hiring_class: name },
    })),
  )
  return new Set(over.map(({ move }) => move.userSmartreqId))
}

/** Takes the seats that classes have left, one by one; false where there is none, or no such class any more. */
export function seatsOf(
  classes: ReadonlyArray<{ hiringClassId: number; left: number }>,
): (id: number | null) => boolean {
  const left = new Map(classes.map((one) => [one.hiringClassId, one.left]))
  return (id) => {
    if (id === null) return true
    const seats = left.get(id) ?? 0
    left.set(id, seats - 1)
    return seats > 0
  }
}

async function namesOf(tx: Tx, given: { accountId: number; ids: readonly number[] }) {
  const classes = await repository.lockSeats(tx, given)
  return new Map(classes.map((one) => [one.hiringClassId, one.name]))
}
