// What the question library asks of the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { LibraryQuestion } from '#contract/settings/question-library.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

export const LIBRARY_KEY = ['question-library'] as const

/** The first page of what a search finds. */
export function libraryQuery(jobId: number, search: string) {
  return queryOptions({
    queryKey: [...LIBRARY_KEY, jobId, search],
    queryFn: async ({ signal }) => {
      const params = { path: { job_id: jobId }, query: { search } }
      return unwrap(api.GET('/job/v1/measurements/{job_id}/questions/', { params, signal }))
    },
    placeholderData: keepPreviousData,
  })
}

type Addition = { jobId: number; question: WrittenQuestion }

export async function addToLibrary(
  { jobId, question }: Addition,
  header: CommandHeader,
): Promise<LibraryQuestion> {
  const params = { path: { job_id: jobId }, header }
  const call = api.POST('/job/v1/measurements/{job_id}/questions/', { params, body: { question } })
  return (await unwrap(call)).data
}

type Removal = { jobId: number; accountQuestionId: number }

export async function removeFromLibrary(
  { jobId, accountQuestionId }: Removal,
  header: CommandHeader,
): Promise<void> {
  const params = { path: { job_id: jobId, account_question_id: accountQuestionId }, header }
  await unwrap(
    api.DELETE('/job/v1/measurements/{job_id}/questions/{account_question_id}/', { params }),
  )
}
