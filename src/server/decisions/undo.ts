import { applicationStatusSchema, stepStatusSchema } from '#contract/applicants/application.ts'
// Takes a batch of decisions back: for some minutes, and only where nothing happened since.
import {
  canTake,
  isUndoable,
  UNDO_MINUTES,
  type ApplicationState,
} from '#contract/decisions/application-actions.ts'
import type { SkipReason } from '#contract/decisions/decisions.ts'

import type { Changing } from '../access/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import { cancelInterviews } from '../interviews/cancel-interviews.ts'
import { listBegunByInterview } from '../interviews/step-progress.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { cancelOfBatch } from '../messages/message-repository.ts'
import { takeSeatsAgain } from '../requisitions/classes/class-seats.ts'
import { lockBatch, readSubjects, type ScopeKey, type Subject } from './decision-subjects.ts'
import * as writes from './decision-writes.ts'
import { settleUndone } from './human-reviews/close-reviews.ts'
import { deleteLinked, lockUntouched } from './moves/move-repository.ts'

type Row = Awaited<ReturnType<typeof lockBatch>>[number]
type Undoing = {
  readonly key: ScopeKey
  readonly batchId: string
  readonly at: Date
  readonly jobs: Pick<Jobs, 'send'>
  /** Of the batch only this application. */
  readonly only?: number
  /** How long it can be undone, where it is not the time that users have. */
  readonly minutes?: number
}
type Undone = {
  readonly done: readonly Subject[]
  readonly skipped: readonly { readonly subject: Subject; readonly reason: SkipReason }[]
  readonly withoutSeat: ReadonlySet<number>
}
type Pair = { readonly row: Row; readonly subject: Subject }

/** Until when a decision of this moment can be undone. */
export function undoUntil(at: Date, minutes: number = UNDO_MINUTES): Date {
  return new Date(at.getTime() + minutes * 60_000)
}

/**
 * Puts back who is still where the decision left them; the others are named, and those whose seats in hiring classes are
 * others' by now.
 * @throws AppError `not_found`, `undo_expired` after its minutes.
 */
export async function undo(changing: Changing, given: Undoing): Promise<Undone> {
  const { tx } = changing
  const { key, at } = given
  const rows = await lockBatch(tx, { ...key, batchId: given.batchId, only: given.only })
  const [first] = rows
  // What a pass rule did is no decision of staff to take back.
  if (first === undefined || first.action === 'pass_rule') throw new AppError('not_found')
  if (!isUndoable(first.action) || undoUntil(first.decidedAt, given.minutes) < at)
    throw new AppError('undo_expired')
  const ids = rows.map((row) => row.userSmartreqId)
  const subjects = await readSubjects(tx, { accountId: key.accountId, ids })
  const byId = new Map(subjects.map((subject) => [subject.userSmartreqId, subject]))
  const pairs = rows.flatMap((row): Pair[] => {
    const subject = byId.get(row.userSmartreqId)
    return subject === undefined ? [] : [{ row, subject }]
  })
  const { accountId } = key
  const links = first.action === 'move' ? await lockUntouched(tx, { accountId, ids }) : null
  const linked = new Map(links?.map((one) => [one.movedFrom, one.id]))
  const booked = await listBegunByInterview(tx, { accountId, ids })
  const isUntouched = (pair: Pair) => isAsLeft(pair, booked)
  const isBack = (pair: Pair) =>
    isUntouched(pair) &&
    !hasAppliedAgain(pair) &&
    (links === null || linked.has(pair.subject.userSmartreqId))
  const back = pairs.filter(isBack)
  const lost = back.length > 0 ? await putBack(changing, { ...given, pairs: back }) : []
  await takeBackLinked(changing, { ...given, linked, back })
  return {
    done: back.map(({ subject }) => subject),
    skipped: pairs
      .filter((pair) => !isBack(pair))
      .map((pair) => ({
        subject: pair.subject,
        reason: isUntouched(pair) && hasAppliedAgain(pair) ? 'applied_again' : 'changed',
      })),
    withoutSeat: new Set(lost),
  }
}

// A booked interview is cancelled by the undo, and does not stand in its way.
function isAsLeft({ row, subject }: Pair, booked: ReadonlySet<number>): boolean {
  const { state, userSmartreqId } = subject
  const isNotBegun = booked.has(userSmartreqId) && row.toStepStatus === 'not_started'
  return (
    row.undoneAt === null &&
    state.status === row.toStatus &&
    (isNotBegun || state.step_status === row.toStepStatus) &&
    state.job_step_id === row.toJobStepId
  )
}

// What ended does not come back beside another one that the person has under way by now.
function hasAppliedAgain({ row, subject }: Pair): boolean {
  return subject.hasAppliedAgain && isUnderWay(row.fromStatus) && !isUnderWay(row.toStatus)
}

function isUnderWay(status: string): boolean {
  return canTake(applicationStatusSchema.parse(status), 'withdraw')
}

async function putBack(
  changing: Changing,
  { key, batchId, at, jobs, pairs }: Undoing & { pairs: readonly Pair[] },
): Promise<readonly number[]> {
  const { tx, auditAll } = changing
  const { accountId } = key
  const advanced = pairs.filter(({ row }) => row.fromJobStepId !== row.toJobStepId)
  const ids = advanced.map(({ row }) => row.userSmartreqId)
  const stepIds = advanced.flatMap(({ row }) => row.toJobStepId ?? [])
  await cancelInterviews(tx, { jobs, accountId, ids, stepIds })
  await writes.lockActivities(tx, { accountId, ids })
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
      toState: before(row).status,
    })),
  )
  const [{ row: { action } } = { row: { action: 'pass_rule' as const } }] = pairs
  const back = pairs.map(({ row }) => row.userSmartreqId)
  await settleUndone(changing, { accountId, ids: back, action, batchId, at })
  return takeSeatsAgain(changing, { accountId, ids: back, batchId, at })
}

/** What was begun in the other requisition goes again. */
async function takeBackLinked(
  { tx, auditAll }: Changing,
  {
    key,
    at,
    linked,
    back,
  }: Undoing & { linked: ReadonlyMap<number, number>; back: readonly Pair[] },
): Promise<void> {
  const ids = back.flatMap(({ subject }) => linked.get(subject.userSmartreqId) ?? [])
  if (ids.length === 0) return
  await deleteLinked(tx, { accountId: key.accountId, ids, at })
  await auditAll(ids.map((entityId) => ({ entity: 'application', entityId, action: 'delete' })))
}

// An offer ended with the application, and does not come back: its links were called off.
function before(row: Row): ApplicationState {
  const status = applicationStatusSchema.parse(row.fromStatus)
  return {
    status: status === 'offer' ? 'active' : status,
    step_status: stepStatusSchema.parse(row.fromStepStatus),
    job_step_id: row.fromJobStepId,
  }
}
