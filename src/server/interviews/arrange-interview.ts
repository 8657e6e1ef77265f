// Arranging an interview by staff: the candidate is invited to book a time, or one is set by hand.
import type { z } from 'zod'

import type * as contract from '#contract/interviews.ts'

import type { Changing } from '../audit/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { listBusy, lockAvailability } from './availability-repository.ts'
import {
  chosenOf,
  keyOf,
  orderInterviewMail,
  recordInterview,
  statusAfter,
} from './interview-changes.ts'
import * as repository from './interview-repository.ts'
import type { InterviewRow, PlannedRow } from './interview-repository.ts'

type Arranging<Body> = {
  readonly userSmartreqId: number
  readonly body: Body
  /** Where links in emails lead. */
  readonly origin: string
  readonly jobs: Jobs
  readonly at: Date
}
type Inviting = Arranging<z.output<typeof contract.inviteToInterview.body>>
type Scheduling = Arranging<z.output<typeof contract.scheduleInterview.body>>

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Invites the candidate to book a time; again while none is booked. */
export async function invite(
  changing: Changing,
  { jobs, at, userSmartreqId, body, origin }: Inviting,
): Promise<InterviewRow> {
  const { tx } = changing
  const planned = await getPlanned(changing, { userSmartreqId, body })
  const current = await findCurrent(changing, planned)
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
  await recordInterview(changing, { userSmartreqId, action: 'invite_to_interview' })
  const mailed = { jobs, row, kind: 'interview-invited', to: [row.userId] } as const
  await orderInterviewMail(tx, mailed)
  return row
}

/** Sets a time by hand, or another one. */
export async function schedule(
  changing: Changing,
  { jobs, at, userSmartreqId, body, origin }: Scheduling,
): Promise<InterviewRow> {
  const { tx } = changing
  const planned = await getPlanned(changing, { userSmartreqId, body })
  const current = await findCurrent(changing, planned)
  const before = current === null ? [] : await chosenOf(tx, current)
  const { startsAt, endsAt } = timesOf(body.starts_at, {
    minutes: current?.minutes ?? planned.setup.minutes,
    at,
  })
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
  await recordInterview(changing, {
    userSmartreqId,
    action: isMoved ? 'reschedule_interview' : 'schedule_interview',
  })
  const kind = isMoved ? 'interview-rescheduled' : 'interview-booked'
  await orderInterviewMail(tx, { jobs, row, kind, to: [row.userId, ...ids] })
  const released = before.filter((userId) => !ids.includes(userId))
  await orderInterviewMail(tx, { jobs, row, kind: 'interview-cancelled', to: released })
  return row
}

function timesOf(startsAtText: string, { minutes, at }: { minutes: number; at: Date }) {
  const startsAt = new Date(startsAtText)
  if (startsAt <= at)
    throw new AppError('validation_failed', { fields: { starts_at: 'Choose a time to come.' } })
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) }
}

type Planned = PlannedRow & { readonly setup: NonNullable<PlannedRow['setup']> }

// The activity that is arranged, of an application that is under way, by interviewers who work for the company.
async function getPlanned(
  { tx, access }: Changing,
  { userSmartreqId, body }: Pick<Inviting | Scheduling, 'userSmartreqId' | 'body'>,
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
