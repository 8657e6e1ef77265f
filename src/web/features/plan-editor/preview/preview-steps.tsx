// The steps of a plan as a candidate's application lists them.
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { hasPlayer } from '#contract/assessments/kind-names.ts'
import type { PlanStep } from '#contract/plan-editor/screening-plan.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge, StatusPill } from '#web/ui/feedback/badge.tsx'
import { Card, CardFacts, CardTitle } from '#web/ui/layout/card.tsx'

import styles from './preview.module.css'

type PreviewStepsProps = {
  steps: readonly PlanStep[]
  /** What was gone through already. */
  doneIds: ReadonlySet<number>
  onOpen: (jobStepActivityId: number) => void
}

export function PreviewSteps({ steps, doneIds, onOpen }: PreviewStepsProps) {
  const stepTitle = useStepTitle()
  if (steps.length === 0)
    return (
      <p>
        <Trans>The plan has no steps yet.</Trans>
      </p>
    )
  return (
    <ol className={styles.steps} role="list">
      {steps.map((step) => (
        <li key={step.job_step_id} className={styles.step}>
          <h2 className={styles.stepTitle}>{stepTitle(step.title, step.standard_title)}</h2>
          {step.activities.length === 0 && (
            <p className={styles.facts}>
              <Trans>Nothing to do for candidates in this step.</Trans>
            </p>
          )}
          {step.activities.map((activity) => (
            <Activity
              key={activity.job_step_activity_id}
              activity={activity}
              isDone={doneIds.has(activity.job_step_activity_id)}
              onOpen={onOpen}
            />
          ))}
        </li>
      ))}
    </ol>
  )
}

type ActivityProps = Pick<PreviewStepsProps, 'onOpen'> & {
  activity: PlanStep['activities'][number]
  isDone: boolean
}

function Activity({ activity, isDone, onOpen }: ActivityProps) {
  const { t } = useLingui()
  const { minutes, question_count: count, job_step_activity_id: id } = activity
  const title = activity.title[currentLocale()]
  return (
    <Card className={styles.activity}>
      <div>
        <CardTitle level={3}>{title}</CardTitle>
        <CardFacts>
          {isDone && (
            <StatusPill tone="green">
              <Trans>Seen</Trans>
            </StatusPill>
          )}
          {hasPlayer(activity.kind) && (
            <>
              <span>
                <Plural value={count} one="# question" other="# questions" />
              </span>
              <span>
                <Plural value={minutes} one="~# min" other="~# min" />
              </span>
            </>
          )}
          {!activity.is_required && (
            <Badge>
              <Trans>Optional</Trans>
            </Badge>
          )}
        </CardFacts>
      </div>
      {count > 0 && (
        <Button variant="primary" aria-label={t`Start ${title}`} onClick={() => onOpen(id)}>
          <Trans>Start</Trans>
        </Button>
      )}
    </Card>
  )
}
