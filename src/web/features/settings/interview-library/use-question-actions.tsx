import { useLingui } from '@lingui/react/macro'

import type {
  InterviewQuestion,
  InterviewQuestionContent,
} from '#contract/settings/interview-library.ts'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSaving } from '../use-saving.ts'
import { deleteQuestion, restoreQuestion, saveQuestion } from './library-queries.ts'

/** Deleting a question of the library, with the way back, and offering an archived one again. */
export function useQuestionActions(accountId: number) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const deleting = useSaving(deleteQuestion)
  const restoring = useSaving(restoreQuestion)
  const creating = useSaving(saveQuestion)
  const onError = (error: unknown) => notify({ type: 'error', body: errorText(error) })

  const takeBack = (question: InterviewQuestion, isArchived: boolean) => {
    const { interview_question_id: questionId } = question
    if (isArchived) return restoring.mutateAsync({ accountId, questionId })
    const content = contentOf(question)
    return creating.mutateAsync({ accountId, questionId: null, content, revision: 0 })
  }
  const remove = async (question: InterviewQuestion, onRemoved?: () => void) => {
    const { interview_question_id: questionId, text } = question
    try {
      const { is_archived: isArchived } = await deleting.mutateAsync({ accountId, questionId })
      const said = isArchived
        ? t`“${text}” is archived, because guides or plans ask it.`
        : t`“${text}” is deleted.`
      const onUndo = () => takeBack(question, isArchived)
      notifyUndoable(said, onUndo)
      onRemoved?.()
    } catch (error) {
      onError(error)
    }
  }
  const restore = (question: InterviewQuestion) =>
    restoring.mutate(
      { accountId, questionId: question.interview_question_id },
      { onError, onSuccess: () => notifyDone(t`The question can be asked again.`) },
    )
  return {
    /** `onRemoved` is called once it is gone. */
    remove: (question: InterviewQuestion, onRemoved?: () => void) =>
      void remove(question, onRemoved),
    restore,
    isBusy: deleting.isPending || restoring.isPending,
  }
}

/** What is written of a question, without what the library knows of it. */
export function contentOf(question: InterviewQuestionContent): InterviewQuestionContent {
  const { text, help, details, anchors, attribute_type_id, minutes } = question
  return { text, help, details, anchors, attribute_type_id, minutes }
}
