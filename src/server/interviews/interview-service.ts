// Rules of arranging interviews, by staff: inviting, setting a time by hand, calling off. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/interviews.ts'

import { applicationCommand, type By, type Changing } from '../audit/staff-command.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { StaffScopes } from '../requisitions/staff-access.ts'
import { listBusy, lockAvailability } from './availability-repository.ts'
import { describePlanned } from './describe-interview.ts'
import { chosenOf, orderInterviewMail, statusAfter } from './interview-changes.ts'
import * as repository from './interview-repository.ts'
import type { InterviewRow, PlannedRow } from './interview-repository.ts'

type Deps = { readonly scopes: StaffScopes; readonly jobs: Jobs; readonly now: () => Date }
type Of = { readonly userSmartreqId: number }
type Inviting = Of & { body: z.output<typeof contract.inviteToInterview.body>; origin: string }
type Scheduling = Of & { body: z.output<typeof contract.scheduleInterview.body>; origin: string }
type Ending = Of & { interviewUuid: string; body: z.output<typeof contract.endInterview.body> }

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const replySchema = contract.inviteToInterview.responses[200].shape.data

export function createInterviewService(deps: Deps) {
  const { scopes, jobs, now } = deps
  const command = async (given: {
    by: By
    userSmartreqId: number
    name: string
    request: unknown
    change: (changing: Changing) => Promise<InterviewRow>
  }) => {
    const { policy } = contract.inviteToInterview
    const reply = await applicationCommand(scopes, {
      ...given,
      policy,
      replySchema,
      change: async (changing) => describeStored(await given.change(changing)),
    })
    jobs.wake('send-interview-mail')
    return reply
  }
  return {
    /** What the plan of an application asks for, and what was arranged. */
    list: (caller: Caller, { userSmartreqId }: Of) =>
      scopes.atApplication({ caller, userSmartreqId }, (tx, { accountId }) =>
        describePlanned(tx, { accountId, userSmartreqId, now: now() }),
      ),

    /** @throws AppError `not_found`, `interview_changed`, `validation_failed`. */
    invite: (by: By, { userSmartreqId, body, origin }: Inviting) =>
      command({
        by,
        userSmartreqId,
        name: 'invite-to-interview',
        request: { userSmartreqId, body },
        change: (changing) => invite(changing, { deps, userSmartreqId, body, origin }),
      }),

    /** @throws AppError as above, and `interviewer_busy`. */
    schedule: (by: By, { userSmartreqId, body, origin }: Scheduling) =>
      command({
        by,
        userSmartreqId,
        name: 'schedule-interview',
        request: { userSmartreqId, body },
        change: (changing) => schedule(changing, { deps, userSmartreqId, body, origin }),
      }),

    /** @throws AppError `not_found`, `interview_changed`. */
    end: (by: By, given: Ending) =>
      command({
        by,
        userSmartreqId: given.userSmartreqId,
        name: 'end-interview',
        request: given,
        change: (changing) => end(changing, { deps, ...given }),
      }),
  }
}

async function invite(
  changing: Changing,
  { deps, userSmartreqId, body, origin }: Inviting & { deps: Deps },
): Promise<InterviewRow> {
  const { tx } = changing
  const planned = await getPlanned(changing, { userSmartreqId, body })
  const current = await findCurrent(changing, planned)
  const at = deps.now()
  const set = {
    status: statusAfter(current?.status ?? 'needs_scheduling', 'invite'),
    place: body.place,
    inviteMessage: body.message,
    candidateNote: null,
    endReason: null,
    origin,
    expiresAt: new Date(at.getTime() + body.days * DAY_MS),
  }
  const row = await store(changing, { planned, current, set, at })
  const ids = body.interviewer_user_ids
  await repository.replaceInterviewers(tx, { ...keyOf(row), ids, chosen: [] })
  await record(changing, { userSmartreqId, action: 'invite_to_interview' })
  const mailed = { jobs: deps.jobs, row, kind: 'interview-invited', to: [row.userId] } as const
  await orderInterviewMail(tx, mailed)
  return row
}

async function schedule(
  changing: Changing,
  { deps, userSmartreqId, body, origin }: Scheduling & { deps: Deps },
): Promise<InterviewRow> {
  const { tx } = changing
  const planned = await getPlanned(changing, { userSmartreqId, body })
  const current = await findCurrent(changing, planned)
  const at = deps.now()
  const before = current === null ? [] : await chosenOf(tx, current)
  const minutes = current?.minutes ?? planned.setup.minutes
  const startsAt = new Date(body.starts_at)
  if (startsAt <= at)
    throw new AppError('validation_failed', { fields: { starts_at: 'Choose a time to come.' } })
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS)
  const ids = body.interviewer_user_ids
  await lockAvailability(tx, { ...changing.access, ids })
  if (!body.is_forced) await assertFree(changing, { current, ids, startsAt, endsAt })
  const isMoved = current?.status === 'scheduled'
  const status = current?.status ?? 'needs_scheduling'
  const set = {
    status: statusAfter(status, isMoved ? 'reschedule' : 'schedule'),
    startsAt,
    endsAt,
    place: body.place,
    origin,
    eventVersion: (current?.eventVersion ?? 0) + 1,
    remindedAt: null,
    expiresAt: endsAt,
  }
  const row = await store(changing, { planned, current, set, at })
  await repository.replaceInterviewers(tx, { ...keyOf(row), ids, chosen: ids })
  await record(changing, {
    userSmartreqId,
    action: isMoved ? 'reschedule_interview' : 'schedule_interview',
  })
  const { jobs } = deps
  const kind = isMoved ? 'interview-rescheduled' : 'interview-booked'
  await orderInterviewMail(tx, { jobs, row, kind, to: [row.userId, ...ids] })
  const released = before.filter((userId) => !ids.includes(userId))
  await orderInterviewMail(tx, { jobs, row, kind: 'interview-cancelled', to: released })
  return row
}

