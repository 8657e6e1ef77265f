// Bodies of the calls about skills tests, at the first section of numerical reasoning.
import { numerical } from '#server/assessments/instruments/numerical/numerical.ts'

import { activityOf, type Candidate } from './candidate.ts'

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
