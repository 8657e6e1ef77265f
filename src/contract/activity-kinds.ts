// The registry of what a step of a plan can ask of an applicant. Each side adds its part to a kind in a table by kind, so that
// one without its part does not compile: the settings here, the content in `server/assessments/kinds`, the player in
// `web/features/assessments`, the editor in `web/features/requisitions/setup`.
import { z } from 'zod'

import { screeningQuestionsSchema } from './screening-questions.ts'

const KINDS = [
  'personality',
  'competencies',
  'skill-test',
  'recordings',
  'screening-questions',
] as const
export const activityKindSchema = z.enum(KINDS)
export type ActivityKind = z.infer<typeof activityKindSchema>

/** The kinds that candidates can take: what has no player is not offered in a plan. */
export const PLAYED_KINDS: readonly ActivityKind[] = [
  'personality',
  'competencies',
  'skill-test',
  'recordings',
]

/** What staff set of an activity, for the kinds whose content they write. */
export const activitySettingsSchema = z.discriminatedUnion('kind', [screeningQuestionsSchema])
export type ActivitySettings = z.infer<typeof activitySettingsSchema>
