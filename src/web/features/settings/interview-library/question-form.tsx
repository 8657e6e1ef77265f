import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

import { INTERVIEW_LIMITS } from '#contract/interviews/interviews-rules.ts'
import type { InterviewQuestionContent } from '#contract/settings/interview-library.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { InterviewQuestionFields } from '#web/features/staff-shell/interview-question-fields.tsx'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { interviewQuestionHref } from '../settings-paths.ts'
import { useSaving } from '../use-saving.ts'
import { QUESTION, questionPath, saveQuestion, useMeasuredAttributes } from './library-queries.ts'
import { SaveActions } from './save-actions.tsx'
import { SavingProblem } from './saving-problem.tsx'
import { contentOf } from './use-question-actions.tsx'

import styles from '../settings.module.css'

type QuestionFormProps = {
  accountId: number
  /** Null for a new one. */
  questionId: number | null
  saved: InterviewQuestionContent
  /** Of what is saved; 0 for a new one. */
  revision: number
  /** What the form begins with, where that is not what is saved. */
  initial: InterviewQuestionContent
}

/** Writes a question. Cancel and save stand there only once something changed. */
export function QuestionForm({
  accountId,
  questionId,
  saved,
  revision,
  initial,
}: QuestionFormProps) {
  const { t } = useLingui()
  const router = useRouter()
  const errorText = useSettingsErrorText()
  const queryClient = useQueryClient()
  const attributes = useMeasuredAttributes(accountId)
  const [content, setContent] = useState(initial)
  // What is read again meanwhile is not what this draft is based on.
  const [base, setBase] = useState(revision)
  // Another editor takes the saved text back: the editor owns its text.
  const [edition, setEdition] = useState(0)
  const saving = useSaving(saveQuestion, (question) => {
    notifyDone(t`The question is saved.`)
    setContent(contentOf(question))
    setBase(question.revision)
    if (questionId === null)
      router.history.push(interviewQuestionHref(question.interview_question_id), undefined, {
        ignoreBlocker: true,
      })
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const isChanged = JSON.stringify(content) !== JSON.stringify(saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ accountId, questionId, content, revision: base })
  }
  const begin = (next: InterviewQuestionContent, nextBase: number) => {
    setContent(next)
    setBase(nextBase)
    setEdition(edition + 1)
    saving.reset()
  }
  const load = async () => {
    if (questionId === null) return
    const query = dataQuery(QUESTION, questionPath({ accountId, questionId }))
    try {
      const { data: question } = await queryClient.fetchQuery(query)
      begin(contentOf(question), question.revision)
    } catch (error) {
      notify({ type: 'error', body: errorText(error) })
    }
  }
  return (
    <form {...form} className={styles.form} onSubmit={submit}>
      <UnsavedChanges isChanged={isChanged} />
      {saving.isError && <SavingProblem error={saving.error} onLoad={() => void load()} />}
      <InterviewQuestionFields
        key={edition}
        accountId={accountId}
        question={content}
        attributes={attributes}
        editorKey={String(edition)}
        problemOf={problemOf}
        onChange={(change) => setContent((before) => ({ ...before, ...change }))}
      />
      {isChanged && (
        <SaveActions
          isBusy={saving.isPending}
          isValid={isValid(content)}
          onCancel={() => begin(saved, revision)}
        />
      )}
    </form>
  )
}

function isValid({ text, details }: InterviewQuestionContent): boolean {
  return text.trim() !== '' && details.length <= INTERVIEW_LIMITS.details
}
