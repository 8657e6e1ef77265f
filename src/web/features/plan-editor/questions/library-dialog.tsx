// The company's questions, to take into a plan. What is taken is a copy.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Plus, Trash } from 'lucide-react'
import { useState } from 'react'

import type { LibraryQuestion } from '#contract/settings/question-library.ts'
import { useData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { QUESTION_TYPE_LABELS } from '#web/features/staff-shell/questions/question-labels.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { RecommendedQuestions } from '../recommendations/recommended-questions.tsx'
import { SetupBoundary } from '../setup-boundary.tsx'
import { jobPath, LIBRARY } from '../setup-data.ts'
import { EditLibraryQuestion } from './edit-library-question.tsx'

import styles from '../setup.module.css'

type LibraryDialogProps = {
  jobId: number
  /** The questions of the library that are asked already. */
  taken: ReadonlySet<number>
  onTake: (question: LibraryQuestion) => void
  onClose: () => void
}

export function LibraryDialog({ jobId, taken, onTake, onClose }: LibraryDialogProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<LibraryQuestion | null>(null)
  // One dialog at a time: the list is there again when the question is written.
  if (edited !== null)
    return <EditLibraryQuestion {...{ jobId, edited }} onClose={() => setEdited(null)} />
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={<Trans>Question library</Trans>}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.stack}>
        <SearchField label={t`Search the library`} value={search} onSearch={setSearch} />
        {search === '' && <RecommendedQuestions {...{ jobId, taken, onTake }} />}
        <SetupBoundary
          asked={search}
          title={<Trans>The library could not be loaded</Trans>}
          height="8rem"
        >
          <Found {...{ jobId, search, taken, onTake }} onEdit={setEdited} />
        </SetupBoundary>
      </div>
    </Dialog>
  )
}

type FoundProps = Omit<LibraryDialogProps, 'onClose'> & {
  search: string
  onEdit: (question: LibraryQuestion) => void
}

function Found({ jobId, search, taken, onTake, onEdit }: FoundProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data: questions, meta } = useData(LIBRARY, { ...jobPath(jobId), query: { search } })
  const adding = useEndpoint({ method: 'post', path: LIBRARY })
  const removing = useEndpoint({ method: 'delete', path: `${LIBRARY}{account_question_id}/` })
  const error = adding.error ?? removing.error
  const remove = ({ account_question_id, question }: LibraryQuestion) => {
    const { text } = question
    const onUndo = () => adding.mutateAsync({ ...jobPath(jobId), body: { question } })
    const onSuccess = () => notifyUndoable(t`“${text}” is not in the library any more.`, onUndo)
    removing.mutate({ path: { job_id: jobId, account_question_id } }, { onSuccess })
  }
  return (
    <>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <Counted total={meta.total} shown={questions.length} isSearch={search !== ''} />
      {questions.length > 0 && (
        <ul className={styles.questionList} role="list">
          {questions.map((one) => (
            <LibraryRow
              key={one.account_question_id}
              one={one}
              isTaken={taken.has(one.account_question_id)}
              onTake={() => onTake(one)}
              onEdit={() => onEdit(one)}
              onRemove={() => remove(one)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type CountedProps = { total: number; shown: number; isSearch: boolean }

function Counted({ total, shown, isSearch }: CountedProps) {
  const hidden = total - shown
  return (
    <p className={styles.facts} role="status">
      {total > 0 && <Plural value={total} one="# question" other="# questions" />}
      {hidden > 0 && (
        <>
          {' · '}
          <Trans>Search to see those that are not listed.</Trans>
        </>
      )}
      {total === 0 && isSearch && <Trans>No question fits this search.</Trans>}
      {total === 0 && !isSearch && (
        <Trans>
          The library is empty. Write a question, and choose “Save to the library” in its menu.
        </Trans>
      )}
    </p>
  )
}

type LibraryRowProps = {
  one: LibraryQuestion
  isTaken: boolean
  onTake: () => void
  onEdit: () => void
  onRemove: () => void
}

function LibraryRow({ one, isTaken, onTake, onEdit, onRemove }: LibraryRowProps) {
  const { i18n, t } = useLingui()
  const { text, type } = one.question
  return (
    <li className={styles.questionRow}>
      <span className={styles.questionText}>
        <span>{text}</span>
        <span className={styles.faint}>{i18n._(QUESTION_TYPE_LABELS[type])}</span>
      </span>
      {isTaken ? (
        <span className={styles.faint}>
          <Trans>Added</Trans>
        </span>
      ) : (
        <Button size="small" aria-label={t`Add “${text}”`} onClick={onTake}>
          <Plus size={16} aria-hidden="true" /> <Trans>Add</Trans>
        </Button>
      )}
      <IconButton
        label={t`Edit “${text}”`}
        icon={<Pencil size={17} aria-hidden="true" />}
        onClick={onEdit}
      />
      <IconButton
        label={t`Remove “${text}” from the library`}
        icon={<Trash size={17} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}
