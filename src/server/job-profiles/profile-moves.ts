// Rules of moving people from one job profile to another. Knows no HTTP but where its calls name the profile.
import { parseDate } from '@internationalized/date'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

import { PROFILE_UNDO_MS } from '#contract/job-profiles/job-profile-rules.ts'
import * as contract from '#contract/job-profiles/profile-moves.ts'
import { areOverlapping, userJobState } from '#contract/people/user-job-rules.ts'

import { lockList } from '../access/collections/lock-list.ts'
import { assertManagesJob } from '../access/job-access.ts'
import type { JobAccess, StaffScopes } from '../access/staff-access.ts'
import { actorOf, type Changing, jobCommand } from '../access/staff-command.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { type Authenticate, route } from '../http/route.ts'
import { findCompanyDay } from '../people/employees/company-day.ts'
import { countLeft, previewLeft } from './answered-work.ts'
import * as repository from './move-repository.ts'
import { listOthers, type LockedStretch, lockStretches } from './participant-repository.ts'
import { assertProfile } from './participants.ts'
import { lockProfilesToRead } from './profile-repository.ts'

type Deps = {
  readonly app: FastifyInstance
  readonly authenticate: Authenticate
  readonly scopes: StaffScopes
  readonly now: () => Date
}
type Asked = z.output<typeof contract.moveParticipants.body>

/** Serves what a move would mean, the move, and its undo. */
export function serveProfileMoves({ command }: StaffEndpoints, deps: Deps): void {
  const { app, authenticate, scopes, now } = deps
  // These two name their profiles in the query and in the body.
  route({ app, authenticate, endpoint: contract.previewProfileMove }, async ({ caller, query }) => {
    const at = { caller, jobId: query.from_job_id, policy: contract.previewProfileMove.policy }
    const preview = await scopes.atJob(at, (tx, access) =>
      describeMove(tx, {
        access,
        toJobId: query.to_job_id,
        userJobIds: query.user_job_ids,
        now: now(),
      }),
    )
    return { data: preview }
  })
  route({ app, authenticate, endpoint: contract.moveParticipants }, async (call) => ({
    data: await jobCommand(scopes, {
      by: actorOf(call),
      jobId: call.body.from_job_id,
      policy: contract.moveParticipants.policy,
      name: 'move-participants',
      request: call.body,
      replySchema: contract.moveParticipants.responses[200].shape.data,
      change: (changing) => move(changing, { asked: call.body, at: now() }),
    }),
  }))
  command(contract.undoProfileMove, (changing) =>
    undo(changing, { ids: changing.body.user_job_ids, at: now() }),
  )
}

type Previewing = {
  readonly access: JobAccess
  readonly toJobId: number
  readonly userJobIds: readonly number[] | undefined
  readonly now: Date
}

async function describeMove(tx: Tx, { access, toJobId, userJobIds, now }: Previewing) {
  assertProfile(access)
  const { accountId, jobId } = access
  await assertManagesJob(tx, { access, jobId: toJobId, jobTypeId: access.jobTypeId })
  const today = await findCompanyDay(tx, { accountId, at: now })
  const plans = { accountId, from: jobId, to: toJobId }
  const { questions, total } = await previewLeft(tx, { ...plans, today, userJobIds })
  return {
    people_count: await repository.countHolders(tx, { accountId, jobId, today }),
    requisition_count: await repository.countRequisitions(tx, { accountId, jobId }),
    questions_to_be_deleted: questions,
    questions_to_be_deleted_count: total,
  }
}

/**
 * @throws AppError `not_found`, `profile_archived`, `stretch_ended`, `moves_too_early`, `stretches_overlap`; the details of
 * the last three name the stretches.
 */
async function move(changing: Changing<JobAccess>, { asked, at }: { asked: Asked; at: Date }) {
  const { tx, access, auditAll } = changing
  const { accountId, jobId } = access
  assertProfile(access)
  await lockList(tx, { accountId })
  const target = await findTarget(tx, { access, jobId: asked.to_job_id })
  const ids = asked.user_job_ids
  const stretches = await lockStretches(tx, { accountId, jobId, ids })
  const existing = stretches.filter((one) => one.deletedAt === null)
  if (existing.length < ids.length) throw new AppError('not_found')
  const today = await findCompanyDay(tx, { accountId, at })
  const firstDay = asked.first_day
  assertMovable(existing, { firstDay, today })
  await assertNoOverlap(tx, { accountId, jobId: target.jobId, stretches: existing, firstDay })
  const left = await countLeft(tx, { accountId, from: jobId, to: target.jobId, ids })
  const newIds = await repository.moveStretches(tx, {
    accountId,
    stretches: existing,
    to: { jobId: target.jobId, jobTitle: asked.job_title ?? target.title },
    firstDay,
    lastDay: parseDate(firstDay).subtract({ days: 1 }).toString(),
    at,
  })
  const movedIds = existing.map(({ userJobId }) => userJobId)
  const days = { first_day: firstDay, to_job_id: target.jobId }
  await auditAll([
    ...movedIds.map((entityId) => {
      const after = { ...days, archived_activities: left.get(entityId) ?? 0 }
      return entry(entityId, { action: 'move', after })
    }),
    ...newIds.map((entityId) => entry(entityId, { action: 'create', after: days })),
  ])
  return {
    user_job_ids: movedIds,
    new_user_job_ids: newIds,
    undo_until: new Date(at.getTime() + PROFILE_UNDO_MS).toISOString(),
  }
}

