// What is read of a company's library of interviews, in its settings and where plans take from it.
import { INTERVIEW_GUIDE_LIST, INTERVIEW_QUESTION_LIST } from '#contract/settings/settings-rules.ts'
import { listRequest } from '#web/api/list-search.ts'

import type { GuideView, QuestionView } from './interview-library-search.ts'

export const QUESTIONS = '/account/v1/{account_id}/measurements/interview-questions/'
export const GUIDES = '/account/v1/{account_id}/templates/interview-question/'
export const GUIDE = `${GUIDES}{interview_guide_id}/` as const

export function questionsAsked(accountId: number, view: QuestionView) {
  const query = listRequest(INTERVIEW_QUESTION_LIST, view)
  return { path: { account_id: accountId }, query }
}

export function guidesAsked(accountId: number, view: GuideView) {
  const query = listRequest(INTERVIEW_GUIDE_LIST, view)
  return { path: { account_id: accountId }, query }
}

export function guidePath(accountId: number, guideId: number) {
  return { path: { account_id: accountId, interview_guide_id: guideId } }
}
