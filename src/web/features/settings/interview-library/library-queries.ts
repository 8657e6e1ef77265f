// What the settings of interview questions and guides ask of the server.
import type {
  InterviewGuideContent,
  InterviewGuideTemplate,
  InterviewQuestion,
  InterviewQuestionContent,
} from '#contract/settings/interview-library.ts'
import { api, unwrap } from '#web/api/client.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'
import {
  GUIDE,
  guidePath,
  GUIDES,
  QUESTIONS,
} from '#web/features/staff-shell/interview-library-data.ts'

export const QUESTION = `${QUESTIONS}{interview_question_id}/` as const

type QuestionKey = { accountId: number; questionId: number }
type GuideKey = { accountId: number; guideId: number }

/** The attributes that a rating can count for; none until they are there. */
export function useMeasuredAttributes(accountId: number) {
  const path = { account_id: accountId }
  const url = '/account/v1/{account_id}/measurements/attribute-measured/'
  return useOptionalData(url, { path })?.data ?? []
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
    return (await unwrap(api.POST(QUESTIONS, { params, body }))).data
  }
  const params = { ...questionPath({ accountId, questionId }), header }
  return (await unwrap(api.PUT(QUESTION, { params, body: { ...body, revision } }))).data
}

export async function deleteQuestion(key: QuestionKey, header: CommandHeader) {
  return (await unwrap(api.DELETE(QUESTION, { params: { ...questionPath(key), header } }))).data
}

export async function restoreQuestion(key: QuestionKey, header: CommandHeader) {
  const params = { ...questionPath(key), header }
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
    return (await unwrap(api.POST(GUIDES, { params, body }))).data
  }
  const params = { ...guidePath(accountId, guideId), header }
  return (await unwrap(api.PUT(GUIDE, { params, body: { ...body, revision } }))).data
}

export async function archiveGuide(
  { accountId, guideId, isArchived }: GuideKey & { isArchived: boolean },
  header: CommandHeader,
) {
  const params = { ...guidePath(accountId, guideId), header }
  const body = { is_archived: isArchived }
  return (await unwrap(api.POST(`${GUIDE}archive/`, { params, body }))).data
}

export function questionPath({ accountId, questionId }: QuestionKey) {
  return { path: { account_id: accountId, interview_question_id: questionId } }
}
