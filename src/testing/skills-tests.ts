// Bodies of the calls about skills tests, at the first section of numerical reasoning.
import { numerical } from '#server/assessments/instruments/numerical/numerical.ts'

import { activityOf, type Candidate } from './candidate.ts'
import type { Target } from './world.ts'

const [FIRST] = numerical.content.sections ?? []
export const FIRST_SECTION = FIRST?.section_id ?? ''
export const FIRST_QUESTION = FIRST?.question_ids[0] ?? ''

type Where = { attemptId: string; refId: number } & Pick<Candidate, 'requisition'>

/** Which test is meant. */
export function skillsTestOf({ attemptId, refId, requisition }: Where) {
  const { jobStepActivityId } = activityOf(requisition, 'numerical')
  return {
    user_skills_test_id: attemptId,
    job_step_activity_id: jobStepActivityId,
    job_id: requisition.jobId,
    ref_id: refId,
  }
}

/** Which section, the first one unless told. */
export function skillsSectionOf(where: Where, sectionId = FIRST_SECTION) {
  return { ...skillsTestOf(where), user_skills_test_section_id: sectionId }
}

const STARTED = new Date().toISOString()

/** A good request of a call about a target's test; null for every other call. */
export function skillsTestExample(
  name: string,
  { target }: { target: Target },
): Record<string, string | number> | null {
  const section = skillsSectionOf({ ...target, attemptId: target.timedAttemptId })
  switch (name) {
    case 'startSectionTime':
      return { ...section, section_started_at: STARTED }
    case 'submitSkillsQuestion':
      return {
        ...section,
        user_skills_test_question_id: FIRST_QUESTION,
        skills_test_option_id: 1,
        duration: 4,
      }
    case 'submitSkillsSection':
    case 'getSkillsSection':
      return section
    case 'submitSkillsTest':
      return skillsTestOf({ ...target, attemptId: target.timedAttemptId })
    default:
      return null
  }
}
