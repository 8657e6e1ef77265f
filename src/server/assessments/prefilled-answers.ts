// What a person's profile, or else their work experience, answers of a form before they do. Never stored as an answer: the candidate confirms it.
import { answerProblem } from '#contract/assessments/answer-rules.ts'
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { ActivityKind } from '#contract/assessments/kind-names.ts'
import { STANDARD_FIELD_NAMES } from '#contract/plan-editor/plan-editor-rules.ts'
import { STANDARD_FIELDS } from '#contract/plan-editor/standard-fields.ts'

import type { Tx } from '../db/database.ts'
import { findLatestLocation } from '../people/job-experiences/job-experience-service.ts'
import { getPersonalDetails } from '../people/profile/user-profile-service.ts'

type Content = Pick<AssessmentPackage, 'kind' | 'questions'>

const FORMS: readonly ActivityKind[] = ['application-form', 'onboarding-form']

/** By question; empty for every kind but the forms. */
export async function prefilledAnswers(
  tx: Tx,
  { userId, content }: { userId: number; content: Content },
): Promise<Pick<AssessmentPackage, 'prefilled'>> {
  if (!FORMS.includes(content.kind)) return {}
  const profile = await getPersonalDetails(tx, userId)
  const location = await findLatestLocation(tx, userId)
  const inputs = new Map(content.questions.map(({ question_id, input }) => [question_id, input]))
  const known = STANDARD_FIELD_NAMES.flatMap((name): [string, string][] => {
    const { profile: column, experience } = STANDARD_FIELDS[name]
    const own = column === undefined ? null : profile[column]
    const value = own ?? (experience === 'location' ? location : null)
    const input = inputs.get(name)
    if (value === null || input === undefined) return []
    return answerProblem(input, { value, values: new Set() }) === null ? [[name, value]] : []
  })
  return known.length === 0 ? {} : { prefilled: Object.fromEntries(known) }
}
