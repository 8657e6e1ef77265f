/** What a step of a plan can ask of an applicant: see `activity-kinds.ts`. */
export const ACTIVITY_KINDS = [
  'personality',
  'competencies',
  'interests',
  'values',
  'skill-test',
  'recordings',
  'screening-questions',
  'application-form',
  'typing-test',
  'speed-test',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Whether candidates can take it: what has no player is not offered in a plan. */
const HAS_PLAYER: Readonly<Record<ActivityKind, boolean>> = {
  personality: true,
  competencies: true,
  interests: true,
  values: true,
  'skill-test': true,
  recordings: true,
  'screening-questions': true,
  'application-form': true,
  'typing-test': true,
  'speed-test': true,
}

/** Whether a kind can be an activity of a plan. */
export function isOffered(kind: ActivityKind): boolean {
  return HAS_PLAYER[kind]
}
