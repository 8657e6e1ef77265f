import { useState } from 'react'

import { dayKey } from '#web/i18n/zoned-time.ts'

import { dayAt } from '../calendar-days.ts'
import type { Arrangement } from '../use-arrangement.ts'
import { clashesAt, outsideHoursAt } from './clashes.ts'
import { useInterviewerTimes } from './use-interviewer-times.ts'

type SettingTime = {
  userSmartreqId: number
  jobStepActivityId: number
  form: Pick<Arrangement, 'ids' | 'zone' | 'startsAt' | 'meeting'>
  /** Nothing is looked up for an invitation. */
  isOn: boolean
}

/** The day that is looked at, who is free on it, whom the chosen time clashes with, and outside whose hours it is. */
export function useSetTime({ userSmartreqId, jobStepActivityId, form, isOn }: SettingTime) {
  const { ids, zone, startsAt, meeting } = form
  const chosen = startsAt === null ? undefined : dayKey(startsAt, zone)
  // Until another time is chosen, the user looks at other days.
  const [looked, setLooked] = useState<{ day: string; from: string | undefined } | null>(null)
  const day =
    looked !== null && looked.from === chosen ? looked.day : (chosen ?? dayAt(undefined, zone).key)
  const asked = { userSmartreqId, jobStepActivityId, zone, ids: isOn ? ids : [] }
  const times = useInterviewerTimes({ ...asked, day })
  const ofChosen = useInterviewerTimes({ ...asked, day: chosen ?? day })
  const interviewers = ofChosen?.interviewers ?? []
  const known = { interviewers, meeting }
  return {
    day,
    times,
    setDay: (next: string) => setLooked({ day: next, from: chosen }),
    clashes: startsAt === null ? [] : clashesAt(startsAt, known),
    outside: startsAt === null ? [] : outsideHoursAt(startsAt, known),
  }
}
