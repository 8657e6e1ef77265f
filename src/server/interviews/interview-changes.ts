// What every change of an interview has in common: the step of its state machine, and the mail that follows from it.
import { createHash } from 'node:crypto'

import {
  hasTime,
  interviewStatusAfter,
  type InterviewAction,
  type InterviewStatus,
} from '#contract/interviews/interview-states.ts'

import type { Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { InterviewMailKind } from './interview-mail-messages.ts'
import type { InterviewRow } from './interview-repository.ts'
import * as repository from './interview-repository.ts'
import { partOf } from './interview-times.ts'

/** @throws AppError `interview_changed` when the action does not fit. */
export function statusAfter(status: InterviewStatus, action: InterviewAction): InterviewStatus {
  const next = interviewStatusAfter(status, action)
  if (next === null) throw new AppError('interview_changed', { details: { status, action } })
  return next
}

/**
 * Orders the mail about what has just become of an interview, in the same transaction: to the candidate, and to those who
 * conduct it. What was ordered before and waits still is left unsent when it is not true any more.
 */
export async function orderInterviewMail(
  tx: Tx,
  given: {
    jobs: Pick<Jobs, 'send'>
    row: InterviewRow
    kind: InterviewMailKind
    to: readonly number[]
    /** When it came about: for news that can come more than once of the same version of the event. */
    at?: Date
  },
): Promise<void> {
  const { jobs, row, kind, to, at } = given
  const { accountId, interviewUuid, eventVersion: version } = row
  const occasion = at === undefined ? [] : [at.toISOString()]
  await Promise.all(
    to.map((userId) =>
      jobs.send(tx, 'send-interview-mail', {
        accountId,
        interviewUuid,
        userId,
        kind,
        version,
        mailId: mailIdOf([interviewUuid, userId, kind, version, row.status, ...occasion].join(' ')),
      }),
    ),
  )
}

/** So long before an interview everyone is reminded of it, in ms. */
export const REMINDER_MS = 86_400_000

/** Set with a time: who books for the next day is told when it is then, and needs no reminder of it. */
export function remindedWhenSet(startsAt: Date, at: Date): Date | null {
  return startsAt.getTime() - at.getTime() <= REMINDER_MS ? at : null
}

/** Takes away a time that was given up before, and is nothing to tell of any more. */
export function withoutTime({ status }: InterviewRow): Partial<InterviewRow> {
  return hasTime(status) ? {} : { startsAt: null, endsAt: null }
}

/** Replaces who may conduct an interview, in their order, and who does: of a sequence each at a time of their own. */
export async function setInterviewers(
  tx: Tx,
  { row, ids, chosen }: { row: InterviewRow; ids: readonly number[]; chosen: readonly number[] },
): Promise<void> {
  const { startsAt } = row
  const isSequence = row.mode === 'sequence'
  const interviewers = ids.map((userId, position) => {
    const isChosen = chosen.includes(userId)
    const hasPart = isSequence && isChosen && startsAt !== null
    return {
      userId,
      isChosen,
      position: isSequence ? position : null,
      ...(hasPart ? partOf(row, { startsAt, position }) : {}),
    }
  })
  await repository.replaceInterviewers(tx, { ...keyOf(row), interviewers })
}

/** The users who conduct an interview. */
export async function chosenOf(tx: Tx, row: InterviewRow): Promise<number[]> {
  const { accountId, interviewUuid } = row
  const all = await repository.listInterviewers(tx, { accountId, uuids: [interviewUuid] })
  return all.flatMap(({ userId, isChosen }) => (isChosen ? [userId] : []))
}

// The same for the same news, so that a repeated job sends no second message: a UUID of version 8, RFC 9562.
function mailIdOf(news: string): string {
  const hex = createHash('sha256').update(news).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Writes into the history of the application what staff did. */
export function recordInterview(
  { audit }: Changing,
  { userSmartreqId, action }: { userSmartreqId: number; action: string },
): Promise<void> {
  return audit({ entity: 'application', entityId: userSmartreqId, action })
}

export function keyOf({ accountId, interviewUuid }: InterviewRow) {
  return { accountId, interviewUuid }
}
