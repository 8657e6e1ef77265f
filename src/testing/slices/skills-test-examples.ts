// Example requests of skills tests, at the first section of numerical reasoning.
import { FIRST_QUESTION, skillsSectionOf, skillsTestOf } from '../skills-tests.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'

const STARTED = new Date().toISOString()

export const skillsTestExamples: SliceExamples = {
  bodies: {
    startSectionTime: (needs) => ({ ...sectionOf(needs), section_started_at: STARTED }),
    submitSkillsQuestion: (needs) => ({
      ...sectionOf(needs),
      user_skills_test_question_id: FIRST_QUESTION,
      skills_test_option_id: 1,
      duration: 4,
    }),
    submitSkillsSection: sectionOf,
    submitSkillsTest: ({ target }) => skillsTestOf({ ...target, attemptId: target.timedAttemptId }),
  },
  queries: { getSkillsSection: sectionOf },
}

function sectionOf({ target }: ExampleNeeds) {
  return skillsSectionOf({ ...target, attemptId: target.timedAttemptId })
}
