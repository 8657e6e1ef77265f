// Answers as columns of the lists of applicants: which questions there are, and what the applicants of a page answered.
// A list is read without them: only who shows such a column asks for it.
import {
  type AnswerColumn,
  listAnswerColumns,
  listColumnAnswers,
  type ListedAnswer,
} from '#contract/applicants/answer-columns.ts'
import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import type { AnswerValue } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { STANDARD_FIELD_NAMES } from '#contract/plan-editor/plan-editor-rules.ts'

import { listSeenIds, seenRequisitions } from '../../access/seen-requisitions.ts'
import { seesPrivateData, type StaffAccess } from '../../access/staff-access.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import * as repository from './answer-repository.ts'
import { fieldKey, keyedQuestions, type KeyedQuestion, libraryKey } from './keyed-questions.ts'

export function serveAnswerColumns({ query }: StaffEndpoints): void {
  query(listAnswerColumns, async ({ tx, access, query: { job_ids: asked } }) => {
    const { accountId } = access
    const canSeePrivate = seesPrivateData(access)
    if (asked === undefined) return listShared(tx, { accountId, canSeePrivate })
    const seen = await listSeen(tx, access)
    const jobIds = asked.filter((id) => seen?.includes(id) ?? true)
    if (jobIds.length === 0) return []
    const activities = await repository.listOfJobs(tx, { accountId, jobIds })
    return columnsOf(
      activities.flatMap(({ settings }) =>
        settings === null ? [] : keyedQuestions(settings, { canSeePrivate }),
      ),
    )
  })

  query(
    listColumnAnswers,
    async ({ tx, access, query: { user_smartreq_ids: ids, questions: keys } }) => {
      const rows = { accountId: access.accountId, ids, seen: await listSeen(tx, access) }
      const canSeePrivate = seesPrivateData(access)
      const wanted = new Map<string, KeyedQuestion>()
      for (const { asmtId, settings } of await repository.listOfRows(tx, rows)) {
        const questions = settings === null ? [] : keyedQuestions(settings, { canSeePrivate })
        for (const one of questions)
          if (keys.includes(one.key)) wanted.set(`${asmtId} ${one.questionId}`, one)
      }
      if (wanted.size === 0) return []
      const questionIds = [...new Set([...wanted.values()].map((one) => one.questionId))]
      const answers = await repository.listAnswersOf(tx, { ...rows, questionIds })
      return answers.flatMap(({ user_smartreq_id, asmtId, questionId, value }): ListedAnswer[] => {
        const question = wanted.get(`${asmtId} ${questionId}`)
        if (question === undefined || isBlank(value)) return []
        return [{ user_smartreq_id, key: question.key, ...describeAnswer(question, value) }]
      })
    },
  )
}

function listSeen(tx: Tx, access: StaffAccess): Promise<number[] | null> {
  const only = seenRequisitions(access, { isMine: false })
  return listSeenIds(tx, { accountId: access.accountId, only })
}

/** Questions that requisitions share: the standard fields, and those of the company's libraries. */
async function listShared(
  tx: Tx,
  { accountId, canSeePrivate }: { accountId: number; canSeePrivate: boolean },
): Promise<AnswerColumn[]> {
  const { fields, questions } = await repository.listLibrary(tx, { accountId })
  const section = (
    id: string,
    fields: Extract<ActivitySettings, { kind: 'application-form' }>['sections'][number]['fields'],
  ) => ({ section_id: id, title: '', standard_title: null, fields })
  const form: ActivitySettings = {
    kind: 'application-form',
    sections: [
      section(
        'standard',
        STANDARD_FIELD_NAMES.map((name) => ({ source: 'standard', name, is_required: false })),
      ),
      section(
        'own',
        fields.map(({ id, isPrivate, written }) => ({
          source: 'company',
          question_id: fieldKey(id),
          account_field_id: id,
          is_private: isPrivate,
          written,
        })),
      ),
    ],
  }
  const screening: ActivitySettings = {
    kind: 'screening-questions',
    questions: questions.map(({ id, written }) => ({
      ...written,
      question_id: libraryKey(id),
      account_question_id: id,
    })),
  }
  return columnsOf([form, screening].flatMap((one) => keyedQuestions(one, { canSeePrivate })))
}

/** Each question once, as the first one says it. */
function columnsOf(questions: readonly KeyedQuestion[]): AnswerColumn[] {
  const columns = new Map<string, AnswerColumn>()
  for (const { key, text, type, unit } of questions)
    if (!columns.has(key)) columns.set(key, { key, text, type, unit })
  return [...columns.values()]
}

function describeAnswer({ options }: KeyedQuestion, value: AnswerValue) {
  if (options.length === 0) return { value: Array.isArray(value) ? null : value, chosen: [] }
  const named = new Set([value].flat())
  const chosen = options.filter((option) => named.has(option.value)).map(({ label }) => label)
  return { value: null, chosen }
}
