// An interviewer who declines an interview, and what staff do then: choose another one, or go ahead with those who are left.
// The time stays, and the candidate is told nothing before staff have acted.
import type { z } from 'zod'

import type * as contract from '#contract/interviews/declined-interviews.ts'
import { canLeaveOut } from '#contract/interviews/interview-states.ts'

import type { Changing } from '../access/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { assertFree } from './assert-free.ts'
import { findAvailability, lockAvailability } from './availability-repository.ts'
import {
  listArrangers,
  replaceInterviewer,
  setDeclined,
  setLeftOut,
} from './declined-repository.ts'
import { keyOf, orderInterviewMail, recordInterview, statusAfter } from './interview-changes.ts'
import * as repository from './interview-repository.ts'
import type { InterviewRow } from './interview-repository.ts'
import { timesOf } from './interview-times.ts'
import { assertMembers } from './planned-interview.ts'

type Own = { readonly interviewUuid: string; readonly jobs: Jobs; readonly at: Date }
type Declining = Own & { readonly body: z.output<typeof contract.declineMyInterview.body> }
type Assigning = Own & {
  readonly userSmartreqId: number
  readonly body: z.output<typeof contract.assignInterviewer.body>
}
type GoingAhead = Own & {
  readonly userSmartreqId: number
  readonly body: z.output<typeof contract.goAheadWithout.body>
}
type Interviewer = Awaited<ReturnType<typeof repository.listInterviewers>>[number]

/**
 * The caller does not conduct an interview; declined again, it is answered as declined.
 * @throws AppError `not_found`, `interview_changed` once it began, and where the caller does not conduct it.
 */
export async function declineOwn(changing: Changing, given: Declining) {
  const { tx } = changing
  const { jobs, at, body } = given
  const { row, own } = await getOwn(changing, given)
  if (own.declinedAt !== null) return describeOwn(row, own.declinedAt)
  if (!own.isChosen) throw new AppError('interview_changed')
  statusAfter(row.status, 'interviewer_decline')
  if (partOfOwn(row, own).startsAt <= at) throw new AppError('interview_changed')
  const { userId } = own
  const declined = { at, reason: body.reason === '' ? null : body.reason }
  await setDeclined(tx, { ...keyOf(row), userId, declined })
  const { userSmartreqId } = row
  await recordInterview(changing, { userSmartreqId, action: 'interviewer_declined' })
  const to = await listArrangers(tx, { row, except: userId })
  await orderInterviewMail(tx, { jobs, row, kind: 'interviewer-declined', to, at })
  await orderInterviewMail(tx, { jobs, row, kind: 'interviewer-released', to: [userId], at })
  return describeOwn(row, at)
}

/**
 * The caller conducts the interview after all; accepted again, it is answered as accepted.
 * @throws AppError `not_found`, `interview_changed` once staff have acted, `interviewer_busy` where the time is taken.
 */
export async function acceptOwn(changing: Changing, given: Own) {
  const { tx } = changing
  const { jobs, at } = given
  const { row, own } = await getOwn(changing, given)
  if (own.isChosen) return describeOwn(row, null)
  if (own.declinedAt === null || own.leftOutAt !== null) throw new AppError('interview_changed')
  statusAfter(row.status, 'interviewer_accept')
  await assertOwnFree(changing, { row, part: partOfOwn(row, own), userId: own.userId })
  const { userId } = own
  await setDeclined(tx, { ...keyOf(row), userId, declined: null })
  const { userSmartreqId } = row
  await recordInterview(changing, { userSmartreqId, action: 'interviewer_accepted' })
  const to = await listArrangers(tx, { row, except: userId })
  await orderInterviewMail(tx, { jobs, row, kind: 'interviewer-accepted', to, at })
  await orderInterviewMail(tx, { jobs, row, kind: 'interview-booked', to: [userId], at })
  return describeOwn(row, null)
}

/**
 * Staff choose who conducts an interview in place of an interviewer who declined; the candidate is told then.
 * @throws AppError `not_found`, `interview_changed`, `validation_failed`, `interviewer_busy`.
 */
export async function assign(changing: Changing, given: Assigning): Promise<InterviewRow> {
  const { tx } = changing
  const { userSmartreqId, body, jobs, at } = given
  const { row: found, all, declined } = await lockDeclined(changing, given)
  statusAfter(found.status, 'assign_interviewer')
  const { user_id: userId, declined_user_id: declinedId } = body
  await assertCanJoin(changing, { all, userId })
  await assertOwnFree(changing, { row: found, part: partOfOwn(found, declined), userId })
  const { position, startsAt, endsAt } = declined
  const by = { userId, position, startsAt, endsAt, isChosen: true }
  await replaceInterviewer(tx, { ...keyOf(found), declinedId, by })
  const moved = await moveToPlaceOf(changing, { row: found, from: declinedId, to: userId })
  const row = await keepToParts(changing, moved)
  await recordInterview(changing, { userSmartreqId, action: 'assign_interviewer' })
  const news = { jobs, row, at }
  await orderInterviewMail(tx, { ...news, kind: 'interview-booked', to: [userId] })
  // Whom staff went ahead without, the candidate does not expect any more.
  const kind = declined.leftOutAt === null ? 'interviewer-changed' : 'interviewers-changed'
  await orderInterviewMail(tx, { ...news, kind, to: [row.userId] })
  return row
}

