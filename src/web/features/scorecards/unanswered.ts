import type { Scorecard } from '#contract/scorecards/scorecards.ts'

/** Whether questions of an activity have no answer that should have one; a waived activity has none. */
export function isUnanswered(activity: Scorecard['activities'][number]): boolean {
  return activity.status !== 'waived' && activity.answered_count < activity.question_count
}
