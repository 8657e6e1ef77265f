// Taking questions and whole guides of the company's library into a plan. What is taken is a copy.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Library, ListOrdered } from 'lucide-react'
import { useState } from 'react'

import { INTERVIEW_LIMITS } from '#contract/interviews/interviews-rules.ts'
import type { GuideQuestion, InterviewGuide } from '#contract/plan-editor/interview-setup.ts'
import type {
  InterviewGuideSummary,
  InterviewQuestion,
} from '#contract/settings/interview-library.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { GUIDE, guidePath } from '#web/features/staff-shell/interview-library-data.ts'
import { InterviewQuestionPicker } from '#web/features/staff-shell/interview-question-picker.tsx'
import { uuidv7 } from '#web/offline/uuid.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { requisitionQuery } from '../../requisitions/requisition-queries.ts'
import type { SentChange } from '../plan-draft.ts'
import { useNewest } from '../use-newest.ts'
import { GuidePicker } from './guide-picker.tsx'

type GuideLibraryProps = {
  jobId: number
  guide: InterviewGuide
  onChange: (guide: InterviewGuide) => SentChange
}

export function GuideLibrary({ jobId, guide, onChange }: GuideLibraryProps) {
  const [open, setOpen] = useState<'guides' | 'questions' | null>(null)
  const { data: requisition } = useQuery(requisitionQuery(jobId))
  const takeGuide = useTakingGuide({ guide, onChange })
  const close = () => setOpen(null)
  const accountId = requisition?.account_id
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<ListOrdered size={16} aria-hidden="true" />}
        disabled={accountId === undefined}
        onClick={() => setOpen('guides')}
      >
        <Trans>Use a guide from the library</Trans>
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<Library size={16} aria-hidden="true" />}
        disabled={accountId === undefined}
        onClick={() => setOpen('questions')}
      >
        <Trans>Add questions from the library</Trans>
      </Button>
      {open === 'guides' && accountId !== undefined && (
        <GuidePicker
          accountId={accountId}
          onTake={(one) => {
            close()
            void takeGuide(accountId, one)
          }}
          onClose={close}
        />
      )}
      {open === 'questions' && accountId !== undefined && (
        <InterviewQuestionPicker
          accountId={accountId}
          taken={takenOf(guide)}
          isFull={guide.questions.length >= INTERVIEW_LIMITS.questions}
          onTake={(question) => onChange(withQuestions(guide, [question]))}
          onClose={close}
        />
      )}
    </>
  )
}

// Asks what is asked already only once, and leaves an introduction that is written as it is.
function useTakingGuide({ guide, onChange }: Omit<GuideLibraryProps, 'jobId'>) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const newest = useNewest(guide)
  return async (accountId: number, { interview_guide_id: id, name }: InterviewGuideSummary) => {
    try {
      const query = dataQuery(GUIDE, guidePath(accountId, id))
      const { data: found } = await queryClient.fetchQuery(query)
      const { current: before } = newest
      const taken = withQuestions(before, found.questions)
      const next = { ...taken, intro: before.intro === '' ? found.intro : before.intro }
      onChange(next)
      const added = next.questions.length - before.questions.length
      const text = t`“${name}”: ${plural(added, { one: '# question added.', other: '# questions added.' })}`
      notifyUndoable(text, () =>
        onChange(withoutTaken(newest.current, { before, next })).whenStored(),
      )
    } catch (error) {
      notify({ type: 'error', body: errorText(error) })
    }
  }
}

// What was written since stays, and so does an introduction that is not the guide's any more.
function withoutTaken(
  now: InterviewGuide,
  { before, next }: { before: InterviewGuide; next: InterviewGuide },
): InterviewGuide {
  const old = new Set(before.questions.map((one) => one.question_id))
  const added = new Set(next.questions.map((one) => one.question_id).filter((id) => !old.has(id)))
  return {
    ...now,
    intro: now.intro === next.intro ? before.intro : now.intro,
    questions: now.questions.filter((one) => !added.has(one.question_id)),
  }
}

function takenOf({ questions }: InterviewGuide): Set<number> {
  return new Set(questions.flatMap((one) => one.interview_question_id ?? []))
}

function withQuestions(guide: InterviewGuide, added: readonly InterviewQuestion[]): InterviewGuide {
  const taken = takenOf(guide)
  const others = added.filter((one) => !taken.has(one.interview_question_id))
  const questions = [...guide.questions, ...others.map(copyOf)]
  return { ...guide, questions: questions.slice(0, INTERVIEW_LIMITS.questions) }
}

function copyOf(question: InterviewQuestion): GuideQuestion {
  const { text, help, details, anchors, attribute_type_id, minutes } = question
  const { interview_question_id } = question
  const written = { text, help, details, anchors: [...anchors], attribute_type_id, minutes }
  return { question_id: uuidv7(), ...written, interview_question_id }
}
