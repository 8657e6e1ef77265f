// Changing a question of the company's library. Plans keep the copies that they ask.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import { SCREENING_TYPES } from '#contract/plan-editor/plan-editor-rules.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { LibraryQuestion } from '#contract/settings/question-library.ts'
import { QuestionDialog } from '#web/features/staff-shell/questions/question-dialog.tsx'
import { draftOfQuestion } from '#web/features/staff-shell/questions/question-draft.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { LIBRARY } from '../setup-data.ts'
import { JobScoreFields } from './job-score-fields.tsx'

import styles from '../setup.module.css'

const endpoint = { method: 'put', path: `${LIBRARY}{account_question_id}/` } as const

type EditLibraryQuestionProps = { jobId: number; edited: LibraryQuestion; onClose: () => void }

export function EditLibraryQuestion({ jobId, edited, onClose }: EditLibraryQuestionProps) {
  const { t } = useLingui()
  const path = { job_id: jobId, account_question_id: edited.account_question_id }
  // As it was when the user began: it may be read again meanwhile.
  const base = useRef<object>(edited.question)
  const undoing = useEndpoint(endpoint)
  const saving = useEndpoint(endpoint, { onDone: onClose })
  const save = (question: WrittenQuestion) =>
    saving.mutate(
      { path, body: { question }, base: base.current },
      {
        onSuccess: ({ data }) =>
          notifyUndoable(t`The question is saved.`, () =>
            undoing.mutateAsync({ path, body: { question: edited.question }, base: data.question }),
          ),
      },
    )
  return (
    <QuestionDialog
      isNew={false}
      renderScores={(fields) => <JobScoreFields {...fields} jobId={jobId} />}
      types={SCREENING_TYPES}
      initial={draftOfQuestion(edited.question)}
      note={
        <p className={styles.facts}>
          <Trans>Plans that ask this question keep their own copy.</Trans>
        </p>
      }
      error={saving.error}
      onOverwrite={(stored) => {
        base.current = stored
      }}
      isBusy={saving.isPending}
      onSave={({ question }) => save(question)}
      onClose={onClose}
    />
  )
}
