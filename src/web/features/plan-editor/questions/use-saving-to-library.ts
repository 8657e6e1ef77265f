// Keeps a question of an activity in the company's library.
import { useLingui } from '@lingui/react/macro'

import type { AskedQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { LibraryQuestion } from '#contract/settings/question-library.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { writtenFrom } from '#web/features/staff-shell/questions/question-draft.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'

import type { SentChange } from '../plan-draft.ts'
import { jobPath, LIBRARY } from '../setup-data.ts'
import { useNewest } from '../use-newest.ts'

type Asked = {
  jobId: number
  question: AskedQuestion
  questions: readonly AskedQuestion[]
  onChange: (questions: AskedQuestion[]) => SentChange
}

/** The question then names its place in the library, so that it is not offered a second time. */
export function useSavingToLibrary({ jobId, question, questions, onChange }: Asked) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const newest = useNewest(questions)
  const done = ({ data: { account_question_id } }: { data: LibraryQuestion }) => {
    onChange(
      newest.current.map((one) =>
        one.question_id === question.question_id ? { ...one, account_question_id } : one,
      ),
    )
    notifyDone(t`The question is in the library.`)
  }
  const saving = useEndpoint({ method: 'post', path: LIBRARY }, { onDone: done })
  return () =>
    saving.mutate(
      { ...jobPath(jobId), body: { question: writtenFrom(question) } },
      { onError: (error) => notify({ type: 'error', body: errorText(error) }) },
    )
}
