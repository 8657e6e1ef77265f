// What interviewers ask, for their eyes alone.
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { INTERVIEW_LIMITS, RATINGS } from '#contract/interviews/interviews-rules.ts'
import type { GuideQuestion } from '#contract/plan-editor/interview-setup.ts'
import { uuidv7 } from '#web/offline/uuid.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { moved } from '#web/ui/staff/table/drag/move-item.ts'
import { bin, down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import { GuideMinutes } from './guide-minutes.tsx'
import { GuideQuestionDialog } from './guide-question-dialog.tsx'

import styles from '../setup.module.css'

type GuideQuestionsProps = {
  jobId: number
  questions: GuideQuestion[]
  /** How long the interview is. */
  minutes: number
  /** Other ways to get questions. */
  library: ReactNode
  onChange: (questions: GuideQuestion[]) => void
}

export function GuideQuestions(props: GuideQuestionsProps) {
  const { jobId, questions, minutes, library, onChange } = props
  const { t } = useLingui()
  const [edited, setEdited] = useState<GuideQuestion | null>(null)
  const store = (one: GuideQuestion) => {
    const index = questions.findIndex(({ question_id }) => question_id === one.question_id)
    onChange(index < 0 ? [...questions, one] : questions.toSpliced(index, 1, one))
    setEdited(null)
  }
  const move = (from: number, by: 1 | -1) => () => onChange(moved(questions, { from, by }))
  const itemsOf = (one: GuideQuestion, index: number): MenuItem[] => [
    { id: 'edit', label: t`Edit`, onSelect: () => setEdited(one) },
    ...(index > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: move(index, -1) }] : []),
    ...(index < questions.length - 1
      ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: move(index, 1) }]
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
    <div className={styles.stack}>
      <p className={styles.facts}>
        <Trans>Candidates never see these questions.</Trans>
      </p>
      {questions.length > 0 && (
        <ol className={styles.problems}>
          {questions.map((one, index) => {
            const name = one.text
            return (
              <li key={one.question_id}>
                {one.text} <RowMenu label={t`Actions for ${name}`} items={itemsOf(one, index)} />
              </li>
            )
          })}
        </ol>
      )}
      <GuideMinutes questions={questions} available={minutes} />
      <div className={styles.actions}>
        {questions.length < INTERVIEW_LIMITS.questions && (
          <Button
            size="small"
            variant="quiet"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setEdited(newQuestion())}
          >
            <Trans>Add a question for interviewers</Trans>
          </Button>
        )}
        {library}
      </div>
      {edited !== null && (
        <GuideQuestionDialog
          jobId={jobId}
          question={edited}
          onClose={() => setEdited(null)}
          onStore={store}
        />
      )}
    </div>
  )
}

function newQuestion(): GuideQuestion {
  const anchors = Array.from({ length: RATINGS }, () => '')
  return {
    question_id: uuidv7(),
    text: '',
    help: '',
    details: '',
    anchors,
    attribute_type_id: null,
    minutes: null,
  }
}
