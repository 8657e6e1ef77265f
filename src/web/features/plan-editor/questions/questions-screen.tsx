// The step of the builder that writes the screening questions of the plan.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'

import type { PlanContent } from '#contract/plan-editor/screening-plan.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import {
  activityFrom,
  withActivity,
  withStep,
  type ChangeSteps,
  type DraftActivity,
  type DraftStep,
  type SentChange,
} from '../plan-draft.ts'
import { PlanFacts, SaveProblem } from '../plan-editor.tsx'
import { usePlanToEdit } from '../setup-data.ts'
import { builderHref } from '../setup-paths.ts'
import { usePlanDraft } from '../use-plan-draft.ts'
import { questionsOf, withQuestions } from './activity-questions.tsx'
import { QuestionList } from './question-list.tsx'

import styles from '../setup.module.css'

const KIND = 'screening-questions'

/** The fourth step of the builder: the questions, stored as they are changed. */
export function QuestionsScreen({ jobId }: { jobId: number }) {
  const { plan, content } = usePlanToEdit(jobId)
  const draft = usePlanDraft(jobId, plan)
  const { steps, change } = draft
  const asking = steps.flatMap((step) =>
    step.activities.flatMap((activity) => (activity.kind === KIND ? [{ step, activity }] : [])),
  )
  const replace = (key: string, next: Partial<DraftActivity>) =>
    change((now) => withActivity(now, { key, change: next }))
  return (
    <div className={styles.stack}>
      <PlanFacts steps={steps} draft={draft} />
      <SaveProblem jobId={jobId} draft={draft} />
      {asking.length === 0 && <NoQuestions {...{ jobId, steps, content }} onChange={change} />}
      {asking.map(({ step, activity }) => (
        <AskingActivity
          key={activity.key}
          {...{ jobId, step, activity }}
          onChange={(next) => replace(activity.key, next)}
        />
      ))}
      <div className={styles.actions}>
        <AppLink
          className={linkButton({ variant: 'primary' })}
          href={builderHref('details', jobId)}
        >
          <Trans>Continue</Trans>
        </AppLink>
      </div>
    </div>
  )
}

type AskingActivityProps = {
  jobId: number
  step: DraftStep
  activity: DraftActivity
  onChange: (change: Partial<DraftActivity>) => SentChange
}

function AskingActivity({ jobId, step, activity, onChange }: AskingActivityProps) {
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  const title = stepTitle(step.title, step.standard_title)
  const questions = questionsOf(activity)
  return (
    <Card as="section" className={styles.stack} aria-label={t`Questions of “${title}”`}>
      <CardTitle level={2}>{title}</CardTitle>
      <p className={styles.facts}>
        <Plural value={questions.length} one="# question" other="# questions" />
        {' · '}
        <Plural value={activity.minutes} one="~# min" other="~# min" />
      </p>
      <QuestionList
        jobId={jobId}
        questions={questions}
        onChange={(next) => onChange(withQuestions(next))}
      />
    </Card>
  )
}

type NoQuestionsProps = {
  jobId: number
  steps: readonly DraftStep[]
  content: readonly PlanContent[]
  onChange: ChangeSteps
}

function NoQuestions({ jobId, steps, content, onChange }: NoQuestionsProps) {
  const stepTitle = useStepTitle()
  const [first] = steps
  const base = content.find(({ kind }) => kind === KIND)
  if (first === undefined || base === undefined)
    return (
      <Card className={styles.stack}>
        <p>
          <Trans>Questions belong to a step of the plan, and it has none yet.</Trans>
        </p>
        <div>
          <AppLink className={linkButton({})} href={builderHref('steps', jobId)}>
            <Trans>Go to the steps</Trans>
          </AppLink>
        </div>
      </Card>
    )
  const title = stepTitle(first.title, first.standard_title)
  const add = () => {
    const activity = activityFrom(base, crypto.randomUUID())
    const change = ({ activities }: DraftStep) => ({ activities: [...activities, activity] })
    onChange((now) => withStep(now, { key: first.key, change }))
  }
  return (
    <Card className={styles.stack}>
      <p>
        <Trans>
          Candidates are not asked any questions of your own. Screening questions find out what
          decides whether someone can do this work, such as a license or the hours.
        </Trans>
      </p>
      <div>
        <Button onClick={add}>
          <Plus size={17} aria-hidden="true" /> <Trans>Ask questions in “{title}”</Trans>
        </Button>
      </div>
    </Card>
  )
}
