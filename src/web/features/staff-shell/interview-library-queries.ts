// What is read of a company's library of interviews, in its settings and where plans take from it.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { INTERVIEW_GUIDE_LIST, INTERVIEW_QUESTION_LIST } from '#contract/settings/settings-rules.ts'
import { api, unwrap } from '#web/api/client.ts'
import { listRequest } from '#web/api/list-search.ts'

import type { GuideView, QuestionView } from './interview-library-search.ts'

/** Among what the settings read, so that a change of them reads it again. */
const keyOf = (accountId: number) => ['settings', accountId, 'interview-library'] as const

export function interviewQuestionsQuery(accountId: number, view: QuestionView) {
  return queryOptions({
    queryKey: [...keyOf(accountId), 'questions', view],
    queryFn: ({ signal }) => {
      const query = listRequest(INTERVIEW_QUESTION_LIST, view)
      const params = { path: { account_id: accountId }, query }
      return unwrap(
        api.GET('/account/v1/{account_id}/measurements/interview-questions/', { params, signal }),
      )
    },
    placeholderData: keepPreviousData,
  })
}

export function interviewGuidesQuery(accountId: number, view: GuideView) {
  return queryOptions({
    queryKey: [...keyOf(accountId), 'guides', view],
    queryFn: ({ signal }) => {
      const query = listRequest(INTERVIEW_GUIDE_LIST, view)
      const params = { path: { account_id: accountId }, query }
      return unwrap(
        api.GET('/account/v1/{account_id}/templates/interview-question/', { params, signal }),
      )
    },
    placeholderData: keepPreviousData,
  })
}

export function interviewGuideQuery(accountId: number, guideId: number) {
  return queryOptions({
    queryKey: [...keyOf(accountId), 'guide', guideId],
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId, interview_guide_id: guideId } }
      const call = api.GET(
        '/account/v1/{account_id}/templates/interview-question/{interview_guide_id}/',
        { params, signal },
      )
      return (await unwrap(call)).data
    },
  })
}
