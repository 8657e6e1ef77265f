// The editor's part of the kinds of activities: what staff write for one, below its row.
import type { ComponentType } from 'react'

import type { ActivityKind } from '#contract/assessments/kind-names.ts'

import { ActivityForm } from './form/activity-form.tsx'
import { ActivityInterview } from './interview/activity-interview.tsx'
import { ActivityLanguage } from './language/activity-language.tsx'
import { ActivityOffer } from './offer/activity-offer.tsx'
import { ActivityOnboardingForm } from './onboarding/activity-onboarding-form.tsx'
import type { DraftActivity, SentChange } from './plan-draft.ts'
import { ActivityQuestions } from './questions/activity-questions.tsx'
import { ActivitySpeedMinimums } from './speed/speed-minimums.tsx'

export type ActivityEditorProps = {
  jobId: number
  activity: DraftActivity
  onChange: (change: Partial<DraftActivity>) => SentChange
}

/** By kind; null for one that is an instrument as it stands. */
export const ACTIVITY_EDITORS: Readonly<
  Record<ActivityKind, ComponentType<ActivityEditorProps> | null>
> = {
  personality: null,
  competencies: null,
  interests: null,
  values: null,
  'skill-test': null,
  recordings: null,
  'screening-questions': ActivityQuestions,
  'application-form': ActivityForm,
  'typing-test': null,
  interview: ActivityInterview,
  'speed-test': ActivitySpeedMinimums,
  'onboarding-form': ActivityOnboardingForm,
  'career-pathways': null,
  'language-test': ActivityLanguage,
  offer: ActivityOffer,
}
