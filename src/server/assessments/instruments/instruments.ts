// The newest version of every instrument. Older ones stay in the database, for the attempts that began with them.
import { applicationForm } from './application-form/application-form.ts'
import { careerPathways } from './career-pathways/career-pathways.ts'
import { competencies } from './competencies/competencies.ts'
import type { Instrument } from './instrument.ts'
import { interests } from './interests/interests.ts'
import { interview } from './interview/interview.ts'
import { languageTest } from './language-test/language-test.ts'
import { maths } from './maths/maths.ts'
import { numerical } from './numerical/numerical.ts'
import { offer } from './offer/offer.ts'
import { onboardingForm } from './onboarding-form/onboarding-form.ts'
import { personality, personalityOf120Items } from './personality/personality.ts'
import { screeningQuestions } from './screening-questions/screening-questions.ts'
import { speedTest } from './speed-test/speed-test.ts'
import { typingTests } from './typing-test/typing-test.ts'
import { values } from './values/values.ts'
import { verbal } from './verbal/verbal.ts'
import { videoIntroduction } from './video-introduction/video-introduction.ts'

export const INSTRUMENTS: readonly Instrument[] = [
  personality,
  competencies,
  numerical,
  videoIntroduction,
  screeningQuestions,
  applicationForm,
  ...typingTests,
  verbal,
  interview,
  interests,
  values,
  speedTest,
  maths,
  onboardingForm,
  careerPathways,
  languageTest,
  offer,
]

/** Versions before, of which scores name attributes that the newest ones do not measure. */
export const EARLIER_INSTRUMENTS: readonly Instrument[] = [personalityOf120Items]