/**
 * Staff hold an interview without an interviewer who declined, or take that back; the candidate is told whom they meet.
 * Decided the same once more, it is answered as decided.
 * @throws AppError `not_found`, `interview_changed`: where no other one is left, and once that part has begun.
 */
export async function goAhead(changing: Changing, given: GoingAhead): Promise<InterviewRow> {
  const { tx } = changing
  const { userSmartreqId, body, jobs, at } = given
  const { row: found, all, declined } = await lockDeclined(changing, given)
  const action = body.is_without ? 'go_ahead_without' : 'undo_go_ahead'
  statusAfter(found.status, action)
  const interview = { ...found, interviewers: all, now: at }
  if (!canLeaveOut(declined, interview)) throw new AppError('interview_changed')
  if ((declined.leftOutAt !== null) === body.is_without) return found
  const leftOutAt = body.is_without ? at : null
  await setLeftOut(tx, { ...keyOf(found), userId: declined.userId, leftOutAt })
  const row = await keepToParts(changing, found)
  await recordInterview(changing, { userSmartreqId, action })
  await orderInterviewMail(tx, { jobs, row, kind: 'interviewers-changed', to: [row.userId], at })
  return row
}

type Deciding = {
  readonly interviewUuid: string
  readonly userSmartreqId: number
  readonly body: { readonly declined_user_id: number }
}

// The interview, its interviewers, and the one of them who declined.
async function lockDeclined(
  { tx, access }: Changing,
  { interviewUuid, userSmartreqId, body }: Deciding,
) {
  const row = await repository.lockInterview(tx, { accountId: access.accountId, interviewUuid })
  if (row === null || row.userSmartreqId !== userSmartreqId) throw new AppError('not_found')
  const all = await repository.listInterviewers(tx, uuidsOf(row))
  const declined = all.find(({ userId }) => userId === body.declined_user_id)
  if (declined === undefined || declined.declinedAt === null)
    throw new AppError('interview_changed')
  return { row, all, declined }
}

// Calendars take a time that differs for news only in a newer version of the event.
async function keepToParts({ tx }: Changing, row: InterviewRow): Promise<InterviewRow> {
  const { startsAt, endsAt } = timesOf(row, await repository.listInterviewers(tx, uuidsOf(row)))
  const isSame =
    startsAt?.getTime() === row.startsAt?.getTime() && endsAt?.getTime() === row.endsAt?.getTime()
  if (isSame) return row
  const set = { startsAt, endsAt, eventVersion: row.eventVersion + 1 }
  return repository.updateInterview(tx, { ...keyOf(row), set })
}

async function getOwn(
  { tx, access }: Changing,
  { interviewUuid }: Own,
): Promise<{ row: InterviewRow; own: Interviewer }> {
  const row = await repository.lockInterview(tx, { accountId: access.accountId, interviewUuid })
  if (row === null) throw new AppError('not_found')
  const all = await repository.listInterviewers(tx, uuidsOf(row))
  const own = all.find(({ userId }) => userId === access.userId)
  // Not one of theirs, or not any more.
  if (own === undefined) throw new AppError('interview_changed')
  return { row, own }
}

async function assertCanJoin(
  changing: Changing,
  { all, userId }: { all: readonly Interviewer[]; userId: number },
): Promise<void> {
  await assertMembers(changing, [userId])
  const isThere = all.some((one) => {
    const isTheirs = one.userId === userId
    return isTheirs && (one.isChosen || one.declinedAt !== null)
  })
  if (isThere)
    throw new AppError('validation_failed', {
      fields: { user_id: 'Choose someone who neither conducts the interview nor declined it.' },
    })
}

type Part = { readonly startsAt: Date; readonly endsAt: Date }

// Of a sequence the interviewer's own part, else all of the interview. A scheduled one has a time.
function partOfOwn(row: InterviewRow, own: Interviewer): Part {
  const startsAt = own.startsAt ?? row.startsAt
  const endsAt = own.endsAt ?? row.endsAt
  if (startsAt === null || endsAt === null) throw new AppError('interview_changed')
  return { startsAt, endsAt }
}

async function assertOwnFree(
  changing: Changing,
  { row, part, userId }: { row: InterviewRow; part: Part; userId: number },
): Promise<void> {
  const { accountId, interviewUuid: except, minutes } = row
  await lockAvailability(changing.tx, { accountId, ids: [userId] })
  const meeting = { mode: 'one', minutes, breakMinutes: 0 } as const
  await assertFree(changing, { ...part, meeting, ids: [userId], except })
}

// A candidate who was to come to where the interviewer usually is comes to where the next one is.
async function moveToPlaceOf(
  { tx }: Changing,
  { row, from, to }: { row: InterviewRow; from: number; to: number },
): Promise<InterviewRow> {
  const { accountId, place } = row
  const before = await findAvailability(tx, { accountId, userId: from })
  const after = await findAvailability(tx, { accountId, userId: to })
  const next = after?.default_place ?? ''
  if (place === '' || before?.default_place !== place || next === '') return row
  return repository.updateInterview(tx, { ...keyOf(row), set: { place: next } })
}

function describeOwn({ interviewUuid }: InterviewRow, declinedAt: Date | null) {
  return { interview_uuid: interviewUuid, declined_at: declinedAt?.toISOString() ?? null }
}

function uuidsOf({ accountId, interviewUuid }: InterviewRow) {
  return { accountId, uuids: [interviewUuid] }
}
