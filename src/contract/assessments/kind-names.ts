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
  'offer',
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
  offer: false,
}

/**
 * Whether candidates take it on a device. Interviews and offers have no player: they happen with people. No content of it is
 * sent to devices, and it counts neither in the minutes nor in the percentage of an application.
 */
export function hasPlayer(kind: ActivityKind): boolean {
  return HAS_PLAYER[kind]
}

/** The kinds that candidates do not take on a device. */
export const KINDS_WITHOUT_PLAYER: readonly ActivityKind[] = ACTIVITY_KINDS.filter(
  (kind) => !hasPlayer(kind),
)