async function end(
  changing: Changing,
  { deps, userSmartreqId, interviewUuid, body }: Ending & { deps: Deps },
): Promise<InterviewRow> {
  const { tx, access } = changing
  const found = await repository.lockInterview(tx, { accountId: access.accountId, interviewUuid })
  if (found === null || found.userSmartreqId !== userSmartreqId) throw new AppError('not_found')
  const row = await repository.updateInterview(tx, {
    ...keyOf(found),
    set: {
      status: statusAfter(found.status, body.action),
      endReason: body.reason === '' ? null : body.reason,
      eventVersion: found.eventVersion + 1,
    },
  })
  const isCancelled = body.action === 'cancel'
  await record(changing, {
    userSmartreqId,
    action: isCancelled ? 'cancel_interview' : 'interview_no_show',
  })
  if (isCancelled)
    await orderInterviewMail(tx, {
      jobs: deps.jobs,
      row,
      kind: 'interview-cancelled',
      to: [row.userId, ...(await chosenOf(tx, row))],
    })
  return row
}

type Planned = PlannedRow & { readonly setup: NonNullable<PlannedRow['setup']> }

// The activity that is arranged, of an application that is under way, by interviewers who work for the company.
async function getPlanned(
  { tx, access }: Changing,
  { userSmartreqId, body }: Of & { body: Inviting['body'] | Scheduling['body'] },
): Promise<Planned> {
  const of = { accountId: access.accountId, userSmartreqId }
  const isUnderWay = await repository.lockUnderWay(tx, of)
  const all = await repository.listPlanned(tx, of)
  const found = all.find((one) => one.jobStepActivityId === body.job_step_activity_id)
  if (found === undefined) throw new AppError('not_found')
  const { setup } = found
  if (!isUnderWay || setup === null || found.status === 'locked')
    throw new AppError('interview_changed')
  const ids = body.interviewer_user_ids
  const members = await repository.listMembers(tx, { ...of, ids })
  if (members.length < ids.length)
    throw new AppError('validation_failed', {
      fields: { interviewer_user_ids: 'Choose users of this company.' },
    })
  return { ...found, setup }
}

// What is to be arranged again after a decline or a no-show begins at the beginning.
async function findCurrent(
  { tx, access }: Changing,
  { userStepActivityId }: Planned,
): Promise<InterviewRow | null> {
  const found = await repository.lockCurrent(tx, {
    accountId: access.accountId,
    userStepActivityId,
  })
  if (found === null || (found.status !== 'declined' && found.status !== 'no_show')) return found
  return { ...found, status: statusAfter(found.status, 'reopen') }
}

type Storing = {
  readonly planned: Planned
  readonly current: InterviewRow | null
  readonly set: Partial<InterviewRow> & Pick<InterviewRow, 'status' | 'place' | 'expiresAt'>
  readonly at: Date
}

function store(
  { tx, access }: Changing,
  { planned, current, set, at }: Storing,
): Promise<InterviewRow> {
  if (current !== null) return repository.updateInterview(tx, { ...keyOf(current), set })
  const { setup, jobStepActivityId, userStepActivityId, userId, userSmartreqId } = planned
  return repository.insertInterview(tx, {
    accountId: access.accountId,
    userSmartreqId,
    userId,
    jobStepActivityId,
    userStepActivityId,
    mode: setup.mode,
    minutes: setup.minutes,
    format: setup.format,
    createdAt: at,
    createdBy: access.userId,
    ...set,
  })
}

async function assertFree(
  { tx, access }: Changing,
  given: { current: InterviewRow | null; ids: readonly number[]; startsAt: Date; endsAt: Date },
): Promise<void> {
  const { current, ids, startsAt, endsAt } = given
  const busy = await listBusy(tx, {
    accountId: access.accountId,
    ids,
    from: startsAt,
    to: endsAt,
    except: current?.interviewUuid ?? null,
  })
  const interviewers = [...new Set(busy.map(({ userId }) => userId))]
  if (interviewers.length > 0) throw new AppError('interviewer_busy', { details: { interviewers } })
}

function record({ audit }: Changing, given: Of & { action: string }): Promise<void> {
  return audit({ entity: 'application', entityId: given.userSmartreqId, action: given.action })
}

function keyOf({ accountId, interviewUuid }: InterviewRow) {
  return { accountId, interviewUuid }
}

function describeStored({ interviewUuid, status }: InterviewRow) {
  return { interview_uuid: interviewUuid, status }
}
