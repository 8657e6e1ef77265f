// The outcomes of a profile under edit, as data. Pure.
import type { JobOutcomes, JobOutcomesBody } from '#contract/job-profiles/job-outcomes.ts'

export type DraftOutcome = JobOutcomesBody['outcomes'][number]

/** What is stored, to edit. */
export function draftOf({ outcomes }: JobOutcomes): DraftOutcome[] {
  return outcomes.map(({ job_outcome_id: _id, ...one }) => one)
}

/** Puts an outcome that was removed where it stood, whatever changed since. */
export function withOutcomeAgain(
  outcomes: readonly DraftOutcome[],
  { outcome, index }: { outcome: DraftOutcome; index: number },
): readonly DraftOutcome[] {
  const isThere = outcomes.some((one) => one.attribute_type_id === outcome.attribute_type_id)
  return isThere ? outcomes : outcomes.toSpliced(index, 0, outcome)
}
