import { msg } from '@lingui/core/macro'

import type { CalendarProblem } from '#contract/interviews/calendar-problems.ts'

/** Why a calendar could not be read, and what to do. */
export const CALENDAR_PROBLEM_LABELS = {
  unreachable: msg`Its address could not be reached. Check the address, or try again later.`,
  refused: msg`Its server does not show it. Add it again with a new address, user name or password.`,
  too_slow: msg`Its server took too long to answer. It is read again within the hour.`,
  too_large: msg`It is too large. Use the address of a smaller calendar.`,
  not_a_calendar: msg`There is no calendar at that address. Use the one that ends in .ics, or with a login the CalDAV address of the calendar.`,
  too_complex: msg`It has more events than can be read. Use the address of a smaller calendar.`,
} as const satisfies Record<CalendarProblem, ReturnType<typeof msg>>
