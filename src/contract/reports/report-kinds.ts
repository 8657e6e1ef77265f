// Which finished activities candidates may read the results of, and how much. Without zod: screens ask it as well.
import type { ActivityKind } from '../assessments/kind-names.ts'

export const REPORT_KINDS = ['questionnaire', 'skill-test'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/**
 * By kind of activity; null where there is no report. A questionnaire shows every scale. A test shows its score alone: right
 * and wrong answers would spoil it for the next candidate. What people judge, such as a recording, has no result to read.
 */
export const REPORT_OF: Readonly<Record<ActivityKind, ReportKind | null>> = {
  personality: 'questionnaire',
  competencies: 'questionnaire',
  interests: 'questionnaire',
  values: 'questionnaire',
  'skill-test': 'skill-test',
  'typing-test': 'skill-test',
  recordings: null,
  'screening-questions': null,
  'application-form': null,
  interview: null,
  'speed-test': null,
  'onboarding-form': null,
  'career-pathways': 'questionnaire',
  'language-test': null,
  offer: null,
}

/** The kinds of activity that candidates can read a result of. */
export const KINDS_WITH_REPORT: readonly ActivityKind[] = Object.entries(REPORT_OF).flatMap(
  ([kind, report]) => (isKind(kind) && report !== null ? [kind] : []),
)

function isKind(name: string): name is ActivityKind {
  return name in REPORT_OF
}

/** From which score (0–100) on a result of a test is in a band; below the first it is `low`. */
const BANDS = { middle: 40, high: 70 } as const
export type ScoreBand = 'low' | keyof typeof BANDS

/** The band of a test's score. */
export function bandOf(score: number): ScoreBand {
  if (score >= BANDS.high) return 'high'
  return score >= BANDS.middle ? 'middle' : 'low'
}
