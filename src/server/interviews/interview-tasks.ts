// The interviews that wait for a member of staff: to hold, or to score. Runs in the company's scope.
import type { Tx } from '../db/database.ts'
import { listMine } from './my-interview-repository.ts'

type Asked = {
  readonly accountId: number
  readonly userId: number
  readonly at: Date
  readonly when: 'upcoming' | 'to_score'
  readonly most: number
}

/** The next ones, or the latest of those that are over, and how many there are. */
export async function listInterviewTasks(tx: Tx, { most, ...asked }: Asked) {
  const { rows, total } = await listMine(tx, { ...asked, page: 1, page_size: most })
  const described = rows.flatMap(({ interview, startsAt, applicantName, jobId, jobTitle }) => {
    const at = startsAt ?? interview.startsAt
    if (at === null) return []
    return [
      {
        user_smartreq_id: interview.userSmartreqId,
        interview_uuid: interview.interviewUuid,
        job_id: jobId,
        job_title: jobTitle,
        full_name: applicantName,
        at: new Date(at),
      },
    ]
  })
  return { rows: described, total }
}
