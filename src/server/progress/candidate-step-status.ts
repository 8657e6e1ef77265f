// What a candidate is told of each step of an application. Pure.
import type {
  CandidateStatus,
  CandidateStepStatus,
  TrackerDetail,
} from '#contract/progress/progress.ts'

type Step = TrackerDetail['steps'][number]
type Progress = { readonly current: Step | undefined; readonly status: CandidateStatus }

const OPEN_ACTIVITIES = new Set(['available', 'in_progress', 'awaiting_recordings'])
const OPEN_INTERVIEWS = new Set(['to_book', 'scheduled'])

/** Null for a step in or before which the application ended, and where it is at no step. */
export function stepStatusOf(
  step: Step,
  { current, status }: Progress,
): CandidateStepStatus | null {
  if (current === undefined) return null
  if (step.sort_order < current.sort_order) return 'done'
  if (status === 'withdrawn' || status === 'not_selected') return null
  if (status === 'hired') return step === current ? 'done' : null
  if (step !== current) return 'later'
  return status === 'incomplete' || hasOpenPart(step) ? 'in_progress' : 'in_review'
}

function hasOpenPart({ activities, interviews = [], offers = [] }: Step): boolean {
  return (
    activities.some((one) => one.is_required && OPEN_ACTIVITIES.has(one.status)) ||
    interviews.some(({ state }) => OPEN_INTERVIEWS.has(state)) ||
    offers.some(({ state }) => state === 'under_way')
  )
}
