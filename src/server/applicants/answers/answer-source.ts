// Where the answers that a list is sorted by are.
import { SORTED_ANSWER_TYPES } from '#contract/applicants/applicants-rules.ts'

import type { Tx } from '../../db/database.ts'
import type { AnswerSource } from '../applicant-query.ts'
import * as repository from './answer-repository.ts'
import { keyedQuestions } from './keyed-questions.ts'

type Asked = {
  readonly accountId: number
  readonly ordering: string
  readonly answer_of?: string | undefined
  readonly canSeePrivate: boolean
}

/** Undefined for another order, and for a question that the caller does not see or that has no order. */
export async function findAnswerSource(tx: Tx, asked: Asked): Promise<AnswerSource | undefined> {
  const { accountId, answer_of: key, canSeePrivate } = asked
  if (!asked.ordering.endsWith('answer') || key === undefined) return undefined
  const activities = await repository.listContaining(tx, { accountId, contained: containedIn(key) })
  const found = activities.flatMap(({ asmtId, settings }) => {
    const questions = settings === null ? [] : keyedQuestions(settings, { canSeePrivate })
    return questions
      .filter((one) => one.key === key && SORTED_ANSWER_TYPES.includes(one.type))
      .map(({ questionId, type }) => ({ asmtId, questionId, isDay: type === 'date' }))
  })
  const [first] = found
  if (first === undefined) return undefined
  return {
    isDay: first.isDay,
    asmtIds: [...new Set(found.map(({ asmtId }) => asmtId))],
    questionIds: [...new Set(found.map(({ questionId }) => questionId))],
  }
}

/** The JSON that the settings of an activity contain when it asks this question. */
function containedIn(key: string): unknown[] {
  const [, library, id] = /^(field|library)_(\d+)$/.exec(key) ?? []
  if (library === 'field') return [{ sections: [{ fields: [{ account_field_id: Number(id) }] }] }]
  if (library === 'library') return [{ questions: [{ account_question_id: Number(id) }] }]
  return [
    { sections: [{ fields: [{ name: key }] }] },
    { sections: [{ fields: [{ question_id: key }] }] },
    { questions: [{ question_id: key }] },
  ]
}
