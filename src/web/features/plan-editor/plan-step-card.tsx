// One step of a plan: its title, its activities, and what can be done with either.
import { Trans, useLingui } from '@lingui/react/macro'

import { hasPlayer } from '#contract/assessments/kind-names.ts'
import type { PlanContent } from '#contract/plan-editor/screening-plan.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { DragHandle } from '#web/ui/staff/table/drag/drag-handle.tsx'
import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'
import { moved, movedTo } from '#web/ui/staff/table/drag/move-item.ts'
import { bin, down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import { ACTIVITY_EDITORS } from './activity-editors.ts'
import { ActivityFacts } from './activity-facts.tsx'
import { AddActivity } from './add-activity.tsx'
import { ActivityInstruction } from './instructions/activity-instruction.tsx'
import { ActivityNotifications } from './notifications/activity-notifications.tsx'
import {
  activityFrom,
  sentTo,
  withActivity,
  withActivityAgain,
  withoutActivity,
  withStep,
  withStepAgain,
  type ChangeSteps,
  type DraftActivity,
  type DraftStep,
} from './plan-draft.ts'
import { StepTitle } from './plan-step-title.tsx'
import { usePlanSubject } from './plan-subject.ts'
import { AnswerDaysButton } from './rules/answer-days.tsx'
import { PassRuleButton } from './rules/pass-rule.tsx'

import styles from './setup.module.css'

type ChangeStep = (change: (step: DraftStep) => Partial<DraftStep>) => void

type PlanStepCardProps = {
  jobId: number
  step: DraftStep
  index: number
  steps: readonly DraftStep[]
  content: readonly PlanContent[]
  /** Whether the step can be removed; left out: unless it is the only one. */
  canRemove?: boolean
  onChange: ChangeSteps
}

export function PlanStepCard(props: PlanStepCardProps) {
  const { jobId, step, index, steps, content, onChange } = props
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  const { isProfile } = usePlanSubject()
  const number = index + 1
  const change: ChangeStep = (next) =>
    onChange((now) => withStep(now, { key: step.key, change: next }))
  return (
    <Card as="section" aria-label={t`Step ${number}`} className={styles.planStep}>
      <div className={styles.stepHead}>
        <DragHandle />
        <StepTitle
          key={step.standard_title}
          number={number}
          title={stepTitle(step.title, step.standard_title)}
          onChange={(title) => change(() => ({ title, standard_title: null }))}
        />
        {!isProfile && <StepRules step={step} change={change} />}
        <StepMenu {...props} />
      </div>
      {step.activities.length === 0 ? (
        <p className={styles.facts}>
          {isProfile ? (
            <Trans>This step measures nothing yet.</Trans>
          ) : (
            <Trans>Nothing to do for candidates in this step yet.</Trans>
          )}
        </p>
      ) : (
        <DragList
          as="ul"
          className={styles.activities}
          rowClassName={styles.activity}
          onMove={(move) => change(({ activities }) => ({ activities: movedTo(activities, move) }))}
        >
          {step.activities.map((activity, position) => (
            <ActivityRow
              key={activity.key}
              {...{ jobId, activity, position, step, steps, onChange }}
              changeStep={change}
            />
          ))}
        </DragList>
      )}
      <AddActivity
        jobId={jobId}
        steps={steps}
        content={content}
        onAdd={(one) =>
          change(({ activities }) => ({
            activities: [...activities, activityFrom(one, crypto.randomUUID())],
          }))
        }
      />
    </Card>
  )
}

// When applicants pass the step, and when they are answered.
function StepRules({ step, change }: { step: DraftStep; change: ChangeStep }) {
  const title = useStepTitle()(step.title, step.standard_title)
  return (
    <>
      <PassRuleButton
        title={title}
        rule={step.pass_rule}
        onChange={(rule) => change(() => ({ pass_rule: rule }))}
      />
      <AnswerDaysButton
        title={title}
        days={step.answer_days}
        onChange={(days) => change(() => ({ answer_days: days }))}
      />
    </>
  )
}

function StepMenu(props: PlanStepCardProps) {
  const { step, index, steps, canRemove = steps.length > 1, onChange } = props
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  const title = stepTitle(step.title, step.standard_title)
  const remove = () => {
    onChange((now) => now.filter(({ key }) => key !== step.key))
    notifyUndoable(t`${title} is removed.`, () =>
      onChange((now) => withStepAgain(now, { step, index })).whenStored(),
    )
  }
  const move = (by: -1 | 1) => () => onChange((now) => moved(now, { from: index, by }))
  const items: MenuItem[] = [
    ...(index > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: move(-1) }] : []),
    ...(index < steps.length - 1
      ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: move(1) }]
      : []),
    ...(canRemove
      ? [{ id: 'remove', label: t`Remove`, icon: bin, onSelect: remove, isDestructive: true }]
      : []),
  ]
  return <RowMenu label={t`Actions for ${title}`} items={items} />
}

type ActivityRowProps = Omit<PlanStepCardProps, 'index' | 'content'> & {
  activity: DraftActivity
  position: number
  changeStep: ChangeStep
}

function ActivityRow(props: ActivityRowProps) {
  const { jobId, activity, position, step, steps, onChange, changeStep } = props
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  const { isProfile } = usePlanSubject()
  const name = activity.title[currentLocale()]
  const move = (by: -1 | 1) => () =>
    changeStep(({ activities }) => ({ activities: moved(activities, { from: position, by }) }))
  const remove = () => {
    onChange((now) => withoutActivity(now, activity.key))
    const removed = { activity, stepKey: step.key, position }
    notifyUndoable(t`${name} is removed.`, () =>
      onChange((now) => withActivityAgain(now, removed)).whenStored(),
    )
  }
  const others = steps.filter(({ key }) => key !== step.key)
  const items: MenuItem[] = [
    ...(position > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: move(-1) }] : []),
    ...(position < step.activities.length - 1
      ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: move(1) }]
      : []),
    ...others.map((other) => {
      const title = stepTitle(other.title, other.standard_title)
      return {
        id: other.key,
        label: t`Move to ${title}`,
        onSelect: () =>
          onChange((now) => sentTo(now, { activityKey: activity.key, stepKey: other.key })),
      }
    }),
    { id: 'remove', label: t`Remove`, icon: bin, onSelect: remove, isDestructive: true },
  ]
  const change = (next: Partial<DraftActivity>) =>
    onChange((now) => withActivity(now, { key: activity.key, change: next }))
  const Editor = ACTIVITY_EDITORS[activity.kind]
  return (
    <>
      <DragHandle />
      <span className={styles.activityName}>{name}</span>
      <span className={classNames(styles.faint, styles.activityFacts)}>
        <ActivityFacts activity={activity} />
      </span>
      <Checkbox
        className={styles.activityRequired}
        label={
          <>
            <Trans>Required</Trans> <VisuallyHidden>{name}</VisuallyHidden>
          </>
        }
        checked={activity.is_required}
        onChange={() => change({ is_required: !activity.is_required })}
      />
      <RowMenu label={t`Actions for ${name}`} items={items} />
      <div className={styles.activityParts}>
        <ActivityInstruction
          name={name}
          instruction={activity.instruction}
          onChange={(instruction) => change({ instruction })}
        />
        {!isProfile && activity.job_step_activity_id !== undefined && hasPlayer(activity.kind) && (
          <ActivityNotifications
            name={name}
            jobId={jobId}
            activityId={activity.job_step_activity_id}
          />
        )}
      </div>
      {Editor !== null && <Editor activity={activity} jobId={jobId} onChange={change} />}
    </>
  )
}
