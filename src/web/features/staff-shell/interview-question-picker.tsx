// The company's interview questions, to take into a guide. What a plan takes is a copy.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import type { InterviewQuestion } from '#contract/settings/interview-library.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import { QUESTIONS, questionsAsked } from './interview-library-data.ts'

import styles from './interview-library.module.css'

type InterviewQuestionPickerProps = {
  accountId: number
  /** The questions that are asked already. */
  taken: ReadonlySet<number>
  /** True when no more question fits. */
  isFull: boolean
  onTake: (question: InterviewQuestion) => void
  onClose: () => void
}

export function InterviewQuestionPicker(props: InterviewQuestionPickerProps) {
  const { accountId, taken, isFull, onTake, onClose } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const [view, setView] = useState<{ search: string; page: number }>({ search: '', page: 1 })
  const list = useQuery({
    ...dataQuery(QUESTIONS, questionsAsked(accountId, view)),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={<Trans>Interview questions of the library</Trans>}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.stack}>
        <SearchField
          label={t`Search the interview questions`}
          value={view.search}
          onSearch={(search) => setView({ search, page: 1 })}
        />
        {isFull && (
          <p className={styles.facts} role="status">
            <Trans>A guide cannot have more questions than these.</Trans>
          </p>
        )}
        <PagedList
          query={list}
          errorText={errorText}
          pageSize={list.data?.meta.page_size ?? 25}
          onPage={(page) => setView({ ...view, page })}
          empty={<NoQuestions isSearch={view.search.trim() !== ''} />}
        >
          <ul className={styles.list} role="list">
            {list.data?.data.map((question) => (
              <QuestionRow
                key={question.interview_question_id}
                question={question}
                isTaken={taken.has(question.interview_question_id)}
                isFull={isFull}
                onTake={() => onTake(question)}
              />
            ))}
          </ul>
        </PagedList>
      </div>
    </Dialog>
  )
}

function NoQuestions({ isSearch }: { isSearch: boolean }) {
  return (
    <p className={styles.facts} role="status">
      {isSearch ? (
        <Trans>No question matches this search.</Trans>
      ) : (
        <Trans>
          The library has no interview questions yet. They are written in the settings, under
          Interview questions.
        </Trans>
      )}
    </p>
  )
}

type QuestionRowProps = {
  question: InterviewQuestion
  isTaken: boolean
  isFull: boolean
  onTake: () => void
}

function QuestionRow({ question, isTaken, isFull, onTake }: QuestionRowProps) {
  const { t } = useLingui()
  const { text, minutes, attribute_name: attribute } = question
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <span>{text}</span>
        <span className={styles.facts}>
          {attribute?.[currentLocale()]}
          {attribute !== null && minutes !== null && ' · '}
          {minutes !== null && <Plural value={minutes} one="# minute" other="# minutes" />}
        </span>
      </span>
      {isTaken ? (
        <span className={styles.facts}>
          <Trans>Added</Trans>
        </span>
      ) : (
        <Button size="small" disabled={isFull} aria-label={t`Add “${text}”`} onClick={onTake}>
          <Plus size={16} aria-hidden="true" /> <Trans>Add</Trans>
        </Button>
      )}
    </li>
  )
}
