// The questions of a guide in their order, moved by their handles or by the menus of their rows.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { INTERVIEW_LIMITS } from '#contract/interviews/interviews-rules.ts'
import type { InterviewQuestion } from '#contract/settings/interview-library.ts'
import { InterviewQuestionPicker } from '#web/features/staff-shell/interview-question-picker.tsx'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { DragHandle } from '#web/ui/staff/table/drag/drag-handle.tsx'
import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'
import { moved, movedTo } from '#web/ui/staff/table/drag/move-item.ts'
import { bin, down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import styles from '../settings.module.css'

type Questions = readonly InterviewQuestion[]
type GuideQuestionListProps = {
  accountId: number
  questions: Questions
  /** What is wrong with the questions together. */
  problem: string | undefined
  onChange: (questions: Questions) => void
}

export function GuideQuestionList(props: GuideQuestionListProps) {
  const { accountId, questions, problem, onChange } = props
  const { t } = useLingui()
  const [isInLibrary, setIsInLibrary] = useState(false)
  const isFull = questions.length >= INTERVIEW_LIMITS.questions
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Questions</Trans>
      </legend>
      {problem !== undefined && (
        <Banner tone="danger" isLive>
          {problem}
        </Banner>
      )}
      {questions.length === 0 ? (
        <p className={styles.hint}>
          <Trans>No questions yet. Add them in the order of the interview.</Trans>
        </p>
      ) : (
        <DragList
          as="ol"
          className={styles.rows}
          rowClassName={styles.line}
          aria-label={t`Questions of the guide`}
          onMove={(move) => onChange(movedTo(questions, move))}
        >
          {questions.map((question, index) => (
            <QuestionLine
              key={question.interview_question_id}
              {...{ question, index, questions, onChange }}
            />
          ))}
        </DragList>
      )}
      <Minutes questions={questions} />
      <div>
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setIsInLibrary(true)}
        >
          <Trans>Add questions</Trans>
        </Button>
      </div>
      {isInLibrary && (
        <InterviewQuestionPicker
          accountId={accountId}
          taken={new Set(questions.map((one) => one.interview_question_id))}
          isFull={isFull}
          onTake={(question) => onChange([...questions, question])}
          onClose={() => setIsInLibrary(false)}
        />
      )}
    </fieldset>
  )
}

type QuestionLineProps = Pick<GuideQuestionListProps, 'questions' | 'onChange'> & {
  question: InterviewQuestion
  index: number
}

function QuestionLine({ question, index, questions, onChange }: QuestionLineProps) {
  const { t } = useLingui()
  const { text, minutes, attribute_name: attribute } = question
  const move = (by: -1 | 1) => () => onChange(moved(questions, { from: index, by }))
  const items: MenuItem[] = [
    ...(index > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: move(-1) }] : []),
    ...(index < questions.length - 1
      ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: move(1) }]
      : []),
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
      <div className={styles.lineWords}>
        {text}
        <CardFacts>
          {attribute !== null && <span>{attribute[currentLocale()]}</span>}
          {minutes !== null && (
            <span>
              <Plural value={minutes} one="# minute" other="# minutes" />
            </span>
          )}
        </CardFacts>
      </div>
      {question.is_archived && (
        <Badge>
          <Trans>Archived</Trans>
        </Badge>
      )}
      <RowMenu label={t`Actions for “${text}”`} items={items} />
    </>
  )
}

function Minutes({ questions }: { questions: Questions }) {
  const total = questions.reduce((sum, one) => sum + (one.minutes ?? 0), 0)
  if (total === 0) return null
  return (
    <p className={styles.hint}>
      <Plural value={total} one="# minute in all" other="# minutes in all" />
    </p>
  )
}
