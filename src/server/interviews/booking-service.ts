// What candidates do by the link of their invitation. The link is all that they show: it names one interview, and ends.
import type { z } from 'zod'

import { localeSchema } from '#contract/core/shape.ts'
import type * as contract from '#contract/interviews/interview-booking.ts'
import type { InterviewBooking } from '#contract/interviews/interview-booking.ts'
import { hasInterviewEnded, interviewStatusAfter } from '#contract/interviews/interview-states.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { findAvailability, lockAvailability } from './availability-repository.ts'
import { metByCandidate } from './candidate-interviews.ts'
import { interviewCalendar, organizerOf, summaryOf } from './interview-calendar.ts'
import {
  chosenOf,
  keyOf,
  orderInterviewMail,
  remindedWhenSet,
  setInterviewers,
  statusAfter,
  withoutTime,
} from './interview-changes.ts'
import { joiningLine, linesOf, meetingLine } from './interview-mail-parts.ts'
import * as repository from './interview-repository.ts'
import type { InterviewRow } from './interview-repository.ts'
import { slotAt, slotsOf } from './interview-slots.ts'
import { endOf } from './interview-times.ts'
import { noteInStep } from './step-progress.ts'
import { findUsualPlace } from './usual-place.ts'

type Deps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly now: () => Date
  readonly mailSender?: string | undefined
}
type Booking = z.output<typeof contract.bookInterview.body>
type Answer = z.output<typeof contract.answerInterviewInvitation.body>

const SYSTEM = { kind: 'system' } as const

export function createBookingService(deps: Deps) {
  const { database, jobs } = deps
  const change = async (linkUuid: string, work: (tx: Tx, row: InterviewRow) => Promise<void>) => {
    const shown = await database.inScope(SYSTEM, async (tx) => {
      const { interview } = await getOpen(tx, { deps, linkUuid })
      // The application first, as staff lock it first: two who wait for each other would both fail.
      await repository.lockUnderWay(tx, interview)
      const row = await repository.lockInterview(tx, interview)
      if (row === null) throw new AppError('not_found')
      await work(tx, row)
      return describe(tx, { deps, linkUuid })
    })
    jobs.wake('send-interview-mail')
    return shown
  }
  return {
    /** @throws AppError `not_found` for a link that has ended, and for one that never was. */
    get: (linkUuid: string): Promise<InterviewBooking> =>
      database.inScope(SYSTEM, (tx) => describe(tx, { deps, linkUuid })),

    /** @throws AppError `not_found`, `slot_taken`, `interview_changed`. */
    book: (linkUuid: string, body: Booking) =>
      change(linkUuid, (tx, row) => book(tx, { deps, row, body })),

    /** @throws AppError `not_found`, `interview_changed`. */
    answer: (linkUuid: string, body: Answer) =>
      change(linkUuid, (tx, row) => answer(tx, { deps, row, body })),
  }
}

type Changed = { readonly deps: Deps; readonly row: InterviewRow }

async function book(tx: Tx, { deps, row, body }: Changed & { body: Booking }): Promise<void> {
  const startsAt = new Date(body.starts_at)
  const isMoved = row.status === 'scheduled'
  if (isMoved && row.startsAt?.getTime() === startsAt.getTime()) return
  const status = statusAfter(row.status, isMoved ? 'reschedule' : 'schedule')
  const all = await repository.listInterviewers(tx, uuidOf(row))
  // Of a pool, another one is chosen by this in place of who declined.
  const ids = all.filter(({ declinedAt }) => declinedAt === null).map(({ userId }) => userId)
  await lockAvailability(tx, { accountId: row.accountId, ids })
  // Read again now that no other booking can come between.
  const slot = await slotAt(tx, { row, startsAt, now: deps.now() })
  if (slot === null) throw new AppError('slot_taken')
  const before = isMoved ? await chosenOf(tx, row) : []
  const { accountId } = row
  const attending = ids.filter((id) => slot.userIds.includes(id))
  const endsAt = endOf(row, { startsAt, count: slot.userIds.length })
  const changed = await repository.updateInterview(tx, {
    ...keyOf(row),
    set: {
      status,
      startsAt,
      endsAt,
      place: row.place === '' ? await findUsualPlace(tx, { accountId, ids: attending }) : row.place,
      candidateZone: body.time_zone,
      candidateNote: null,
      eventVersion: row.eventVersion + 1,
      remindedAt: remindedWhenSet(startsAt, deps.now()),
      // So that they can move it, or look up where it is.
      expiresAt: endsAt > row.expiresAt ? endsAt : row.expiresAt,
    },
  })
  await setInterviewers(tx, { row: changed, ids, chosen: slot.userIds })
  await noteInStep(tx, changed)
  await record(tx, { row, action: isMoved ? 'candidate_moved_interview' : 'candidate_booked' })
  const { jobs } = deps
  const kind = isMoved ? 'interview-rescheduled' : 'interview-booked'
  await orderInterviewMail(tx, { jobs, row: changed, kind, to: [row.userId, ...slot.userIds] })
  const released = before.filter((userId) => !slot.userIds.includes(userId))
  const left = { jobs, row: changed, kind: 'interview-cancelled', to: released } as const
  await orderInterviewMail(tx, left)
}

