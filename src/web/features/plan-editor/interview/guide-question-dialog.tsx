// One question of the guide: what is asked, what it measures, and what an answer of each rating is like.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { INTERVIEW_LIMITS } from '#contract/interviews/interviews-rules.ts'
import type { GuideQuestion } from '#contract/plan-editor/interview-setup.ts'
import type { LibraryAttribute } from '#contract/plan-editor/job-attributes.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { InterviewQuestionFields } from '#web/features/staff-shell/interview-question-fields.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { useDiscarding } from '#web/ui/staff/form/use-discarding.tsx'

import { requisitionQuery } from '../../requisitions/requisition-queries.ts'
import { ATTRIBUTES, jobPath } from '../setup-data.ts'

import styles from '../setup.module.css'

type GuideQuestionDialogProps = {
  jobId: number
  question: GuideQuestion
  onClose: () => void
  onStore: (question: GuideQuestion) => void
}

export function GuideQuestionDialog(props: GuideQuestionDialogProps) {
  const { jobId, question, onClose, onStore } = props
  const { t } = useLingui()
  const { details = '', minutes = null, ...rest } = question
  const [initial] = useState({ ...rest, details, minutes })
  const [draft, setDraft] = useState(initial)
  const { close, question: discarding } = useDiscarding(
    JSON.stringify(draft) !== JSON.stringify(initial),
    onClose,
  )
  const [isTried, setIsTried] = useState(false)
  const { form, problemOf } = useFieldProblems(null)
  const attributes = useAttributes(jobId)
  const { data: requisition } = useQuery(requisitionQuery(jobId))
  const text = draft.text.trim()
  const isTooLong = draft.details.length > INTERVIEW_LIMITS.details
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (text !== '' && !isTooLong) onStore({ ...draft, text, help: draft.help.trim() })
  }
  return (
    <>
      <Dialog isOpen width="wide" onClose={close} title={t`Question for interviewers`}>
        <form {...form} className={styles.stack} onSubmit={submit}>
          <InterviewQuestionFields
            accountId={requisition?.account_id}
            question={draft}
            attributes={attributes}
            editorKey={question.question_id}
            problemOf={(name, words) =>
              name === 'text' && isTried && text === '' ? words : problemOf(name, words)
            }
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
          <div>
            <Button type="submit" variant="primary">
              <Trans>Save the question</Trans>
            </Button>
          </div>
        </form>
      </Dialog>
      {discarding}
    </>
  )
}

// What the rating can count for; what the requisition weighs comes first.
function useAttributes(jobId: number): readonly LibraryAttribute[] {
  const data = useOptionalData(ATTRIBUTES, jobPath(jobId))?.data
  const weighed = new Set(data?.attributes.map((one) => one.attribute_type_id))
  const isWeighed = (one: LibraryAttribute) => weighed.has(one.attribute_type_id)
  const library = data?.library ?? []
  return [...library.filter(isWeighed), ...library.filter((one) => !isWeighed(one))]
}
