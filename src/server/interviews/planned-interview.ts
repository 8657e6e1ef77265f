// The interview that a plan asks for, of an application that is under way, and what is stored of it.
import { isSequenceTooLong } from '#contract/interviews/interview-parts.ts'

import type { Changing } from '../access/staff-command.ts'
import { AppError } from '../http/app-error.ts'
import { keyOf, statusAfter } from './interview-changes.ts'
import * as repository from './interview-repository.ts'
import type { InterviewRow, PlannedRow } from './interview-repository.ts'
import type { Meeting } from './interview-times.ts'

export type Planned = PlannedRow & { readonly setup: NonNullable<PlannedRow['setup']> }

/** How an interview is held by the plan. */
export function meetingOf({ setup }: Pick<Planned, 'setup'>): Meeting {
  const { mode, minutes, break_minutes: breakMinutes = 0 } = setup
  return { mode, minutes, breakMinutes }
}

/** Locks the application until the end. @throws AppError `not_found`, `interview_changed` when it cannot take place now. */
export async function getPlanned(
  { tx, access }: Changing,
  { userSmartreqId, body }: { userSmartreqId: number; body: { job_step_activity_id: number } },
): Promise<Planned> {
  const of = { accountId: access.accountId, userSmartreqId }
  const isUnderWay = await repository.lockUnderWay(tx, of)
  const all = await repository.listPlanned(tx, of)
  const found = all.find((one) => one.jobStepActivityId === body.job_step_activity_id)
  if (found === undefined) throw new AppError('not_found')
  const { setup } = found
  if (!isUnderWay || setup === null || found.status === 'locked')
    throw new AppError('interview_changed')
  return { ...found, setup }
}

/** @throws AppError `validation_failed` unless all work for the company. */
export async function assertMembers(
  { tx, access }: Changing,
  ids: readonly number[],
): Promise<void> {
  const members = await repository.listMembers(tx, { accountId: access.accountId, ids })
  if (members.length < ids.length)
    throw new AppError('validation_failed', {
      fields: { interviewer_user_ids: 'Choose users of this company.' },
    })
}

/** @throws AppError `validation_failed` for a sequence that is longer than a candidate is asked to stay. */
export function assertLength({ mode, ...sequence }: Meeting, ids: readonly number[]): void {
  if (mode === 'sequence' && isSequenceTooLong(ids.length, sequence))
    throw new AppError('validation_failed', {
      fields: { interviewer_user_ids: 'A sequence takes at most 8 hours with its breaks.' },
    })
}

/** What was arranged, locked; null for nothing. What a decline or a no-show ended begins at the beginning. */
export async function findCurrent(
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

/** Changes what was arranged, or begins it. */
export function storeInterview(
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
    ...meetingOf(planned),
    format: setup.format,
    createdAt: at,
    createdBy: access.userId,
    ...set,
  })
}
