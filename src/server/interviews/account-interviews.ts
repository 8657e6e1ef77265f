// The interviews of a company: those of the requisitions that the caller sees, and those that the caller conducts.
import {
  type AccountInterview,
  listAccountInterviews,
} from '#contract/interviews/account-interviews.ts'
import { hasTime, needsInterviewer } from '#contract/interviews/interview-states.ts'

import { listSeenIds, seenRequisitions } from '../access/seen-requisitions.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import { type AccountInterviewRow, listOfAccount } from './account-interview-repository.ts'
import { statusNow } from './describe-interview.ts'
import { listInterviewers } from './interview-repository.ts'

export function serveAccountInterviews(
  { query }: StaffEndpoints,
  { now }: { now: () => Date },
): void {
  query(listAccountInterviews, async ({ tx, access, query: asked }) => {
    const { accountId, userId } = access
    const only = seenRequisitions(access, { isMine: false })
    const seen = await listSeenIds(tx, { accountId, only })
    const at = now()
    const { rows, total } = await listOfAccount(tx, { ...asked, accountId, userId, seen, at })
    const uuids = rows.map((row) => row.interview.interviewUuid)
    const all = await listInterviewers(tx, { accountId, uuids })
    const byInterview = Map.groupBy(all, (one) => one.interviewUuid)
    const describeRow = (row: AccountInterviewRow) =>
      describe(row, { at, interviewers: byInterview.get(row.interview.interviewUuid) ?? [] })
    return { rows: rows.map(describeRow), total }
  })
}

type Interviewers = Awaited<ReturnType<typeof listInterviewers>>

function describe(
  row: AccountInterviewRow,
  { at, interviewers }: { at: Date; interviewers: Interviewers },
): AccountInterview {
  const { interview: one } = row
  const status = statusNow(one, at)
  const isTimed = hasTime(one.status)
  const shown = interviewers.filter(({ isChosen, declinedAt }) =>
    isTimed ? isChosen : declinedAt === null,
  )
  return {
    interview_uuid: one.interviewUuid,
    status,
    starts_at: isTimed ? (one.startsAt?.toISOString() ?? null) : null,
    ends_at: isTimed ? (one.endsAt?.toISOString() ?? null) : null,
    format: one.format,
    title: row.title,
    user_smartreq_id: one.userSmartreqId,
    applicant_name: row.applicantName,
    job_id: row.jobId,
    job_title: row.jobTitle,
    needs_interviewer: needsInterviewer({ ...one, status, interviewers }),
    is_mine: row.isMine,
    interviewers: shown.map(({ userId, fullName }) => ({ user_id: userId, full_name: fullName })),
  }
}
