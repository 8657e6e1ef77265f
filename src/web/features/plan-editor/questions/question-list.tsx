// The questions that an activity asks, in their order, with what can be done with each.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Library, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'

import { measuresOf } from '#contract/assessments/question-facts.ts'
import {
  QUESTION_LIMITS,
  type QuestionType,
  SCREENING_TYPES,
} from '#contract/plan-editor/plan-editor-rules.ts'
import type { AskedQuestion, WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { LibraryQuestion } from '#contract/settings/question-library.ts'
import {
  hasKnockOut,
  withoutKnockOutAnswers,
} from '#web/features/staff-shell/questions/knock-outs.ts'
import { QuestionDialog } from '#web/features/staff-shell/questions/question-dialog.tsx'
import {
  askedFrom,
  draftOfQuestion,
  emptyDraft,
} from '#web/features/staff-shell/questions/question-draft.ts'
import { QUESTION_TYPE_LABELS } from '#web/features/staff-shell/questions/question-labels.ts'
import { uuidv7 } from '#web/offline/uuid.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Menu } from '#web/ui/controls/menu.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { moved } from '#web/ui/staff/table/drag/move-item.ts'
import { bin, down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import type { SentChange } from '../plan-draft.ts'
import { usePlanSubject } from '../plan-subject.ts'
import { useNewest } from '../use-newest.ts'
import { AddSet } from './add-set.tsx'
import { JobScoreFields } from './job-score-fields.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import { useSavingToLibrary } from './use-saving-to-library.ts'

import styles from '../setup.module.css'

type QuestionListProps = {
  jobId: number
  questions: readonly AskedQuestion[]
  onChange: (questions: AskedQuestion[]) => SentChange
}

type Open = { type: QuestionType } | { edited: AskedQuestion }

export function QuestionList({ jobId, questions, ...props }: QuestionListProps) {
  const { isProfile } = usePlanSubject()
  // Also what comes from the library, or was written for a requisition.
  const onChange = (changed: AskedQuestion[]) =>
    props.onChange(isProfile ? changed.map(withoutKnockOutAnswers) : changed)
  const [isInLibrary, setIsInLibrary] = useState(false)
  const [open, setOpen] = useState<Open | null>(null)
  const newest = useNewest(questions)
  const save = (question: WrittenQuestion) => {
    if (open !== null) onChange(saved(questions, { open, question }))
    setOpen(null)
  }
  const restore = (question: AskedQuestion, index: number) => {
    const { current: now } = newest
    const isThere = now.some(({ question_id: id }) => id === question.question_id)
    return onChange(isThere ? [...now] : now.toSpliced(index, 0, question))
  }
  return (
    <div className={styles.stack}>
      {questions.length === 0 ? (
        <p className={styles.facts}>
          {isProfile ? (
            <Trans>No questions yet. Ask what shows how the work is going.</Trans>
          ) : (
            <Trans>No questions yet. Ask what decides whether someone can do this work.</Trans>
          )}
        </p>
      ) : (
        <ol className={styles.questionList} role="list">
          {questions.map((question, index) => (
            <QuestionRow
              key={question.question_id}
              {...{ jobId, question, index, questions, onChange }}
              onRestore={restore}
              onEdit={() => setOpen({ edited: question })}
            />
          ))}
        </ol>
      )}
      {questions.length < QUESTION_LIMITS.questions && (
        <AddQuestion
          {...{ jobId, questions, onChange }}
          onAdd={(type) => setOpen({ type })}
          onOpenLibrary={() => setIsInLibrary(true)}
        />
      )}
      {isInLibrary && (
        <LibraryDialog
          jobId={jobId}
          taken={new Set(questions.flatMap((one) => one.account_question_id ?? []))}
          onTake={(taken) => onChange([...questions, askedFromLibrary(taken)])}
          onClose={() => setIsInLibrary(false)}
        />
      )}
      {open !== null && (
        <QuestionDialog
          initial={'type' in open ? emptyDraft(open.type) : draftOfQuestion(open.edited)}
          isNew={'type' in open}
          renderScores={(fields) => <JobScoreFields {...fields} jobId={jobId} />}
          types={SCREENING_TYPES}
          audience={isProfile ? 'employees' : 'candidates'}
          onSave={({ question }) => save(question)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

function askedFromLibrary({ account_question_id, question }: LibraryQuestion): AskedQuestion {
  return askedFrom(question, { id: uuidv7(), accountQuestionId: account_question_id })
}

function saved(
  questions: readonly AskedQuestion[],
  { open, question }: { open: Open; question: WrittenQuestion },
): AskedQuestion[] {
  if ('type' in open)
    return [...questions, askedFrom(question, { id: uuidv7(), accountQuestionId: null })]
  const { question_id: id, account_question_id: accountQuestionId } = open.edited
  return questions.map((one) =>
    one.question_id === id ? askedFrom(question, { id, accountQuestionId }) : one,
  )
}

type AddQuestionProps = QuestionListProps & {
  onAdd: (type: QuestionType) => void
  onOpenLibrary: () => void
}

function AddQuestion({ onAdd, onOpenLibrary, ...list }: AddQuestionProps) {
  const { i18n } = useLingui()
  const items = SCREENING_TYPES.map((type) => ({
    id: type,
    label: i18n._(QUESTION_TYPE_LABELS[type]),
    onSelect: () => onAdd(type),
  }))
  return (
    <div className={styles.actions}>
      <Menu
        size="small"
        trigger={
          <>
            <Plus size={16} aria-hidden="true" /> <Trans>Add a question</Trans>
          </>
        }
        sections={[{ id: 'types', items }]}
      />
      <Button size="small" variant="quiet" onClick={onOpenLibrary}>
        <Library size={16} aria-hidden="true" /> <Trans>Question library</Trans>
      </Button>
      <AddSet {...list} />
    </div>
  )
}

type QuestionRowProps = QuestionListProps & {
  question: AskedQuestion
  index: number
  onRestore: (question: AskedQuestion, index: number) => SentChange
  onEdit: () => void
}

function QuestionRow(props: QuestionRowProps) {
  const { question, index, questions, onChange, onRestore, onEdit } = props
  const { i18n, t } = useLingui()
  const { isProfile } = usePlanSubject()
  const save = useSavingToLibrary(props)
  const { text } = question
  const move = (by: -1 | 1) => () => onChange(moved(questions, { from: index, by }))
  const remove = () => {
    onChange(questions.filter((one) => one !== question))
    notifyUndoable(t`“${text}” is removed.`, () => onRestore(question, index).whenStored())
  }
  const items: MenuItem[] = [
    { id: 'edit', label: t`Edit`, icon: pencil, onSelect: onEdit },
    ...(question.account_question_id === null
      ? [
          {
            id: 'library',
            label: t`Save to the library`,
            icon: library,
            onSelect: save,
          },
        ]
      : []),
    ...(index > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: move(-1) }] : []),
    ...(index < questions.length - 1
      ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: move(1) }]
      : []),
    { id: 'remove', label: t`Remove`, icon: bin, onSelect: remove, isDestructive: true },
  ]
  return (
    <li className={styles.questionRow}>
      <span className={styles.faint} aria-hidden="true">
        {index + 1}
      </span>
      <span className={styles.questionText}>
        <span>{text}</span>
        <span className={styles.faint}>
          {i18n._(QUESTION_TYPE_LABELS[question.type])}
          {'options' in question && (
            <>
              {' · '}
              <Plural value={question.options.length} one="# answer" other="# answers" />
            </>
          )}
          {measuresOf(question).length > 0 && (
            <>
              {' · '}
              <Trans>Scored</Trans>
            </>
          )}
          {!question.is_required && (
            <>
              {' · '}
              <Trans>Optional</Trans>
            </>
          )}
        </span>
        {!isProfile && hasKnockOut(question) && (
          <StatusPill tone="amber">
            <Trans>Knock-out</Trans>
          </StatusPill>
        )}
      </span>
      <RowMenu label={t`Actions for “${text}”`} items={items} />
    </li>
  )
}

const library = <Library size={17} aria-hidden="true" />
const pencil = <Pencil size={17} aria-hidden="true" />
