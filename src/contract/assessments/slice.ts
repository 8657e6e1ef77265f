import { assessmentExamples } from '../examples/assessments.ts'
import { deviceCheckExamples } from '../examples/device-check.ts'
import { extraTimeExamples } from '../examples/extra-time.ts'
import { shownChoiceExamples } from '../examples/shown-choices.ts'
import { skillsTestExamples } from '../examples/skills-tests.ts'
import { speedTestExamples } from '../examples/speed-tests.ts'
import { vendorExamples } from '../examples/vendors.ts'
import type { Slice } from '../slice.ts'
import * as assessments from './assessments.ts'
import * as deviceCheck from './device-check.ts'
import * as extraTime from './extra-time.ts'
import * as media from './media.ts'
import * as shownChoices from './shown-choices.ts'
import * as skillsTests from './skills-tests.ts'
import * as speedTests from './speed-tests.ts'
import * as timing from './timing.ts'
import * as trail from './trail.ts'
import * as typingTests from './typing-tests.ts'
import * as userQuestions from './user-questions.ts'
import * as vendors from './vendors.ts'

export const assessmentsSlice: Slice = {
  name: 'assessments',
  modules: [
    assessments,
    deviceCheck,
    extraTime,
    media,
    shownChoices,
    skillsTests,
    speedTests,
    timing,
    trail,
    typingTests,
    userQuestions,
    vendors,
  ],
  examples: [
    assessmentExamples,
    deviceCheckExamples,
    extraTimeExamples,
    shownChoiceExamples,
    skillsTestExamples,
    speedTestExamples,
    vendorExamples,
  ],
}
