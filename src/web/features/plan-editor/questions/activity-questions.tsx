// The questions of one activity of a plan.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { minutesFor } from '#contract/assessments/question-facts.ts'
import type { AskedQuestion } from '#contract/plan-editor/screening-questions.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'

import type { DraftActivity, SentChange } from '../plan-draft.ts'
import { QuestionList } from './question-list.tsx'

import styles from '../setup.module.css'

type ActivityQuestionsProps = {
  jobId: number
  activity: DraftActivity
  onChange: (change: Partial<DraftActivity>) => SentChange
}

/** In the editor of the plan; behind a disclosure where there were some before. */
export function ActivityQuestions({ jobId, activity, onChange }: ActivityQuestionsProps) {
  const questions = questionsOf(activity)
  const [isNew] = useState(questions.length === 0)
  const list = (
    <QuestionList
      jobId={jobId}
      questions={questions}
      onChange={(next) => onChange(withQuestions(next))}
    />
  )
  return (
    <div className={styles.questions}>
      {isNew ? list : <Disclosure summary={<Trans>Questions</Trans>}>{list}</Disclosure>}
    </div>
  )
}

export function questionsOf({ settings }: Pick<DraftActivity, 'settings'>): AskedQuestion[] {
  return settings?.kind === 'screening-questions' ? settings.questions : []
}

/** What a change of its questions changes of an activity. */
export function withQuestions(questions: AskedQuestion[]): Partial<DraftActivity> {
  return {
    settings: { kind: 'screening-questions', questions },
    question_count: questions.length,
    minutes: minutesFor(questions),
  }
}
