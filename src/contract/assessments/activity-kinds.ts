// The registry of what a step of a plan can ask of an applicant. Each side adds its part to a kind in a table by kind, and
// does not compile without it: the names and settings here, the content in `server/assessments/kinds`, the player in
// `web/features/assessments`, the editor in `web/features/requisitions/setup`.
import { z } from 'zod'

import { interviewSetupSchema } from '../plan-editor/interview-setup.ts'
import { offerActivitySchema } from '../plan-editor/offer-activity.ts'
import { screeningQuestionsSchema } from '../plan-editor/screening-questions.ts'
import { applicationFormSchema } from './application-form.ts'
import { ACTIVITY_KINDS } from './kind-names.ts'
import { languageTestSettingsSchema } from './language-tests.ts'
import { onboardingFormSchema } from './onboarding-form.ts'
import { speedTestSettingsSchema } from './speed-tests.ts'

export const activityKindSchema = z.enum(ACTIVITY_KINDS)

/** What staff set of an activity, for the kinds whose content they write. */
export const activitySettingsSchema = z.discriminatedUnion('kind', [
  screeningQuestionsSchema,
  applicationFormSchema,
  interviewSetupSchema,
  speedTestSettingsSchema,
  onboardingFormSchema,
  languageTestSettingsSchema,
  offerActivitySchema,
])
export type ActivitySettings = z.infer<typeof activitySettingsSchema>
