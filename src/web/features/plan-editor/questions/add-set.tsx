import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ListOrdered } from 'lucide-react'
import { useState } from 'react'

import { QUESTION_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import type { AskedQuestion } from '#contract/plan-editor/screening-questions.ts'
import type { ScreeningSet } from '#contract/settings/screening-sets.ts'
import { askedFrom } from '#web/features/staff-shell/questions/question-draft.ts'
import { uuidv7 } from '#web/offline/uuid.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { requisitionQuery } from '../../requisitions/requisition-queries.ts'
import type { SentChange } from '../plan-draft.ts'
import { useNewest } from '../use-newest.ts'
import { SetPicker } from './set-picker.tsx'

type AddSetProps = {
  jobId: number
  questions: readonly AskedQuestion[]
  onChange: (questions: AskedQuestion[]) => SentChange
}

/** Adds the questions of a set that are not asked yet, in their order, with the way back. */
export function AddSet({ jobId, questions, onChange }: AddSetProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const newest = useNewest(questions)
  const { data: requisition } = useQuery(requisitionQuery(jobId))
  const accountId = requisition?.account_id
  const take = (set: ScreeningSet) => {
    setIsOpen(false)
    const copies = copiesOf(set, questions)
    const ids = new Set(copies.map((one) => one.question_id))
    const { name } = set
    const added = copies.length
    if (added === 0) {
      void notify({
        type: 'information',
        body: t`“${name}”: all of its questions are here already.`,
      })
      return
    }
    const text = t`“${name}”: ${plural(added, { one: '# question added.', other: '# questions added.' })}`
    onChange([...questions, ...copies])
    notifyUndoable(text, () =>
      onChange(newest.current.filter((one) => !ids.has(one.question_id))).whenStored(),
    )
  }
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        disabled={accountId === undefined}
        onClick={() => setIsOpen(true)}
      >
        <ListOrdered size={16} aria-hidden="true" /> <Trans>Add a set…</Trans>
      </Button>
      {isOpen && accountId !== undefined && (
        <SetPicker accountId={accountId} onTake={take} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

function copiesOf(set: ScreeningSet, asked: readonly AskedQuestion[]): AskedQuestion[] {
  const taken = new Set(asked.map((one) => one.account_question_id))
  return set.questions
    .filter((one) => !one.is_archived && !taken.has(one.account_question_id))
    .slice(0, QUESTION_LIMITS.questions - asked.length)
    .map(({ account_question_id: accountQuestionId, question }) =>
      askedFrom(question, { id: uuidv7(), accountQuestionId }),
    )
}
