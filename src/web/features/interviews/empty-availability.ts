import type { MyAvailability } from '#contract/interviews.ts'
import { ownZone } from '#web/i18n/zoned-time.ts'

/** What the form begins with: the hours of an office in the zone of this device. */
export function emptyAvailability(): MyAvailability {
  const office = [{ from: '09:00', to: '17:00' }]
  return {
    time_zone: ownZone(),
    weekly: [office, office, office, office, office, [], []],
    exceptions: [],
    buffer_minutes: 10,
    notice_hours: 24,
    daily_limit: null,
    weekly_limit: null,
    default_place: '',
    about: '',
  }
}
