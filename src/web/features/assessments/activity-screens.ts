// The addresses that activities have by their kind. Every kind has the same two screens, which know the kind themselves.

const INSTRUCTION = '/user/assessment-instruction'
const QUESTIONS = '/user/assessment-questions'

const SCREENS: ReadonlyMap<string, typeof INSTRUCTION | typeof QUESTIONS> = new Map([
  ['skill-test-instruction', INSTRUCTION],
  ['skill-test', INSTRUCTION],
  ['skill-test-question', QUESTIONS],
  ['custom-assessment-questions', QUESTIONS],
  ['typing-tests', QUESTIONS],
  ['internet-speed-test', QUESTIONS],
  ['onboarding', QUESTIONS],
])

/** The screen behind a name such as `typing-tests`; null for one that names none. */
export function activityScreenOf(name: string): typeof INSTRUCTION | typeof QUESTIONS | null {
  return SCREENS.get(name) ?? null
}
