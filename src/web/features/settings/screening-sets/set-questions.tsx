// The questions of a set in their order, moved by their handles or by the menus of their rows.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ScreeningSet } from '#contract/settings/screening-sets.ts'
import { MEASUREMENT, SCREENING_SET_LIMITS } from '#contract/settings/settings-rules.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Combobox } from '#web/ui/staff/form/choice/combobox.tsx'
import { DragHandle } from '#web/ui/staff/table/drag/drag-handle.tsx'
import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'
import { moved, movedTo } from '#web/ui/staff/table/drag/move-item.ts'
import { bin, down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import { FieldsetProblem } from '../fieldset-problem.tsx'
import { MEASUREMENTS, questionsAsked } from '../measurement/measurement-data.ts'

import styles from '../settings.module.css'

export type SetQuestion = ScreeningSet['questions'][number]

type SetQuestionsProps = {
  accountId: number
  questions: readonly SetQuestion[]
  problem: string | undefined
  onChange: (questions: readonly SetQuestion[]) => void
}

export function SetQuestions({ accountId, questions, problem, onChange }: SetQuestionsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Questions</Trans>
      </legend>
      {problem !== undefined && <FieldsetProblem>{problem}</FieldsetProblem>}
      {questions.length > 0 && (
        <DragList
          as="ol"
          className={styles.rows}
          rowClassName={styles.line}
          aria-label={t`Questions of the set`}
          onMove={(move) => onChange(movedTo(questions, move))}
        >
          {questions.map((one, index) => (
            <Line key={one.account_question_id} {...{ one, index, questions, onChange }} />
          ))}
        </DragList>
      )}
      {questions.length < SCREENING_SET_LIMITS.questions && (
        <AddQuestion {...{ accountId, questions, onChange }} />
      )}
    </fieldset>
  )
}

type PartProps = Pick<SetQuestionsProps, 'questions' | 'onChange'>

function Line({
  one,
  index,
  questions,
  onChange,
}: PartProps & { one: SetQuestion; index: number }) {
  const { t } = useLingui()
  const { text } = one.question
  const move = (by: -1 | 1) => () => onChange(moved(questions, { from: index, by }))
  const isLast = index === questions.length - 1
  const items = [
    ...(index > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: move(-1) }] : []),
    ...(isLast ? [] : [{ id: 'down', label: t`Move down`, icon: down, onSelect: move(1) }]),
    {
      id: 'remove',
      label: t`Remove`,
      icon: bin,
      isDestructive: true,
      onSelect: () => onChange(questions.toSpliced(index, 1)),
    },
  ]
  return (
    <>
      <DragHandle />
      <div className={styles.lineWords}>{text}</div>
      {one.is_archived && (
        <Badge>
          <Trans>Archived</Trans>
        </Badge>
      )}
      <RowMenu label={t`Actions for “${text}”`} items={items} />
    </>
  )
}

// Chosen questions leave the choice, and the field is empty for the next one.
function AddQuestion({ accountId, questions, onChange }: Omit<SetQuestionsProps, 'problem'>) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const kind = { accountId, measurementType: MEASUREMENT.pre_screen_questions }
  const found = useQuery({
    ...dataQuery(MEASUREMENTS, questionsAsked(kind, search === '' ? {} : { search })),
    placeholderData: keepPreviousData,
  })
  const taken = new Set(questions.map((one) => one.account_question_id))
  const offered = found.data?.data.flatMap((row) =>
    row.kind === 'question' && !taken.has(row.account_question_id) ? [row] : [],
  )
  return (
    <Combobox
      key={questions.length}
      label={t`Add a question`}
      isOptional={questions.length > 0}
      placeholder={t`Search the library`}
      choices={offered?.map(({ account_question_id: id, question }) => ({
        id: String(id),
        label: question.text,
      }))}
      isLoading={found.isFetching}
      chosen={null}
      onChange={(chosen) => {
        const row = offered?.find((one) => String(one.account_question_id) === chosen?.id)
        setSearch('')
        if (row !== undefined) onChange([...questions, row])
      }}
      onSearch={setSearch}
    />
  )
}
