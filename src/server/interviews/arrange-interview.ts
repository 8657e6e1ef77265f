// Arranging an interview by staff: the candidate is invited to book a time, or one is set by hand.
import type { z } from 'zod'

import type * as contract from '#contract/interviews/interviews.ts'

import type { Changing } from '../access/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { assertFree } from './assert-free.ts'
import { lockAvailability } from './availability-repository.ts'
import {
  chosenOf,
  orderInterviewMail,
  recordInterview,
  remindedWhenSet,
  setInterviewers,
  statusAfter,
} from './interview-changes.ts'
import type { InterviewRow } from './interview-repository.ts'
import { endOf } from './interview-times.ts'
import {
  assertLength,
  assertMembers,
  findCurrent,
  getPlanned,
  meetingOf,
  storeInterview,
} from './planned-interview.ts'
import { noteInStep } from './step-progress.ts'
import { findUsualPlace } from './usual-place.ts'

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

/** Invites the candidate to book a time; again while none is booked. */
export async function invite(
  changing: Changing,
  { jobs, at, userSmartreqId, body, origin }: Inviting,
): Promise<InterviewRow> {
  const { tx } = changing
  const planned = await getPlanned(changing, { userSmartreqId, body })
  await assertMembers(changing, body.interviewer_user_ids)
  const current = await findCurrent(changing, planned)
  assertLength(current ?? meetingOf(planned), body.interviewer_user_ids)
  const set = {
    status: statusAfter(current?.status ?? 'needs_scheduling', 'invite'),
    place: body.place,
    inviteMessage: body.message,
    candidateNote: null,
    endReason: null,
    startsAt: null,
    endsAt: null,
    origin,
    expiresAt: new Date(at.getTime() + body.days * DAY_MS),
  }
  const row = await storeInterview(changing, { planned, current, set, at })
  const ids = body.interviewer_user_ids
  await setInterviewers(tx, { row, ids, chosen: [] })
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
  const ids = body.interviewer_user_ids
  await assertMembers(changing, ids)
  const current = await findCurrent(changing, planned)
  const before = current?.status === 'scheduled' ? await chosenOf(tx, current) : []
  const meeting = current ?? meetingOf(planned)
  assertLength(meeting, ids)
  const startsAt = startOf(body.starts_at, at)
  const endsAt = endOf(meeting, { startsAt, count: ids.length })
  await lockAvailability(tx, { ...changing.access, ids })
  if (!body.is_forced) {
    const except = current?.interviewUuid ?? null
    await assertFree(changing, { except, meeting, ids, startsAt, endsAt })
  }
  const isMoved = current?.status === 'scheduled'
  const action = isMoved ? 'reschedule' : 'schedule'
  const set = {
    status: statusAfter(current?.status ?? 'needs_scheduling', action),
    startsAt,
    endsAt,
    staffZone: body.time_zone ?? null,
    place: body.place === '' ? await findUsualPlace(tx, { ...changing.access, ids }) : body.place,
    origin,
    eventVersion: (current?.eventVersion ?? 0) + 1,
    remindedAt: remindedWhenSet(startsAt, at),
    expiresAt: endsAt,
  }
  const row = await storeInterview(changing, { planned, current, set, at })
  await setInterviewers(tx, { row, ids, chosen: ids })
  await noteInStep(tx, row)
  await recordInterview(changing, { userSmartreqId, action: `${action}_interview` })
  await tellOfTime(tx, { jobs, row, current, before, ids })
  return row
}

type Telling = {
  readonly jobs: Jobs
  readonly row: InterviewRow
  /** As it was; null for a new one. */
  readonly current: InterviewRow | null
  /** Who conducted it, and who does now. */
  readonly before: readonly number[]
  readonly ids: readonly number[]
}

// A time that stays is not announced as a new one: where it takes place may have changed, or who attends.
async function tellOfTime(
  tx: Changing['tx'],
  { jobs, row, current, before, ids }: Telling,
): Promise<void> {
  const isSameTime = current?.startsAt?.getTime() === row.startsAt?.getTime()
  const changed = isSameTime ? 'interview-changed' : 'interview-rescheduled'
  const kind = current?.status === 'scheduled' ? changed : 'interview-booked'
  await orderInterviewMail(tx, { jobs, row, kind, to: [row.userId, ...ids] })
  const released = before.filter((userId) => !ids.includes(userId))
  await orderInterviewMail(tx, { jobs, row, kind: 'interview-cancelled', to: released })
}

function startOf(text: string, at: Date): Date {
  const startsAt = new Date(text)
  if (startsAt <= at)
    throw new AppError('validation_failed', { fields: { starts_at: 'Choose a time to come.' } })
  return startsAt
}
