// The interview in the plans of the demo's requisitions. Knows no database.
import type { InterviewSetup } from '#contract/plan-editor/interview-setup.ts'

import type { DemoCompany } from './companies.ts'
import type { IdLookup } from './id-lookup.ts'
import { INTERVIEW_MINUTES, interviewQuestions } from './plan-interviews.ts'

/** What staff would have set up: a panel by video that asks these questions of the company's library. */
export function interviewSetup(given: {
  company: DemoCompany
  keys: readonly string[]
  staffId: IdLookup
  attributeTypeId: IdLookup
}): InterviewSetup {
  const { company, keys, staffId, attributeTypeId } = given
  return {
    kind: 'interview',
    mode: 'panel',
    minutes: INTERVIEW_MINUTES,
    format: 'video',
    place: '',
    interviewer_user_ids: company.staff
      .filter(({ role }) => role === 'Hiring manager' || role === 'Interviewer')
      .map(({ email }) => staffId(email)),
    guide: {
      intro: '',
      questions: interviewQuestions(keys).map(({ key, attribute, ...question }) => ({
        ...question,
        question_id: key,
        attribute_type_id: attribute === null ? null : attributeTypeId(attribute),
      })),
    },
  }
}
