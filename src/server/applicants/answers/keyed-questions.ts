import type { AnswerColumn } from '#contract/applicants/answer-columns.ts'
import { ANSWER_COLUMN_TYPES } from '#contract/applicants/applicants-rules.ts'
// The questions of an activity under the names that columns of lists have. Pure.
import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import type { Question } from '#contract/assessments/assessments.ts'
import { fieldId } from '#contract/assessments/form-fields.ts'
import type { LocalizedText } from '#contract/core/shape.ts'

import { contentOf, notesOf } from '../../assessments/kinds/activity-kinds.ts'

/** The kinds of activities whose answers are columns. */
export const COLUMN_KINDS = ['application-form', 'screening-questions'] as const

/** A question that can be a column. */
export type KeyedQuestion = AnswerColumn & {
  /** Names it in answers. */
  readonly questionId: string
  readonly options: ReadonlyArray<{ readonly value: number; readonly label: LocalizedText }>
}

/** The questions of an activity that can be columns, without private ones for those who do not see them. */
export function keyedQuestions(
  settings: ActivitySettings,
  { canSeePrivate }: { canSeePrivate: boolean },
): KeyedQuestion[] {
  const content = contentOf(settings)
  const notes = notesOf(settings)
  const keys = keysOf(settings)
  return content.questions.flatMap((question): KeyedQuestion[] => {
    const { question_id: questionId, text, response_set: set } = question
    const note = notes.get(questionId)
    const type = ANSWER_COLUMN_TYPES.find((one) => one === note?.type)
    if (note === undefined || type === undefined || (note.isPrivate && !canSeePrivate)) return []
    const options = type === 'scale' ? [] : (content.response_sets[set] ?? [])
    const key = keys.get(questionId) ?? questionId
    return [{ key, questionId, text, type, unit: unitOf(question), options }]
  })
}

/** Of a question from a library, which forms of several requisitions share. */
export const fieldKey = (accountFieldId: number) => `field_${accountFieldId}`
export const libraryKey = (accountQuestionId: number) => `library_${accountQuestionId}`

/** The names of the questions that are from a library, by what names them in answers. */
function keysOf(settings: ActivitySettings): ReadonlyMap<string, string> {
  if (settings.kind === 'screening-questions')
    return new Map(
      settings.questions.flatMap(({ question_id: id, account_question_id: from }) =>
        from === null ? [] : [[id, libraryKey(from)]],
      ),
    )
  if (settings.kind !== 'application-form') return new Map()
  return new Map(
    settings.sections
      .flatMap(({ fields }) => fields)
      .flatMap((field) =>
        field.source === 'company' && field.account_field_id !== null
          ? [[fieldId(field), fieldKey(field.account_field_id)]]
          : [],
      ),
  )
}

function unitOf({ input }: Question): string {
  return input?.type === 'number' ? input.unit : ''
}
