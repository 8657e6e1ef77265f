/** What a step of a plan can ask of an applicant: see `activity-kinds.ts`. */
export const ACTIVITY_KINDS = [
  'personality',
  'competencies',
  'skill-test',
  'recordings',
  'screening-questions',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** The kinds that candidates can take: what has no player is not offered in a plan. */
export const PLAYED_KINDS: readonly ActivityKind[] = ACTIVITY_KINDS
