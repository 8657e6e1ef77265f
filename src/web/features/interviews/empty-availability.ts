import type { MyAvailability } from '#contract/interviews/interviews.ts'
import { ownZone } from '#web/i18n/zoned-time.ts'

const OFFICE = [{ from: '09:00', to: '17:00' }]

/** What is suggested to who has set no hours: those of an office. */
export const OFFICE_HOURS: MyAvailability['weekly'] = [
  OFFICE,
  OFFICE,
  OFFICE,
  OFFICE,
  OFFICE,
  [],
  [],
]

/** What the form begins with before anything is stored: no hours, in the zone of this device. */
export function emptyAvailability(): MyAvailability {
  return {
    time_zone: ownZone(),
    weekly: OFFICE_HOURS.map(() => []),
    exceptions: [],
    buffer_minutes: 10,
    notice_hours: 24,
    daily_limit: null,
    weekly_limit: null,
    default_place: '',
    about: '',
  }
}
