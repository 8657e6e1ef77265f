// What the settings of interview questions and guides ask of the server.
import { queryOptions } from '@tanstack/react-query'

import type {
  InterviewGuideContent,
  InterviewGuideTemplate,
  InterviewQuestion,
  InterviewQuestionContent,
} from '#contract/settings/interview-library.ts'
import { api, unwrap } from '#web/api/client.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { settingsData } from '../settings-data.ts'

const QUESTION =
  '/account/v1/{account_id}/measurements/interview-questions/{interview_question_id}/'
const GUIDE = '/account/v1/{account_id}/templates/interview-question/{interview_guide_id}/'

type QuestionKey = { accountId: number; questionId: number }
type GuideKey = { accountId: number; guideId: number }

/** The attributes that a rating can count for. */
export function measuredAttributesQuery(accountId: number) {
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'measured-attributes'],
    queryFn: async ({ signal }) => {
      const params = { path: { account_id: accountId } }
      const call = api.GET('/account/v1/{account_id}/measurements/attribute-measured/', {
        params,
        signal,
      })
      return (await unwrap(call)).data
    },
  })
}

export function interviewQuestionQuery({ accountId, questionId }: QuestionKey) {
  return queryOptions({
    ...settingsData,
    queryKey: ['settings', accountId, 'interview-library', 'question', questionId],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET(QUESTION, { params: atQuestion({ accountId, questionId }), signal })))
        .data,
  })
}

type QuestionSaving = {
  accountId: number
  /** Null for a new one. */
  questionId: number | null
  content: InterviewQuestionContent
  /** Of what a change is based on. */
  revision: number
}

export async function saveQuestion(
  { accountId, questionId, content: body, revision }: QuestionSaving,
  header: CommandHeader,
): Promise<InterviewQuestion> {
  if (questionId === null) {
    const params = { path: { account_id: accountId }, header }
    const call = api.POST('/account/v1/{account_id}/measurements/interview-questions/', {
      params,
      body,
    })
    return (await unwrap(call)).data
  }
  const params = { ...atQuestion({ accountId, questionId }), header }
  return (await unwrap(api.PUT(QUESTION, { params, body: { ...body, revision } }))).data
}

export async function deleteQuestion(key: QuestionKey, header: CommandHeader) {
  return (await unwrap(api.DELETE(QUESTION, { params: { ...atQuestion(key), header } }))).data
}

export async function restoreQuestion(key: QuestionKey, header: CommandHeader) {
  const params = { ...atQuestion(key), header }
  return (await unwrap(api.POST(`${QUESTION}restore/`, { params, body: {} }))).data
}

type GuideSaving = {
  accountId: number
  /** Null for a new one. */
  guideId: number | null
  content: InterviewGuideContent
  /** Of what a change is based on. */
  revision: number
}

export async function saveGuide(
  { accountId, guideId, content: body, revision }: GuideSaving,
  header: CommandHeader,
): Promise<InterviewGuideTemplate> {
  if (guideId === null) {
    const params = { path: { account_id: accountId }, header }
    const call = api.POST('/account/v1/{account_id}/templates/interview-question/', {
      params,
      body,
    })
    return (await unwrap(call)).data
  }
  const params = { ...atGuide({ accountId, guideId }), header }
  return (await unwrap(api.PUT(GUIDE, { params, body: { ...body, revision } }))).data
}

export async function archiveGuide(
  { isArchived, ...key }: GuideKey & { isArchived: boolean },
  header: CommandHeader,
) {
  const params = { ...atGuide(key), header }
  const body = { is_archived: isArchived }
  return (await unwrap(api.POST(`${GUIDE}archive/`, { params, body }))).data
}

function atQuestion({ accountId, questionId }: QuestionKey) {
  return { path: { account_id: accountId, interview_question_id: questionId } }
}

function atGuide({ accountId, guideId }: GuideKey) {
  return { path: { account_id: accountId, interview_guide_id: guideId } }
}
