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
  'interview',
  'speed-test',
  'onboarding-form',
  'career-pathways',
  'language-test',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

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
  interview: false,
  'speed-test': true,
  'onboarding-form': true,
  'career-pathways': true,
  'language-test': true,
}

/** Whether candidates take it on a device. What has no player is a meeting of people, and no content of it is sent to devices. */
export function hasPlayer(kind: ActivityKind): boolean {
  return HAS_PLAYER[kind]
}