/** What staff are told: of a time that there was, or of an invitation that no time was booked of. */
const ANSWERS = {
  decline: {
    booked: { action: 'candidate_cancelled_interview', kind: 'candidate-cancelled' },
    invited: { action: 'candidate_declined_interview', kind: 'interview-declined' },
  },
  ask_for_slots: {
    booked: { action: 'candidate_asked_to_move', kind: 'candidate-asked-to-move' },
    invited: { action: 'candidate_asked_for_times', kind: 'interview-times-asked' },
  },
} as const

async function answer(tx: Tx, { deps, row, body }: Changed & { body: Answer }): Promise<void> {
  const chosen = await chosenOf(tx, row)
  const isDeclined = body.action === 'decline'
  const isBooked = row.status === 'scheduled'
  const changed = await repository.updateInterview(tx, {
    ...keyOf(row),
    set: {
      status: statusAfter(row.status, body.action),
      eventVersion: row.eventVersion + 1,
      ...(isDeclined ? { endReason: body.reason || null } : { candidateNote: body.note }),
      ...withoutTime(row),
    },
  })
  await noteInStep(tx, changed)
  await record(tx, {
    row,
    action: ANSWERS[body.action][isBooked ? 'booked' : 'invited'].action,
  })
  const { jobs } = deps
  const { kind: told } = ANSWERS[body.action][isBooked ? 'booked' : 'invited']
  await orderInterviewMail(tx, { jobs, row: changed, kind: told, to: [row.createdBy] })
  if (isBooked) {
    const to = [row.userId, ...chosen]
    await orderInterviewMail(tx, { jobs, row: changed, kind: 'interview-cancelled', to })
  }
}

async function getOpen(tx: Tx, { deps, linkUuid }: { deps: Deps; linkUuid: string }) {
  const found = await repository.findByLink(tx, linkUuid)
  const at = deps.now()
  if (found === null || !isOpen(found.interview, at)) throw new AppError('not_found')
  return found
}

// What has ended opens nothing, and so does what is over.
function isOpen(row: InterviewRow, at: Date): boolean {
  if (row.expiresAt <= at || hasInterviewEnded(row, at)) return false
  return ['awaiting_candidate_booking', 'awaiting_interviewer_slots', 'scheduled', 'declined'].some(
    (status) => status === row.status,
  )
}

async function describe(tx: Tx, given: { deps: Deps; linkUuid: string }) {
  const { interview: row, jobTitle, companyName, arrangedBy, ...found } = await getOpen(tx, given)
  const organizer = organizerOf({ mailSender: given.deps.mailSender, arrangedBy })
  const all = await repository.listInterviewers(tx, uuidOf(row))
  const met = metByCandidate(all)
  const isBooked = row.status === 'scheduled'
  const canBook = interviewStatusAfter(row.status, isBooked ? 'reschedule' : 'schedule') !== null
  const slots = canBook ? await slotsOf(tx, { row, now: given.deps.now() }) : []
  const { email, firstName: name } = found.candidate
  const language = localeSchema.catch('en').parse(found.candidate.language)
  const joining = joiningLine(row, { isCandidate: true, language, company: companyName })
  const description = linesOf([meetingLine(met, language), joining])
  const summary = summaryOf({ jobTitle, companyName, applicantName: null })
  const invited = { row, partOf: null, summary, companyName, organizer, url: null }
  const event = { ...invited, description, attendee: { name, email }, method: 'REQUEST' } as const
  return {
    company_name: companyName,
    job_title: jobTitle,
    status: row.status,
    minutes: row.minutes,
    sequence:
      row.mode === 'sequence'
        ? { parts: isBooked ? met.length : all.length, break_minutes: row.breakMinutes }
        : null,
    format: row.format,
    had_time: row.status === 'declined' && row.startsAt !== null,
    message: row.inviteMessage,
    starts_at: isBooked ? (row.startsAt?.toISOString() ?? null) : null,
    ends_at: isBooked ? (row.endsAt?.toISOString() ?? null) : null,
    place: isBooked ? row.place : '',
    interviewers: isBooked ? await describeMet(tx, { row, met }) : [],
    slots: slots.map(({ startsAt }) => startsAt.toISOString()),
    calendar: isBooked ? interviewCalendar(event) : null,
  } satisfies InterviewBooking
}

type Interviewers = Awaited<ReturnType<typeof repository.listInterviewers>>

// Whom the candidate meets, and of a sequence when.
async function describeMet(
  tx: Tx,
  { row: { accountId }, met }: { row: InterviewRow; met: Interviewers },
): Promise<InterviewBooking['interviewers']> {
  const abouts = await Promise.all(
    met.map(({ userId }) => findAvailability(tx, { accountId, userId })),
  )
  return met.map(({ fullName, startsAt, endsAt }, index) => ({
    full_name: fullName ?? '',
    about: abouts[index]?.about ?? '',
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
  }))
}

// Without a word of what they wrote: the trail outlives it.
function record(tx: Tx, { row, action }: { row: InterviewRow; action: string }): Promise<void> {
  const { accountId, userId, userSmartreqId } = row
  return recordAudit(tx, {
    accountId,
    actorId: userId,
    entity: 'application',
    entityId: userSmartreqId,
    action,
  })
}

function uuidOf({ accountId, interviewUuid }: InterviewRow) {
  return { accountId, uuids: [interviewUuid] }
}
