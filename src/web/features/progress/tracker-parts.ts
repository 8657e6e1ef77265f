// What of a tracker is shown, by how far the application has come.
import type { TrackerDetail } from '#contract/progress/progress.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

import { isOfEmployee } from './next-part.ts'

/** Whether a step has nothing to do, nowhere to be and nothing to answer. */
export function isEmpty({
  activities,
  interviews = [],
  offers = [],
}: TrackerDetail['steps'][number]) {
  return activities.length + interviews.length + offers.length === 0
}

/** Of an application that was withdrawn, only the steps in which something took place. */
export function stepsOf(tracker: TrackerDetail): TrackerDetail['steps'] {
  const { status, steps } = tracker
  if (status !== 'withdrawn') return steps
  return steps.filter((step) => {
    const { offers = [] } = step
    return (
      activitiesOf(tracker, step).length + interviewsOf(tracker, step).length + offers.length > 0
    )
  })
}

/** Before anything is started, and while it is under way: of one that was withdrawn there is nothing more to be said. */
export function hasNotes(tracker: TrackerDetail): boolean {
  const { status, position } = tracker
  if (position === undefined || status === 'withdrawn' || isOfEmployee(tracker)) return false
  const { required, languages, accommodations } = position
  return required.length > 0 || accommodations !== null || !languages.includes(currentLocale())
}

/** Of an application that was withdrawn, only what was begun: nothing more is to be done. */
export function activitiesOf(
  { status }: TrackerDetail,
  { activities }: TrackerDetail['steps'][number],
): TrackerDetail['steps'][number]['activities'] {
  if (status !== 'withdrawn') return activities
  return activities.filter((activity) => activity.attempt_id !== null)
}

/** Of an application that was withdrawn, only the interviews that took place. */
export function interviewsOf(
  { status }: TrackerDetail,
  { interviews = [] }: TrackerDetail['steps'][number],
) {
  return status === 'withdrawn' ? interviews.filter(({ state }) => state === 'over') : interviews
}
