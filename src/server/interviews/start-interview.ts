// Conducting an interview here and now: the applicant is in the room, without a booking.
import { inviteToInterview } from '#contract/interviews/interviews.ts'

import { managesJob } from '../access/job-access.ts'
import type { JobAccess } from '../access/staff-access.ts'
import type { Changing } from '../access/staff-command.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { chosenOf, recordInterview, setInterviewers, statusAfter } from './interview-changes.ts'
import * as repository from './interview-repository.ts'
import type { InterviewRow } from './interview-repository.ts'
import { endOf, type Meeting } from './interview-times.ts'
import {
  findCurrent,
  getPlanned,
  meetingOf,
  type Planned,
  storeInterview,
} from './planned-interview.ts'
import { noteInStep } from './step-progress.ts'

type Starting = {
  readonly userSmartreqId: number
  readonly body: { readonly job_step_activity_id: number }
  /** Where links in emails lead. */
  readonly origin: string
  readonly at: Date
}

/**
 * Sets the time to now, with the caller as an interviewer; the same interview for one that the caller conducts already.
 * The applicant is there, so no mail goes out.
 * @throws AppError `not_found`, `interview_changed`, `forbidden` to others of the company.
 */
export async function start(changing: Changing<JobAccess>, given: Starting): Promise<InterviewRow> {
  const { tx, access } = changing
  const { userSmartreqId } = given
  const planned = await getPlanned(changing, given)
  const current = await findCurrent(changing, planned)
  const chosen = current === null ? [] : await chosenOf(tx, current)
  if (current?.status === 'scheduled' && chosen.includes(access.userId)) return current
  const isAllowed = isPlannedFor(planned, access) || (await arrangesInterviews(tx, access))
  if (!isAllowed) throw new AppError('forbidden')
  // The plan says how long it is now; who meets the candidate stays as it was arranged.
  const usual = meetingOf(planned)
  const meeting = { ...usual, mode: current?.mode ?? usual.mode }
  const ids = await panelOf(changing, { planned, meeting, current })
  const row = await setToNow(changing, { ...given, planned, current, meeting, count: ids.length })
  await setInterviewers(tx, { row, ids, chosen: ids })
  await noteInStep(tx, row)
  await recordInterview(changing, { userSmartreqId, action: 'start_interview' })
  return row
}

function setToNow(
  changing: Changing,
  given: Starting & {
    planned: Planned
    current: InterviewRow | null
    meeting: Meeting
    count: number
  },
): Promise<InterviewRow> {
  const { planned, current, meeting, count, at, origin } = given
  const endsAt = endOf(meeting, { startsAt: at, count })
  const set = {
    status: statusAfter(current?.status ?? 'needs_scheduling', 'schedule'),
    startsAt: at,
    endsAt,
    ...meeting,
    place: current?.place ?? planned.setup.place,
    origin,
    eventVersion: (current?.eventVersion ?? 0) + 1,
    // It takes place: there is nothing to remind of.
    remindedAt: at,
    expiresAt: endsAt,
  }
  return storeInterview(changing, { planned, current, at, set })
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

type Panel = {
  readonly planned: Planned
  readonly meeting: Meeting
  readonly current: InterviewRow | null
}

// A panel meets the applicant together; of a sequence the caller begins, and the others follow in their order. Else it is
// the caller alone, unless staff chose several instead of the one of the plan.
async function panelOf(
  { tx, access }: Changing,
  { planned, meeting, current }: Panel,
): Promise<number[]> {
  if (meeting.mode === 'pool') return [access.userId]
  const isOfOne = meeting.mode === 'one'
  const ids = isOfOne ? await severalOf(tx, current) : planned.setup.interviewer_user_ids
  const members = await repository.listMembers(tx, { accountId: access.accountId, ids })
  const isMember = new Set(members.map(({ userId }) => userId))
  return [...new Set([access.userId, ...ids.filter((id) => isMember.has(id))])]
}

async function severalOf(tx: Tx, row: InterviewRow | null): Promise<number[]> {
  if (row === null) return []
  const { accountId, interviewUuid } = row
  const all = await repository.listInterviewers(tx, { accountId, uuids: [interviewUuid] })
  const ids = all.filter(({ declinedAt }) => declinedAt === null).map(({ userId }) => userId)
  return ids.length > 1 ? ids : []
}
