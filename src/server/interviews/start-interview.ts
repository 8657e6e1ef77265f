// Conducting an interview here and now: the applicant is in the room, without a booking.
import { inviteToInterview } from '#contract/interviews.ts'

import type { Changing } from '../audit/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { managesJob } from '../requisitions/job-access.ts'
import type { JobAccess } from '../requisitions/staff-access.ts'
import { chosenOf, keyOf, recordInterview, statusAfter } from './interview-changes.ts'
import * as repository from './interview-repository.ts'
import type { InterviewRow } from './interview-repository.ts'
import { findCurrent, getPlanned, type Planned, storeInterview } from './planned-interview.ts'

const MINUTE_MS = 60_000

type Starting = {
  readonly userSmartreqId: number
  readonly body: { readonly job_step_activity_id: number }
  readonly at: Date
}

/**
 * Sets the time to now, with the caller as an interviewer; the same interview for one that the caller conducts already.
 * The applicant is there, so no mail goes out.
 * @throws AppError `not_found`, `interview_changed`, `forbidden` to others of the company.
 */
export async function start(changing: Changing<JobAccess>, given: Starting): Promise<InterviewRow> {
  const { tx, access } = changing
  const { at, userSmartreqId } = given
  const planned = await getPlanned(changing, given)
  const current = await findCurrent(changing, planned)
  const chosen = current === null ? [] : await chosenOf(tx, current)
  if (current?.status === 'scheduled' && chosen.includes(access.userId)) return current
  const isAllowed = isPlannedFor(planned, access) || (await arrangesInterviews(tx, access))
  if (!isAllowed) throw new AppError('forbidden')
  const row = await setToNow(changing, { planned, current, at })
  const ids = await panelOf(changing, planned)
  await repository.replaceInterviewers(tx, { ...keyOf(row), ids, chosen: ids })
  await recordInterview(changing, { userSmartreqId, action: 'start_interview' })
  return row
}

function setToNow(
  changing: Changing,
  given: { planned: Planned; current: InterviewRow | null; at: Date },
): Promise<InterviewRow> {
  const { current, at } = given
  const { minutes, place } = given.planned.setup
  const endsAt = new Date(at.getTime() + minutes * MINUTE_MS)
  const set = {
    status: statusAfter(current?.status ?? 'needs_scheduling', 'schedule'),
    startsAt: at,
    endsAt,
    minutes,
    place: current?.place ?? place,
    eventVersion: (current?.eventVersion ?? 0) + 1,
    // It takes place: there is nothing to remind of.
    remindedAt: at,
    expiresAt: endsAt,
  }
  return storeInterview(changing, { ...given, set })
}

/** Whether the plan names a user as an interviewer. */
export function isPlannedFor(
  { setup }: Pick<Planned, 'setup'>,
  { userId }: Pick<JobAccess, 'userId'>,
): boolean {
  return setup.interviewer_user_ids.includes(userId)
}

/** Whether the caller arranges interviews of a job: its managers and coordinators do. */
export function arrangesInterviews(tx: Tx, access: JobAccess): Promise<boolean> {
  const { jobId, jobTypeId } = access
  const { alsoForTeam: also } = inviteToInterview.policy
  return managesJob(tx, { access, also, jobId, jobTypeId })
}

// A panel meets the applicant together; else it is the caller alone.
async function panelOf(
  { tx, access }: Changing,
  { setup: { mode, interviewer_user_ids: ids } }: Planned,
): Promise<number[]> {
  if (mode !== 'panel') return [access.userId]
  const members = await repository.listMembers(tx, { accountId: access.accountId, ids })
  return [...new Set([access.userId, ...members.map(({ userId }) => userId)])]
}
