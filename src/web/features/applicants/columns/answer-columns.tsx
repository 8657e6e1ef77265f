// Answers as columns of a list: read only where its user chose such a column.
import { useLingui } from '@lingui/react'

import type { AnswerColumn, ListedAnswer } from '#contract/applicants/answer-columns.ts'
import { ANSWER_COLUMN_LIMITS, SORTED_ANSWER_TYPES } from '#contract/applicants/applicants-rules.ts'
import type { ArrangedColumn } from '#contract/requisitions/list-layouts.ts'
import type { ApplicantRow } from '#contract/requisitions/requisitions.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import type { Formatter } from '#web/i18n/format.ts'
import { isLocale, type Locale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { Column } from '#web/ui/staff/table/table.tsx'

import { answerColumnId, answerKeyIn } from '../applicant-sort.ts'

import styles from '../../requisitions/requisitions.module.css'

export const QUESTIONS = '/smartreq/v1/account/{account_id}/applicants/questions/'
const ANSWERS = '/smartreq/v1/account/{account_id}/applicants/answers/'

/** Whose questions they are: of one requisition, or those that all of a company's share. */
export type Asked = { readonly accountId: number | undefined; readonly jobId: number | undefined }

export function questionsAsked({ accountId, jobId }: Asked) {
  const query = jobId === undefined ? {} : { job_ids: String(jobId) }
  return { path: { account_id: accountId ?? 0 }, query }
}

type AnswerColumnsProps = Asked & {
  rows: readonly ApplicantRow[]
  arranged: readonly ArrangedColumn[]
}

/** The columns of the questions that the user chose, with the answers of these rows. */
export function useAnswerColumns(props: AnswerColumnsProps): Array<Column<ApplicantRow>> {
  const { accountId, rows } = props
  const format = useFormatter()
  const locale = useLocale()
  const keys = props.arranged
    .flatMap(({ id, is_shown: isShown }) => (isShown ? [answerKeyIn(id) ?? []].flat() : []))
    .slice(0, ANSWER_COLUMN_LIMITS.questions)
  const isChosen = accountId !== undefined && keys.length > 0
  const questions = useOptionalData(QUESTIONS, isChosen ? questionsAsked(props) : null)
  const query = {
    user_smartreq_ids: rows.map((row) => row.user_smartreq_id).join(),
    questions: keys.join(),
  }
  const isAsked = isChosen && rows.length > 0
  const path = { account_id: accountId ?? 0 }
  const answers = useOptionalData(ANSWERS, isAsked ? { path, query } : null)
  const given = new Map(
    (answers?.data ?? []).map((one) => [`${one.user_smartreq_id} ${one.key}`, one]),
  )
  return (questions?.data ?? [])
    .filter(({ key }) => keys.includes(key))
    .map((question) => ({
      ...headerOf(question, locale),
      cell: ({ user_smartreq_id: id }) => {
        const answer = given.get(`${id} ${question.key}`)
        if (answer === undefined) return <span className={styles.none}>—</span>
        return textOf(answer, { question, format, locale })
      },
    }))
}

/** All questions as columns to choose from. */
export function useQuestionHeaders(questions: readonly AnswerColumn[]) {
  const locale = useLocale()
  return questions.map((question) => headerOf(question, locale))
}

function useLocale(): Locale {
  const { i18n } = useLingui()
  return isLocale(i18n.locale) ? i18n.locale : 'en'
}

function headerOf({ key, text, type }: AnswerColumn, locale: Locale) {
  return {
    id: answerColumnId(key),
    header: text[locale],
    isSortable: SORTED_ANSWER_TYPES.includes(type),
    isTertiary: true,
    align: type === 'number' || type === 'scale' ? ('end' as const) : ('start' as const),
  }
}

type Shown = { question: AnswerColumn; format: Formatter; locale: Locale }

function textOf({ value, chosen }: ListedAnswer, { question, format, locale }: Shown): string {
  if (value === null) return chosen.map((option) => option[locale]).join('; ')
  if (typeof value === 'number') return `${format.number(value)} ${question.unit}`.trim()
  return question.type === 'date' ? format.date(value) : value
}