async function findTarget(tx: Tx, { access, jobId }: { access: JobAccess; jobId: number }) {
  const { accountId } = access
  const profiles = await lockProfilesToRead(tx, { accountId, jobIds: [access.jobId, jobId] })
  const target = profiles.find((one) => one.jobId === jobId)
  if (target === undefined) throw new AppError('not_found')
  await assertManagesJob(tx, { access, jobId, jobTypeId: target.jobTypeId })
  if (target.archivedAt !== null) throw new AppError('profile_archived')
  return target
}

function assertMovable(
  stretches: readonly LockedStretch[],
  { firstDay, today }: { firstDay: string; today: string },
): void {
  refuse(
    'stretch_ended',
    stretches.filter((one) => {
      const state = userJobState({ ...one, isMoved: one.movedTo !== null }, today)
      const isOver = state === 'ended' || state === 'moved'
      const isLeaving = one.separationType !== null || one.movedTo !== null
      return isOver || isLeaving || (one.endDate !== null && one.endDate < firstDay)
    }),
  )
  // The stretch keeps one day at least.
  refuse(
    'moves_too_early',
    stretches.filter((one) => one.startDate >= firstDay),
  )
}

type Overlapping = {
  readonly accountId: number
  readonly jobId: number
  readonly stretches: readonly LockedStretch[]
  readonly firstDay: string
}

async function assertNoOverlap(tx: Tx, given: Overlapping): Promise<void> {
  const { stretches, firstDay, ...profile } = given
  const userIds = stretches.map(({ userId }) => userId)
  const others = await listOthers(tx, { ...profile, ids: [], userIds })
  const overlapping = stretches.filter(({ userId, endDate }, index) => {
    const next = { startDate: firstDay, endDate }
    const isTwice = userIds.indexOf(userId) !== index
    return isTwice || others.some((other) => other.userId === userId && areOverlapping(next, other))
  })
  refuse('stretches_overlap', overlapping)
}

function refuse(
  code: 'stretch_ended' | 'moves_too_early' | 'stretches_overlap',
  stretches: readonly LockedStretch[],
): void {
  if (stretches.length === 0) return
  throw new AppError(code, {
    details: { user_job_ids: stretches.map(({ userJobId }) => userJobId) },
  })
}

/** @throws AppError `not_found`, `undo_expired` after ten minutes, `conflict` where a stretch was changed since. */
async function undo(
  { tx, access, auditAll }: Changing<JobAccess>,
  { ids, at }: { ids: readonly number[]; at: Date },
) {
  assertProfile(access)
  const { accountId, jobId } = access
  await lockList(tx, { accountId })
  await assertInUse(tx, { accountId, jobId })
  const moved = await lockStretches(tx, { accountId, jobId, ids })
  const nextIds = moved.flatMap((one) => (one.deletedAt === null ? (one.movedTo ?? []) : []))
  if (nextIds.length < ids.length) throw new AppError('not_found')
  const following = await repository.lockFollowing(tx, { accountId, ids: nextIds })
  const since = new Date(at.getTime() - PROFILE_UNDO_MS)
  if (following.some((one) => one.createdAt < since)) throw new AppError('undo_expired')
  const changed =
    following.filter((one) => one.deletedAt !== null).length +
    (await repository.countChangedSince(tx, { accountId, ids, since: 'move' })) +
    (await repository.countChangedSince(tx, { accountId, ids: nextIds, since: 'create' }))
  if (changed > 0) throw new AppError('conflict')
  await assertFree(tx, { accountId, jobId, moved })
  await repository.undoMove(tx, { accountId, ids, at })
  await auditAll([
    ...ids.map((entityId) => entry(entityId, { action: 'undo_move' })),
    ...nextIds.map((entityId) => entry(entityId, { action: 'delete' })),
  ])
  return { user_job_ids: [...ids] }
}

/** @throws AppError `profile_archived` */
async function assertInUse(tx: Tx, { accountId, jobId }: { accountId: number; jobId: number }) {
  const [profile] = await lockProfilesToRead(tx, { accountId, jobIds: [jobId] })
  if (profile !== undefined && profile.archivedAt !== null) throw new AppError('profile_archived')
}

type Returning = {
  readonly accountId: number
  readonly jobId: number
  readonly moved: readonly LockedStretch[]
}

/** @throws AppError `stretches_overlap` where a person has got the profile again since the move. */
async function assertFree(tx: Tx, { moved, ...profile }: Returning): Promise<void> {
  const ids = moved.map(({ userJobId }) => userJobId)
  const others = await listOthers(tx, { ...profile, ids, userIds: moved.map((one) => one.userId) })
  const overlapping = moved.filter(({ userId, startDate, endBeforeMove }) =>
    others.some(
      (other) =>
        other.userId === userId && areOverlapping({ startDate, endDate: endBeforeMove }, other),
    ),
  )
  refuse('stretches_overlap', overlapping)
}

function entry(
  entityId: number,
  change: { action: string; after?: Readonly<Record<string, unknown>> },
) {
  return { entity: 'user_job' as const, entityId, ...change }
}
