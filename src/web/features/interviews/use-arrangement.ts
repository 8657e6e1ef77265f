import { useState } from 'react'

import { isSequenceTooLong } from '#contract/interviews/interview-parts.ts'
import type { PlannedInterview } from '#contract/interviews/interviews.ts'
import { ownZone } from '#web/i18n/zoned-time.ts'

import type { Meeting } from './set-time/clashes.ts'
import { instantOf } from './wall-time.ts'

/** For how many days the link of an invitation can work. */
export const LINK_DAYS = [3, 7, 14, 30] as const

export type Arrangement = ReturnType<typeof useArrangement>

/** What staff enter to arrange an interview: as it is arranged, or by the plan. */
export function useArrangement(plan: PlannedInterview) {
  const { interview, interviewers, place: usual, mode, break_minutes: breakMinutes } = plan
  // What is arranged stays as it began; after it was cancelled, the plan counts.
  const isArranged = interview !== null && interview.status !== 'cancelled'
  const isSequence = (isArranged ? interview.mode : mode) === 'sequence'
  const stay = interview?.interviewers.filter((one) => one.declined_at === null) ?? []
  const before = stay.map((one) => one.user_id)
  const planned = interviewers.map((one) => one.user_id)
  const [ids, setIds] = useState<readonly number[]>(before.length > 0 ? before : planned)
  const [place, setPlace] = useState(interview?.place ?? usual)
  const [message, setMessage] = useState('')
  const [days, setDays] = useState<number>(LINK_DAYS[1])
  const time = useTime()
  const { minutes } = isArranged ? interview : plan
  const isTooLong = isSequence && isSequenceTooLong(ids.length, { minutes, breakMinutes })
  const meeting: Meeting = { minutes, breakMinutes, isSequence }
  const own = { isSequence, isTooLong, meeting, ids, place, message, days }
  return { ...own, ...time, setIds, setPlace, setMessage, setDays }
}

function useTime() {
  const [wall, setWall] = useState('')
  const [zone, setZone] = useState(ownZone)
  // Of another time it has to be meant again.
  const [forced, setForced] = useState<string | null>(null)
  const startsAt = instantOf(wall, zone)
  return {
    wall,
    zone,
    startsAt,
    /** The time is meant, although an interviewer is busy at it. */
    isForced: startsAt !== null && forced === startsAt,
    setWall,
    setZone,
    setIsForced: (isForced: boolean) => setForced(isForced ? startsAt : null),
  }
}
