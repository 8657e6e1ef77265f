import {
  canLeaveOut,
  hasInterviewEnded,
  hasTime,
  interviewStatusAfter,
  needsInterviewer,
} from '#contract/interviews/interview-states.ts'
// Interviews as staff read them.
import { meetsAll } from '#contract/interviews/interviews-rules.ts'
import type { Interview, MyInterview, PlannedInterview } from '#contract/interviews/interviews.ts'

import type { JobAccess } from '../access/staff-access.ts'
import type { Tx } from '../db/database.ts'
import * as repository from './interview-repository.ts'
import type { InterviewRow } from './interview-repository.ts'
import { nextInterviewer } from './interview-slots.ts'
import type { listMine } from './my-interview-repository.ts'
import { arrangesInterviews, isPlannedFor } from './start-interview.ts'

type Interviewers = Awaited<ReturnType<typeof repository.listInterviewers>>

/** What the plan of an application asks for, each with the latest that was arranged. */
export async function describePlanned(
  tx: Tx,
  { access, userSmartreqId, now }: { access: JobAccess; userSmartreqId: number; now: Date },
): Promise<PlannedInterview[]> {
  const { accountId } = access
  const of = { accountId, userSmartreqId }
  const planned = await repository.listPlanned(tx, of)
  const arranged = await repository.listOfApplication(tx, of)
  const uuids = arranged.map(({ interviewUuid }) => interviewUuid)
  const interviewers = await repository.listInterviewers(tx, { accountId, uuids })
  const ids = planned.flatMap(({ setup }) => setup?.interviewer_user_ids ?? [])
  const members = await repository.listMembers(tx, { accountId, ids })
  const nextOnes = await nextInterviewersOf(tx, { arranged, interviewers, now })
  const isUnderWay = await repository.isUnderWay(tx, of)
  const isArranging = isUnderWay && (await arrangesInterviews(tx, access))
  return planned.flatMap(({ setup, ...row }) => {
    if (setup === null) return []
    const own = arranged.filter((one) => one.userStepActivityId === row.userStepActivityId)
    const latest = own.find(({ status }) => status !== 'cancelled') ?? own[0]
    const isLocked = row.status === 'locked'
    const mayMeet = isArranging || (isUnderWay && isPlannedFor({ setup }, access))
    return {
      job_step_activity_id: row.jobStepActivityId,
      title: row.title,
      is_locked: isLocked,
      mode: setup.mode,
      minutes: setup.minutes,
      break_minutes: setup.break_minutes ?? 0,
      format: setup.format,
      place: setup.place,
      interviewers: inOrderOf(setup.interviewer_user_ids, members),
      interview:
        latest === undefined ? null : describeInterview(latest, { interviewers, nextOnes, now }),
      can_arrange: isArranging && !isLocked,
      can_start: mayMeet && !isLocked && canBegin(latest),
    }
  })
}

type Members = Awaited<ReturnType<typeof repository.listMembers>>

function inOrderOf(ids: readonly number[], members: Members): PlannedInterview['interviewers'] {
  return ids.flatMap((id) =>
    members
      .filter(({ userId }) => userId === id)
      .map(({ userId, fullName }) => ({ user_id: userId, full_name: fullName })),
  )
}

// As what staff see of it: over, called off or not yet arranged, it can take place at any time.
function canBegin(latest: InterviewRow | undefined): boolean {
  if (latest === undefined || latest.status === 'cancelled') return true
  const isOver = interviewStatusAfter(latest.status, 'reopen') !== null
  return isOver || interviewStatusAfter(latest.status, 'schedule') !== null
}

function describeInterview(
  row: InterviewRow,
  { interviewers, nextOnes, now }: { interviewers: Interviewers; nextOnes: NextOnes; now: Date },
): Interview {
  const own = ofInterview(row, interviewers)
  const shown = { ...row, status: statusNow(row, now), interviewers: own }
  const nextId = nextOnes.get(row.interviewUuid)
  const next = own.find(({ userId }) => userId === nextId)
  return {
    interview_uuid: row.interviewUuid,
    status: shown.status,
    starts_at: hasTime(row.status) ? (row.startsAt?.toISOString() ?? null) : null,
    ends_at: hasTime(row.status) ? (row.endsAt?.toISOString() ?? null) : null,
    mode: row.mode,
    minutes: row.minutes,
    format: row.format,
    place: row.place,
    interviewers: own.map((one) => ({
      user_id: one.userId,
      full_name: one.fullName,
      is_chosen: one.isChosen,
      starts_at: one.startsAt?.toISOString() ?? null,
      ends_at: one.endsAt?.toISOString() ?? null,
      declined_at: one.declinedAt?.toISOString() ?? null,
      decline_reason: one.declineReason,
      left_out_at: one.leftOutAt?.toISOString() ?? null,
      can_leave_out: canLeaveOut(one, { ...shown, now }),
    })),
    needs_interviewer: needsInterviewer(shown),
    next_interviewer:
      next === undefined ? null : { user_id: next.userId, full_name: next.fullName },
    candidate_zone: row.candidateZone,
    candidate_note: row.candidateNote,
    end_reason: row.endReason,
    expires_at: row.expiresAt.toISOString(),
  }
}

type NextOnes = ReadonlyMap<string, number>

// By the interview: of a pool that needs an interviewer, who is free.
async function nextInterviewersOf(
  tx: Tx,
  given: { arranged: readonly InterviewRow[]; interviewers: Interviewers; now: Date },
): Promise<NextOnes> {
  const { arranged, interviewers, now } = given
  const waiting = arranged.filter(
    (row) =>
      !meetsAll(row.mode) &&
      needsInterviewer({
        ...row,
        status: statusNow(row, now),
        interviewers: ofInterview(row, interviewers),
      }),
  )
  const found = await Promise.all(
    waiting.map(async (row) => ({
      uuid: row.interviewUuid,
      userId: await nextInterviewer(tx, { row, now }),
    })),
  )
  return new Map(found.flatMap(({ uuid, userId }) => (userId === null ? [] : [[uuid, userId]])))
}

function ofInterview({ interviewUuid }: InterviewRow, interviewers: Interviewers): Interviewers {
  return interviewers.filter((one) => one.interviewUuid === interviewUuid)
}

/** An interview of the list of the user who conducts it. */
export function describeMine(
  row: Awaited<ReturnType<typeof listMine>>['rows'][number],
  now: Date,
): MyInterview[] {
  const { title, jobTitle, applicantName, hasSubmitted, startsAt, endsAt, declinedAt } = row
  // Of a sequence, the user's own part.
  const one = { ...row.interview, startsAt, endsAt }
  if (one.startsAt === null || one.endsAt === null) return []
  return [
    {
      interview_uuid: one.interviewUuid,
      status: statusNow(one, now),
      minutes: one.minutes,
      format: one.format,
      place: one.place,
      starts_at: one.startsAt.toISOString(),
      ends_at: one.endsAt.toISOString(),
      user_smartreq_id: one.userSmartreqId,
      applicant_name: applicantName,
      job_title: jobTitle,
      title,
      has_submitted: hasSubmitted,
      can_decline: declinedAt === null && one.status === 'scheduled' && one.startsAt > now,
      declined_at: declinedAt?.toISOString() ?? null,
    },
  ]
}

/** The status by the clock: what is over awaits feedback, also before that is stored. */
export function statusNow(row: InterviewRow, now: Date): InterviewRow['status'] {
  return hasInterviewEnded(row, now) ? 'awaiting_feedback' : row.status
}
