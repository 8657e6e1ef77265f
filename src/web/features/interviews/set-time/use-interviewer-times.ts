import { useOptionalData } from '#web/api/use-data.ts'

import { dayAt } from '../calendar-days.ts'

const TIMES = '/smartreq/v1/user-smartreq/{user_smartreq_id}/interviews/interviewer-times/'

type Asked = {
  userSmartreqId: number
  jobStepActivityId: number
  ids: readonly number[]
  /** `2026-12-01`, in the zone. */
  day: string
  zone: string
}

/** When interviewers are free and busy on a day; undefined until it is known, and where it cannot be read. */
export function useInterviewerTimes({ userSmartreqId, jobStepActivityId, ids, day, zone }: Asked) {
  const { from, before } = dayAt(day, zone)
  const interviewers = ids.join(',')
  const query = { job_step_activity_id: jobStepActivityId, interviewer_user_ids: interviewers }
  const asked = { path: { user_smartreq_id: userSmartreqId }, query: { ...query, from, before } }
  return useOptionalData(TIMES, ids.length === 0 ? null : asked)?.data
}
