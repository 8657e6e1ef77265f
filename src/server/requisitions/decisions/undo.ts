// Takes a batch of decisions back: for some minutes, and only where nothing happened since.
import { isUndoable, UNDO_MINUTES, type ApplicationState } from '#contract/application-actions.ts'
import { applicationStatusSchema, stepStatusSchema } from '#contract/application.ts'

import type { Changing } from '../../audit/staff-command.ts'
import { AppError } from '../../http/app-error.ts'
import { cancelOfBatch } from '../messages/message-repository.ts'
import { lockBatch, readSubjects, type ScopeKey, type Subject } from './decision-subjects.ts'
import * as writes from './decision-writes.ts'

type Row = Awaited<ReturnType<typeof lockBatch>>[number]
type Pair = { readonly row: Row; readonly subject: Subject }

/** Until when a decision of this moment can be undone. */
export function undoUntil(at: Date): Date {
  return new Date(at.getTime() + UNDO_MINUTES * 60_000)
}

/**
 * Puts back who is still where the decision left them; the others are named.
 * @throws AppError `not_found`, `undo_expired` after its minutes.
 */
export async function undo(
  changing: Changing,
  given: { key: ScopeKey; batchId: string; at: Date },
): Promise<{ done: readonly Subject[]; skipped: readonly Subject[] }> {
  const { tx } = changing
  const { key, at } = given
  const rows = await lockBatch(tx, { ...key, ...given })
  const [first] = rows
  // What a pass rule did is no decision of staff to take back.
  if (first === undefined || first.action === 'pass_rule') throw new AppError('not_found')
  if (!isUndoable(first.action) || undoUntil(first.decidedAt) < at)
    throw new AppError('undo_expired')
  const ids = rows.map((row) => row.userSmartreqId)
  const subjects = await readSubjects(tx, { accountId: key.accountId, ids })
  const byId = new Map(subjects.map((subject) => [subject.userSmartreqId, subject]))
  const pairs = rows.flatMap((row): Pair[] => {
    const subject = byId.get(row.userSmartreqId)
    return subject === undefined ? [] : [{ row, subject }]
  })
  const back = pairs.filter(isAsLeft)
  if (back.length > 0) await putBack(changing, { ...given, pairs: back })
  return {
    done: back.map(({ subject }) => subject),
    skipped: pairs.filter((pair) => !isAsLeft(pair)).map(({ subject }) => subject),
  }
}

function isAsLeft({ row, subject: { state } }: Pair): boolean {
  return (
    row.undoneAt === null &&
    state.status === row.toStatus &&
    state.step_status === row.toStepStatus &&
    state.job_step_id === row.toJobStepId
  )
}

async function putBack(
  { tx, auditAll }: Changing,
  { key, batchId, at, pairs }: { key: ScopeKey; batchId: string; at: Date; pairs: readonly Pair[] },
): Promise<void> {
  const { accountId } = key
  const advanced = pairs.filter(({ row }) => row.fromJobStepId !== row.toJobStepId)
  await writes.lockActivities(tx, {
    accountId,
    ids: advanced.map(({ row }) => row.userSmartreqId),
  })
  const moves = pairs.map(({ row }) => ({ userSmartreqId: row.userSmartreqId, state: before(row) }))
  await writes.moveApplications(tx, { accountId, moves, at })
  await cancelOfBatch(tx, {
    accountId,
    batchId,
    at,
    ids: pairs.map(({ row }) => row.userSmartreqId),
  })
  await writes.markUndone(tx, { accountId, ids: pairs.map(({ row }) => row.decisionId), at })
  await auditAll(
    pairs.map(({ row, subject }) => ({
      entity: 'application',
      entityId: row.userSmartreqId,
      action: 'undo',
      fromState: subject.state.status,
      toState: row.fromStatus,
    })),
  )
}

function before(row: Row): ApplicationState {
  return {
    status: applicationStatusSchema.parse(row.fromStatus),
    step_status: stepStatusSchema.parse(row.fromStepStatus),
    job_step_id: row.fromJobStepId,
  }
}
